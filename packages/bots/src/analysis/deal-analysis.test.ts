// Whole deals: the same analysis each time, step by step, and what it sums up to.

import {
  GAME_IDS,
  readTable,
  rewind,
  SeededRandom,
  seatsOf,
  submit,
  type Table,
  tableJson,
  timeOut,
  viewTable,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../positions/scene.ts';
import { analyzeDeal, summarize, weighMove } from '../../testing/all-games.ts';
import { given, playMatch } from '../../testing/table-play.ts';
import { allBots } from '../index.ts';
import type { AnalysisProgress, DealAnalysis } from './deal-analysis.ts';

const effort = { deals: 8, seed: 8 };

function analysed(table: Table, number: number, seat: number): [DealAnalysis, AnalysisProgress[]] {
  const messages: AnalysisProgress[] = [];
  const steps = analyzeDeal(table, number, seat, effort);
  for (;;) {
    const step = steps.next();
    if (step.done) return [step.value, messages];
    messages.push(step.value);
  }
}

describe.each(GAME_IDS)('%s', (id) => {
  const table = playMatch(id, {}, [allBots.create('medium')], 2, 6);
  const [analysis, messages] = analysed(table, 1, 2);
  const { judged, summary } = analysis;
  const seats = seatsOf((1 << table.game.seats) - 1);

  it('a match that is read back from its record gives the same verdicts', () => {
    const read = given(readTable(JSON.parse(JSON.stringify(tableJson(table)))));
    expect(analysed(read, 1, 2)).toEqual([analysis, messages]);
  });

  it('covers each decision of the seat, in order, and each could be judged by itself', () => {
    const own = table.log.flatMap((entry, version) =>
      entry.kind === 'move' && entry.seat === 2 ? [{ version, move: entry.move }] : [],
    );
    const from = table.log.findLastIndex(({ kind }) => kind === 'deal');
    const inDeal = own.filter(({ version }) => version > from);
    expect(judged.map(({ version, move }) => ({ version, move }))).toEqual(inDeal);
    expect(messages.map((step) => step.judged)).toEqual(judged);
    expect(messages.map(({ done, total }) => [done, total])).toEqual(
      judged.map((_, i) => [i + 1, judged.length]),
    );
    const { version, move, verdict } = judged[4]!;
    const view = viewTable(rewind(table, version), 2);
    expect(weighMove(view, move, { ...effort, seed: effort.seed + version })).toEqual(verdict);
  });

  it('the result is what was scored, and what is won by some is lost by others', () => {
    const summaries = seats.map((seat) => summarize(table, 0, seat, [], effort)!);
    const { scores } = table.results[0]!;
    const sign = id === 'hearts' ? -1 : 1;
    const side = (seat: number) => (scores.length === 2 ? seat % 2 : seat);
    summaries.forEach(({ result }, seat) => {
      const others = scores.filter((_, other) => other !== side(seat));
      const mean = others.reduce((sum, score) => sum + score, 0) / others.length;
      expect(result).toBeCloseTo(sign * (scores[side(seat)]! - mean), 9);
    });
    expect(summaries.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(0, 9);
    if (id === 'king') return;
    expect(summaries.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
  });

  it('adds up what the decisions cost', () => {
    const lost = judged.reduce((sum, { verdict }) => sum + verdict.lost, 0);
    const mistakes = judged.filter(({ verdict }) => verdict.grade === 'mistake').length;
    expect(summary).toMatchObject({ lost, mistakes });
    expect(summarize(table, 1, 2, judged, effort)).toEqual(summary);
  });
});

describe('luck', () => {
  it('is with the side that was dealt the trumps', () => {
    const opened = tableOf({
      game: 'spades',
      dealer: 'south',
      holds: {
        south: 'AKQ53.AK.AK42.A2',
        west: 'T84.9753.QT7.J83',
        north: '97.QJT.J95.KQ654',
        east: 'J62.8642.863.T97',
      },
    });
    const basic = allBots.create('basic');
    let table = opened;
    while (table.actors.length > 0) {
      const seat = table.actors[0]!;
      const { move } = basic.choose(viewTable(table, seat), new SeededRandom(1));
      table = given(submit(table, seat, move));
    }
    const luck = [0, 1, 2, 3].map((seat) => summarize(table, 0, seat, [])!.luck);
    expect(luck[0]).toBeGreaterThan(60);
    expect(luck).toEqual([luck[0], -luck[0]!, luck[0], -luck[0]!]);
  });
});

describe('a deal', () => {
  const table = playMatch('hearts', {}, [allBots.create('basic')], 1);

  it('that is still played has verdicts, but no summary', () => {
    const running = rewind(table, 22);
    const [{ judged, summary }] = analysed(running, 0, 0);
    expect(judged.length).toBeGreaterThan(3);
    expect(summary).toBeNull();
    expect(summarize(running, 0, 0, judged)).toBeNull();
  });

  it('leaves out what the table did for a seat that was late', () => {
    const start = rewind(table, 5);
    const late = start.actors[0]!;
    const next = timeOut(start, new SeededRandom(1));
    expect(analysed(start, 0, late)[0].judged).toEqual(analysed(next, 0, late)[0].judged);
  });

  it('that was never dealt is refused', () => {
    expect(() => analyzeDeal(table, 1, 0).next()).toThrow('no deal 1 in a match of 1');
  });
});
