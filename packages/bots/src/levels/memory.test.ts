// Forgetting: older and lower cards first, once and for all, and never what lies open.

import {
  type AnyGame,
  countCards,
  type Deal,
  type GameId,
  gameOf,
  MAX_ACTIONS,
  reconstructDeal,
  type TableView,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { playDeals } from '../../testing/table-play.ts';
import { forget, type Memory } from './memory.ts';
import { RandomBot } from './player.ts';

const POOR: Memory = { tricks: 1, fading: 64, highFading: 16, voidFading: 64 };
const NONE: Memory = { tricks: 0, fading: 256, highFading: 256, voidFading: 256 };
const WHOLE: Memory = { tricks: 0, fading: 0, highFading: 0, voidFading: 0 };

const TABLES: readonly [GameId, string][] = [
  ['hearts', 'kalpler'],
  ['spades', 'cutthroat'],
  ['spades', 'jjdd'],
  ['king', 'standard'],
  ['king', 'three'],
];

function views(id: GameId, preset: string): TableView[] {
  const moments = playDeals(id, { preset }, [new RandomBot()], 3);
  return moments.map(({ view }) => view).filter(({ phase }) => phase === 'playing');
}

function remembered(game: AnyGame, view: TableView, memory: Memory): Deal {
  const known = reconstructDeal(game, view.deal!);
  forget(known, view.seat!, memory);
  return known;
}

/** The cards that the seat thinks are out, as card codes. */
function out(known: Deal, seat: number): Set<number> {
  const cards = new Set<number>();
  for (let other = 0; other < known.seats; other++) {
    if (other === seat) continue;
    for (let suit = 0; suit < 4; suit++) {
      for (let rank = 0; rank < 20; rank++) {
        if ((known.hands[(other << 2) | suit]! >> rank) & 1) cards.add((suit << 5) | rank);
      }
    }
  }
  return cards;
}

describe.each(TABLES)('%s %s', (id, preset) => {
  const game = gameOf(id, { preset });
  const seen = views(id, preset);

  it('a perfect memory keeps everything', () => {
    for (const view of seen)
      expect(remembered(game, view, WHOLE)).toEqual(reconstructDeal(game, view.deal!));
  });

  it('only gone cards of others come back, and the last tricks never', () => {
    let forgotten = 0;
    for (const view of seen) {
      const { seat, deal } = view;
      const before = out(reconstructDeal(game, deal!), seat!);
      const extra = [...out(remembered(game, view, POOR), seat!)].filter((c) => !before.has(c));
      const old = deal!.plays.slice(0, (deal!.takers.length - 1) * game.seats) as number[];
      for (const card of extra) expect(old).toContain(card);
      forgotten += extra.length;
    }
    expect(forgotten).toBeGreaterThan(seen.length);
  });

  it('what can be played and seen on the table stays the same', () => {
    const [legal, before] = [new Int32Array(MAX_ACTIONS), new Int32Array(MAX_ACTIONS)];
    for (const view of seen) {
      const seat = view.seat!;
      const known = reconstructDeal(game, view.deal!);
      const dim = remembered(game, view, NONE);
      expect(game.legal(dim, seat, legal)).toBe(game.legal(known, seat, before));
      expect(legal).toEqual(before);
      expect(countCards(dim.hands, seat << 2)).toBe(view.deal!.hand!.length);
      const onTable = known.count - known.inTrick;
      expect(dim.plays.subarray(onTable)).toEqual(known.plays.subarray(onTable));
    }
  });

  it('a card once forgotten does not come to mind again', () => {
    const last = new Map<string, Set<number>>();
    for (const view of seen) {
      const { seat, deal } = view;
      const key = `${deal!.setup.number} ${view.results.length} ${seat}`;
      const gone = new Set<number>(deal!.plays);
      const dim = out(remembered(game, view, POOR), seat!);
      const forgotten = new Set([...dim].filter((card) => gone.has(card)));
      for (const card of last.get(key) ?? []) expect(forgotten).toContain(card);
      last.set(key, forgotten);
    }
  });

  it('who remembers nothing sees no void', () => {
    const shows = (deal: Deal): boolean => {
      for (let i = 0; i < deal.count - deal.inTrick; i++) {
        const led = deal.plays[i - (i % deal.seats)]!;
        if (deal.plays[i]! >> 5 !== led >> 5) return true;
      }
      return false;
    };
    expect(seen.filter((view) => shows(reconstructDeal(game, view.deal!))).length).toBeGreaterThan(
      20,
    );
    for (const view of seen) expect(shows(remembered(game, view, NONE))).toBe(false);
  });
});

it('own cards are never forgotten, and high ones seldom', () => {
  const game = gameOf('hearts');
  let [low, high] = [0, 0];
  for (const view of views('hearts', 'kalpler')) {
    const { plays, hand } = view.deal!;
    const gone = new Set<number>(plays);
    for (const card of out(remembered(game, view, POOR), view.seat!)) {
      expect(hand).not.toContain(card);
      if (!gone.has(card)) continue;
      if ((card & 31) >= 11) high++;
      else low++;
    }
    const nothing = out(remembered(game, view, NONE), view.seat!);
    const own = 13 - hand!.length;
    expect(nothing.size).toBe(52 - hand!.length - own - openCards(view));
  }
  expect(low).toBeGreaterThan(8 * high);
  expect(high).toBeGreaterThan(0);
});

it('what slips the mind is another thing in every deal', () => {
  const game = gameOf('hearts');
  const half: Memory = { tricks: 0, fading: 10, highFading: 10, voidFading: 0 };
  // Seat 2 near the end of first deals that seat 0 opened: was a card of the first trick forgotten?
  const fates = new Map<number, boolean[]>();
  for (let seed = 1; seed <= 160; seed++) {
    const late = playDeals('hearts', {}, [new RandomBot()], 1, seed).find(
      ({ view: { seat, deal } }) => seat === 2 && deal!.takers.length === 12,
    );
    const { view } = late!;
    if (view.deal!.opener !== 0) continue;
    const back = out(remembered(game, view, half), 2);
    [0, 1, 3].forEach((place) => {
      const card = view.deal!.plays[place]!;
      fates.set(card, [...(fates.get(card) ?? []), back.has(card)]);
    });
  }
  const often = [...fates.values()].filter((fate) => fate.length >= 8);
  expect(often.length).toBeGreaterThan(3);
  for (const fate of often) expect(new Set(fate).size).toBe(2);
});

/** Cards of the trick on the table. */
function openCards(view: TableView): number {
  return view.deal!.plays.length % 4;
}
