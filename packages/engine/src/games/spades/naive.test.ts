// Random deals under random options, move by move: the engine must agree with the naive reading of the rules.

import { describe, expect, it } from 'vitest';
import { NaiveSpades, naiveDeck, naiveScore } from '../../../laws/games/naive-spades.ts';
import { card, cards, legal } from '../../../testing/cards.ts';
import { dealAny, open } from '../../../testing/matches.ts';
import {
  type Bid,
  bidOf,
  cardName,
  type Deal,
  gameOf,
  hasSeat,
  listCards,
  type Move,
  phaseName,
  type Random,
  SeededRandom,
  type Spades,
  type SpadesResult,
  submit,
  type Table,
} from '../../index.ts';

const CHOICES = {
  targetScore: [150, 300, 500],
  loseScore: [null, -100, 0],
  bagInterval: [0, 1, 3, 10],
  bagPenalty: [100, 7],
  bagPoints: [1, 0, -1],
  nil: [true, true, true, false],
  nilValue: [50, 100],
  doubleNil: [true, false],
  blindNil: [true, true, true, false],
  blindNilValue: [100, 200],
  blindNilMinDeficit: [99, 0, -50, 50],
  blindNilExchange: [0, 1, 2, 3],
  blindNilExchangeMode: ['simultaneous', 'bidderFirst'],
  failedNilTricks: ['bags', 'contract', 'none'],
  bidding: ['simultaneous', 'sequential'],
  bidVisibility: ['open', 'sealed'],
  minTeamBid: [0, 0, 4, 13],
  openingLead: ['leftOfDealer', 'twoOfClubs'],
  spadesMustBeBroken: [true, true, false],
  forcedLeadBreaks: [false, true],
  boston: ['off', 'bonus', 'win'],
  bostonBonus: [200, 13],
} as const;

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

const DECKS = ['standard', 'jokerJokerAce', 'jokerJokerDeuceDeuce', 'deucesHigh'] as const;

function randomOptions(random: Random, players: number): Record<string, unknown> {
  const preset = players === 3 ? 'cutthroat' : 'standard';
  const options: Record<string, unknown> = { preset };
  for (const [name, values] of Object.entries(CHOICES)) options[name] = pick(random, [...values]);
  return { ...options, deck: pick(random, players === 3 ? DECKS.slice(0, 3) : DECKS) };
}

/** The engine's table and the naive deal side by side; every move goes to both. */
class Pair {
  table: Table;
  readonly naive: NaiveSpades;
  readonly game: Spades;

  constructor(table: Table) {
    const deal = table.deal!;
    this.table = table;
    this.game = table.game as Spades;
    const dealt = Array.from({ length: deal.seats }, (_, seat) => this.hand(seat));
    this.naive = new NaiveSpades(this.game.options, dealt, deal.dealer, table.standing.totals);
    this.compare();
  }

  hand(seat: number): string[] {
    return listCards(this.table.deal!.hands, seat << 2).map(cardName);
  }

  /** Tries a move on the engine; the naive side says whether it must be accepted. */
  move(seat: number, move: Move, expected: boolean, carryOut: () => void): void {
    const done = submit(this.table, seat, move);
    expect(done.ok, `${seat} ${JSON.stringify(move)}`).toBe(expected);
    if (!done.ok) return;
    this.table = done.value;
    carryOut();
    this.compare();
  }

  compare(): void {
    const { naive } = this;
    const deal = this.table.deal!;
    expect(phaseName(deal.phase)).toBe(naive.phase);
    expect(deal.broken === 1).toBe(naive.broken);
    expect(Array.from(deal.tricks.subarray(0, deal.seats))).toEqual(naive.tricks);
    naive.hands.forEach((hand, seat) => {
      expect(this.hand(seat).sort()).toEqual([...hand].sort());
      expect(hasSeat(deal.looked, seat)).toBe(naive.looked[seat]);
      expect(this.game.shownBid(deal, seat, seat)).toBe(naive.bids[seat]);
    });
    if (naive.phase === 'bidding') this.compareBids(deal);
    if (naive.phase === 'playing') {
      expect(deal.turn).toBe(naive.turn);
      expect(legal(this.game, deal)).toBe([...naive.legal()].sort().join(' '));
    }
  }

  /** The bids that are listed for a seat on turn; with nil in play, 0 is not listed beside it. */
  private compareBids(deal: Deal): void {
    const { naive, game } = this;
    const all = bidsUpTo(naive.size).filter((bid) => bid !== 0 || !game.options.nil);
    for (const seat of this.table.actors) {
      const listed = game.legalBids(deal, seat).map((action) => bidOf(action & 31));
      expect(listed).toEqual(all.filter((bid) => naive.mayBid(seat, bid)));
    }
  }
}

/** Every bid that some rule might allow. */
function bidsUpTo(size: number): Bid[] {
  return [...Array.from({ length: size + 1 }, (_, tricks) => tricks), 'nil', 'blind_nil'];
}

function bidAll(pair: Pair, random: Random): void {
  const { naive } = pair;
  const seats = naive.hands.length;
  const bids: Bid[] = ['nil', 'blind_nil', 0, 1, 2, 3, 4, 5, naive.size, naive.size + 1];
  for (let tries = 0; naive.phase === 'bidding'; tries++) {
    expect(tries, 'the bidding comes to an end').toBeLessThan(5000);
    const seat = random.below(seats);
    if (random.below(8) === 0) {
      pair.move(seat, { kind: 'reveal' }, !naive.looked[seat], () => naive.reveal(seat));
    }
    const hidden = !naive.looked[seat] && random.below(2) === 0;
    const bid = hidden ? 'blind_nil' : pick(random, bids);
    const expected = naive.mayBid(seat, bid);
    pair.move(seat, { kind: 'bid', bid }, expected, () => naive.bid(seat, bid));
  }
}

function exchangeAll(pair: Pair, random: Random): void {
  const { naive, game } = pair;
  const size = game.options.blindNilExchange;
  for (let tries = 0; naive.phase === 'exchanging'; tries++) {
    expect(tries, 'the exchange comes to an end').toBeLessThan(1000);
    const seat = random.below(naive.hands.length);
    const gift = [...naive.hands[seat]!];
    while (gift.length > size) gift.splice(random.below(gift.length), 1);
    const move: Move = { kind: 'exchange', cards: cards(game, gift.join(' ')) };
    pair.move(seat, move, naive.mayGive(seat), () => naive.give(seat, gift));
  }
}

function playAll(pair: Pair, random: Random): void {
  const { naive, game } = pair;
  while (naive.phase === 'playing') {
    const seat = naive.turn;
    const allowed = naive.legal();
    for (const held of naive.hands[seat]!) {
      const checked = game.check(pair.table.deal!, seat, { kind: 'play', card: card(game, held) });
      expect(checked.ok, held).toBe(allowed.includes(held));
    }
    const name = pick(random, allowed);
    pair.move(seat, { kind: 'play', card: card(game, name) }, true, () => naive.play(name));
  }
}

interface Score {
  readonly totals: readonly number[];
  readonly bags: readonly number[];
}

/** Compares the results, and returns the naive one for the next deal. */
function compareScore(before: Score, pair: Pair): Score {
  const { naive, table } = pair;
  const result = table.results.at(-1) as SpadesResult;
  const bids = naive.bids.map((bid) => bid!);
  const expected = naiveScore(naive.options, bids, naive.tricks, before);
  const { scores, bags: bagsAfter, totals: totalsAfter, ended, winners } = result;
  expect({ scores, bags: bagsAfter, totals: totalsAfter, ended, winners }).toEqual(expected);
  expect(table.standing.winners).toEqual(expected.ended ? expected.winners : null);
  expect(table.phase).toBe(expected.ended ? 'gameEnd' : 'roundEnd');
  return expected;
}

function openMatch(random: Random, players: number): Table {
  const sides = players === 3 ? 3 : 2;
  const options = randomOptions(random, players);
  const mostBags = Number(options.bagInterval) || 10;
  const least = Math.max(-90, Number(options.loseScore ?? -91) + 1);
  const end = Math.min(150, Number(options.targetScore));
  const standing = {
    totals: Array.from({ length: sides }, () => least + random.below(end - least)),
    bags: Array.from({ length: sides }, () => random.below(mostBags)),
  };
  return open('spades', options, { standing });
}

/** Plays a match until it ends or a number of deals are over; returns how many there were. */
function playMatch(seed: number, players: number, deals: number): number {
  const random = new SeededRandom(seed);
  let table = openMatch(random, players);
  let score: Score = table.standing;
  let dealt = 0;
  for (; dealt < deals && table.awaitsDeal; dealt++) {
    const pair = new Pair(dealAny(table, random));
    bidAll(pair, random);
    exchangeAll(pair, random);
    playAll(pair, random);
    score = compareScore(score, pair);
    table = pair.table;
  }
  return dealt;
}

describe('the naive reading of Spades', () => {
  it.each([
    ...DECKS.map((deck) => ({ players: 4, deck })),
    ...DECKS.slice(0, 3).map((deck) => ({ players: 3, deck })),
  ])('S14: deals the same cards of the deck $deck to $players players', ({ players, deck }) => {
    const preset = players === 3 ? 'cutthroat' : 'standard';
    const game = gameOf('spades', { preset, deck }) as Spades;
    expect(game.deck.cards.map(cardName).sort()).toEqual(naiveDeck(game.options).sort());
  });

  it('S8: agrees on every bid, look and exchange under random options', () => {
    let exchanges = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const random = new SeededRandom(seed);
      const table = openMatch(random, 4);
      const pair = new Pair(dealAny(table, random));
      bidAll(pair, random);
      if (pair.naive.phase === 'exchanging') exchanges++;
      exchangeAll(pair, random);
      expect(pair.naive.phase).toBe('playing');
    }
    expect(exchanges).toBeGreaterThanOrEqual(50);
  });

  it('S11: agrees on every play and score of partners under random options', () => {
    let dealt = 0;
    for (let seed = 1; dealt < 250; seed++) dealt += playMatch(seed, 4, 4);
  });

  it('S15: agrees on every play and score of cutthroat under random options', () => {
    let dealt = 0;
    for (let seed = 1001; dealt < 120; seed++) dealt += playMatch(seed, 3, 4);
  });
});
