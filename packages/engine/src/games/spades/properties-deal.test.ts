// Properties of Spades before the first trick: decks, dealing, bids, hidden hands and the exchange.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACK } from '../../../testing/card-names.ts';
import { game, names } from '../../../testing/cards.ts';
import { make, must, open } from '../../../testing/matches.ts';
import {
  type Bid,
  type Card,
  cardName,
  dealNext,
  drawDeal,
  hands,
  listCards,
  SeededRandom,
  submit,
  type Table,
  viewTable,
} from '../../index.ts';
import type { Spades } from './game.ts';

/** Every deck: its options, the cards that it leaves out, and whether it has jokers. */
const VARIANTS = [
  { options: { preset: 'standard' }, out: [], jokers: false },
  { options: { preset: 'jja' }, out: ['2C', '2D'], jokers: true },
  { options: { preset: 'jjdd' }, out: ['2H', '2C'], jokers: true },
  { options: { preset: 'deucesHigh' }, out: [], jokers: false },
  { options: { preset: 'cutthroat' }, out: ['2C'], jokers: false },
  { options: { preset: 'cutthroat', deck: 'jokerJokerAce' }, out: [], jokers: true },
  { options: { preset: 'cutthroat', deck: 'jokerJokerDeuceDeuce' }, out: [], jokers: true },
];

const seeds = fc.nat({ max: 0xffff_ffff });
const variants = fc.constantFrom(...VARIANTS);

function dealt(options: Record<string, unknown>, seed: number, totals?: number[]): Table {
  const table = open('spades', options, totals ? { standing: { totals } } : {});
  const { cards } = drawDeal(table.game, new SeededRandom(seed));
  return must(dealNext(table, { cards, first: table.game.seats - 1 }));
}

function hand(table: Table, seat: number): Card[] {
  return listCards(table.deal!.hands, seat << 2);
}

describe('Spades before the first trick', () => {
  // Feature: spades-card-game, Property 1: Deck completeness
  it('Property 1: S14: a shuffled deck has each of its cards once and no other', () => {
    fc.assert(
      fc.property(variants, seeds, ({ options, out, jokers }, seed) => {
        const spades = game('spades', undefined, options);
        const { cards } = drawDeal(spades, new SeededRandom(seed));
        const expected = PACK.filter((name) => !out.some((gone) => gone === name));
        if (jokers) expected.push('LJ', 'BJ');
        expect(cards.map(cardName).sort()).toEqual(expected.sort());
      }),
      { seed: 1, numRuns: 140 },
    );
  });

  // Feature: spades-card-game, Property 2: Fair dealing
  it('Property 2: S15: every seat gets the same number of cards and no card twice', () => {
    fc.assert(
      fc.property(variants, seeds, ({ options }, seed) => {
        const table = dealt(options, seed);
        const { seats, deck } = table.game;
        const size = seats === 4 ? 13 : deck.size === 51 ? 17 : 18;
        const held = Array.from({ length: seats }, (_, seat) => hand(table, seat));
        for (const cards of held) expect(cards).toHaveLength(size);
        expect(new Set(held.flat()).size).toBe(deck.size);
      }),
      { seed: 2, numRuns: 140 },
    );
  });

  // Feature: spades-card-game, Property 3: Bid range
  it('Property 3: S2, S10: a bid is a whole number up to the tricks or nil, and nothing else', () => {
    const anything = fc.oneof(
      fc.integer({ min: -3, max: 21 }),
      fc.double(),
      fc.constantFrom('nil', '0', '13', 'NIL', ' nil', ''),
      fc.anything(),
    );
    const few = [VARIANTS[0]!, VARIANTS[4]!, VARIANTS[5]!];
    const tables = few.map(({ options }) => dealt(options, 3));
    fc.assert(
      fc.property(fc.constantFrom(...tables), anything, (table, bid) => {
        const isTricks = typeof bid === 'number' && Number.isInteger(bid) && bid >= 0;
        const expected = bid === 'nil' || (isTricks && bid <= table.game.length);
        const done = submit(table, 0, { kind: 'bid', bid: bid as Bid });
        expect(done.ok).toBe(expected);
        if (!done.ok) expect(done.error.code).toBe('INVALID_BID');
        else expect((table.game as Spades).shownBid(done.value.deal!, 0, 0)).toBe(bid || 'nil');
        expect((table.game as Spades).shownBid(table.deal!, 0, 0)).toBeNull();
      }),
      { seed: 3, numRuns: 600 },
    );
  });

  // Feature: spades-card-game, Property 4: Bids are locked when all are in
  it('Property 4: S10: bids may be changed until the last is in, and never after it', () => {
    const bids = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 13 })), {
      minLength: 4,
      maxLength: 12,
    });
    fc.assert(
      fc.property(bids, seeds, (made, seed) => {
        let table = dealt({}, seed);
        const last: (number | null)[] = [null, null, null, null];
        for (const [seat, bid] of [...made, [0, 1], [1, 2], [2, 3], [3, 4]] as const) {
          const isOpen = last.includes(null);
          expect(table.phase).toBe(isOpen ? 'bidding' : 'playing');
          const done = submit(table, seat, { kind: 'bid', bid });
          expect(done.ok ? 'accepted' : done.error.code).toBe(isOpen ? 'accepted' : 'WRONG_PHASE');
          if (!done.ok) continue;
          last[seat] = bid;
          table = done.value;
        }
        expect(viewTable(table, null).deal).toMatchObject({ bids: last, phase: 'playing' });
      }),
      { seed: 4, numRuns: 120 },
    );
  });

  // Feature: spades-card-game, Property 5: Hidden hands before blind nil
  it('Property 5: S7: a seat that may bid blind nil sees the same whatever is dealt', () => {
    const totals = fc.tuple(
      fc.integer({ min: -500, max: 299 }),
      fc.integer({ min: -500, max: 299 }),
    );
    fc.assert(
      fc.property(totals, seeds, seeds, (standing, one, other) => {
        const tables = [dealt({}, one, standing), dealt({}, other, standing)];
        for (const seat of [0, 1, 2, 3]) {
          const behind = standing[1 - (seat % 2)]! - standing[seat % 2]!;
          const [view, twin] = tables.map((table) => viewTable(table, seat));
          expect(view!.deal!.hand === null).toBe(behind >= 99);
          if (behind >= 99) expect(view).toEqual(twin);
        }
      }),
      { seed: 5, numRuns: 150 },
    );
  });

  // Feature: spades-card-game, Property 6: The exchange preserves hand sizes
  it('Property 6: S8: an exchange keeps the sizes of all hands and the cards of each side', () => {
    const exchange = fc.record({
      size: fc.integer({ min: 1, max: 3 }),
      mode: fc.constantFrom('simultaneous', 'bidderFirst'),
      bidder: fc.nat({ max: 3 }),
      deck: fc.constantFrom('standard', 'jokerJokerAce', 'deucesHigh'),
      seed: seeds,
    });
    fc.assert(
      fc.property(exchange, ({ size, mode, bidder, deck, seed }) => {
        const blindNil = { blindNilMinDeficit: 0, blindNilExchangeMode: mode };
        let table = dealt({ ...blindNil, blindNilExchange: size, deck }, seed);
        const before = hands(drawDeal(table.game, new SeededRandom(seed)).cards, 4);
        table = make(table, bidder, { kind: 'bid', bid: 'blind_nil' });
        for (const steps of [1, 2, 3]) {
          table = make(table, (bidder + steps) % 4, { kind: 'bid', bid: 3 });
        }
        const random = new SeededRandom(seed);
        const gifts = new Map<number, readonly Card[]>();
        for (let moves = 0; moves < 2; moves++) {
          const seat = table.actors[random.below(table.actors.length)]!;
          const held = hand(table, seat);
          while (held.length > size) held.splice(random.below(held.length), 1);
          gifts.set(seat, held);
          table = make(table, seat, { kind: 'exchange', cards: held });
        }
        const partner = (bidder + 2) % 4;
        expect(table.phase).toBe('playing');
        expect([...gifts.keys()].sort()).toEqual([bidder, partner].sort());
        for (const seat of [0, 1, 2, 3]) expect(hand(table, seat)).toHaveLength(13);
        for (const seat of [(bidder + 1) % 4, (bidder + 3) % 4]) {
          expect(names(hand(table, seat))).toBe(names(before[seat]!));
        }
        expect(names([...hand(table, bidder), ...hand(table, partner)])).toBe(
          names([...before[bidder]!, ...before[partner]!]),
        );
        for (const card of gifts.get(partner)!) expect(hand(table, bidder)).toContain(card);
      }),
      { seed: 6, numRuns: 150 },
    );
  });

  // Feature: spades-card-game, Property 7: Sealed bids
  it('Property 7: S10: what others are sent does not depend on a sealed bid', () => {
    const bids = fc.oneof(fc.integer({ min: 1, max: 13 }), fc.constant<Bid>('nil'));
    fc.assert(
      fc.property(fc.nat({ max: 3 }), bids, bids, seeds, (seat, bid, other, seed) => {
        const table = dealt({ bidVisibility: 'sealed' }, seed);
        for (const viewer of [0, 1, 2, 3, null]) {
          const [view, twin] = [bid, other].map((value) =>
            viewTable(make(table, seat, { kind: 'bid', bid: value }), viewer),
          );
          if (viewer === seat) expect(view!.deal).toMatchObject({ seat, bids: ownBid(seat, bid) });
          else expect(view).toEqual(twin);
        }
      }),
      { seed: 7, numRuns: 120 },
    );
  });
});

function ownBid(seat: number, bid: Bid): (Bid | null)[] {
  return [0, 1, 2, 3].map((each) => (each === seat ? bid : null));
}
