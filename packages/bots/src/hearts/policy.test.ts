// The policy keeps the rules, ends every deal, repeats itself, and knows no hidden card.

import {
  type Action,
  Deal,
  drawDeal,
  gameOf,
  type Hearts,
  kindOf,
  listCards,
  MAX_ACTIONS,
  MOON_OPTIONS,
  moveOf,
  PASSING,
  PLAYING,
  presetNames,
  type Random,
  reconstructDeal,
  type Seat,
  SeededRandom,
  type Standing,
  seatsOf,
  setUp,
  shuffle,
  viewDeal,
} from '@kalpler/engine';
import { sampleDeal } from '@kalpler/engine/sample-deal';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../engine/testing/cards.ts';
import { STYLES } from '../game-bots.ts';
import { HeartsPolicy } from './policy.ts';

const ALL_STYLES = [...STYLES, 'shooter'] as const;
const TABLES = [
  ...presetNames('hearts').map((preset) => ({ preset })),
  { moon: 'shooterChoice', passCount: 4, firstTrickPoints: 'allow' },
  { openingLead: 'leftOfDealer', heartsMustBeBroken: false, passCount: 1 },
  { queenBreaksHearts: true, forcedLeadBreaks: true, moon: 'smart' },
  { scoring: 'spot', spotQueen: 0, jackOfDiamonds: true, passCount: 2 },
];

function hearts(options: Readonly<Record<string, unknown>>): Hearts {
  return gameOf('hearts', options) as Hearts;
}

/** A standing somewhere in a game that is not over. */
function someStanding(game: Hearts, random: Random): Standing {
  const totals = game.start().totals.map(() => random.below(game.options.endScore));
  return { ...game.start(), played: random.below(8), totals };
}

/** Plays one deal, each seat in a style of its own, and shows every choice before it is carried out. */
function playDeal(
  game: Hearts,
  standing: Standing,
  seed: number,
  look: (deal: Deal, seat: Seat, action: Action, policy: HeartsPolicy) => void = () => {},
): Action[] {
  const random = new SeededRandom(seed);
  const policies = ALL_STYLES.map((_, seat) => {
    const style = ALL_STYLES[(seat + seed) % ALL_STYLES.length]!;
    return new HeartsPolicy(game, standing, style);
  });
  const { cards, first } = drawDeal(game, random);
  const deal = game.deal(game.next(standing)!, cards, first);
  const done: Action[] = [];
  for (let waiting = seatsOf(game.actors(deal)); waiting.length > 0; ) {
    const seat = waiting[random.below(waiting.length)]!;
    const action = policies[seat]!.act(deal, seat, random);
    look(deal, seat, action, policies[seat]!);
    game.apply(deal, seat, action);
    done.push(action);
    waiting = seatsOf(game.actors(deal));
  }
  expect(deal.trick).toBe(game.length);
  return done;
}

describe.each(TABLES)('at a table with %o', (options) => {
  const game = hearts(options);

  it('every choice is legal, in every style and at every score', () => {
    const random = new SeededRandom(11);
    const legal = new Int32Array(MAX_ACTIONS);
    for (let n = 0; n < 60; n++) {
      playDeal(game, someStanding(game, random), n, (deal, seat, action, policy) => {
        const count = game.legal(deal, seat, legal);
        expect(legal.subarray(0, count)).toContain(action);
        expect(game.check(deal, seat, moveOf(action)).ok).toBe(true);
        const moon = deal.phase === PASSING ? 'keepForMoon' : 'shootMoon';
        expect([undefined, moon]).toContain(policy.intent);
      });
    }
  });

  it('the same seed gives the same deal', () => {
    const random = new SeededRandom(12);
    for (let n = 0; n < 20; n++) {
      const standing = someStanding(game, random);
      expect(playDeal(game, standing, n)).toEqual(playDeal(game, standing, n));
    }
  });

  it('hidden cards that change places change no choice and no hope for the moon', () => {
    const random = new SeededRandom(13);
    const other = new Deal();
    for (let n = 0; n < 30; n++) {
      playDeal(game, someStanding(game, random), n, (deal, seat, action, policy) => {
        const hope = policy.moonChance(deal, seat);
        swapHidden(other.copyFrom(deal), seat, random);
        expect(policy.act(other, seat, random)).toBe(action);
        expect(policy.moonChance(other, seat)).toBe(hope);
      });
    }
  });

  it('a view of the deal, and any deal sampled from it, lead to the same choice', () => {
    const random = new SeededRandom(14);
    const other = new Deal();
    for (let n = 0; n < 20; n++) {
      playDeal(game, someStanding(game, random), n, (deal, seat, action, policy) => {
        const view = viewDeal(game, deal, seat);
        expect(policy.act(reconstructDeal(game, view, other), seat, random)).toBe(action);
        expect(policy.act(sampleDeal(game, view, random, other), seat, random)).toBe(action);
      });
    }
  });
});

/** Deals the cards of the other seats anew among them. */
function swapHidden(deal: Deal, seat: Seat, random: Random): void {
  const seats = [0, 1, 2, 3].filter((other) => other !== seat);
  const hands = seats.map((other) => listCards(deal.hands, other << 2));
  const cards = shuffle(hands.flat(), random);
  seats.forEach((other, i) => {
    for (let suit = 0; suit < 4; suit++) deal.hands[(other << 2) | suit] = 0;
    for (const card of cards.splice(0, hands[i]!.length)) {
      deal.hands[(other << 2) | (card >> 5)]! |= 1 << (card & 31);
    }
  });
}

describe('H7: a shooter with a choice', () => {
  const game = hearts({ preset: 'classic', moon: 'shooterChoice' });
  const chosen = (totals: number[]): string | undefined => {
    const standing = { ...game.start(), totals };
    const deal = setUp(game, standing, { phase: 'roundEnd', hands: [], taken: [0, 26, 0, 0] });
    const action = new HeartsPolicy(game, standing, 'basic').act(deal, 1, new SeededRandom(1));
    expect(kindOf(action)).toBe('moon');
    return MOON_OPTIONS[action & 1];
  };

  it('gives the others the points while the game goes on', () => {
    expect(chosen([20, 30, 40, 50])).toBe('othersPlus');
  });

  it('ends the game when that wins it', () => {
    expect(chosen([90, 30, 40, 50])).toBe('othersPlus');
  });

  it('takes off its own points rather than end the game behind somebody', () => {
    expect(chosen([90, 70, 40, 50])).toBe('shooterMinus');
  });
});

describe('H7, H11: a shooter with a choice, where the jack of diamonds takes off 10', () => {
  const game = hearts({ preset: 'omnibus', moon: 'shooterChoice' });
  const penalties = cards(game, '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH QS');
  const jack = cards(game, 'JD');
  const chosen = (totals: number[], jackTaker: Seat): string | undefined => {
    const standing = { ...game.start(), totals };
    const captured = [0, 1, 2, 3].map((seat) => [
      ...(seat === 1 ? penalties : []),
      ...(seat === jackTaker ? jack : []),
    ]);
    const deal = setUp(game, standing, { phase: 'roundEnd', hands: [], captured });
    const action = new HeartsPolicy(game, standing, 'basic').act(deal, 1, new SeededRandom(1));
    return MOON_OPTIONS[action & 1];
  };

  it('does not end the game behind a seat that the jack brings below it', () => {
    expect(chosen([90, 70, 65, 50], 3)).toBe('shooterMinus');
    expect(chosen([90, 70, 65, 50], 0)).toBe('othersPlus');
  });

  it('ends the game when its own jack wins it', () => {
    expect(chosen([90, 70, 40, 50], 1)).toBe('othersPlus');
  });

  it('gives the others the points when the jack keeps the game from ending', () => {
    expect(chosen([80, 70, 40, 50], 0)).toBe('othersPlus');
  });
});

describe('the hope for the moon', () => {
  const game = hearts({ preset: 'classic' });

  it('is gone once somebody else has a point', () => {
    playDeal(game, game.start(), 3, (deal, seat, _action, policy) => {
      if (deal.phase !== PLAYING) return;
      const others = deal.taken.some((units, other) => other !== seat && units > 0);
      const hope = policy.moonChance(deal, seat);
      if (others) expect(hope).toBe(0);
      else expect(hope > 0 && hope <= 1).toBe(true);
    });
  });
});
