// What a sample deal keeps to: cards that are known to lie somewhere, sealed bids, and what cannot be.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { evenness } from '../../laws/numbers.ts';
import type { Scene } from '../../laws/scene.ts';
import { sceneWhere } from '../../laws/stage.ts';
import { game } from '../../testing/cards.ts';
import { type Condition, late } from '../../testing/conditions.ts';
import { after } from '../../testing/spades.ts';
import { cardName, rankOf, TEN } from '../cards/card.ts';
import { SeededRandom } from '../cards/random.ts';
import { holds, listCards } from '../cards/ranks.ts';
import { hasSeat, type Seat } from '../cards/seat.ts';
import type { Deal } from '../deal/deal.ts';
import type { AnyGame } from '../games/games.ts';
import { KING_MADE } from '../games/king/scoring.ts';
import { dealtHands } from '../play/trick.ts';
import { type DealView, viewDeal } from './deal-view.ts';
import { sampleDeal } from './sample-deal.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A few hundred deals sampled from the view of a scene. */
function sampled({ game: any, deal }: Scene, viewer: Seat | null, times = 300): Deal[] {
  const view = viewDeal(any, deal, viewer);
  const random = new SeededRandom(32);
  return Array.from({ length: times }, () => sampleDeal(any, view, random));
}

describe('what a viewer knows of other hands', () => {
  it('H9: cards that were passed stay where they went until they are played', () => {
    const any = game('hearts');
    const isPassed: Condition = ({ table, deal }) =>
      table.phase === 'playing' && deal.trick === 4 && hasSeat(deal.given, 1);
    const scene = sceneWhere(any, 5, isPassed);
    const { gave } = viewDeal(any, scene.deal, 1);
    const played = new Set(scene.deal.plays.subarray(0, scene.deal.count));
    const waiting = gave!.filter((card) => !played.has(card));
    expect(gave).toHaveLength(3);
    expect(waiting.length).toBeGreaterThan(0);
    for (const deal of sampled(scene, 1)) {
      // The first round passes to the left: seat 1 to seat 2.
      for (const card of waiting) expect(holds(deal.hands, card, 2 << 2)).toBe(true);
    }
  });

  it('H2: the holder of the two of clubs is known once the play begins', () => {
    const scene = sceneWhere(
      game('hearts'),
      6,
      ({ deal, table }) => table.phase === 'playing' && deal.opener !== 1,
    );
    expect(cardName(scene.deal.marker)).toBe('2C');
    for (const viewer of [1, null]) {
      for (const deal of sampled(scene, viewer)) {
        expect(holds(deal.hands, scene.deal.marker, scene.deal.opener << 2)).toBe(true);
      }
    }
  });

  it('H9: before the passes are made the two of clubs may be anywhere', () => {
    const any = game('hearts');
    const scene = sceneWhere(any, 7, ({ deal }) => !holds(deal.hands, any.deck.cards[0]!, 1 << 2));
    const holders = sampled(scene, 1).map((deal) =>
      [0, 1, 2, 3].find((seat) => holds(deal.hands, any.deck.cards[0]!, seat << 2)),
    );
    expect(new Set(holders)).toEqual(new Set([0, 2, 3]));
  });

  it('K1: the first selector of King has the start card', () => {
    const scene = sceneWhere(game('king'), 8, ({ deal }) => deal.dealer !== 1);
    expect(cardName(scene.deal.marker)).toBe('2D');
    for (const deal of sampled(scene, 1)) {
      expect(holds(deal.hands, scene.deal.marker, scene.deal.dealer << 2)).toBe(true);
    }
  });

  it('S8: what was exchanged is known to both partners, and to nobody else', () => {
    const any = game('spades', 'standard', { blindNilMinDeficit: 0 });
    const scene = sceneWhere(
      any,
      9,
      ({ deal, table }) => table.phase === 'playing' && deal.given === 0b0101,
    );
    const gift = listCards(scene.deal.gifts, 0);
    expect(gift).toHaveLength(2);
    for (const deal of sampled(scene, 0)) {
      for (const card of gift) expect(holds(deal.hands, card, 2 << 2)).toBe(true);
    }
    const others = sampled(scene, 1).filter((deal) =>
      gift.every((card) => holds(deal.hands, card, 2 << 2)),
    );
    expect(others.length).toBeLessThan(150);
  });
});

describe('who sees little', () => {
  const behind = { played: 3, totals: [0, 200], bags: [0, 0], dealer: 0 };

  /** How often each card lies with each seat must be even over the hands that the viewer cannot see. */
  function expectEven(
    scene: Scene,
    viewer: Seat | null,
    hidden: readonly Seat[],
    ownCards: number,
  ): void {
    const counts: number[] = [];
    const deals = sampled(scene, viewer, 6000);
    for (const card of scene.game.deck.cards) {
      const seats = hidden.map(
        (seat) => deals.filter((d) => holds(d.hands, card, seat << 2)).length,
      );
      if (seats.some((count) => count > 0)) counts.push(...seats);
    }
    expect(counts).toHaveLength((52 - ownCards) * hidden.length);
    expect(evenness(counts)).toMatchObject({ isEven: true });
  }

  it('S7: a seat that has not looked samples its own hand too', () => {
    const scene = sceneWhere(game('spades'), 10, () => true, behind);
    expect(viewDeal(scene.game, scene.deal, 0).hand).toBeNull();
    expectEven(scene, 0, [0, 1, 2, 3], 0);
    expectEven(scene, 1, [0, 2, 3], 13);
  });

  it('C12: a spectator samples all four hands', () => {
    const scene = sceneWhere(game('spades'), 11, () => true);
    expectEven(scene, null, [0, 1, 2, 3], 0);
  });
});

describe('S10: sealed bids', () => {
  const options = { bidVisibility: 'sealed', blindNilMinDeficit: 0 };
  const sealed = (changes: Record<string, unknown> = {}): AnyGame =>
    game('spades', 'standard', { ...options, ...changes });

  /** The bids of a seat in many sample deals. */
  function sampledBids(view: DealView, any: AnyGame, seat: Seat): Set<number> {
    const random = new SeededRandom(33);
    return new Set(Array.from({ length: 400 }, () => sampleDeal(any, view, random).bids[seat]!));
  }

  function afterBids(
    any: AnyGame,
    bids: readonly (readonly [Seat, number | 'nil' | 'blind_nil'])[],
  ): Deal {
    return after(sceneWhere(any, 12, () => true).table, ...bids).deal!;
  }

  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

  it('of an opponent may be anything that the rules allow', () => {
    const any = sealed();
    const view = viewDeal(any, afterBids(any, [[1, 4]]), 0);
    expect(sampledBids(view, any, 1)).toEqual(new Set([...numbers, 30, 31]));
  });

  it('S7: of a partner is no blind nil while its own hand is hidden', () => {
    const any = sealed();
    const view = viewDeal(any, afterBids(any, [[2, 4]]), 0);
    expect(view.hand).toBeNull();
    expect(sampledBids(view, any, 2)).toEqual(new Set([...numbers, 30]));
  });

  it('S17: of a partner fits the bids that are left to the viewer', () => {
    const any = sealed({ minTeamBid: 4 });
    const view = viewDeal(any, afterBids(any, [[0, 1]]), 2);
    expect(view.game === 'spades' && view.legalBids[0]).toBe(3);
    expect(sampledBids(view, any, 0)).toEqual(new Set([1]));
    const free = viewDeal(any, afterBids(any, [[0, 9]]), 2);
    // Four or more leaves everything, nil included.
    expect(sampledBids(free, any, 0)).toEqual(new Set([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]));
  });

  it('S5: of a partner is no nil where the viewer may still bid it and only one may', () => {
    const any = sealed({ doubleNil: false });
    const view = viewDeal(any, afterBids(any, [[0, 3]]), 2);
    expect(sampledBids(view, any, 0)).toEqual(new Set(numbers));
  });
});

describe('nothing is tried twice', () => {
  it.each([
    ['hearts', {}],
    ['spades', {}],
    ['king', {}],
  ] as const)('in %s', (id, changes) => {
    const any = game(id, undefined, changes);
    const scene = sceneWhere(any, 13, late(5));
    const allows = vi.spyOn(any, 'allows');
    sampled(scene, 1, 200);
    expect(allows).toHaveBeenCalledTimes(200);
  });

  it('K4: but where a deal could have been cancelled', () => {
    const removedCards = [...'2345678'].flatMap((rank) => [...'CDSH'].map((suit) => rank + suit));
    const changes = { removedCards, kingTricks: 6, startCard: 'random', cancelRifki: 'AorK' };
    const any = game('king', 'standard', changes);
    const scene = sceneWhere(any, 14, late(5, 'rifki'));
    const allows = vi.spyOn(any, 'allows');
    sampled(scene, 1, 200);
    expect(allows.mock.calls.length).toBeGreaterThan(200);
  });
});

describe('K4: deals that were not cancelled', () => {
  it('K11: are sampled so even after a King has ended them', () => {
    // Sevens and up: hands with nothing above a ten are common, and three tricks make a King.
    const removedCards = [...'23456'].flatMap((rank) => [...'CDSH'].map((suit) => rank + suit));
    const rules = { kingRule: 'auto', kingTricks: 3, cancelTrump: 'anyPlayer' };
    const any = game('king', 'standard', { ...rules, removedCards, startCard: '7D' });
    const isLow = (deal: Deal, seat: Seat) =>
      listCards(dealtHands(deal), seat << 2).every((card) => rankOf(card) <= TEN);
    for (let seed = 1; seed <= 30; seed++) {
      const scene = sceneWhere(any, seed, ({ deal }) => deal.ending === KING_MADE);
      for (const deal of sampled(scene, 1, 100)) {
        expect([0, 1, 2, 3].some((seat) => isLow(deal, seat))).toBe(false);
      }
    }
  });
});

describe('views that cannot be', () => {
  const scene = sceneWhere(game('hearts'), 15, late(6));
  const view = viewDeal(scene.game, scene.deal, 1);

  it.each<[string, Partial<DealView>]>([
    ['a card in hand that has been played', { hand: [...view.hand!.slice(1), view.plays[0]!] }],
    [
      'too many cards in a hand',
      { counts: view.counts.map((count, seat) => count + (seat === 2 ? 1 : 0)) },
    ],
    [
      'too few cards in a hand',
      { counts: view.counts.map((count, seat) => count - (seat === 2 ? 1 : 0)) },
    ],
  ])('%s', (_, wrong) => {
    const impossible = { ...view, ...wrong } as DealView;
    expect(() => sampleDeal(scene.game, impossible, new SeededRandom(1))).toThrow('no deal fits');
  });

  it('K4: a hand that would have cancelled the deal', () => {
    const any = game('king', 'standard', { cancelRifki: 'AorK' });
    const started = sceneWhere(
      any,
      16,
      ({ deal, table }) => deal.contract?.name === 'rifki' && table.phase === 'playing',
    );
    const honest = viewDeal(any, started.deal, 1);
    const hand = any.deck.cards.filter((card) => card >> 5 !== 3).slice(-12);
    const lonely = { ...honest, marker: null, hand: [...hand, any.deck.parse('KH')!] };
    expect(() => sampleDeal(any, lonely as DealView, new SeededRandom(1))).toThrow('no deal fits');
  });
});

it('fills a deal that is given to it, and makes one otherwise', () => {
  const scene = sceneWhere(game('king'), 17, late(3));
  const view = viewDeal(scene.game, scene.deal, 2);
  const given = sampleDeal(scene.game, view, new SeededRandom(1));
  const again = sampleDeal(scene.game, view, new SeededRandom(1), given);
  expect(again).toBe(given);
  expect(viewDeal(scene.game, again, 2)).toEqual(view);
});
