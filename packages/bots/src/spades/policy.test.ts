// What holds for every choice of the Spades policy: legal, fair, the same for the same seed, and quick to end.

import {
  type Action,
  Deal,
  drawDeal,
  gameOf,
  hasSeat,
  listCards,
  MAX_ACTIONS,
  moveOf,
  PLAYING,
  presetNames,
  type Random,
  reconstructDeal,
  type Seat,
  SeededRandom,
  type Spades,
  type Standing,
  seatsOf,
  shuffle,
  viewDeal,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { STYLES, type Style } from '../game-bots.ts';
import { SpadesPolicy } from './policy.ts';

const TABLES: readonly Readonly<Record<string, unknown>>[] = [
  ...presetNames('spades').map((preset) => ({ preset })),
  { bidVisibility: 'sealed', failedNilTricks: 'contract' },
  { bidding: 'sequential', nil: false, bagInterval: 0, openingLead: 'twoOfClubs' },
  {
    doubleNil: false,
    minTeamBid: 4,
    failedNilTricks: 'none',
    blindNilExchange: 3,
    loseScore: -200,
  },
  { preset: 'pagat', blindNilExchange: 1, spadesMustBeBroken: false, boston: 'win' },
  { players: 3, mode: 'cutthroat', deck: 'jokerJokerDeuceDeuce', blindNilMinDeficit: 20 },
];

function spades(options: Readonly<Record<string, unknown>>): Spades {
  return gameOf('spades', options) as Spades;
}

/** A standing somewhere in a match that is not over. */
function someStanding(game: Spades, random: Random): Standing {
  const start = game.start();
  const { targetScore } = game.options;
  return {
    ...start,
    played: 3,
    dealer: random.below(game.seats),
    totals: start.totals.map(() => random.below(targetScore + 150) - 150),
    bags: start.bags.map(() => random.below(10)),
  };
}

/** Plays one deal and shows every choice before it is carried out; returns what was done. */
function playDeal(
  game: Spades,
  standing: Standing,
  style: Style,
  seed: number,
  look: (deal: Deal, seat: Seat, action: Action) => void = () => {},
): Action[] {
  const random = new SeededRandom(seed);
  const policy = new SpadesPolicy(game, standing, style);
  const { cards, first } = drawDeal(game, random);
  const deal = game.deal(game.next(standing)!, cards, first);
  const done: Action[] = [];
  for (let waiting = seatsOf(game.actors(deal)); waiting.length > 0; ) {
    const seat = waiting[random.below(waiting.length)]!;
    const action = policy.act(deal, seat, random);
    look(deal, seat, action);
    game.apply(deal, seat, action);
    done.push(action);
    waiting = seatsOf(game.actors(deal));
  }
  expect(deal.trick).toBe(game.length);
  return done;
}

describe.each(TABLES)('at a table with %o', (options) => {
  const game = spades(options);

  it('every choice is legal, in every style and at every score', () => {
    const random = new SeededRandom(11);
    const legal = new Int32Array(MAX_ACTIONS);
    for (let n = 0; n < 150; n++) {
      const style = STYLES[n % STYLES.length]!;
      playDeal(game, someStanding(game, random), style, n, (deal, seat, action) => {
        const count = game.legal(deal, seat, legal);
        expect(legal.subarray(0, count)).toContain(action);
        expect(game.check(deal, seat, moveOf(action)).ok).toBe(true);
      });
    }
  });

  it('the same seed gives the same deal', () => {
    const random = new SeededRandom(12);
    for (let n = 0; n < 20; n++) {
      const standing = someStanding(game, random);
      expect(playDeal(game, standing, 'basic', n)).toEqual(playDeal(game, standing, 'basic', n));
    }
  });

  it('hidden cards that change places change no choice', () => {
    const random = new SeededRandom(13);
    const other = new Deal();
    for (let n = 0; n < 40; n++) {
      const standing = someStanding(game, random);
      const judge = new SpadesPolicy(game, standing, 'basic');
      playDeal(game, standing, 'basic', n, (deal, seat, action) => {
        swapHidden(other.copyFrom(deal), seat, random);
        const seen = judge.act(other, seat, new SeededRandom(5));
        expect(judge.act(deal, seat, new SeededRandom(5))).toBe(seen);
        if (deal.phase !== PLAYING) expect(seen).toBe(action);
      });
    }
  });

  it('a view of the deal leads to the same choice as the deal', () => {
    const random = new SeededRandom(14);
    const known = new Deal();
    for (let n = 0; n < 25; n++) {
      const standing = someStanding(game, random);
      const judge = new SpadesPolicy(game, standing, 'basic');
      playDeal(game, standing, 'basic', n, (deal, seat) => {
        reconstructDeal(game, viewDeal(game, deal, seat), known);
        const fromView = judge.act(known, seat, new SeededRandom(5));
        expect(fromView).toBe(judge.act(deal, seat, new SeededRandom(5)));
      });
    }
  });
});

/** Deals the cards of the other seats anew among them; of its own seat too, if it has not looked (S7). */
function swapHidden(deal: Deal, seat: Seat, random: Random): void {
  const seats: Seat[] = [];
  for (let other = 0; other < deal.seats; other++) {
    if (other !== seat || !hasSeat(deal.looked, seat)) seats.push(other);
  }
  const hands = seats.map((other) => listCards(deal.hands, other << 2));
  const cards = shuffle(hands.flat(), random);
  seats.forEach((other, i) => {
    for (let suit = 0; suit < 4; suit++) deal.hands[(other << 2) | suit] = 0;
    for (const card of cards.splice(0, hands[i]!.length)) {
      deal.hands[(other << 2) | (card >> 5)]! |= 1 << (card & 31);
    }
  });
}
