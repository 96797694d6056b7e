// Published matches read back: every moment is what the table was, and tampering is found.

import {
  type Card,
  dealNext,
  type GameId,
  gameOf,
  moveOf,
  openTable,
  type Result,
  rewind,
  SeededRandom,
  submit,
  type Table,
  viewTable,
} from '@kalpler/engine';
import { commitment, matchJson, nextDraw } from '@kalpler/fair';
import { describe, expect, it } from 'vitest';
import { momentsOf } from './moments.ts';
import { readRecord, recordOf } from './record.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => 5 * i + 3);

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Plays on by chance; the draws may be bent on the way. */
function play(table: Table, mostDeals: number, bend = (cards: readonly Card[]) => cards): Table {
  const random = new SeededRandom(7);
  let now = table;
  for (let dealt = 0; ; ) {
    if (now.awaitsDeal) {
      if (dealt++ === mostDeals) return now;
      const draw = nextDraw(now, secret);
      now = must(dealNext(now, { ...draw, cards: bend(draw.cards) }));
    }
    const [seat] = now.actors;
    if (seat === undefined) {
      if (now.standing.winners) return now;
      continue;
    }
    now = must(submit(now, seat, moveOf(now.game.auto(now.deal!, seat, random))));
  }
}

function opened(game: GameId, rules: string | object): Table {
  const options = typeof rules === 'string' ? { preset: rules } : { ...rules };
  const { seats } = gameOf(game, options);
  const players = ['Ayşe', 'Bora', 'Can', 'Defne'].slice(0, seats);
  const salts = players.map((name, seat) => (seat === 1 ? null : name));
  const deals = { kind: 'fair', commitment: commitment(secret), salts };
  return must(openTable({ game, options, players, deals }));
}

const published = (table: Table) => JSON.stringify(matchJson(table, secret));
const swapped = ([first, ...rest]: readonly Card[]) => [rest.at(-1)!, ...rest.slice(0, -1), first!];

describe.each([
  ['hearts', 'kalpler'],
  ['spades', 'standard'],
  ['spades', 'cutthroat'],
  ['king', 'standard'],
] as const)('%s %s', (game, preset) => {
  const table = play(opened(game, preset), 3);
  const record = must(readRecord(published(table)));

  it('has the moments of its log, in order', () => {
    const { deals } = record.summary;
    const length = deals.reduce((sum, { moves }) => sum + 1 + moves, 0);
    expect(length).toBe(table.log.length);
    let version = 0;
    for (const [i, { moves }] of deals.entries()) {
      const moments = momentsOf(record, i + 1, 1);
      expect(moments).toHaveLength(moves + 1);
      for (const { view } of moments) {
        expect(view).toEqual(viewTable(rewind(table, ++version), 1));
      }
    }
  });

  it('shows every card once: in a hand or played', () => {
    for (const { view, hands } of momentsOf(record, 2, 0)) {
      const shown = [...hands.flat(), ...view.deal!.plays];
      // A gift is on its way until all have given.
      expect(new Set(shown).size).toBe(shown.length);
      if (view.phase === 'playing') expect(shown).toHaveLength(table.game.deck.size);
      expect(hands.map((hand) => hand!.length)).toEqual(view.deal!.counts);
    }
  });

  it('marks the moves after which a trick is full', () => {
    for (const [i, { tricks }] of record.summary.deals.entries()) {
      const moments = momentsOf(record, i + 1, 0);
      const taken = (move: number) => moments[move]!.view.deal!.takers.length;
      for (const move of tricks) expect(taken(move)).toBe(taken(move - 1) + 1);
    }
  });

  it('is fair', () => {
    expect(record.summary.proof).toMatchObject({ isFair: true, isKept: true });
    expect(record.summary.proof!.faults).toEqual(record.summary.deals.map(() => null));
  });
});

describe('a match is not fair', () => {
  const honest = play(opened('hearts', 'kalpler'), 1);

  it('when a deal was chosen: that one is named, with the card', () => {
    const { summary } = must(readRecord(published(play(play(honest, 1, swapped), 1))));
    expect(summary.proof).toMatchObject({ isFair: false, isKept: true });
    const [first, second, third] = summary.proof!.faults;
    expect([first, third]).toEqual([null, null]);
    expect(second).toMatchObject({ what: 'card', seat: 0 });
  });

  it('when the secret is another', () => {
    const file = { ...matchJson(honest, secret), secret: 'ab'.repeat(32) };
    const { summary } = must(readRecord(JSON.stringify(file)));
    expect(summary.proof).toMatchObject({ isFair: false, isKept: false });
    expect(summary.proof!.expected).not.toBe(summary.proof!.commitment);
  });
});

describe('no match is', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html>'],
    ['an empty object', '{}'],
    ['a match in which nothing was dealt', published(opened('king', 'short'))],
    ['a changed log', published(play(opened('hearts', 'kalpler'), 1)).replace('Bora', 'Nora')],
  ])('%s', (_, text) => {
    expect(readRecord(text)).toMatchObject({ ok: false, error: expect.any(String) });
  });
});

describe.each([
  ['hearts', {}],
  ['spades', { bidVisibility: 'sealed' }],
  ['spades', { preset: 'pagat' }],
  ['king', { preset: 'three' }],
] as const)('a match of %s that still goes on, %o', (game, options) => {
  const start = opened(game, options);
  const table = rewind(play(start, 3), play(start, 1).log.length + 20);
  const record = must(recordOf({ table, secret, seat: 1, isRunning: true }));

  it('does not reveal its secret', () => {
    expect(JSON.stringify(record.summary)).not.toContain('secret');
    expect(record.summary.proof).toBeNull();
  });

  it('shows what its player saw, and nothing of the others', () => {
    for (const [i] of record.summary.deals.entries()) {
      for (const { view, hands, last } of momentsOf(record, i + 1, 1)) {
        expect(hands[1] ?? null).toEqual(view.deal!.hand);
        expect(hands.filter((hand) => hand !== null).length).toBeLessThan(2);
        const isOther = last !== null && last.seat !== 1;
        if (!isOther || last.move === null) continue;
        expect(['pass', 'exchange']).not.toContain(last.move.kind);
        if (last.move.kind === 'bid' && view.deal!.game === 'spades') {
          expect(view.deal!.bids[last.seat]).toBe(last.move.bid);
        }
      }
    }
  });
});
