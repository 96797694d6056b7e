// Tables are values: old ones stay as they were, branches do not see each other, and undo is exact.

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { card, cards } from '../../testing/cards.ts';
import {
  layEven,
  makeMoves,
  must,
  open,
  PRESETS,
  pictureOf,
  playSteps,
  step,
} from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import type { Bid, KingContract } from '../games/move.ts';
import { dealNext, drawDeal, replay, rewind, submit, type Table } from './table.ts';

/** All tables on the way through the first steps of a match. */
function tablesOf(start: Table, seed: number, steps: number): Table[] {
  const random = new SeededRandom(seed);
  const tables = [start];
  while (tables.length <= steps && tables.at(-1)!.standing.winners === null) {
    tables.push(step(tables.at(-1)!, random));
  }
  return tables;
}

describe('a table', () => {
  it.each(PRESETS)('C13: of %s %s stays as it was while later ones are played', (id, preset) => {
    const random = new SeededRandom(11);
    const tables: Table[] = [];
    const pictures: string[] = [];
    let table = open(id, { preset });
    for (let i = 0; i < 130 && table.standing.winners === null; i++) {
      tables.push(table);
      pictures.push(pictureOf(table));
      table = step(table, random);
    }
    expect(tables.length).toBeGreaterThan(60);
    expect(tables.map(pictureOf)).toEqual(pictures);
  });

  it('C13: undo leads back to every earlier table', () => {
    for (const [id, preset] of PRESETS) {
      const tables = tablesOf(open(id, { preset }), 12, 70);
      const last = tables.at(-1)!;
      for (const table of tables) {
        expect(pictureOf(rewind(last, table.version))).toBe(pictureOf(table));
      }
    }
  });

  it('C13: undo goes back across a result, and no further than the beginning', () => {
    const last = playSteps(open('hearts', { endScore: 30 }), new SeededRandom(13), 70);
    expect(last.results).toHaveLength(1);
    expect(rewind(last, last.version - 20).results).toEqual([]);
    for (const version of [0, -1, Number.NEGATIVE_INFINITY, Number.NaN]) {
      expect(pictureOf(rewind(last, version))).toBe(pictureOf(open('hearts', { endScore: 30 })));
    }
    expect(pictureOf(rewind(last, 1e9))).toBe(pictureOf(last));
  });

  it('C13: undo of a match that began elsewhere leads back to its standing', () => {
    const standing = { played: 2, totals: [10, 20, 30, 18] };
    const start = open('hearts', {}, { standing });
    const back = rewind(playSteps(start, new SeededRandom(14), 40), 0);
    expect(back.standing).toMatchObject(standing);
    expect(pictureOf(back)).toBe(pictureOf(start));
  });
});

describe('branches', () => {
  it('C13: two moves from one table lead to two tables that do not share what follows', () => {
    const table = makeMoves(layEven(open('hearts', { passCycle: ['hold'] })), '3 2C');
    const low = makeMoves(table, '0 QC');
    const high = makeMoves(table, '0 AC');
    const highOn = makeMoves(high, '1 JC', '2 5C');
    const lowOn = makeMoves(low, '1 8C');
    expect(low.log.at(-1)).toMatchObject({ move: { card: card(table.game, 'QC') } });
    expect(high.log.at(-1)).toMatchObject({ move: { card: card(table.game, 'AC') } });
    expect([table, low, high, lowOn, highOn].map(({ log }) => log.length)).toEqual([2, 3, 3, 4, 5]);
    for (const branch of [table, low, high, lowOn, highOn]) {
      expect(pictureOf(must(replay(rewind(branch, 0), branch.log)))).toBe(pictureOf(branch));
    }
  });

  it('C13: any tree of branches keeps every log and every deal apart', () => {
    const branching = fc.array(fc.tuple(fc.nat({ max: 999 }), fc.nat({ max: 999 })), {
      minLength: 10,
      maxLength: 60,
    });
    const anyPreset = fc.constantFrom(...PRESETS);
    fc.assert(
      fc.property(anyPreset, branching, ([id, preset], choices) => {
        const tables = [open(id, { preset })];
        const pictures = tables.map(pictureOf);
        for (const [from, seed] of choices) {
          const parent = tables[from % tables.length]!;
          if (parent.standing.winners) continue;
          tables.push(step(parent, new SeededRandom(seed)));
          pictures.push(pictureOf(tables.at(-1)!));
        }
        expect(tables.map(pictureOf)).toEqual(pictures);
        for (const table of tables) {
          expect(pictureOf(must(replay(tables[0]!, table.log)))).toBe(pictureOf(table));
        }
      }),
      { seed: 15, numRuns: 25 },
    );
  });

  it('C13: a refused move leaves no trace in a branch made later', () => {
    const table = layEven(open('hearts', { passCycle: ['hold'] }));
    expect(submit(table, 3, { kind: 'play', card: card(table.game, '3C') }).ok).toBe(false);
    expect(makeMoves(table, '3 2C').log).toHaveLength(2);
  });
});

describe('the log', () => {
  it('C13: keeps moves of its own, whatever the caller does with theirs', () => {
    const dealt = layEven(open('hearts'));
    const gift = cards(dealt.game, 'AS KS QS');
    const move = { kind: 'pass' as const, cards: gift };
    const table = must(submit(dealt, 0, move));
    const before = pictureOf(table);
    gift.length = 0;
    Object.assign(move, { kind: 'claim' });
    expect(pictureOf(table)).toBe(before);
    expect(table.log[1]).toEqual({
      kind: 'move',
      seat: 0,
      move: { kind: 'pass', cards: cards(dealt.game, 'QS KS AS') },
    });
  });

  it('C13: keeps deals of its own', () => {
    const table = open('hearts');
    const draw = drawDeal(table.game, new SeededRandom(16));
    const whole = [...draw.cards];
    const dealt = must(dealNext(table, { cards: whole, first: 0 }));
    const before = pictureOf(dealt);
    whole.reverse();
    expect(pictureOf(dealt)).toBe(before);
  });

  it('S2, K18: holds moves in their one canonical form', () => {
    const bidding = layEven(open('spades'));
    const zero = must(submit(bidding, 0, { kind: 'bid', bid: 0 as Bid }));
    expect(zero.log.at(-1)).toMatchObject({ move: { kind: 'bid', bid: 'nil' } });
    const contract = { trumpSuit: 'clubs', type: 'trump', extra: undefined };
    const selecting = layEven(open('king'));
    const refused = submit(selecting, 3, { kind: 'choose', contract: contract as KingContract });
    expect(refused).toMatchObject({ ok: false, error: { code: 'INVALID_CONTRACT' } });
    const extra = { kind: 'choose', contract: { type: 'penalty', name: 'el' }, note: 'x' } as const;
    expect(must(submit(selecting, 3, extra)).log.at(-1)).toEqual({
      kind: 'move',
      seat: 3,
      move: { kind: 'choose', contract: { type: 'penalty', name: 'el' } },
    });
  });

  it('C13: a list taken from a table is the caller’s own', () => {
    const table = layEven(open('hearts'));
    (table.log as unknown[]).length = 0;
    expect(table.log).toHaveLength(1);
  });
});

it('going back plays only the last deal again', () => {
  const table = playSteps(open('king'), new SeededRandom(5), 400);
  const deals = vi.spyOn(table.game, 'open');
  for (const version of [table.version - 1, 200, 54, 1]) {
    deals.mockClear();
    const back = rewind(table, version);
    expect([back.version, deals.mock.calls.length]).toEqual([version, 1]);
    expect(pictureOf(back)).toBe(
      pictureOf(must(replay(open('king'), table.log.slice(0, version)))),
    );
  }
  deals.mockClear();
  expect(rewind(table, 0).phase).toBe('waiting');
  expect(deals).not.toHaveBeenCalled();
});
