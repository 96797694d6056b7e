// What a seat knows of the cards, held against the whole deal at random tables of every kind.

import { CLUBS, gameOf, listCards, SeededRandom, suitOf, viewTable } from '@kalpler/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  layDeck,
  layHands,
  makeMoves,
  open,
  PRESETS,
  playSteps,
} from '../../../engine/testing/matches.ts';
import { deckOf } from '../games/cards.ts';
import { knownSuits, outOf, ownOf, shownVoids } from './known.ts';

describe('the deck', () => {
  it.each(PRESETS)('%s %s', (id, preset) => {
    const game = gameOf(id, { preset });
    expect(deckOf(game.options)).toEqual(game.deck.cards);
  });
});

/** Any moment of any kind of table, seen by any seat. */
const moment = fc
  .record({
    rules: fc.constantFrom(...PRESETS),
    seed: fc.nat(),
    steps: fc.nat({ max: 130 }),
    seat: fc.nat({ max: 3 }),
  })
  .map(({ rules: [id, preset], seed, steps, seat }) => {
    const table = playSteps(open(id, { preset }), new SeededRandom(seed), steps);
    return { table, seat: seat % table.game.seats };
  });

describe('what is known of every card', () => {
  it('is true, and nothing is left out', () => {
    fc.assert(
      fc.property(moment, ({ table, seat }) => {
        const view = viewTable(table, seat);
        const suits = knownSuits(view);
        const cards = suits.flatMap((suit) => suit.cards);
        const { deal } = table;
        expect(cards.map(({ card }) => card).sort()).toEqual([...table.game.deck.cards].sort());
        for (const { suit, cards: some } of suits) {
          const codes = some.map(({ card }) => card);
          expect(codes.every((card) => suitOf(card) === suit)).toBe(true);
          expect(codes).toEqual(codes.toSorted((a, b) => b - a));
        }
        if (deal === null) return;
        const held = (one: number) => listCards(deal.hands, one << 2);
        for (const { card, state, seat: other, trick } of cards) {
          const holder = Array.from({ length: table.game.seats }, (_, one) => one).find((one) =>
            held(one).includes(card),
          );
          if (state === 'mine') expect(holder).toBe(seat);
          if (state === 'given') expect(holder).toBe(other);
          if (state === 'out' && view.deal!.hand !== null) expect(holder).not.toBe(seat);
          expect(state === 'played').toBe(holder === undefined);
          expect(trick === null).toBe(state !== 'played');
        }
        const out = suits.flatMap(outOf).length;
        const own = suits.flatMap(ownOf).length;
        const others = view.deal!.counts.reduce((sum, n, one) => sum + (one === seat ? 0 : n), 0);
        if (view.deal!.hand !== null) expect([own, out]).toEqual([held(seat).length, others]);
      }),
      { numRuns: 150 },
    );
  });

  it('a void that is shown is one, and never the own', () => {
    fc.assert(
      fc.property(moment, ({ table, seat }) => {
        const { deal } = table;
        for (const shown of shownVoids(viewTable(table, seat))) {
          expect(shown.seat).not.toBe(seat);
          const left = listCards(deal!.hands, shown.seat << 2).map(suitOf);
          expect(left).not.toContain(shown.suit);
          expect(deal!.plays).toContain(shown.card);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a deal of Hearts', () => {
  const start = layHands(
    open('hearts', { passCycle: ['left'] }),
    'AKQ.AKQ.AKQ.AKQJ',
    'JT9.JT9.JT9.T987',
    '876.876.8765.654',
    '5432.5432.432.32',
  );
  const passed = makeMoves(
    start,
    '0 pass AS KS QS',
    '1 pass JS 10S 9S',
    '2 pass 8S 7S 6S',
    '3 pass 5S 4S 3S',
  );
  const view = (seat: number) => viewTable(passed, seat);
  const stateOf = (seat: number, name: string) => {
    const card = passed.game.deck.parse(name)!;
    const cards = knownSuits(view(seat)).flatMap((suit) => suit.cards);
    return cards.find((one) => one.card === card)!;
  };

  it('what was passed is known to its giver, and to nobody else', () => {
    expect(stateOf(0, 'QS')).toMatchObject({ state: 'given', seat: 1 });
    expect(stateOf(1, 'QS')).toMatchObject({ state: 'mine', seat: null });
    expect(stateOf(2, 'QS')).toMatchObject({ state: 'out', seat: null });
  });

  it('a seat that did not follow is out of the suit, and the card proves it', () => {
    const table = layDeck(open('hearts', { passCycle: ['hold'] }));
    const played = makeMoves(table, '0 2C', '1 5D', '2 7S', '3 9H', '0 3C', '1 6D');
    const named = (name: string) => played.game.deck.parse(name)!;
    expect(shownVoids(viewTable(played, 2))).toEqual([
      { seat: 1, suit: CLUBS, trick: 1, card: named('5D') },
      { seat: 3, suit: CLUBS, trick: 1, card: named('9H') },
    ]);
    const known = knownSuits(viewTable(played, 2)).flatMap((suit) => suit.cards);
    const find = (name: string) => known.find(({ card }) => card === named(name));
    expect(find('9H')).toMatchObject({ state: 'played', seat: 3, trick: 1 });
    expect(find('6D')).toMatchObject({ state: 'played', seat: 1, trick: 2 });
  });
});
