// Bids of the policy: hands, scores, partners, nils, blind nils, and the cards exchanged after one.

import {
  type Action,
  type Bid,
  bidOf,
  type Card,
  contentOf,
  gameOf,
  giftCards,
  kindOf,
  REVEAL,
  SeededRandom,
  type Spades,
  setUp,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { cards, names } from '../../../engine/testing/cards.ts';
import { SpadesPolicy } from './policy.ts';

interface Question {
  readonly hand: string;
  /** Bids by seat; seat 0 is to bid. */
  readonly bids?: readonly (Bid | null)[];
  readonly totals?: readonly number[];
  readonly bags?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly looked?: boolean;
}

/** This hand for one seat, and the rest of the deck for the others. */
function handsWith(game: Spades, seat: number, text: string): Card[][] {
  const hand = cards(game, text);
  const rest = game.deck.cards.filter((card) => !hand.includes(card));
  return Array.from({ length: game.seats }, (_, other) =>
    other === seat ? hand : rest.splice(0, game.length),
  );
}

function ask(question: Question): Action {
  const game = gameOf('spades', question.options ?? {}) as Spades;
  const start = game.start();
  const { totals = start.totals, bags = start.bags } = question;
  const standing = { ...start, totals, bags };
  const hands = handsWith(game, 0, question.hand);
  const deal = setUp(game, standing, {
    hands,
    bids: question.bids ?? [],
    looked: (question.looked ?? true) ? [0] : [],
    turn: 0,
  });
  return new SpadesPolicy(game, standing, 'basic').act(deal, 0, new SeededRandom(1));
}

function bid(question: Question): Bid {
  const action = ask(question);
  expect(kindOf(action)).toBe('bid');
  return bidOf(contentOf(action));
}

const STRONG = 'AS KS QS JS 9S 8S AH KH AD 5D 4D 3C 2C';
const MIDDLE = 'KS 9S 5S 3S AH 8H 6H QD 7D 4D KC 9C 2C';
const WEAK = '6S 3S 9H 7H 5H 2H 8D 6D 4D 3D 7C 5C 2C';

describe('a bid follows the hand', () => {
  it('counts sure tricks', () => {
    expect(bid({ hand: STRONG })).toBeGreaterThanOrEqual(7);
    expect(bid({ hand: STRONG })).toBeLessThanOrEqual(9);
    expect(bid({ hand: MIDDLE })).toBe(3);
  });

  it('S14: jokers and high deuces are worth more than the ace of spades', () => {
    const rest = '5S 9H 6H 4H 8D 6D 4D 7C 5C';
    const jja = { preset: 'jja' };
    const jokers = Number(bid({ hand: `BJ LJ AS KS ${rest}`, options: jja }));
    expect(jokers).toBeGreaterThan(Number(bid({ hand: `AS KS QS JS ${rest}`, options: jja })));
    const high = { preset: 'deucesHigh' };
    const deuces = Number(bid({ hand: `2S 2H 2D 2C ${rest}`, options: high }));
    expect(deuces).toBeGreaterThan(Number(bid({ hand: `AS KS QS JS ${rest}`, options: high })));
  });

  it('S15: bids more of seventeen tricks', () => {
    const hand = 'KS 9S 5S 3S AH 8H 6H QD 7D 4D KC 9C 3C 10H 10D 10C 8C';
    const tricks = Number(bid({ hand, options: { preset: 'cutthroat' } }));
    expect(tricks).toBeGreaterThanOrEqual(3);
    expect(tricks).toBeLessThanOrEqual(6);
  });

  it('a void is worth tricks to a hand with trumps', () => {
    const ruffs = 'KS 9S 7S 5S 3S AH 8H 6H 5H 4H KC 9C 2C';
    const flat = 'KS 9S 7S AH 8H 6H 5H KC 9C 2C 8D 5D 4D';
    expect(Number(bid({ hand: ruffs }))).toBeGreaterThan(Number(bid({ hand: flat })));
  });
});

describe('a bid follows the table', () => {
  const hand = 'KS QS 9S 5S AH 8H 6H QD 7D 4D KC 9C 2C';

  it('bids no more when the others have bid nearly all tricks', () => {
    const many = Number(bid({ hand, bids: [null, 5, 3, 5] }));
    const few = Number(bid({ hand, bids: [null, 2, 2, 1] }));
    expect(many).toBeLessThan(few);
  });

  it('S10: sealed bids are not looked at', () => {
    const options = { bidVisibility: 'sealed' };
    const one = ask({ hand, bids: [null, 6, 6, 6], options });
    const other = ask({ hand, bids: [null, 1, 'nil', 1], options });
    expect(one).toBe(other);
  });

  it('S17: reaches the minimum of the side', () => {
    const action = ask({ hand: WEAK, bids: [null, 3, 1, 3], options: { minTeamBid: 4 } });
    expect(contentOf(action)).toBe(3);
  });

  it('S4: bids more, or the same, when bags would hurt', () => {
    const fresh = Number(bid({ hand, totals: [150, 150], bags: [0, 0] }));
    const loaded = Number(bid({ hand, totals: [150, 150], bags: [9, 0] }));
    expect(loaded).toBeGreaterThanOrEqual(fresh);
  });
});

describe('nil', () => {
  it('is bid with a hand that can lose every trick', () => {
    expect(bid({ hand: WEAK })).toBe('nil');
  });

  it('is not bid with the ace of spades, nor with a bare king', () => {
    expect(bid({ hand: WEAK.replace('6S', 'AS') })).not.toBe('nil');
    expect(bid({ hand: 'KS 6S 5S 9H 7H 5H 2H 8D 6D 4D 3D 7C KC' })).not.toBe('nil');
  });

  it('is not bid next to a nil', () => {
    expect(bid({ hand: WEAK, bids: [null, 4, 'nil', 3] })).not.toBe('nil');
  });

  it('S2: where nil is off, such a hand bids next to nothing', () => {
    const tricks = bid({ hand: WEAK, options: { nil: false } });
    expect(tricks).toBeLessThanOrEqual(1);
  });

  it('S15: alone against two it takes a much safer hand', () => {
    const hand = '6S 3S 9H 7H 5H 2H 8D 6D 4D 3D 7C 5C 3C 10H 10D 10C 4C';
    expect(bid({ hand, options: { preset: 'cutthroat' } })).not.toBe('nil');
  });
});

describe('blind nil', () => {
  it('S6: is bid when the others are about to win', () => {
    expect(bid({ hand: MIDDLE, totals: [120, 280], looked: false })).toBe('blind_nil');
  });

  it('S7: otherwise the hand is looked at first', () => {
    const options = { preset: 'cutthroat' };
    const hand = 'KS 9S 5S 3S AH 8H 6H QD 7D 4D KC 9C 3C 10H 10D 10C 8C';
    expect(ask({ hand, totals: [20, 130, 90], looked: false, options })).toBe(REVEAL);
  });

  it('S7: the cards of an unseen hand change nothing', () => {
    for (const totals of [
      [100, 200],
      [0, 290],
      [-50, 60],
    ]) {
      const one = ask({ hand: STRONG, totals, looked: false });
      expect(ask({ hand: WEAK, totals, looked: false })).toBe(one);
    }
  });
});

describe('S8: the exchange', () => {
  function gift(seat: number, hand: string, preset = 'standard'): string {
    const game = gameOf('spades', { preset }) as Spades;
    const standing = { ...game.start(), totals: [0, 250] };
    const deal = setUp(game, standing, {
      phase: 'exchanging',
      hands: handsWith(game, seat, hand),
      bids: ['blind_nil', 3, 4, 3],
      turn: seat,
    });
    const policy = new SpadesPolicy(game, standing, 'basic');
    return names(giftCards(policy.act(deal, seat, new SeededRandom(1))));
  }

  it('the bidder gives away what would win', () => {
    expect(gift(0, 'AS QS 5S 2S 9H 7H 4H 8D 6D 3D 9C 5C 2C')).toBe('AS QS');
    expect(gift(0, '5S 2S AH 9H 7H 4H 8D 6D 3D KC 9C 5C 2C')).toContain('AH');
  });

  it('the partner gives low plain cards', () => {
    expect(gift(2, 'AS KS 5S 2S AH 9H 3H KD 6D 2D QC 9C 7C')).toBe('2D 3H');
  });
});
