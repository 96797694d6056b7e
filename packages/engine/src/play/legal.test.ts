// The one reading of the restrictions, against a plain one, and in all its uses.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_TABLES, gameAt } from '../../laws/tables.ts';
import { card, game, legal, names, type PlayPosition, playing } from '../../testing/cards.ts';
import { type Card, cardName, suitOf } from '../cards/card.ts';
import { STANDARD_DECK } from '../cards/deck.ts';
import { type Random, SeededRandom, shuffle } from '../cards/random.ts';
import { cardSet, holds, listCards } from '../cards/ranks.ts';
import { seatsOf } from '../cards/seat.ts';
import { makeContract, type PlayRule, type Situation } from '../deal/contract.ts';
import { Deal } from '../deal/deal.ts';
import { OVER, PLAYING } from '../deal/phase.ts';
import type { GameId } from '../games/games.ts';
import { parseContractText } from '../notation/notation.ts';
import { FOLLOW_SUIT, forbiddingRule, legalPlays, lowestPlay, randomPlay } from './legal.ts';

const out = new Int32Array(64);
const listed = (deal: Deal, seat = deal.turn): Card[] =>
  Array.from(out.subarray(0, legalPlays(deal, seat, out))) as Card[];
const first = (number: number): Random => ({ below: () => number });

interface Trial {
  readonly hand: readonly Card[];
  readonly led: number;
  readonly broken: boolean;
  readonly firstTrick: boolean;
  readonly rules: readonly { keep: Card[]; binds: Card[] | null; stands: string[] }[];
}

const someCards = fc.uniqueArray(fc.constantFrom(...STANDARD_DECK.cards), { maxLength: 30 });
const aTrial: fc.Arbitrary<Trial> = fc.record({
  hand: fc.uniqueArray(fc.constantFrom(...STANDARD_DECK.cards), { minLength: 1, maxLength: 13 }),
  led: fc.integer({ min: -1, max: 3 }),
  broken: fc.boolean(),
  firstTrick: fc.boolean(),
  rules: fc.array(
    fc.record({
      keep: someCards,
      binds: fc.option(someCards),
      stands: fc.subarray(['lead', 'follow', 'void']),
    }),
    { maxLength: 4 },
  ),
});

function standOf({ hand, led }: Trial): Situation['stand'] {
  if (led < 0) return 'lead';
  return hand.some((held) => suitOf(held) === led) ? 'follow' : 'void';
}

/** The same reading with plain lists: keep these, unless that leaves nothing. */
function plainly(trial: Trial): Card[] {
  const stand = standOf(trial);
  let left = trial.hand.filter((held) => stand !== 'follow' || suitOf(held) === trial.led);
  for (const { keep, binds, stands } of trial.rules) {
    if (!stands.includes(stand)) continue;
    if (binds !== null && !left.some((held) => binds.includes(held))) continue;
    const kept = left.filter((held) => keep.includes(held));
    if (kept.length > 0) left = kept;
  }
  return left.toSorted((a, b) => a - b);
}

function trialDeal(trial: Trial): Deal {
  const rules: PlayRule[] = trial.rules.map(({ keep, binds, stands }, i) => ({
    name: `rule ${i}`,
    on: ({ stand }) => stands.includes(stand),
    // Odd rules write their set, even ones have it fixed.
    keep: i % 2 === 0 ? cardSet(keep) : (_, set) => set.set(cardSet(keep)),
    ...(binds === null ? {} : { binds: (_: Deal, set: Int32Array) => set.set(cardSet(binds)) }),
  }));
  const deal = new Deal();
  deal.clear(4, 1, 13);
  deal.contract = makeContract({ name: 'trial', rules });
  deal.hands.set(cardSet(trial.hand), 8);
  Object.assign(deal, { turn: 2, led: trial.led, broken: trial.broken ? 1 : 0 });
  deal.trick = trial.firstTrick ? 0 : 4;
  return deal;
}

describe('the legal cards', () => {
  it('are those that each rule in turn keeps, unless it would leave none', () => {
    fc.assert(
      fc.property(aTrial, (trial) => {
        expect(listed(trialDeal(trial))).toEqual(plainly(trial));
      }),
      { seed: 8, numRuns: 2000 },
    );
  });

  it('are never none, and all in the hand', () => {
    fc.assert(
      fc.property(aTrial, (trial) => {
        const cards = listed(trialDeal(trial));
        return cards.length > 0 && cards.every((legalCard) => trial.hand.includes(legalCard));
      }),
      { seed: 9, numRuns: 1000 },
    );
  });

  it('come in card order, jokers and high deuces last among the spades', () => {
    const jokers = game('spades', 'jjdd');
    const deal = playing(jokers, { hand: '3H BJ 2D 2S AS 4C LJ 3D', broken: true });
    expect(listed(deal).map(cardName).join(' ')).toBe('4C 3D AS 2S 2D LJ BJ 3H');
  });
});

describe('a random card', () => {
  it('can be each of the legal ones, and no other', () => {
    fc.assert(
      fc.property(aTrial, (trial) => {
        const deal = trialDeal(trial);
        const cards = listed(deal);
        const picked = cards.map((_, i) => randomPlay(deal, 2, first(i)));
        expect(picked.toSorted((a, b) => a - b)).toEqual(cards);
      }),
      { seed: 10, numRuns: 1000 },
    );
  });

  it('is drawn with one number below the number of legal cards', () => {
    fc.assert(
      fc.property(aTrial, (trial) => {
        const asked: number[] = [];
        const deal = trialDeal(trial);
        randomPlay(deal, 2, { below: (n) => asked.push(n) - 1 });
        expect(asked).toEqual([listed(deal).length]);
      }),
      { seed: 11, numRuns: 500 },
    );
  });

  it.each(ALL_TABLES)('is a legal one in $game, $name, all through a deal', (table) => {
    const any = gameAt(table);
    const random = new SeededRandom(13);
    const setup = { ...any.next(any.start())!, dealer: 0 };
    const deal = any.deal(setup, shuffle([...any.deck.cards], random), 0);
    let plays = 0;
    while (deal.phase !== OVER) {
      const seat = seatsOf(any.actors(deal))[0]!;
      if (deal.phase === PLAYING) {
        const cards = listed(deal);
        expect(new Set(cards.map((_, i) => randomPlay(deal, seat, first(i))))).toEqual(
          new Set(cards),
        );
        plays++;
      }
      any.apply(deal, seat, any.random(deal, seat, random));
    }
    expect(plays).toBe(deal.count);
  });
});

describe('the forbidding rule', () => {
  it('is named exactly for the held cards that are not legal', () => {
    fc.assert(
      fc.property(aTrial, (trial) => {
        const deal = trialDeal(trial);
        const cards = plainly(trial);
        for (const held of trial.hand) {
          expect(forbiddingRule(deal, 2, held) === undefined).toBe(cards.includes(held));
        }
      }),
      { seed: 12, numRuns: 1000 },
    );
  });

  it('is the first that shuts a card out', () => {
    const rules = [
      {
        keep: listCards(STANDARD_DECK.set).filter((c) => suitOf(c) !== 3),
        binds: null,
        stands: ['void'],
      },
      { keep: [card(game('hearts'), 'QS')], binds: null, stands: ['void'] },
    ];
    const hand = ['QS', '5D', '9H'].map((name) => card(game('hearts'), name));
    const deal = trialDeal({ hand, led: 0, broken: false, firstTrick: false, rules });
    const why = (name: string) => forbiddingRule(deal, 2, card(game('hearts'), name));
    expect([why('QS'), why('5D'), why('9H')]).toEqual([undefined, 'rule 1', 'rule 0']);
  });

  it.each<[string, string, string, Partial<PlayPosition> & { hand: string }, string, string]>([
    ['H13', 'hearts', '', { hand: '5C 9H', trick: '3:KC' }, '9H', FOLLOW_SUIT],
    ['H4', 'hearts', '', { hand: '5C 9H' }, '9H', 'heartsNotBroken'],
    ['H2', 'hearts', '', { hand: '2C 5C', trickNumber: 1 }, '5C', 'openingLead'],
    [
      'H3',
      'hearts',
      '',
      { hand: '5D QS', trickNumber: 1, trick: '3:2C' },
      'QS',
      'noPointsOnFirstTrick',
    ],
    ['S11', 'spades', '', { hand: '5C 9S' }, '9S', 'spadesNotBroken'],
    ['K9', 'king', 'trump spades', { hand: '5C 9S' }, '9S', 'trumpNotBroken'],
    ['K10', 'king', 'trump spades', { hand: '3S KS', trick: '1:9S' }, '3S', 'mustRaise'],
    ['K5', 'king', 'kupa', { hand: '5C 9H', trick: '1:9D' }, '5C', 'mustDiscardHeart'],
    ['K7', 'king', 'rifki', { hand: '5H KH', trick: '1:9D' }, '5H', 'mustDiscardKingOfHearts'],
    ['K6', 'king', 'kiz', { hand: '5H QC', trick: '1:9D' }, '5H', 'mustDiscardHonour'],
    ['K6', 'king', 'erkek', { hand: '5D KD', trick: '1:AD' }, '5D', 'forcedUnder'],
  ])('%s: %s %s, %o: %s is refused for %s', (_, id, words, position, name, rule) => {
    const any = game(id as GameId);
    const contract = parseContractText(words.split(' '));
    const deal = playing(any, contract === undefined ? position : { ...position, contract });
    expect(forbiddingRule(deal, 0, card(any, name))).toBe(rule);
  });
});

describe('C3: the lowest card', () => {
  it.each([
    ['by rank, not by name', { hand: '10C 9D KS' }, '9D'],
    [
      'clubs before diamonds before spades before hearts',
      { hand: '4H 4S 4D 4C', broken: true },
      '4C',
    ],
    ['of the legal ones only', { hand: '2D 7C AC', trick: '3:KC' }, '7C'],
    ['spades before hearts', { hand: '4H 4S', broken: true }, '4S'],
  ])('%s', (_, position, expected) => {
    expect(names([lowestPlay(playing(game('hearts'), position), 0)])).toBe(expected);
  });

  it('is one of the legal cards', () => {
    const deal = playing(game('hearts'), { hand: '2D 7C AC QC', trick: '3:KC' });
    expect(legal(game('hearts'), deal)).toBe('7C AC QC');
    expect(holds(deal.hands, lowestPlay(deal, 0))).toBe(true);
  });
});
