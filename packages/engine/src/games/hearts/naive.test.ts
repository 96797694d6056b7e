// Whole rounds over every mixture of options, with the naive second opinion looking on at each card.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brokenAfter,
  countRound,
  firstLeader,
  isSure,
  legalCards,
  type Played,
  passTo,
  trickWinner,
} from '../../../laws/games/naive-hearts.ts';
import { anyDeal, dealAround } from '../../../testing/hearts.ts';
import {
  type Action,
  type Card,
  cardName,
  type Deal,
  gameOf,
  giftCards,
  type Hearts,
  listCards,
  MAX_ACTIONS,
  moveOf,
  phaseName,
  SeededRandom,
  seatsOf,
} from '../../index.ts';

const option = fc.record({
  endScore: fc.integer({ min: 1, max: 150 }),
  moon: fc.constantFrom('othersPlus', 'shooterMinus', 'shooterChoice', 'smart'),
  passCycle: fc.array(fc.constantFrom('left', 'right', 'across', 'hold'), {
    minLength: 1,
    maxLength: 4,
  }),
  passCount: fc.integer({ min: 1, max: 4 }),
  openingLead: fc.constantFrom('2C', 'leftOfDealer'),
  firstTrickPoints: fc.constantFrom('forbid', 'allow'),
  heartsMustBeBroken: fc.boolean(),
  queenBreaksHearts: fc.boolean(),
  scoring: fc.constantFrom('standard', 'spot', 'blackMaria'),
  spotQueen: fc.constantFrom(0, 13, 25, 50),
  jackOfDiamonds: fc.boolean(),
  claim: fc.boolean(),
  forcedLeadBreaks: fc.boolean(),
});

const deals = fc.oneof(
  { weight: 5, arbitrary: anyDeal },
  dealAround('2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC'),
  dealAround('2C AC KC QC JC 10C AD KD AS KS QS AH KH'),
  dealAround('2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH'),
  dealAround('AS KS QS 5H 6H 7H 8H 9H 10H JH QH KH AH'),
);

const out = new Int32Array(MAX_ACTIONS);
/** What came up, so that no comparison is made of nothing. */
const seen = { moons: 0, claims: 0, jacks: 0, ends: 0, passes: 0, forced: 0 };

function handNames(deal: Deal): string[][] {
  return [0, 1, 2, 3].map((seat) => listCards(deal.hands, seat << 2).map(cardName));
}

function sorted(list: readonly string[]): string[] {
  return [...list].sort();
}

/** Passes at random and compares where every card has gone. */
function comparePass(game: Hearts, deal: Deal, round: number, random: SeededRandom): string[][] {
  const hands = handNames(deal);
  const gifts: string[][] = [];
  expect(phaseName(deal.phase)).toBe(
    passTo(game.options, round, 0) === null ? 'playing' : 'passing',
  );
  if (passTo(game.options, round, 0) === null) return hands;
  seen.passes++;
  for (const seat of seatsOf(game.actors(deal))) {
    const action = game.random(deal, seat, random);
    gifts.push(giftCards(action).map(cardName));
    game.apply(deal, seat, action);
  }
  const kept = hands.map((hand, seat) => hand.filter((card) => !gifts[seat]!.includes(card)));
  gifts.forEach((gift, seat) => {
    kept[passTo(game.options, round, seat)!]!.push(...gift);
  });
  expect(handNames(deal).map(sorted)).toEqual(kept.map(sorted));
  return kept;
}

/** Plays a round at random; at every card both opinions must agree. Returns what each seat took. */
function comparePlay(
  game: Hearts,
  deal: Deal,
  hands: string[][],
  leader: number,
  random: SeededRandom,
): string[][] {
  const { options } = game;
  const taken: string[][] = [[], [], [], []];
  let broken = false;
  let turn = leader;
  for (let number = 1; number <= 13; number++) {
    const trick: Played[] = [];
    expect(game.canClaim(deal, turn)).toBe(isSure(hands, turn));
    const claim = game.check(deal, turn, { kind: 'claim' });
    expect(claim.ok).toBe(options.claim && isSure(hands, turn));
    if (claim.ok) {
      seen.claims++;
      game.apply(deal, turn, claim.value);
      taken[turn]!.push(...hands.flat());
      return taken;
    }
    while (trick.length < 4) {
      const table = trick.map((play) => play.card);
      expect(seatsOf(game.actors(deal))).toEqual([turn]);
      const legal = legalCards(options, hands[turn]!, table, number, broken);
      const n = game.legal(deal, turn, out);
      const actions = Array.from(out.subarray(0, n)) as Action[];
      expect(sorted(actions.map((action) => cardName(action as number as Card)))).toEqual(
        sorted(legal),
      );
      for (const card of listCards(deal.hands, turn << 2)) {
        const allowed = game.check(deal, turn, { kind: 'play', card }).ok;
        expect(allowed).toBe(legal.includes(cardName(card)));
      }
      const action = actions[random.below(n)]!;
      const card = cardName(action as number as Card);
      if (table.length === 0 && card.endsWith('H') && !broken) seen.forced++;
      game.apply(deal, turn, action);
      broken = brokenAfter(options, broken, table, card);
      expect(deal.broken).toBe(broken ? 1 : 0);
      hands[turn] = hands[turn]!.filter((held) => held !== card);
      trick.push({ seat: turn, card });
      turn = (turn + 1) % 4;
    }
    turn = trickWinner(trick);
    expect(deal.takers[number - 1]).toBe(turn);
    taken[turn]!.push(...trick.map((play) => play.card));
  }
  return taken;
}

describe('the engine and the naive second opinion', () => {
  it('H2, H3, H4, H5, H6, H7, H8, H9, H11, H12: agree at every step of 500 rounds', () => {
    const totals = fc.array(fc.integer({ min: -30, max: 149 }), { minLength: 4, maxLength: 4 });
    const round = fc.integer({ min: 1, max: 9 });
    const property = fc.property(
      option,
      deals,
      totals,
      round,
      fc.nat(),
      (changes, dealt, before, number, seed) => {
        const game = gameOf('hearts', changes) as Hearts;
        const random = new SeededRandom(seed);
        const standing = { ...game.start(), played: number - 1, totals: before };
        const deal = game.deal(game.next(standing)!, dealt, 0);
        const hands = comparePass(game, deal, number, random);
        const leader = firstLeader(game.options, number, hands);
        const taken = comparePlay(game, deal, hands, leader, random);
        const first = countRound(game.options, taken, before, null);
        let choice: 'othersPlus' | 'shooterMinus' | null = null;
        const choosing = game.options.moon === 'shooterChoice' && first.moonShooter !== null;
        expect(seatsOf(game.actors(deal))).toEqual(choosing ? [first.moonShooter] : []);
        if (choosing) {
          const action = game.random(deal, first.moonShooter!, random);
          const move = moveOf(action);
          choice = move.kind === 'moon' ? move.option : null;
          game.apply(deal, first.moonShooter!, action);
        }
        const count = countRound(game.options, taken, before, choice);
        expect(game.result(deal, standing)).toEqual({ game: 'hearts', number, ...count });
        if (count.moonShooter !== null) seen.moons++;
        if (count.jackTaker !== null) seen.jacks++;
        if (count.ended) seen.ends++;
      },
    );
    fc.assert(property, { seed: 20_240_601, numRuns: 500 });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
  });
});
