// The correctness properties of Hearts that concern the play of the cards.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { height, suit } from '../../../testing/card-names.ts';
import { cards, names, playing } from '../../../testing/cards.ts';
import { anyDeal, dealAround } from '../../../testing/hearts.ts';
import {
  type Card,
  cardName,
  gameOf,
  type Hearts,
  listCards,
  MAX_ACTIONS,
  SeededRandom,
  STANDARD_DECK,
} from '../../index.ts';

const RUNS = { seed: 13, numRuns: 120 };
const game = gameOf('hearts', { passCycle: ['hold'] }) as Hearts;
const deck = [...STANDARD_DECK.cards];

/** One play of a round, as everybody could write it down. */
interface Turn {
  readonly seat: number;
  readonly hand: readonly string[];
  /** The cards on the table before it. */
  readonly trick: readonly string[];
  readonly number: number;
  readonly legal: readonly string[];
  readonly card: string;
  readonly brokenAfter: boolean;
  /** The winner, if this was the last card of the trick. */
  readonly taker: number | null;
}

/** A round played at random from these cards. */
function playedRound(dealt: readonly Card[], seed: number): Turn[] {
  const random = new SeededRandom(seed);
  const deal = game.deal(game.next(game.start())!, dealt, 0);
  const out = new Int32Array(MAX_ACTIONS);
  const turns: Turn[] = [];
  let trick: string[] = [];
  while (game.actors(deal) !== 0) {
    const seat = deal.turn;
    const hand = listCards(deal.hands, seat << 2).map(cardName);
    const number = deal.trick + 1;
    const list = Array.from(out.subarray(0, game.legal(deal, seat, out))) as Card[];
    const action = game.random(deal, seat, random);
    const card = cardName(action as number as Card);
    game.apply(deal, seat, action);
    const whole = trick.length === 3;
    turns.push({
      seat,
      hand,
      trick,
      number,
      legal: list.map(cardName),
      card,
      brokenAfter: deal.broken === 1,
      taker: whole ? deal.takers[number - 1]! : null,
    });
    trick = whole ? [] : [...trick, card];
  }
  expect(turns).toHaveLength(52);
  return turns;
}

function isHeart(card: string): boolean {
  return card.endsWith('H');
}

function isPenalty(card: string): boolean {
  return isHeart(card) || card === 'QS';
}

function sameSuit(one: string, other: string): boolean {
  return suit(one) === suit(other);
}

function isAbove(one: string, other: string): boolean {
  return height(one) > height(other);
}

function sorted(list: readonly string[]): string[] {
  return [...list].sort();
}

const ONLY_HEARTS = '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH';
const ONLY_PENALTIES = 'QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH';
const deals = fc.oneof(
  { weight: 5, arbitrary: anyDeal },
  dealAround(ONLY_HEARTS),
  dealAround(ONLY_PENALTIES),
  dealAround('2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC'),
  dealAround('2D 3D 4D 5D 6D 7D QS 3H 4H 5H 6H 7H 8H'),
);

/** Checks every play of rounds played at random. */
function always(look: (turns: readonly Turn[]) => void): void {
  fc.assert(
    fc.property(deals, fc.nat(), (dealt, seed) => look(playedRound(dealt, seed))),
    RUNS,
  );
}

describe('correctness properties: play', () => {
  // Feature: hearts-card-game, Property 6: Valid plays follow suit rules
  it('Property 6: after the first trick a follower may play exactly the led suit, or anything when void', () => {
    let voids = 0;
    always((turns) => {
      for (const { trick, number, hand, legal } of turns) {
        if (trick.length === 0 || number === 1) continue;
        const follow = hand.filter((card) => sameSuit(card, trick[0]!));
        if (follow.length === 0) voids++;
        expect(sorted(legal)).toEqual(sorted(follow.length > 0 ? follow : hand));
      }
    });
    expect(voids).toBeGreaterThan(0);
  });

  // Feature: hearts-card-game, Property 7: Trick winner determination
  it('Property 7: the highest card of the led suit takes the trick', () => {
    always((turns) => {
      for (let first = 0; first < 52; first += 4) {
        const plays = turns.slice(first, first + 4);
        let best = plays[0]!;
        for (const play of plays) {
          if (sameSuit(play.card, best.card) && isAbove(play.card, best.card)) best = play;
        }
        expect(plays[3]!.taker).toBe(best.seat);
      }
    });
  });

  // Feature: hearts-card-game, Property 8: Trick winner leads next
  it('Property 8: the taker of a trick leads the next one, and play goes to the left', () => {
    always((turns) => {
      for (let i = 1; i < 52; i++) {
        const before = turns[i - 1]!;
        expect(turns[i]!.seat).toBe(before.taker ?? (before.seat + 1) % 4);
        expect(before.taker === null).toBe(i % 4 !== 0);
      }
    });
  });

  // Feature: hearts-card-game, Property 9: Hearts leading restriction
  it('Property 9: a heart may be led exactly when hearts are broken or nothing else is held', () => {
    const hand = fc.oneof(
      fc.shuffledSubarray(deck, { minLength: 1, maxLength: 13 }),
      fc.shuffledSubarray(cards(game, ONLY_HEARTS), { minLength: 1, maxLength: 12 }),
      fc.shuffledSubarray(cards(game, ONLY_PENALTIES), { minLength: 1, maxLength: 12 }),
    );
    const position = fc.record({
      hand,
      seat: fc.nat(3),
      broken: fc.boolean(),
      trickNumber: fc.integer({ min: 2, max: 13 }),
    });
    const seen = { refused: 0, forced: 0, broken: 0 };
    const property = fc.property(position, ({ hand: held, ...where }) => {
      const deal = playing(game, { ...where, hand: names(held) });
      const onlyHearts = held.every((card) => isHeart(cardName(card)));
      for (const card of held) {
        const checked = game.check(deal, where.seat, { kind: 'play', card });
        const mayLead = !isHeart(cardName(card)) || where.broken || onlyHearts;
        expect(checked.ok).toBe(mayLead);
        if (!mayLead) seen.refused++;
        else if (onlyHearts && !where.broken) seen.forced++;
        else if (isHeart(cardName(card))) seen.broken++;
      }
    });
    fc.assert(property, RUNS);
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  // Feature: hearts-card-game, Property 10: Hearts breaking trigger
  it('Property 10: a heart on a trick led in another suit breaks hearts for good, and nothing else does', () => {
    let forced = 0;
    always((turns) => {
      let broken = false;
      for (const { trick, card, brokenAfter } of turns) {
        if (trick.length === 0 && isHeart(card) && !broken) forced++;
        if (trick.length > 0 && !isHeart(trick[0]!) && isHeart(card)) broken = true;
        expect(brokenAfter).toBe(broken);
      }
    });
    expect(forced).toBeGreaterThan(0);
  });

  // Feature: hearts-card-game, Property 11: First trick penalty restriction
  it('Property 11: no heart and no queen of spades on the first trick, unless nothing else is held', () => {
    let onlyPenalties = 0;
    let barred = 0;
    always((turns) => {
      for (const { trick, hand, legal } of turns.slice(1, 4)) {
        expect(trick[0]).toBe('2C');
        const free = hand.every(isPenalty);
        if (free) onlyPenalties++;
        for (const card of hand.filter(isPenalty)) {
          expect(legal.includes(card)).toBe(free);
          if (!free && !hand.some((held) => sameSuit(held, '2C'))) barred++;
        }
        const clubs = hand.filter((card) => sameSuit(card, '2C'));
        const harmless = hand.filter((card) => !isPenalty(card));
        const least = clubs.length > 0 ? clubs : harmless.length > 0 ? harmless : hand;
        expect(sorted(legal)).toEqual(sorted(least));
      }
    });
    expect(onlyPenalties).toBeGreaterThan(0);
    expect(barred).toBeGreaterThan(0);
  });
});
