// Properties of King that hold in every deal: dealing, turns, legal plays, tricks and units.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { height, inSuit, PACK, suit } from '../../../testing/card-names.ts';
import { game, names } from '../../../testing/cards.ts';
import { led, top, topOfLed, tricksOf, turnsOf } from '../../../testing/king.ts';
import {
  contractOf,
  drawDeal,
  type King,
  listCards,
  PENALTIES,
  SeededRandom,
} from '../../index.ts';

const seeds = fc.nat(0xffff_ffff);
const anyPreset = fc.constantFrom('standard', 'pagat', 'three');
const fourOrThree = fc.constantFrom('standard', 'three');
const anyContract = fc.nat(9);
const trumps = fc.integer({ min: 6, max: 9 });
const kingOf = (preset: string): King => game('king', preset) as King;

describe('dealing', () => {
  // Feature: king-card-game, Property 1: Deck completeness
  it('Property 1: the deck holds every card once, for three players every card but the twos', () => {
    fc.assert(
      fc.property(fourOrThree, seeds, (preset, seed) => {
        const king = kingOf(preset);
        const { cards } = drawDeal(king, new SeededRandom(seed));
        const whole = PACK.filter((name) => preset !== 'three' || !name.startsWith('2'));
        expect(names(cards)).toBe(whole.sort().join(' '));
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 2: Fair dealing
  it('Property 2: every seat gets as many cards, and no card lies in two hands', () => {
    fc.assert(
      fc.property(fourOrThree, seeds, (preset, seed) => {
        const king = kingOf(preset);
        const draw = drawDeal(king, new SeededRandom(seed));
        const deal = king.deal(king.next(king.start())!, draw.cards, draw.first);
        const hands = Array.from({ length: king.seats }, (_, i) => listCards(deal.hands, i << 2));
        const size = preset === 'three' ? 16 : 13;
        expect(hands.map((hand) => hand.length)).toEqual(hands.map(() => size));
        expect(new Set(hands.flat()).size).toBe(size * king.seats);
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 3: First selector
  it('Property 3: the start card selects the first game and leads it', () => {
    fc.assert(
      fc.property(fourOrThree, anyContract, seeds, (preset, number, seed) => {
        const king = kingOf(preset);
        const { turns, deal } = turnsOf(king, number, seed);
        const start = preset === 'three' ? '3D' : '2D';
        expect(turns[0]!.hand).toContain(start);
        expect(deal.dealer).toBe(turns[0]!.seat);
      }),
      { seed: 3, numRuns: 100 },
    );
  });
});

describe('turns and tricks', () => {
  // Feature: king-card-game, Property 4: Counter-clockwise turn order
  it('Property 4: within a trick the turn goes to the right neighbour', () => {
    fc.assert(
      fc.property(anyPreset, anyContract, seeds, (preset, number, seed) => {
        const king = kingOf(preset);
        const { turns } = turnsOf(king, number, seed);
        for (const { seat, trick } of turns) {
          const previous = trick.at(-1)?.seat;
          if (previous !== undefined) expect((seat + 1) % king.seats).toBe(previous);
        }
      }),
      { seed: 4, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 5: Trick winner
  it('Property 5: the highest trump takes a trick, or else the highest card of the led suit', () => {
    fc.assert(
      fc.property(anyPreset, anyContract, seeds, (preset, number, seed) => {
        const king = kingOf(preset);
        const { turns, deal } = turnsOf(king, number, seed);
        const trump = number < 6 ? '' : 'CDSH'[number - 6]!;
        tricksOf(king, turns).forEach((trick, i) => {
          const cards = trick.map(({ card }) => card);
          const ruffs = inSuit(cards, trump);
          const contenders = ruffs.length > 0 ? ruffs : inSuit(cards, suit(cards[0]!));
          const winner = trick.find(
            ({ card }) => card === contenders.find((c) => height(c) === top(contenders)),
          );
          expect(deal.takers[i]).toBe(winner!.seat);
        });
      }),
      { seed: 5, numRuns: 150 },
    );
  });

  // Feature: king-card-game, Property 6: The winner leads
  it('Property 6: whoever takes a trick leads the next', () => {
    fc.assert(
      fc.property(anyPreset, anyContract, seeds, (preset, number, seed) => {
        const { turns, deal } = turnsOf(kingOf(preset), number, seed);
        const leads = turns.filter(({ trick }) => trick.length === 0);
        leads.slice(1).forEach(({ seat }, i) => {
          expect(seat).toBe(deal.takers[i]);
        });
        expect(leads).toHaveLength(deal.trick);
      }),
      { seed: 6, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 7: Unit totals
  it('Property 7: 13 tricks, 13 hearts, 8 kings and jacks, 4 queens, 1 Rıfkı, 2 last tricks', () => {
    fc.assert(
      fc.property(anyPreset, anyContract, seeds, (preset, number, seed) => {
        const king = kingOf(preset);
        const { deal } = turnsOf(king, number, seed);
        const four = [13, 13, 8, 4, 1, 2];
        const three = [16, 12, 8, 4, 1, 2];
        const totals = preset === 'three' ? three : four;
        const sum = [...deal.taken].reduce((all, units) => all + units, 0);
        expect(sum).toBe(number < 6 ? totals[number] : king.length);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe('legal plays', () => {
  // Feature: king-card-game, Property 8: Following suit
  it('Property 8: whoever holds the led suit plays it, and some card is always legal', () => {
    fc.assert(
      fc.property(anyPreset, anyContract, seeds, (preset, number, seed) => {
        for (const turn of turnsOf(kingOf(preset), number, seed).turns) {
          expect(turn.legal.length).toBeGreaterThan(0);
          for (const card of turn.legal) expect(turn.hand).toContain(card);
          const own = inSuit(turn.hand, led(turn));
          if (own.length > 0) expect(inSuit(turn.legal, led(turn))).toEqual(turn.legal);
        }
      }),
      { seed: 8, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 9: Free contracts
  it('Property 9: El and Son İki ask for nothing but following suit', () => {
    fc.assert(
      fc.property(anyPreset, fc.constantFrom(0, 5), seeds, (preset, number, seed) => {
        for (const turn of turnsOf(kingOf(preset), number, seed).turns) {
          const own = inSuit(turn.hand, led(turn));
          expect(turn.legal).toEqual(own.length > 0 ? own : turn.hand);
        }
      }),
      { seed: 9, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 10: Forced penalty cards
  it('Property 10: a penalty card falls under a higher one, and on a suit one cannot follow', () => {
    const costs: Readonly<Record<string, (card: string) => boolean>> = {
      kupa: (card) => suit(card) === 'H',
      erkek: (card) => card.startsWith('K') || card.startsWith('J'),
      kiz: (card) => card.startsWith('Q'),
      rifki: (card) => card === 'KH',
    };
    let forced = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), seeds, (number, seed) => {
        const name = PENALTIES[number]!;
        for (const turn of turnsOf(kingOf('standard'), number, seed).turns) {
          if (turn.trick.length === 0) continue;
          const own = inSuit(turn.hand, led(turn));
          const high = topOfLed(turn);
          const isUnder = name === 'erkek' || name === 'kiz';
          const under = own.filter((card) => isUnder && costs[name]!(card) && height(card) < high);
          const thrown = own.length > 0 ? under : turn.hand.filter(costs[name]!);
          if (thrown.length > 0) {
            forced++;
            expect(turn.legal).toEqual(thrown);
          } else if (own.length > 0) {
            expect(turn.legal).toEqual(own);
          } else {
            const hearts = inSuit(turn.hand, 'H');
            expect(turn.legal).toEqual(name === 'rifki' && hearts.length > 0 ? hearts : turn.hand);
          }
        }
      }),
      { seed: 10, numRuns: 200 },
    );
    expect(forced).toBeGreaterThan(500);
  });

  // Feature: king-card-game, Property 11: Raising a led trump
  it('Property 11: a led trump is beaten where it can be; no other duty binds in a trump game', () => {
    fc.assert(
      fc.property(fourOrThree, trumps, seeds, (preset, number, seed) => {
        const trump = 'CDSH'[number - 6]!;
        for (const turn of turnsOf(kingOf(preset), number, seed).turns) {
          if (turn.trick.length === 0) continue;
          const own = inSuit(turn.hand, led(turn));
          const high = topOfLed(turn);
          const higher = own.filter((card) => height(card) > high);
          const raised = led(turn) === trump && higher.length > 0 ? higher : own;
          expect(turn.legal).toEqual(raised.length > 0 ? raised : turn.hand);
        }
      }),
      { seed: 11, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 12: Lead restriction
  it('Property 12: hearts of Kupa and Rıfkı, and trumps, are not led before they are broken', () => {
    const waits: Readonly<Record<number, string>> = {
      1: 'H',
      4: 'H',
      6: 'C',
      7: 'D',
      8: 'S',
      9: 'H',
    };
    fc.assert(
      fc.property(fourOrThree, anyContract, seeds, (preset, number, seed) => {
        for (const turn of turnsOf(kingOf(preset), number, seed).turns) {
          if (turn.trick.length > 0) continue;
          const others = turn.hand.filter((card) => suit(card) !== waits[number]);
          const restricted = waits[number] !== undefined && !turn.broken && others.length > 0;
          expect(turn.legal).toEqual(restricted ? others : turn.hand);
        }
      }),
      { seed: 12, numRuns: 150 },
    );
  });

  // Feature: king-card-game, Property 13: Breaking trigger
  it('Property 13: a suit is broken by its first card on another suit, and by nothing else', () => {
    fc.assert(
      fc.property(anyPreset, anyContract, seeds, (preset, number, seed) => {
        const contract = contractOf(number);
        const isHeart = contract.type === 'penalty' && ['kupa', 'rifki'].includes(contract.name);
        const waits = contract.type === 'trump' ? 'CDSH'[number - 6] : isHeart ? 'H' : undefined;
        const { turns, deal } = turnsOf(kingOf(preset), number, seed);
        let broken = false;
        for (const turn of turns) {
          expect(turn.broken).toBe(broken);
          broken ||= suit(turn.played) === waits && turn.trick.length > 0 && led(turn) !== waits;
        }
        expect(deal.broken === 1).toBe(broken);
      }),
      { seed: 13, numRuns: 150 },
    );
  });
});
