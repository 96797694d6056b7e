// The state of one deal: the only thing that the rules read and write, changed in place.
//
// Everything lives in a few typed arrays over one buffer and in small integers, so that a bot can copy a
// deal and play it out millions of times without allocating.

import { type Card, NO_CARD } from '../cards/card.ts';
import type { Seat, Seats, Step } from '../cards/seat.ts';
import type { Contract } from './contract.ts';
import { OVER } from './phase.ts';

const MAX_SEATS = 4;
const MAX_CARDS = 54;
const MAX_TRICKS = 18;
const WORDS = MAX_SEATS * 4 * 2 + MAX_SEATS * 3;
const BYTES = WORDS * 4 + MAX_CARDS + MAX_TRICKS;

/** No bid yet. */
export const NO_BID = -1;

/** How a deal ended: to its last card, or as its game numbers other endings. */
export const PLAYED_OUT = 0;

export class Deal {
  readonly #whole = new Uint8Array(BYTES);
  /** Cards held: seat × 4 + suit. */
  readonly hands = new Int32Array(this.#whole.buffer, 0, 16);
  /** What each seat has taken, in units of the contract. */
  readonly taken = new Int32Array(this.#whole.buffer, 128, MAX_SEATS);
  /** Tricks won by each seat. */
  readonly tricks = new Int32Array(this.#whole.buffer, 144, MAX_SEATS);
  /** Every card played, in order. */
  readonly plays = new Uint8Array(this.#whole.buffer, 176, MAX_CARDS);
  /** The winner of each finished trick. */
  readonly takers = new Uint8Array(this.#whole.buffer, 176 + MAX_CARDS, MAX_TRICKS);
  /** Made when they are needed: a card that is played needs neither, and a table makes a deal for each of them. */
  #gifts: Int32Array | null = null;
  #bids: Int32Array | null = null;

  seats = 4;
  step: Step = 1;
  /** Tricks in this deal when it is played to the end. */
  length = 13;
  phase = OVER;
  /** Which round of Hearts or Spades, which game of a King party; from 1. */
  number = 0;
  /** The dealer of Hearts and Spades, the selector of King. */
  dealer: Seat = 0;
  /** What the setup brought along; `Setup.terms` says what it means in each game. */
  terms = 0;
  contract: Contract | null = null;
  /** The contract's number among those of the game. */
  contractIndex = -1;

  /** Who leads the first trick, and the card that proves it, if one does. */
  opener: Seat = 0;
  marker: Card = NO_CARD;
  turn: Seat = 0;
  count = 0;
  trick = 0;
  inTrick = 0;
  /** The led suit, or -1. */
  led = -1;
  best: Card = NO_CARD;
  bestSeat: Seat = 0;
  pile = 0;
  broken = 0;

  /** Seats that have passed or exchanged. */
  given: Seats = 0;
  /** Seats that have seen their own hand (S7). */
  looked: Seats = 0;
  /** Whether the selector has declared King (K11). */
  declared = 0;
  /** The shooter's choice (H7): 0 none yet. */
  moon = 0;
  ending = PLAYED_OUT;

  /** Cards given away in the pass or the exchange: seat × 4 + suit. */
  get gifts(): Int32Array {
    this.#gifts ??= new Int32Array(this.#whole.buffer, 64, 16);
    return this.#gifts;
  }

  get bids(): Int32Array {
    this.#bids ??= new Int32Array(this.#whole.buffer, 160, MAX_SEATS);
    return this.#bids;
  }

  copyFrom(other: Deal): this {
    this.#whole.set(other.#whole);
    this.seats = other.seats;
    this.step = other.step;
    this.length = other.length;
    this.phase = other.phase;
    this.number = other.number;
    this.dealer = other.dealer;
    this.terms = other.terms;
    this.contract = other.contract;
    this.contractIndex = other.contractIndex;
    this.opener = other.opener;
    this.marker = other.marker;
    this.turn = other.turn;
    this.count = other.count;
    this.trick = other.trick;
    this.inTrick = other.inTrick;
    this.led = other.led;
    this.best = other.best;
    this.bestSeat = other.bestSeat;
    this.pile = other.pile;
    this.broken = other.broken;
    this.given = other.given;
    this.looked = other.looked;
    this.declared = other.declared;
    this.moon = other.moon;
    this.ending = other.ending;
    return this;
  }

  /** Takes everything off the table for a new deal. */
  clear(seats: number, step: Step, length: number): void {
    this.#whole.fill(0);
    this.bids.fill(NO_BID);
    this.seats = seats;
    this.step = step;
    this.length = length;
    this.contract = null;
    this.contractIndex = -1;
    this.opener = 0;
    this.marker = NO_CARD;
    this.turn = 0;
    this.count = 0;
    this.trick = 0;
    this.inTrick = 0;
    this.led = -1;
    this.best = NO_CARD;
    this.bestSeat = 0;
    this.pile = 0;
    this.broken = 0;
    this.given = 0;
    this.looked = 0;
    this.declared = 0;
    this.moon = 0;
    this.ending = PLAYED_OUT;
  }
}
