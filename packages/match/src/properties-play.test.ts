// The correctness properties of Hearts that concern the play of the cards, on solo matches.

import { describe, expect, it } from 'vitest';
import { height, inSuit, suit } from '../../engine/testing/card-names.ts';
import { always, isHeart, isPenalty, sorted } from '../testing/solo-hearts.ts';
import type { Round, Turn } from '../testing/solo-rounds.ts';

/** The cards that may be played by these rules, or all that are held where that leaves none. */
function orAll(some: readonly string[], hand: readonly string[]): readonly string[] {
  return some.length > 0 ? some : hand;
}

function tricksOf(turns: readonly Turn[]): Turn[][] {
  return Array.from({ length: turns.length / 4 }, (_, i) => turns.slice(4 * i, 4 * i + 4));
}

/** Why a card may not be played, and whether that is so. */
const REASONS: Readonly<Record<string, (of: Round['refused'][number]) => boolean>> = {
  followSuit: ({ card, trick, hand }) =>
    trick.length > 0 && suit(card) !== suit(trick[0]!) && inSuit(hand, suit(trick[0]!)).length > 0,
  heartsNotBroken: ({ card, trick }) => trick.length === 0 && isHeart(card),
  noPointsOnFirstTrick: ({ card, trick }) => trick[0] === '2C' && isPenalty(card),
  openingLead: ({ card, trick, hand }) =>
    trick.length === 0 && hand.includes('2C') && card !== '2C',
};

function isTrue(refused: Round['refused'][number]): boolean {
  const { refusal } = refused;
  return refusal?.code === 'ILLEGAL_PLAY' && REASONS[refusal.rule!]?.(refused) === true;
}

describe('every solo match', () => {
  // Feature: hearts-card-game, Property 6: Valid plays follow suit rules
  it('Property 6 (001 R3.2, R3.3): a follower may play exactly the led suit, or anything when void', async () => {
    let voids = 0;
    await always(({ rounds }) => {
      const later = rounds
        .flatMap(({ turns }) => turns)
        .filter(({ trick, number }) => trick.length > 0 && number > 1);
      const expected = later.map(({ hand, trick }) => orAll(inSuit(hand, suit(trick[0]!)), hand));
      expect(later.map(({ legal }) => sorted(legal))).toEqual(expected.map(sorted));
      voids += later.filter(({ legal, hand }) => legal.length === hand.length).length;
    });
    expect(voids).toBeGreaterThan(1_000);
  });

  it('001 R3.2, E1: a card that may not be played is refused with its true reason, and nothing changes', async () => {
    const rules = new Set<string>();
    await always(({ rounds }) => {
      const refused = rounds.flatMap((round) => round.refused);
      expect(refused.filter((one) => !isTrue(one))).toEqual([]);
      for (const { refusal } of refused) rules.add(refusal!.rule!);
    });
    expect([...rules].sort()).toEqual(Object.keys(REASONS));
  });

  // Feature: hearts-card-game, Property 7: Trick winner determination
  it('Property 7 (001 R3.4): the highest card of the led suit takes the trick', async () => {
    await always(({ rounds }) => {
      for (const { turns } of rounds) {
        expect(turns).toHaveLength(52);
        const best = tricksOf(turns).map((trick) => {
          const led = trick.filter(({ card }) => suit(card) === suit(trick[0]!.card));
          return led.sort((a, b) => height(b.card) - height(a.card))[0]!.seat;
        });
        expect(tricksOf(turns).map((trick) => trick[3]!.taker)).toEqual(best);
      }
    });
  });

  // Feature: hearts-card-game, Property 8: Trick winner leads next
  it('Property 8 (001 R3.5): the taker of a trick is asked next and leads, and play goes to the left', async () => {
    await always(({ rounds }) => {
      for (const { turns } of rounds) {
        const next = turns.slice(0, -1).map(({ seat, taker }) => taker ?? (seat + 1) % 4);
        expect(turns.slice(1).map(({ seat }) => seat)).toEqual(next);
        expect(turns.slice(0, -1).map((turn) => turn.next)).toEqual(next.map((seat) => [seat]));
      }
    });
  });

  // Feature: hearts-card-game, Property 9: Hearts leading restriction
  it('Property 9 (001 R4.1, R4.3): a heart may be led exactly when hearts are broken or nothing else is held', async () => {
    const seen = { barred: 0, forced: 0, broken: 0 };
    await always(({ rounds }) => {
      const leads = rounds
        .flatMap(({ turns }) => turns)
        .filter(({ trick, number }) => trick.length === 0 && number > 1);
      const expected = leads.map(({ hand, isBroken }) =>
        isBroken
          ? hand
          : orAll(
              hand.filter((card) => !isHeart(card)),
              hand,
            ),
      );
      expect(leads.map(({ legal }) => sorted(legal))).toEqual(expected.map(sorted));
      for (const { hand, isBroken } of leads) {
        if (isBroken) seen.broken++;
        else if (hand.every(isHeart)) seen.forced++;
        else if (hand.some(isHeart)) seen.barred++;
      }
    });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(5);
  });

  // Feature: hearts-card-game, Property 10: Hearts breaking trigger
  it('Property 10 (001 R4.2): a heart on another suit breaks hearts for the rest of the round, and nothing else does', async () => {
    await always(({ rounds }) => {
      for (const { turns } of rounds) {
        const breaks = ({ trick, card }: Turn) =>
          isHeart(card) && trick.length > 0 && !isHeart(trick[0]!);
        const first = turns.findIndex(breaks);
        expect(turns.map(({ isBrokenAfter }) => isBrokenAfter)).toEqual(
          turns.map((_, i) => first >= 0 && i >= first),
        );
        expect(turns[0]!.isBroken).toBe(false);
      }
    });
  });

  // Feature: hearts-card-game, Property 11: First trick penalty restriction
  it('Property 11 (001 R5.1): no penalty card on the first trick, unless nothing else is held', async () => {
    let onlyPenalties = 0;
    let barred = 0;
    await always(({ rounds }) => {
      for (const { hand, legal } of rounds.flatMap(({ turns }) => turns.slice(1, 4))) {
        const harmless = hand.filter((card) => !isPenalty(card));
        const clubs = inSuit(hand, 'C');
        expect(sorted(legal)).toEqual(sorted(clubs.length > 0 ? clubs : orAll(harmless, hand)));
        if (harmless.length === 0) onlyPenalties++;
        else if (clubs.length === 0) barred++;
      }
    });
    expect(onlyPenalties).toBeGreaterThan(5);
    expect(barred).toBeGreaterThan(5);
  });
});
