// What a seat has seen in the middle of a deal of Hearts: its cards, the cards out, voids and who took points.

import {
  type Deal,
  HEARTS,
  type Hearts,
  JACK_BONUS,
  JACK_OF_DIAMONDS,
  penaltyPoints,
  QUEEN,
  type Seat,
  SPADES,
  unitPoints,
} from '@kalpler/engine';
import { CardsSeen } from '../ducking/cards-seen.ts';
import { count } from '../ducking/counts.ts';

const SEATS = 4;
/** The points of an ordinary deck: all tables are brought to this scale. */
export const DECK_POINTS = 26;
export const QUEEN_POINTS = 13;
/** How much a trick counts beside the points, when a seat is suspected of shooting the moon. */
const PER_TRICK = 1.5;

export class HeartsSeen extends CardsSeen {
  /** What each card costs its taker, on the scale of an ordinary deck. */
  readonly points = new Float64Array(128);
  /** Whether the jack of diamonds is worth taking. */
  readonly hasJack: boolean;
  seat: Seat = 0;
  /** Points that nobody has taken yet, and those in this trick. */
  pointsLeft = 0;
  pile = 0;
  /** The only seat that has taken points, or -1; and how many points it took. */
  collector: Seat = -1;
  collected = 0;
  /** Whether more than one seat has taken points. */
  isShared = false;
  /** The queen of spades is with another seat, or in the seat's own hand. */
  isQueenOut = false;
  isQueenMine = false;
  /** Penalty points held by the other seats, and hearts among their cards. */
  pointsOut = 0;
  heartsOut = 0;
  /** Another seat that may be shooting the moon, or -1. */
  shooter: Seat = -1;
  /** How near it is, from 0 to 1. */
  menace = 0.5;
  readonly #scale: number;
  readonly #suspectAt: number;

  /** A seat that alone has taken points is a suspect when they and its tricks come to `suspectAt`. */
  constructor(game: Hearts, suspectAt: number) {
    super();
    this.#suspectAt = suspectAt;
    this.#scale = DECK_POINTS / game.total;
    for (const card of game.deck.cards) {
      this.points[card] = penaltyPoints(game.options, card) * this.#scale;
    }
    this.hasJack = game.options.jackOfDiamonds;
    if (this.hasJack) this.points[JACK_OF_DIAMONDS] = JACK_BONUS;
  }

  override look(deal: Deal, seat: Seat): void {
    super.look(deal, seat);
    this.seat = seat;
    this.isQueenOut = ((this.out[SPADES]! >> QUEEN) & 1) !== 0;
    this.isQueenMine = ((this.own[SPADES]! >> QUEEN) & 1) !== 0;
    this.heartsOut = count(this.out[HEARTS]!);
    this.notePoints(deal);
  }

  private notePoints(deal: Deal): void {
    const { taken, tricks } = deal;
    let collector = -1;
    let collected = 0;
    let sum = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const units = unitPoints(taken[seat]!);
      if (units === 0) continue;
      collector = seat;
      collected = units;
      sum += units;
    }
    this.isShared = sum !== collected;
    this.collector = this.isShared ? -1 : collector;
    this.collected = collected * this.#scale;
    this.pile = unitPoints(deal.pile) * this.#scale;
    this.pointsLeft = DECK_POINTS - sum * this.#scale;
    this.pointsOut = this.heartsOut + (this.isQueenOut ? QUEEN_POINTS : 0);
    let suspect = this.collector;
    if (sum === 0) {
      suspect = 0;
      for (let seat = 1; seat < SEATS; seat++) if (tricks[seat]! > tricks[suspect]!) suspect = seat;
    }
    const isOther = suspect >= 0 && suspect !== this.seat;
    const signs = isOther ? this.collected + tricks[suspect]! * PER_TRICK : 0;
    this.shooter = signs >= this.#suspectAt ? suspect : -1;
    this.menace = (this.collected * this.collected) / (DECK_POINTS * DECK_POINTS);
  }
}
