// What every game offers: one deal at a time, and the steps between deals.
//
// The defaults are those of a plain trick-taking game: cards are played from the first lead on, and what a seat
// has taken is its score. Such a game says only its options, its contract and who wins; others override more.

import { type Card, suitName, suitOf } from '../cards/card.ts';
import type { Deck } from '../cards/deck.ts';
import type { Random } from '../cards/random.ts';
import { type CardSet, holdsValue, listOf } from '../cards/ranks.ts';
import { allSeats, hasSeat, type Seat, type Seats, type Step, seatFrom } from '../cards/seat.ts';
import type { Contract } from '../deal/contract.ts';
import { Deal } from '../deal/deal.ts';
import { EXCHANGING, OVER, PASSING, type Phase, PLAYING } from '../deal/phase.ts';
import { forbiddingRule, legalPlays, lowestPlay, randomPlay } from '../play/legal.ts';
import { playCard } from '../play/trick.ts';
import { type Action, MAX_ACTIONS, type Move } from './move.ts';
import { type CommonOptions, show } from './options.ts';
import type { Position } from './position.ts';
import type { Refusal, RuleName } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { GameResult, Setup, Standing } from './standing.ts';
import {
  type GameView,
  type OpenPlayChange,
  type OpenView,
  type OwnPart,
  type OwnPlayChange,
  openPart,
  ownPart,
} from './view.ts';

const actions = new Int32Array(MAX_ACTIONS);

export abstract class Game<Id extends string = string> {
  abstract readonly id: Id;
  abstract readonly options: CommonOptions;
  abstract readonly contracts: readonly Contract[];
  readonly deck: Deck;
  readonly seats: number;
  readonly step: Step;
  /** Tricks in a deal. */
  readonly length: number;
  /** What the table shows once a match is over. */
  readonly endPhase: Phase = 'gameEnd';

  constructor(deck: Deck, seats: number, step: Step) {
    this.deck = deck;
    this.seats = seats;
    this.step = step;
    this.length = deck.size / seats;
  }

  /**
   * Deals: the first cards go to seat 0, the next to seat 1, and so on.
   * `first` is the seat that chance has picked, for rules that begin at random.
   */
  open(deal: Deal, setup: Setup, cards: ArrayLike<number>, first: Seat): void {
    deal.clear(this.seats, this.step, this.length);
    const hands = deal.hands;
    const length = this.length;
    for (let seat = 0, i = 0; seat < this.seats; seat++) {
      for (let n = 0; n < length; n++, i++) {
        const card = cards[i]!;
        hands[(seat << 2) | (card >> 5)]! |= 1 << (card & 31);
      }
    }
    this.begin(deal, setup, first);
  }

  /** Lays out given hands, which may be incomplete. */
  lay(deal: Deal, setup: Setup, hands: readonly CardSet[], first: Seat): void {
    deal.clear(this.seats, this.step, this.length);
    for (const [seat, hand] of hands.entries()) deal.hands.set(hand, seat << 2);
    this.begin(deal, setup, first);
  }

  /** A fresh deal, opened. */
  deal(setup: Setup, cards: ArrayLike<number>, first: Seat): Deal {
    const deal = new Deal();
    this.open(deal, setup, cards, first);
    return deal;
  }

  /** The seats that may act now; nobody once the deal is over. */
  actors(deal: Deal): Seats {
    return deal.phase === PLAYING ? 1 << deal.turn : this.choosers(deal);
  }

  /** Writes the legal actions of a seat that may act and returns their number. */
  legal(deal: Deal, seat: Seat, out: Int32Array): number {
    return deal.phase === PLAYING ? legalPlays(deal, seat, out) : this.choices(deal, seat, out);
  }

  /** One legal action at random, without listing them all where it can be helped. */
  random(deal: Deal, seat: Seat, random: Random): Action {
    if (deal.phase === PLAYING) return randomPlay(deal, seat, random) as number as Action;
    return actions[random.below(this.choices(deal, seat, actions))]! as Action;
  }

  /** Carries out a legal action. */
  apply(deal: Deal, seat: Seat, action: Action): void {
    if (deal.phase === PLAYING && action < 128) {
      if (playCard(deal, action as number as Card)) this.trickTaken(deal);
    } else {
      this.choose(deal, seat, action);
    }
  }

  /** The action of a move that may be made now, or why it may not (C4). */
  check(deal: Deal, seat: Seat, move: Move): Result<Action, Refusal> {
    return move.kind === 'play'
      ? this.checkPlay(deal, seat, move.card)
      : this.checkChoice(deal, seat, move);
  }

  private checkPlay(deal: Deal, seat: Seat, card: Card): Result<Action, Refusal> {
    if (deal.phase !== PLAYING) return fail({ code: 'WRONG_PHASE' });
    if (deal.turn !== seat) return fail({ code: 'NOT_YOUR_TURN' });
    if (!holdsValue(deal.hands, card, seat << 2)) return fail({ code: 'INVALID_CARD' });
    const rule = forbiddingRule(deal, seat, card) as RuleName | undefined;
    if (rule === undefined) return ok(card as number as Action);
    const suit = rule === 'followSuit' ? deal.led : rule.endsWith('NotBroken') ? suitOf(card) : -1;
    return fail(
      suit < 0
        ? { code: 'ILLEGAL_PLAY', rule }
        : { code: 'ILLEGAL_PLAY', rule, suit: suitName(suit) },
    );
  }

  /** What is done for a seat that does not act in time. */
  auto(deal: Deal, seat: Seat, random: Random): Action {
    return deal.phase === PLAYING
      ? (lowestPlay(deal, seat) as number as Action)
      : this.autoChoice(deal, seat, random);
  }

  /** Before the first deal. */
  start(): Standing {
    return {
      played: 0,
      totals: new Array<number>(this.seats).fill(0),
      bags: [],
      dealer: null,
      redeal: false,
      calls: [],
      winners: null,
    };
  }

  /** What to deal next, or null when the match is over. */
  next(standing: Standing): Setup | null {
    if (standing.winners) return null;
    const { played } = standing;
    return { number: played + 1, dealer: played % this.seats, terms: 0 };
  }

  /** What a finished deal brings, given how the match stood before it. */
  result(deal: Deal, standing: Standing): GameResult<Id> {
    const scores = this.taken(deal);
    const totals = standing.totals.map((total, seat) => total + scores[seat]!);
    const winners = this.winners(deal.number, totals);
    return {
      game: this.id,
      number: deal.number,
      scores,
      totals,
      ended: winners !== null,
      winners: winners ?? [],
    };
  }

  after(standing: Standing, result: GameResult): Standing {
    return {
      ...standing,
      played: standing.played + 1,
      totals: result.totals,
      winners: result.ended ? result.winners : null,
    };
  }

  /** The seats or sides that have won with these totals after `played` deals; null while the match goes on. */
  abstract winners(played: number, totals: readonly number[]): readonly number[] | null;

  /** Why no match of this game can stand so, if it cannot; `winners` is asked apart. */
  standingProblem({ dealer, redeal, calls }: Standing): string | undefined {
    if (redeal) return 'redeal: expected false, got true';
    if (calls.length > 0) return `calls: expected none, got ${calls.length}`;
    return dealer === null ? undefined : `dealer: expected null, got ${show(dealer)}`;
  }

  /** Ends a deal when no trick is left to play. */
  finish(deal: Deal): void {
    deal.phase = OVER;
  }

  /** What each seat has taken so far, as the contract counts it. */
  taken(deal: Deal): number[] {
    return listOf(deal.taken, 0, this.seats);
  }

  /** Whether hands may lie as they do although nobody has cancelled the deal (K4). */
  allows(_deal: Deal): boolean {
    return true;
  }

  /** How many cards a seat that acts in a passing or exchanging phase gives. */
  giftSize(): number {
    return 0;
  }

  /** Who receives a seat's gift. */
  receiver(_deal: Deal, seat: Seat): Seat {
    return seat;
  }

  /** Whether all seats that choose in a phase do so at the same time, each without waiting for the others. */
  isTogether(phase: Phase): boolean {
    return phase === 'passing';
  }

  /** Whether it is settled who leads the first trick. */
  isOpenerKnown(deal: Deal): boolean {
    return deal.phase !== PASSING;
  }

  /** Whether a gift has reached its receiver's hand. */
  isGiftMoved(deal: Deal, from: Seat): boolean {
    return deal.phase > EXCHANGING && hasSeat(deal.given, from);
  }

  /** The part of a view that is the same for all who look. */
  openView(deal: Deal): OpenView<Id> {
    return { ...openPart(this, deal), game: this.id };
  }

  /** The part of a view that is the viewer's. */
  ownView(deal: Deal, seat: Seat | null): OwnPart {
    return ownPart(this, deal, seat);
  }

  /** Adds to what a play has changed in the open part the fields that only this game has. */
  noteOpenChange(_change: OpenPlayChange, _before: Deal, _after: Deal): void {}

  /** The same for the part of a seat whose turn it was or is. */
  noteOwnChange(_change: OwnPlayChange, _before: Deal, _after: Deal, _seat: Seat): void {}

  /** Brings back from a view what was settled before the first card, other than hands: first of all the contract. */
  recall(deal: Deal, _view: GameView): void {
    this.setContract(deal, 0);
  }

  /** Brings back how the deal has ended, once all plays of the view are made. */
  recallEnding(_deal: Deal, _view: GameView): void {}

  /** Picks for everything but cards that the view hides one of the codes that it could be. */
  settleHidden(_deal: Deal, _view: GameView, _pick: (codes: readonly number[]) => number): void {}

  /** Lays out what a position made by hand says beyond cards and tricks. */
  layPosition(_deal: Deal, _position: Position): void {}

  protected setContract(deal: Deal, index: number): void {
    deal.contractIndex = index;
    deal.contract = this.contracts[index]!;
  }

  /** Whatever comes between the deal and the first lead; here nothing does. */
  protected begin(deal: Deal, setup: Setup, first: Seat): void {
    deal.number = setup.number;
    deal.dealer = setup.dealer ?? first;
    deal.terms = setup.terms;
    deal.looked = allSeats(this.seats);
    this.setContract(deal, 0);
    deal.opener = seatFrom(deal.dealer, this.step, this.seats);
    deal.turn = deal.opener;
    deal.phase = PLAYING;
  }

  /** The seats that may act other than by playing a card. */
  protected choosers(_deal: Deal): Seats {
    return 0;
  }

  protected choices(_deal: Deal, _seat: Seat, _out: Int32Array): number {
    return 0;
  }

  protected choose(_deal: Deal, _seat: Seat, action: Action): void {
    throw new RangeError(`${this.id} has no action ${action}`);
  }

  protected checkChoice(_deal: Deal, _seat: Seat, _move: Move): Result<Action, Refusal> {
    return refuse('WRONG_PHASE');
  }

  protected autoChoice(deal: Deal, seat: Seat, random: Random): Action {
    return this.random(deal, seat, random);
  }

  /** Looks at a deal after its last trick, or after any trick of a watched contract. */
  protected trickTaken(deal: Deal): void {
    this.finish(deal);
  }
}

/** A refusal for a phase, a seat or a rule. */
export function refuse(
  code: Refusal['code'],
  rule?: RuleName,
  amount?: number,
): { readonly ok: false; readonly error: Refusal } {
  if (rule === undefined) return fail({ code });
  return fail(amount === undefined ? { code, rule } : { code, rule, amount });
}
