// The policy in whole parties at many tables: it keeps to the rules, never peeks, and always does the same.

import {
  type Action,
  Deal,
  drawDeal,
  gameOf,
  type King,
  MAX_ACTIONS,
  moveOf,
  PENALTIES,
  presetNames,
  type Random,
  reconstructDeal,
  type Seat,
  SeededRandom,
  type Standing,
  seatsOf,
  viewDeal,
} from '@kalpler/engine';
import { sampleDeal } from '@kalpler/engine/sample-deal';
import { describe, expect, it } from 'vitest';
import { type Policy, STYLES, type Style } from '../game-bots.ts';
import { king } from './index.ts';

type Options = Readonly<Record<string, unknown>>;

const TABLES: readonly Options[] = [
  ...presetNames('king').map((preset) => ({ preset })),
  { kingRule: 'auto', kingTricks: 8, earlyEnd: true },
  { kingRule: 'declare', kingTricks: 7, mustTrumpWhenVoid: true, yukseltme: 'always' },
  { cancelRifki: 'AorK', cancelTrump: 'anyPlayer', initialPenaltyGames: 4 },
  { cancelTrump: 'forcedSelector', penaltiesPerPlayer: 0, trumpsPerPlayer: 3 },
  { enforceQuotas: false, honourVoid: 'any', kupaVoid: 'any', rifkiVoid: 'any' },
  { rifkiVoid: 'kingOnly', forcedUnder: ['rifki'], onlyHeartsMustLeadHighest: true },
  { preset: 'three', removedCards: ['2C'], mustTrumpWhenVoid: true, heartsLeadRestriction: false },
  { removedCards: ['2C', '2S', '2H', '3C', '3D', '3S', '3H', '4C'], startCard: 'random' },
  { values: { el: 50, kupa: 0, erkek: -60, kiz: 100, rifki: -1, sonIki: -9999, trump: -50 } },
];

type Look = (deal: Deal, seat: Seat, action: Action, policy: Policy) => void;

/** Plays one deal and shows every choice before it is carried out; returns what was done. */
function playDeal(
  game: King,
  standing: Standing,
  style: Style,
  random: Random,
  look: Look,
): { deal: Deal; done: Action[] } {
  const policy = king.policy(game, standing, style);
  const { cards, first } = drawDeal(game, random);
  const deal = game.deal(game.next(standing)!, cards, first);
  const done: Action[] = [];
  for (let [seat] = seatsOf(game.actors(deal)); seat !== undefined; ) {
    const action = policy.act(deal, seat, random);
    look(deal, seat, action, policy);
    game.apply(deal, seat, action);
    done.push(action);
    [seat] = seatsOf(game.actors(deal));
  }
  return { deal, done };
}

/** Plays a party to its end; returns how it ended and what was done. */
function playParty(game: King, style: Style, seed: number, look: Look = () => {}) {
  const random = new SeededRandom(seed);
  let standing = game.start();
  const done: Action[] = [];
  while (standing.winners === null) {
    const played = playDeal(game, standing, style, random, look);
    done.push(...played.done);
    standing = game.after(standing, game.result(played.deal, standing));
  }
  return { standing, done };
}

describe.each(TABLES)('at a table with %o', (options) => {
  const game = gameOf('king', options) as King;

  it.each(STYLES)('every choice of a party is legal: %s', (style) => {
    const legal = new Int32Array(MAX_ACTIONS);
    const kinds = new Set<number>();
    for (let seed = 1; seed <= 4; seed++) {
      const { standing } = playParty(game, style, seed, (deal, seat, action) => {
        const listed = legal.subarray(0, game.legal(deal, seat, legal));
        if (!listed.includes(action)) expect(moveOf(action)).toBe('a legal move');
        if (deal.contractIndex >= 0) kinds.add(deal.contractIndex);
      });
      expect(standing.winners).not.toEqual([]);
    }
    expect(kinds.size).toBeGreaterThan(1);
  });

  it('does the same again, whatever chance says', () => {
    const random = new SeededRandom(99);
    const { done } = playParty(game, 'basic', 5, (deal, seat, action, policy) => {
      expect(policy.act(deal, seat, random)).toBe(action);
    });
    expect(playParty(game, 'basic', 5).done).toEqual(done);
  });

  it('sees no more than its seat: hidden cards that change places change nothing', () => {
    const random = new SeededRandom(7);
    const known = new Deal();
    const other = new Deal();
    let asked = 0;
    for (const [seed, style] of STYLES.entries()) {
      playParty(game, style, 10 + seed, (deal, seat, action, policy) => {
        asked++;
        const view = viewDeal(game, deal, seat);
        expect(policy.act(reconstructDeal(game, view, known), seat, random)).toBe(action);
        if (asked % 3 !== 0) return;
        expect(policy.act(sampleDeal(game, view, random, other), seat, random)).toBe(action);
      });
    }
    expect(asked).toBeGreaterThan(100);
  });
});

describe('styles', () => {
  it.each(PENALTIES.map((name, number) => ({ name, number })))(
    'differ in play: $name',
    (penalty) => {
      expect(differences(penalty.number)).toEqual([true, true]);
    },
  );

  it('differ in play: trumps', () => {
    expect(differences(PENALTIES.length)).toEqual([true, true]);
  });

  /** Whether the bold and the careful player ever play another card than the basic one. */
  function differences(contract: number): [boolean, boolean] {
    const game = gameOf('king') as King;
    const standing = game.start();
    const [bold, careful] = (['aggressive', 'defensive'] as const).map((style) =>
      king.policy(game, standing, style),
    );
    const found: [boolean, boolean] = [false, false];
    const random = new SeededRandom(3);
    const terms = 1 << contract;
    for (let n = 0; n < 60; n++) {
      const { cards, first } = drawDeal(game, random);
      const deal = game.deal({ number: 1, dealer: n % 4, terms }, cards, first);
      const basic = king.policy(game, standing, 'basic');
      while (game.actors(deal) !== 0) {
        const action = basic.act(deal, deal.turn, random);
        if (bold!.act(deal, deal.turn, random) !== action) found[0] = true;
        if (careful!.act(deal, deal.turn, random) !== action) found[1] = true;
        game.apply(deal, deal.turn, action);
      }
    }
    return found;
  }
});
