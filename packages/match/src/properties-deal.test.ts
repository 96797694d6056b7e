// The correctness properties of Hearts that concern deal and pass, on solo matches.

import { cardName } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { PACK } from '../../engine/testing/card-names.ts';
import { always, sorted } from '../testing/solo-hearts.ts';
import { names, SEATS } from '../testing/solo-rounds.ts';

const pack = sorted(PACK);
const STEPS: Readonly<Record<string, number>> = { left: 1, right: 3, across: 2 };

describe('every solo match', () => {
  // Feature: hearts-card-game, Property 1: Deck completeness
  it('Property 1 (001 R1.2): every deal is of 52 different cards, thirteen of each suit', async () => {
    await always(({ solo, rounds }) => {
      const deals = solo.table.log.filter((entry) => entry.kind === 'deal');
      expect(deals.map(({ cards }) => sorted(names(cards)))).toEqual(rounds.map(() => pack));
    });
  });

  // Feature: hearts-card-game, Property 2: Fair dealing
  it('Property 2 (001 R1.4): each seat is dealt thirteen cards and no card twice', async () => {
    await always(({ rounds, solo }) => {
      for (const { dealt } of rounds) {
        expect(dealt.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
        expect(sorted(dealt.flat())).toEqual(pack);
      }
      const first = solo.states[0]!.view.deal!;
      expect(first.counts).toEqual([13, 13, 13, 13]);
      expect(first.hand!.map(cardName)).toEqual(rounds[0]!.dealt[0]);
    });
  });

  // Feature: hearts-card-game, Property 3: Passing preserves hand size
  it('Property 3 (001 R2.3): after the pass everyone has thirteen cards, three of them from the right seat', async () => {
    let passes = 0;
    await always(({ rounds }) => {
      for (const { direction, dealt, passed, hands } of rounds) {
        expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
        expect(passed).toHaveLength(direction === 'hold' ? 0 : 4);
        const gifts = SEATS.map((seat) => passed.find((one) => one.seat === seat)?.cards ?? []);
        const giver = (seat: number) => (seat + 4 - (STEPS[direction] ?? 0)) % 4;
        const expected = dealt.map((hand, seat) => [
          ...hand.filter((card) => !gifts[seat]!.includes(card)),
          ...gifts[giver(seat)]!,
        ]);
        expect(hands.map(sorted)).toEqual(expected.map(sorted));
        passes += passed.length;
      }
    });
    expect(passes).toBeGreaterThan(400);
  });

  // Feature: hearts-card-game, Property 4: Passing direction cycle
  it('Property 4 (001 R2.4): rounds pass left, right, across, not at all, and so on', async () => {
    let longest = 0;
    await always(({ request, rounds }) => {
      const usual = ['left', 'right', 'across', 'hold'];
      const cycle = (request.options!.passCycle as string[] | undefined) ?? usual;
      expect(rounds.map(({ direction }) => direction)).toEqual(rounds.map((_, i) => cycle[i % 4]));
      expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, i) => i + 1));
      if (cycle === usual) longest = Math.max(longest, rounds.length);
    });
    expect(longest).toBeGreaterThan(8);
  });

  // Feature: hearts-card-game, Property 5: First trick leader has 2♣
  it('Property 5 (001 R3.1): whoever holds the two of clubs after the pass leads with it', async () => {
    const leaders = new Set<number>();
    await always(({ rounds }) => {
      for (const { hands, turns } of rounds) {
        const { seat, card, legal } = turns[0]!;
        expect(hands[seat]).toContain('2C');
        expect([card, legal]).toEqual(['2C', ['2C']]);
        leaders.add(seat);
      }
    });
    expect(leaders.size).toBe(4);
  });

  // Feature: hearts-card-game, Property 17: AI plays valid moves
  it('Property 17 (001 R8.2): every card of a computer player was legal, and none had to be helped', async () => {
    let plays = 0;
    await always(({ thoughts, rounds }) => {
      const thought = thoughts.filter(({ move }) => move.kind === 'play');
      const isLegal = ({ view, move }: (typeof thoughts)[number]) =>
        move.kind === 'play' && view.deal!.legal.includes(move.card);
      expect(thought.filter((one) => !isLegal(one))).toEqual([]);
      const made = rounds.flatMap(({ turns }) => turns.filter(({ seat }) => seat !== 0));
      expect(made.every(({ card, legal }) => legal.includes(card))).toBe(true);
      expect(made).toHaveLength(thought.length);
      plays += made.length;
    });
    expect(plays).toBeGreaterThan(10_000);
  });

  // Feature: hearts-card-game, Property 18: AI passes exactly three cards
  it('Property 18 (001 R8.4): every computer player passes exactly three cards of its hand', async () => {
    let passes = 0;
    await always(({ rounds }) => {
      for (const { dealt, passed, direction } of rounds) {
        const others = passed.filter(({ seat }) => seat !== 0);
        expect(others).toHaveLength(direction === 'hold' ? 0 : 3);
        for (const { seat, cards } of others) {
          expect(new Set(cards).size).toBe(3);
          expect(cards).toHaveLength(3);
          expect(dealt[seat]).toEqual(expect.arrayContaining([...cards]));
        }
        passes += others.length;
      }
    });
    expect(passes).toBeGreaterThan(300);
  });
});
