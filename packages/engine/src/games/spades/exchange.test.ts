// The exchange after a blind nil: who gives when, how many cards, and where they lie afterwards.

import { describe, expect, it } from 'vitest';
import { cards, names } from '../../../testing/cards.ts';
import { layDeck, make, open } from '../../../testing/matches.ts';
import {
  type Bid,
  cardName,
  listCards,
  type Refusal,
  SeededRandom,
  type SpadesView,
  submit,
  type Table,
  timeOut,
  viewDeal,
} from '../../index.ts';

const ALL_CLUBS = '10C 2C 3C 4C 5C 6C 7C 8C 9C AC JC KC QC';

/**
 * Seat 0 holds all clubs, seat 1 all diamonds, seat 2 all spades, seat 3 all hearts; seat 0 has bid blind
 * nil and the others what is given.
 */
function exchanging(
  options: Record<string, unknown> = {},
  bids: readonly Bid[] = ['blind_nil', 4, 5, 3],
): Table {
  const behind = { standing: { totals: [0, 150] } };
  const dealt = layDeck(open('spades', { firstDealer: 3, ...options }, behind));
  return bids.reduce((table, bid, seat) => make(table, seat, { kind: 'bid', bid }), dealt);
}

function give(table: Table, seat: number, gift: string): Table {
  return make(table, seat, { kind: 'exchange', cards: cards(table.game, gift) });
}

function refusal(table: Table, seat: number, gift: string): Refusal | undefined {
  const done = submit(table, seat, { kind: 'exchange', cards: cards(table.game, gift) });
  return done.ok ? undefined : done.error;
}

function hand(table: Table, seat: number): string {
  return names(listCards(table.deal!.hands, seat << 2));
}

function view(table: Table, seat: number | null): SpadesView {
  return viewDeal(table.game, table.deal!, seat) as SpadesView;
}

const shown = (list: readonly number[] | null) =>
  list && names(list as Parameters<typeof names>[0]);

describe('whether there is an exchange', () => {
  it('S8: a blind nil opens it for the two partners when the last bid is in', () => {
    const table = exchanging();
    expect(table.phase).toBe('exchanging');
    expect(table.actors).toEqual([0, 2]);
    expect(view(table, 0).give).toEqual({ count: 2, to: 2 });
    expect(view(table, 2).give).toEqual({ count: 2, to: 0 });
    expect(view(table, 1).give).toBeNull();
  });

  it('S8: without a blind nil there is none', () => {
    expect(exchanging({}, ['nil', 4, 5, 3]).phase).toBe('playing');
  });

  it('S8: with blindNilExchange=0 there is none', () => {
    const table = exchanging({ blindNilExchange: 0 });
    expect(table.phase).toBe('playing');
    expect(hand(table, 0)).toBe(ALL_CLUBS);
  });

  it('S15: in cutthroat there is none', () => {
    const options = { preset: 'cutthroat', blindNilExchange: 2 };
    const table = open('spades', options, { standing: { totals: [0, 150, 150] } });
    const blind = make(layDeck(table), 0, { kind: 'bid', bid: 'blind_nil' });
    expect(timeOut(blind, new SeededRandom(1)).phase).toBe('playing');
  });
});

describe('both at once', () => {
  it('S8: the cards change hands when both have chosen, not before', () => {
    const half = give(exchanging(), 0, 'KC AC');
    expect(half.phase).toBe('exchanging');
    expect(hand(half, 0)).toBe(ALL_CLUBS);
    expect(hand(half, 2)).not.toContain('KC');
    const table = give(half, 2, '2S 3S');
    expect(table.phase).toBe('playing');
    expect(hand(table, 0)).toBe('10C 2C 2S 3C 3S 4C 5C 6C 7C 8C 9C JC QC');
    expect(hand(table, 2)).toBe('10S 4S 5S 6S 7S 8S 9S AC AS JS KC KS QS');
    expect(hand(table, 1)).toBe(ALL_CLUBS.replaceAll('C', 'D'));
    expect(table.deal!.turn).toBe(0);
  });

  it.each([
    [1, 'AC', '2S'],
    [2, 'AC KC', '2S 3S'],
    [3, 'AC KC QC', '2S 3S 4S'],
  ])('S8: blindNilExchange=%i', (blindNilExchange, clubs, spades) => {
    const start = exchanging({ blindNilExchange });
    expect(view(start, 0).give?.count).toBe(blindNilExchange);
    const amount = { code: 'INVALID_PASS', rule: 'cardsToGive', amount: blindNilExchange };
    expect(refusal(start, 0, '2C 3C 4C 5C')).toEqual(amount);
    expect(refusal(start, 0, '')).toEqual(amount);
    const table = give(give(start, 2, spades), 0, clubs);
    expect(table.phase).toBe('playing');
    expect(hand(table, 0)).toBe(names(cards(table.game, `${without(ALL_CLUBS, clubs)} ${spades}`)));
    expect(listCards(table.deal!.hands, 2 << 2)).toHaveLength(13);
  });

  it('S8: each sees what it gave, and what it received once it has it', () => {
    const half = give(exchanging(), 0, 'KC AC');
    expect(shown(view(half, 0).gave)).toBe('AC KC');
    for (const seat of [1, 2, 3, null]) {
      expect(view(half, seat).gave).toBeNull();
      expect(view(half, seat).received).toBeNull();
      expect(view(half, seat).submitted).toEqual([0]);
    }
    const table = give(half, 2, '2S 3S');
    expect(shown(view(table, 0).received)).toBe('2S 3S');
    expect(shown(view(table, 2).received)).toBe('AC KC');
    for (const seat of [1, 3, null]) {
      expect(view(table, seat).gave).toBeNull();
      expect(view(table, seat).received).toBeNull();
    }
  });

  it('S8: a choice is final, and only partners of a blind nil have one', () => {
    const half = give(exchanging(), 0, 'KC AC');
    expect(refusal(half, 0, '2C 3C')).toEqual({ code: 'ALREADY_SUBMITTED' });
    expect(refusal(half, 1, '2D 3D')).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(refusal(half, 2, '2S 2S')).toEqual({ code: 'INVALID_PASS', rule: 'differentCards' });
    expect(refusal(half, 2, '2S 2C')).toEqual({ code: 'INVALID_CARD' });
    const table = give(half, 2, '2S 3S');
    expect(refusal(table, 2, '2S 2C')).toEqual({ code: 'WRONG_PHASE' });
  });

  it('S8: two sides with blind nils exchange side by side', () => {
    const start = exchanging({ blindNilMinDeficit: -200 }, ['blind_nil', 4, 5, 'blind_nil']);
    expect(start.actors).toEqual([0, 1, 2, 3]);
    const side = give(give(start, 1, '2D 3D'), 3, '2H 3H');
    expect(side.phase).toBe('exchanging');
    expect(hand(side, 1)).toContain('2D');
    const table = give(give(side, 2, '2S 3S'), 0, '2C 3C');
    expect(table.phase).toBe('playing');
    expect(hand(table, 1)).toContain('2H');
    expect(hand(table, 3)).toContain('2D');
  });
});

describe('the bidder first', () => {
  const first = { blindNilExchangeMode: 'bidderFirst' };

  it('S8: the partner waits, sees what came, and answers', () => {
    const start = exchanging(first);
    expect(start.actors).toEqual([0]);
    expect(refusal(start, 2, '2S 3S')).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(view(start, 2).give).toBeNull();
    const half = give(start, 0, 'KC AC');
    expect(half.actors).toEqual([2]);
    expect(hand(half, 0)).toBe(without(ALL_CLUBS, 'KC AC'));
    expect(shown(view(half, 2).received)).toBe('AC KC');
    expect(shown(view(half, 2).hand)).toContain('AC');
    expect(view(half, 2).counts).toEqual([11, 13, 15, 13]);
    expect(refusal(half, 0, '2C 3C')).toEqual({ code: 'ALREADY_SUBMITTED' });
    const table = give(half, 2, '2S 3S');
    expect(table.phase).toBe('playing');
    expect(hand(table, 0)).toBe('10C 2C 2S 3C 3S 4C 5C 6C 7C 8C 9C JC QC');
    expect(view(table, 0).counts).toEqual([13, 13, 13, 13]);
  });

  it('S8: the partner may return cards that came', () => {
    const half = give(exchanging(first), 0, 'KC AC');
    const table = give(half, 2, 'KC 3S');
    expect(hand(table, 0)).toContain('KC');
    expect(hand(table, 0)).toContain('3S');
    expect(hand(table, 2)).toContain('AC');
    expect(hand(table, 2)).not.toContain('KC');
    const back = give(half, 2, 'KC AC');
    expect(hand(back, 0)).toBe(ALL_CLUBS);
    expect(refusal(half, 2, 'KC 2C')).toEqual({ code: 'INVALID_CARD' });
  });

  it('S8: the seat of the bidder, not its number, decides who is first', () => {
    const start = exchanging(first, [5, 4, 'blind_nil', 3]);
    expect(start.actors).toEqual([2]);
    expect(refusal(start, 0, '2C 3C')).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(give(start, 2, '2S 3S').actors).toEqual([0]);
  });

  it('S8: sides do not wait for each other', () => {
    const bids = ['blind_nil', 4, 5, 'blind_nil'] as const;
    const start = exchanging({ ...first, blindNilMinDeficit: -200 }, bids);
    expect(start.actors).toEqual([0, 3]);
    const half = give(start, 3, '2H 3H');
    expect(half.actors).toEqual([0, 1]);
    const done = give(half, 1, '2H 5D');
    expect(done.phase).toBe('exchanging');
    expect(give(give(done, 0, '2C 3C'), 2, '2C 5S').phase).toBe('playing');
  });
});

describe('out of time', () => {
  it.each([
    ['simultaneous', 2],
    ['simultaneous', 3],
    ['bidderFirst', 1],
    ['bidderFirst', 2],
  ])('S8: %s: %i random cards are given', (mode, blindNilExchange) => {
    const start = exchanging({ blindNilExchangeMode: mode, blindNilExchange });
    const given = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const random = new SeededRandom(seed);
      const once = timeOut(start, random);
      expect(once.phase).toBe(mode === 'simultaneous' ? 'playing' : 'exchanging');
      const table = once.phase === 'playing' ? once : timeOut(once, random);
      expect(table.phase).toBe('playing');
      const gift = view(table, 0).gave!;
      expect(gift).toHaveLength(blindNilExchange);
      for (const card of gift) expect(ALL_CLUBS.split(' ')).toContain(cardName(card));
      given.add(names(gift));
    }
    expect(given.size).toBeGreaterThan(5);
  });

  it('S8: a seat that has chosen keeps its choice', () => {
    const table = timeOut(give(exchanging(), 2, '2S 3S'), new SeededRandom(3));
    expect(shown(view(table, 0).received)).toBe('2S 3S');
  });
});

describe('the opening lead after it', () => {
  it('S9: openingLead=twoOfClubs looks for the card where the exchange has put it', () => {
    const half = give(exchanging({ openingLead: 'twoOfClubs' }), 0, '2C AC');
    const table = give(half, 2, '2S 3S');
    expect(table.deal!.turn).toBe(2);
    expect(view(table, 0).opener).toBe(2);
    expect(view(table, 2).legal.map(cardName)).toEqual(['2C']);
  });
});

/** The names of a hand less some of them. */
function without(hand: string, less: string): string {
  const gone = less.split(' ');
  const left = hand.split(' ').filter((name) => !gone.includes(name));
  return left.join(' ');
}
