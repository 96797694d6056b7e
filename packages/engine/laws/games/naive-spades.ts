// A second opinion on Spades, written only from the rules: lists of card names, slow and plain on purpose.

import type { Bid, SpadesOptions } from '../../src/index.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['C', 'D', 'S', 'H'];

/** Cards that play as spades above the ace, lowest first, and the cards that four players leave out (S14). */
const DECKS: Record<SpadesOptions['deck'], { high: string[]; out: string[] }> = {
  standard: { high: [], out: [] },
  jokerJokerAce: { high: ['LJ', 'BJ'], out: ['2C', '2D'] },
  jokerJokerDeuceDeuce: { high: ['2S', '2D', 'LJ', 'BJ'], out: ['2H', '2C'] },
  deucesHigh: { high: ['2C', '2D', '2H', '2S'], out: [] },
};

export function naiveDeck({ deck, players }: SpadesOptions): string[] {
  const { high, out } = DECKS[deck];
  const plain = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  const jokers = high.filter((card) => card.endsWith('J'));
  let missing = out;
  if (players === 3) missing = deck === 'standard' ? ['2C'] : [];
  return [...plain.filter((card) => !missing.includes(card)), ...jokers];
}

function suitOf(options: SpadesOptions, card: string): string {
  return DECKS[options.deck].high.includes(card) ? 'S' : card.slice(-1);
}

function strengthOf(options: SpadesOptions, card: string): number {
  const above = DECKS[options.deck].high.indexOf(card);
  return above < 0 ? RANKS.indexOf(card.slice(0, -1)) : 100 + above;
}

interface NaivePlay {
  readonly seat: number;
  readonly card: string;
}

/** The highest spade, or else the highest card of the suit that was led. */
function naiveWinner(options: SpadesOptions, trick: readonly NaivePlay[]): number {
  const spades = trick.filter((play) => suitOf(options, play.card) === 'S');
  const led = trick.filter(
    (play) => suitOf(options, play.card) === suitOf(options, trick[0]!.card),
  );
  const running = spades.length > 0 ? spades : led;
  const sorted = [...running].sort(
    (a, b) => strengthOf(options, b.card) - strengthOf(options, a.card),
  );
  return sorted[0]!.seat;
}

interface NaiveScore {
  readonly scores: number[];
  readonly bags: number[];
  readonly totals: number[];
  readonly ended: boolean;
  readonly winners: number[];
}

const isNil = (bid: Bid | null): boolean => bid === 'nil' || bid === 'blind_nil';
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The points of a deal by S3 to S5, side by side. */
export function naiveScore(
  options: SpadesOptions,
  bids: readonly Bid[],
  tricks: readonly number[],
  before: { readonly totals: readonly number[]; readonly bags: readonly number[] },
): NaiveScore {
  const teams =
    options.mode === 'partners'
      ? [
          [0, 2],
          [1, 3],
        ]
      : [[0], [1], [2]];
  const all = sum(tricks);
  const scores: number[] = [];
  const bags: number[] = [];
  const boston: number[] = [];
  teams.forEach((team, side) => {
    const nilSeats = team.filter((seat) => isNil(bids[seat]!));
    const others = team.filter((seat) => !isNil(bids[seat]!));
    const bid = sum(others.map((seat) => Number(bids[seat])));
    const nilTricks = sum(nilSeats.map((seat) => tricks[seat]!));
    let taken = sum(others.map((seat) => tricks[seat]!));
    if (options.failedNilTricks === 'contract') taken += nilTricks;
    let round = taken >= bid ? 10 * bid : -10 * bid;
    let newBags = taken >= bid ? taken - bid : 0;
    if (options.failedNilTricks === 'bags') newBags += nilTricks;
    for (const seat of nilSeats) {
      const value = bids[seat] === 'nil' ? options.nilValue : options.blindNilValue;
      if (tricks[seat] === 0) round += value;
      else round -= value;
    }
    round += newBags * options.bagPoints;
    if (sum(team.map((seat) => tricks[seat]!)) === all) boston.push(side);
    if (options.boston === 'bonus' && boston.includes(side)) round += options.bostonBonus;
    let sideBags = before.bags[side]! + newBags;
    if (options.bagInterval !== 0) {
      round -= Math.floor(sideBags / options.bagInterval) * options.bagPenalty;
      sideBags %= options.bagInterval;
    }
    scores.push(round);
    bags.push(sideBags);
  });
  const totals = before.totals.map((total, side) => total + scores[side]!);
  const wonOutright = options.boston === 'win' && boston.length > 0;
  const reached = totals.filter((total) => total >= options.targetScore);
  const lost = totals.filter((total) => options.loseScore !== null && total <= options.loseScore);
  const ended = wonOutright || reached.length > 0 || lost.length > 0;
  const sides = totals.map((_, side) => side);
  const best = [...totals].sort((a, b) => b - a)[0];
  const highest = ended ? sides.filter((side) => totals[side] === best) : [];
  return { scores, bags, totals, ended, winners: wonOutright ? boston : highest };
}

/** One deal from the first bid to the last trick. */
export class NaiveSpades {
  readonly options: SpadesOptions;
  readonly hands: string[][];
  readonly bids: (Bid | null)[];
  readonly looked: boolean[];
  readonly eligible: boolean[];
  readonly tricks: number[];
  readonly size: number;
  phase: 'bidding' | 'exchanging' | 'playing' | 'roundEnd' = 'bidding';
  turn: number;
  broken = false;
  trick: NaivePlay[] = [];
  private readonly given: boolean[];
  private readonly waiting: string[][];
  private leader: number;

  constructor(
    options: SpadesOptions,
    hands: readonly (readonly string[])[],
    dealer: number,
    totals: readonly number[],
  ) {
    this.options = options;
    this.hands = hands.map((hand) => [...hand]);
    this.size = this.hands[0]!.length;
    this.bids = hands.map(() => null);
    this.given = hands.map(() => false);
    this.waiting = hands.map(() => []);
    this.tricks = hands.map(() => 0);
    this.eligible = hands.map((_, seat) => this.mayEverBidBlind(seat, totals));
    this.looked = this.eligible.map((eligible) => !eligible);
    this.leader = (dealer + 1) % hands.length;
    this.turn = this.leader;
  }

  /** S6, S15: far enough behind the best of the others when the round begins. */
  private mayEverBidBlind(seat: number, totals: readonly number[]): boolean {
    const { nil, blindNil, blindNilMinDeficit, mode } = this.options;
    if (!nil || !blindNil) return false;
    const side = mode === 'partners' ? seat % 2 : seat;
    return totals.some((total, other) => {
      return other !== side && total - totals[side]! >= blindNilMinDeficit;
    });
  }

  private partner(seat: number): number | null {
    return this.options.mode === 'partners' ? (seat + 2) % 4 : null;
  }

  private normal(bid: unknown): Bid | null {
    if (bid === 'nil' || bid === 'blind_nil') return bid;
    const numbers = Array.from({ length: this.size + 1 }, (_, tricks) => tricks);
    const tricks = numbers.find((number) => number === bid);
    if (tricks === undefined) return null;
    return tricks === 0 && this.options.nil ? 'nil' : tricks;
  }

  mayBid(seat: number, given: unknown): boolean {
    const { options } = this;
    if (this.phase !== 'bidding') return false;
    if (options.bidding === 'sequential' && seat !== this.turn) return false;
    const bid = this.normal(given);
    if (bid === null || this.bids[seat] === 'blind_nil') return false;
    if (isNil(bid) && !options.nil) return false;
    const partner = this.partner(seat);
    const other = partner === null ? null : this.bids[partner]!;
    if (bid === 'blind_nil') {
      if (!options.blindNil || !this.eligible[seat] || this.looked[seat]) return false;
      if (other === 'blind_nil') return false;
    }
    if (!options.doubleNil && isNil(bid) && isNil(other)) return false;
    if (other === null) return true;
    const team = sum([bid, other].filter((each) => typeof each === 'number'));
    return team >= options.minTeamBid;
  }

  bid(seat: number, given: unknown): void {
    const bid = this.normal(given);
    this.bids[seat] = bid;
    this.looked[seat] = true;
    const partner = this.partner(seat);
    if (bid === 'blind_nil' && partner !== null) this.looked[partner] = true;
    this.turn = (seat + 1) % this.hands.length;
    if (this.bids.includes(null)) return;
    const blind = this.bids.includes('blind_nil');
    if (blind && partner !== null && this.options.blindNilExchange > 0) this.phase = 'exchanging';
    else this.beginPlay();
  }

  reveal(seat: number): void {
    this.looked[seat] = true;
  }

  mayGive(seat: number): boolean {
    if (this.phase !== 'exchanging' || this.given[seat]) return false;
    const partner = this.partner(seat)!;
    if (this.bids[seat] === 'blind_nil') return true;
    if (this.bids[partner] !== 'blind_nil') return false;
    return this.options.blindNilExchangeMode === 'simultaneous' || this.given[partner]!;
  }

  give(seat: number, cards: readonly string[]): void {
    this.given[seat] = true;
    this.waiting[seat] = [...cards];
    if (this.options.blindNilExchangeMode === 'bidderFirst') this.handOver(seat);
    const seats = this.hands.map((_, each) => each);
    const open = seats.filter((each) => this.mayGive(each));
    if (open.length > 0) return;
    for (const each of seats) this.handOver(each);
    this.beginPlay();
  }

  /** Hands over what a seat has put aside. */
  private handOver(seat: number): void {
    const cards = this.waiting[seat]!.splice(0);
    this.hands[seat] = this.hands[seat]!.filter((card) => !cards.includes(card));
    if (cards.length > 0) this.hands[this.partner(seat)!]!.push(...cards);
  }

  private beginPlay(): void {
    this.phase = 'playing';
    if (this.options.openingLead === 'twoOfClubs') {
      this.leader = this.hands.findIndex((hand) => hand.includes(this.lowestClub()));
    }
    this.turn = this.leader;
  }

  private lowestClub(): string {
    const clubs = naiveDeck(this.options).filter((card) => suitOf(this.options, card) === 'C');
    return clubs.includes('2C') ? '2C' : '3C';
  }

  legal(): string[] {
    const { options, trick } = this;
    const hand = this.hands[this.turn]!;
    if (trick.length > 0) {
      const led = suitOf(options, trick[0]!.card);
      const following = hand.filter((card) => suitOf(options, card) === led);
      return following.length > 0 ? following : hand;
    }
    const first = sum(this.tricks) === 0;
    if (first && options.openingLead === 'twoOfClubs') return [this.lowestClub()];
    if (this.broken || !options.spadesMustBeBroken) return hand;
    const plain = hand.filter((card) => suitOf(options, card) !== 'S');
    return plain.length > 0 ? plain : hand;
  }

  play(card: string): void {
    const { options, trick } = this;
    const isSpade = suitOf(options, card) === 'S';
    const ruffs = trick.length > 0 && suitOf(options, trick[0]!.card) !== 'S';
    if (isSpade && (ruffs || options.forcedLeadBreaks)) this.broken = true;
    this.hands[this.turn] = this.hands[this.turn]!.filter((held) => held !== card);
    trick.push({ seat: this.turn, card });
    this.turn = (this.turn + 1) % this.hands.length;
    if (trick.length < this.hands.length) return;
    this.turn = naiveWinner(options, trick);
    this.tricks[this.turn]!++;
    this.trick = [];
    if (sum(this.tricks) === this.size) this.phase = 'roundEnd';
  }
}
