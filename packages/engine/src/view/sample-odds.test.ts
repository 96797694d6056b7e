// The odds of sample deals: small endings are gone through in full, and every deal that fits comes up alike.

import { describe, expect, it, vi } from 'vitest';
import { consistentDeals, handsKey, hiddenCards, waysToDeal } from '../../laws/consistent-deals.ts';
import { evenness } from '../../laws/numbers.ts';
import type { Scene } from '../../laws/scene.ts';
import { sceneWhere } from '../../laws/stage.ts';
import { game } from '../../testing/cards.ts';
import { type Condition, late } from '../../testing/conditions.ts';
import { SeededRandom } from '../cards/random.ts';
import { holds } from '../cards/ranks.ts';
import type { Seat } from '../cards/seat.ts';
import type { AnyGame } from '../games/games.ts';
import { noteBarred } from '../play/inference.ts';
import { dealNext, submit, type Table } from '../table/table.ts';
import { viewDeal } from './deal-view.ts';
import { sampleDeal } from './sample-deal.ts';

/** Some play has denied its player single cards of a suit, not just the whole suit, and one of them is still out. */
const withForcedPlays: Condition = ({ before, draw, moves, game: any, deal }) => {
  const barred = new Int32Array(16);
  const dealt = dealNext(before, draw);
  let table: Table | null = dealt.ok ? dealt.value : null;
  for (const { seat, move } of moves) {
    if (table === null) return false;
    if (move.kind === 'play') noteBarred(table.deal!, move.card, barred);
    const done = submit(table, seat, move);
    table = done.ok ? done.value : null;
  }
  return barred.some((ranks, at) => {
    let out = 0;
    for (let seat = 0; seat < any.seats; seat++) out |= deal.hands[(seat << 2) | (at & 3)]!;
    return ranks !== -1 && (ranks & out) !== 0 && at >> 2 !== 1;
  });
};

/** Some of the deals that fit the plays would have been cancelled. */
const couldBeCancelled: Condition = ({ game: any, deal, random }) => {
  const allows = vi.spyOn(any, 'allows');
  const view = viewDeal(any, deal, 1);
  for (let i = 0; i < 50; i++) sampleDeal(any, view, random);
  const times = allows.mock.calls.length;
  allows.mockRestore();
  return times > 60;
};

const both =
  (...requests: readonly Condition[]): Condition =>
  (scene) =>
    requests.every((request) => request(scene));

/** A small King deck, so that a whole deal can be gone through: nines and up, or sevens and up. */
const smallKing = (lowest: 7 | 9, changes: Record<string, unknown>): AnyGame => {
  const low = ['2', '3', '4', '5', '6', ...(lowest === 9 ? ['7', '8'] : [])];
  const removedCards = low.flatMap((rank) => [...'CDSH'].map((suit) => rank + suit));
  return game('king', 'standard', { removedCards, kingTricks: 6, startCard: 'random', ...changes });
};

const CASES: readonly [string, AnyGame, Seat | null, Condition, boolean?][] = [
  ['H13: voids in Hearts', game('hearts'), 1, late(3)],
  [
    'H13: in the middle of a trick',
    game('hearts'),
    1,
    both(late(3), ({ deal }) => deal.inTrick === 2),
  ],
  ['H13: for a spectator', game('hearts'), null, late(2)],
  ['S11: voids in Spades', game('spades'), 1, late(3)],
  ['S14: with jokers', game('spades', 'jjdd'), 1, late(3)],
  ['S15: with three players', game('spades', 'cutthroat'), 1, late(4)],
  ['S15: with three players, for a spectator', game('spades', 'cutthroat'), null, late(2)],
  ['K5: Kupa', game('king'), 1, late(3, 'kupa')],
  ['K6: Erkek', game('king'), 1, both(late(3, 'erkek'), withForcedPlays), true],
  ['K6: Kız', game('king'), 1, both(late(3, 'kiz'), withForcedPlays), true],
  ['K6: Kız, for a spectator', game('king'), null, both(late(2, 'kiz'), withForcedPlays), true],
  ['K7: Rıfkı', game('king'), 1, both(late(3, 'rifki'), withForcedPlays), true],
  ['K10: trumps', game('king'), 1, both(late(3, 'trump spades'), withForcedPlays), true],
  [
    'K10: trumps and plain suits that must be beaten',
    game('king', 'standard', { yukseltme: 'always', mustTrumpWhenVoid: true }),
    1,
    both(late(3, 'trump hearts'), withForcedPlays),
    true,
  ],
  [
    'K10: overtrumping',
    game('king', 'standard', { yukseltme: 'wheneverTrumping' }),
    1,
    both(late(3, 'trump clubs'), withForcedPlays),
    true,
  ],
  [
    'K15: King for three',
    game('king', 'three', { yukseltme: 'always' }),
    null,
    both(late(3, 'trump hearts'), withForcedPlays),
    true,
  ],
  [
    'K1: the start card is still with the first selector',
    smallKing(7, { startCard: '7D' }),
    1,
    both(
      late(3),
      ({ deal }) => deal.dealer !== 1 && holds(deal.hands, deal.marker, deal.dealer << 2),
    ),
  ],
  [
    'K4: a Rıfkı that was not cancelled',
    smallKing(9, { cancelRifki: 'AorK' }),
    1,
    both(late(3, 'rifki'), couldBeCancelled),
  ],
];

/** Imagines many deals from a view, and counts them by their hands. */
function sample(
  scene: Scene,
  viewer: Seat | null,
  keys: ReadonlySet<string>,
  times: number,
): number[] {
  const view = viewDeal(scene.game, scene.deal, viewer);
  const random = new SeededRandom(31);
  const counts = new Map([...keys].map((key) => [key, 0]));
  for (let i = 0; i < times; i++) {
    const key = handsKey(sampleDeal(scene.game, view, random));
    if (!counts.has(key)) throw new Error(`this could not be: ${key}`);
    counts.set(key, counts.get(key)! + 1);
  }
  return [...counts.values()];
}

describe('C12: all deals that fit come up alike', () => {
  it.each(CASES)('%s', (_, any, viewer, request, isForced = false) => {
    // Where forced plays matter, look for a moment in which more than one deal is left.
    for (let seed = 1; ; seed++) {
      const scene = sceneWhere(any, seed, request);
      const keys = consistentDeals(scene, viewer);
      const ways = waysToDeal(hiddenCards(scene, viewer).map((cards) => cards.length));
      if ((isForced && keys.size < 6) || keys.size < 3 || keys.size === ways) continue;
      expect(keys.has(handsKey(scene.deal))).toBe(true);
      const counts = sample(scene, viewer, keys, 30 * keys.size);
      expect(evenness(counts)).toMatchObject({ isEven: true });
      break;
    }
  });
});
