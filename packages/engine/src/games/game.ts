// What every game offers: one deal at a time for whoever plays it, and the steps between deals.

import { type Card, suitName, suitOf } from '../cards/card.ts';
import type { Deck } from '../cards/deck.ts';
import type { Random } from '../cards/random.ts';
import { type CardSet, holdsValue } from '../cards/ranks.ts';
import { hasSeat, type Seat, type Seats, type Step } from '../cards/seat.ts';
import type { Contract } from '../deal/contract.ts';
import { Deal } from '../deal/deal.ts';
import { EXCHANGING, PASSING, PLAYING } from '../deal/phase.ts';
import { forbiddingRule, legalPlays, lowestPlay, randomPlay } from '../play/legal.ts';
import { playCard } from '../play/trick.ts';
import { type Action, MAX_ACTIONS, type Move } from './move.ts';
import type { CommonOptions } from './options.ts';
import type { Refusal, RuleName } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { DealResult, GameId, Setup, Standing } from './standing.ts';

const actions = new Int32Array(MAX_ACTIONS);

export abstract class Game {
  abstract readonly id: GameId;
  abstract readonly options: CommonOptions;
  abstract readonly contracts: readonly Contract[];
  readonly deck: Deck;
  readonly seats: number;
  readonly step: Step;
  /** Tricks in a deal. */
  readonly length: number;

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

  /** Ends a deal of which no trick is left to play. */
  abstract finish(deal: Deal): void;

  /** Before the first deal. */
  abstract start(): Standing;
  /** What to deal next, or null when the match is over. */
  abstract next(standing: Standing): Setup | null;
  /** What a finished deal brings, given how the match stood before it. */
  abstract result(deal: Deal, standing: Standing): DealResult;
  abstract after(standing: Standing, result: DealResult): Standing;

  /** Whether hands may lie as they do although nobody has cancelled the deal (K4). */
  allows(_deal: Deal): boolean {
    return true;
  }

  /** How many cards a seat that acts in a passing or exchanging phase gives. */
  abstract giftSize(): number;
  /** Who receives a seat's gift. */
  abstract receiver(deal: Deal, seat: Seat): Seat;

  /** Whether it is settled who leads the first trick. */
  isOpenerKnown(deal: Deal): boolean {
    return deal.phase !== PASSING;
  }

  /** Whether a gift has reached its receiver's hand. */
  isGiftMoved(deal: Deal, from: Seat): boolean {
    return deal.phase > EXCHANGING && hasSeat(deal.given, from);
  }

  protected abstract begin(deal: Deal, setup: Setup, first: Seat): void;
  protected abstract choosers(deal: Deal): Seats;
  protected abstract choices(deal: Deal, seat: Seat, out: Int32Array): number;
  protected abstract choose(deal: Deal, seat: Seat, action: Action): void;
  protected abstract checkChoice(deal: Deal, seat: Seat, move: Move): Result<Action, Refusal>;
  protected abstract autoChoice(deal: Deal, seat: Seat, random: Random): Action;
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
