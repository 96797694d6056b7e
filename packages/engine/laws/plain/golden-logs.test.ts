// Whole matches on record: they replay to the recorded end, and a plain recount finds the same totals.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Entry,
  GAME_IDS,
  readTable,
  readTableText,
  replay,
  rewind,
  seededDraw,
  type Table,
  tableJson,
  tableText,
} from '../../src/index.ts';
import { plainTotals } from './plain-match.ts';
import { LOGS, logText, seededMatch, seedOf } from './record-logs.ts';

const read = (game: string): string => readFileSync(path.join(LOGS, `${game}.txt`), 'utf8');

function tableOf(text: string): Table {
  const message = readTableText(text);
  if (!message.ok) throw new Error(message.error);
  return message.value;
}

/** A line such as `# totals 12 50 30 12`. */
function fact(text: string, name: string): number[] {
  const line = new RegExp(`^# ${name} (.+)$`, 'm').exec(text);
  return line![1]!.split(' ').map(Number);
}

it('there is a log for every game', () => {
  expect(readdirSync(LOGS).sort()).toEqual(GAME_IDS.map((game) => `${game}.txt`).sort());
});

describe.each(GAME_IDS)('the golden log of %s', (game) => {
  const text = read(game);
  const table = tableOf(text);

  it('ends as it is recorded', () => {
    expect(table.standing.totals).toEqual(fact(text, 'totals'));
    expect(table.standing.winners).toEqual(fact(text, 'winners'));
    expect([table.results.length]).toEqual(fact(text, 'deals'));
    expect(table.phase).toBe(game === 'king' ? 'partyEnd' : 'gameEnd');
  });

  it('has the totals that a recount of its cards gives', () => {
    expect(plainTotals(text)).toEqual(table.standing.totals);
  });

  it('is written as it was read', () => {
    expect(logText(table)).toBe(text);
    const again = readTable(JSON.stringify(tableJson(table)));
    expect(again.ok && tableText(again.value)).toBe(tableText(table));
  });

  it('C10: has the deals of its seed', () => {
    const { deals } = table.opening;
    expect(deals).toEqual({ kind: 'seeded', seed: seedOf(game) });
    const dealt = table.log.filter(
      (entry): entry is Entry & { kind: 'deal' } => entry.kind === 'deal',
    );
    dealt.forEach(({ cards, first }, i) => {
      const draw = seededDraw(table.game, seedOf(game), i + 1);
      const size = cards.length / 4;
      for (let seat = 0; seat < 4; seat++) {
        const hand = draw.cards.slice(seat * size, (seat + 1) * size).sort((a, b) => a - b);
        expect(cards.slice(seat * size, (seat + 1) * size)).toEqual(hand);
      }
      expect(first).toBe(draw.first);
    });
    expect(dealt).toHaveLength(table.results.length);
  });

  it('C10: is what a random match with this seed gives', () => {
    expect(logText(seededMatch(game, seedOf(game)))).toBe(text);
  });

  it('can be replayed from any of its moments', () => {
    for (let version = 0; version < table.version; version += 97) {
      const earlier = rewind(table, version);
      const done = replay(earlier, table.log.slice(version));
      expect(done.ok && done.value.standing).toEqual(table.standing);
    }
  });
});

describe('the logs are worth keeping', () => {
  it('H7: in Hearts somebody shoots the moon', () => {
    const moons = tableOf(read('hearts')).results.filter(
      (r) => r.game === 'hearts' && r.moonShooter !== null,
    );
    expect(moons.length).toBeGreaterThan(0);
  });

  it('S7, S8: in Spades there are nils, a blind nil and its exchange', () => {
    const moves = read('spades');
    for (const words of ['bid nil', 'bid blind_nil', 'exchange ', 'reveal'])
      expect(moves).toContain(words);
  });

  it('K3, K4: in King all contracts are played, and a Kız is void', () => {
    const { results, standing } = tableOf(read('king'));
    expect(results.some((result) => result.game === 'king' && result.cancelled === 'kiz')).toBe(
      true,
    );
    expect(standing.calls).toHaveLength(20);
    expect(standing.totals.reduce((a, b) => a + b)).toBe(0);
  });

  it('C3: some moves are automatic', () => {
    for (const game of GAME_IDS) expect(read(game)).toMatch(/\*/);
  });
});
