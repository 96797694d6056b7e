// Naming a contract: what the hand promises now, what the choices kept for later are worth, and how the party stands.

import {
  ACE,
  type Action,
  above,
  actionOf,
  CANCEL,
  DECLARED,
  type Deal,
  HEARTS,
  KING,
  type King,
  PENALTIES,
  type Seat,
  type Standing,
  TEN,
} from '@kalpler/engine';
import { HandWorth } from './hand-worth.ts';
import { Hopes, Outlook } from './hopes.ts';
import type { Traits } from './policy.ts';

/** What coming out of the red is worth, and what King is, in points of the usual values. */
const OUT_BONUS = 100;
const KING_BONUS = 400;
/** How much it counts what everybody gains by a contract, where any may be named (K3): all who are out have won. */
const COMMON = 0.3;

export class ContractChoice {
  readonly #game: King;
  readonly #traits: Traits;
  readonly #worth: HandWorth;
  readonly #hopes: Hopes;
  readonly #outlook: Outlook;

  constructor(game: King, standing: Standing, traits: Traits) {
    this.#game = game;
    this.#traits = traits;
    this.#worth = new HandWorth(game);
    this.#hopes = new Hopes(game, standing);
    this.#outlook = new Outlook(game, standing, this.#worth, this.#hopes);
  }

  /** The best open contract, a declared King, or a cancelled deal. */
  choose(deal: Deal, seat: Seat): Action {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let contract = 0; contract < this.#game.contracts.length; contract++) {
      if (((deal.terms >> contract) & 1) === 0) continue;
      const value = this.promise(deal, seat, contract);
      if (value > most) {
        most = value;
        best = contract;
      }
    }
    if (this.#game.mayCancel(deal, seat) && this.anew(seat) > most) return CANCEL;
    return actionOf('choose', this.declares(deal, seat, best) ? best | DECLARED : best);
  }

  /** What naming a contract promises for the rest of the party, in points. */
  private promise(deal: Deal, seat: Seat, contract: number): number {
    if (bringsRedeal(this.#game, deal, seat, contract)) return this.anew(seat);
    const units = this.#worth.units(deal, seat, contract);
    const gain = this.#worth.gain(contract, units);
    const isTrump = contract >= PENALTIES.length;
    let bonus = this.#hopes.after(seat, isTrump);
    if (isTrump) bonus += this.#traits.trumpLove;
    if (isTrump && this.#game.options.kingRule === 'auto') {
      bonus += KING_BONUS * this.chanceOfKing(units);
    }
    if (this.#hopes.isLast(seat)) {
      bonus += OUT_BONUS * this.#outlook.chanceOut(seat, contract, gain);
    }
    return gain + this.#worth.stakes * bonus + this.common(contract);
  }

  /** What the contract brings to everybody, as far as that is the selector's to decide. */
  private common(contract: number): number {
    const { mode, enforceQuotas } = this.#game.options;
    return mode === 'natural' || enforceQuotas ? 0 : COMMON * this.#worth.share(contract);
  }

  /** K4: what a new deal is worth, with the same choices open. */
  private anew(seat: Seat): number {
    return this.#worth.stakes * this.#hopes.anew(seat);
  }

  /** K11: whether King is more likely than to come out of the red without it. */
  private declares(deal: Deal, seat: Seat, contract: number): boolean {
    if (this.#game.options.kingRule !== 'declare' || contract < PENALTIES.length) return false;
    const tricks = this.#worth.units(deal, seat, contract);
    const gain = this.#worth.gain(contract, tricks);
    const otherwise = this.#outlook.chanceOut(seat, contract, gain);
    return this.chanceOfKing(tricks) > otherwise + this.#traits.kingDoubt;
  }

  private chanceOfKing(tricks: number): number {
    return this.#worth.chanceOfTricks(tricks, this.#game.options.kingTricks);
  }
}

// Contracts that the selector's own hand cancels, so that naming one brings a new deal.

const RIFKI = PENALTIES.indexOf('rifki');
const ACE_AND_KING = (1 << ACE) | (1 << KING);

/** K4: whether the deal is sure to be cancelled if the seat names this contract. */
function bringsRedeal(game: King, deal: Deal, seat: Seat, contract: number): boolean {
  const { cancelRifki, cancelTrump } = game.options;
  if (contract === RIFKI && cancelRifki !== 'off') {
    const hearts = deal.hands[(seat << 2) | HEARTS]!;
    if (cancelRifki === 'AK') return hearts === ACE_AND_KING;
    return hearts !== 0 && (hearts & ~ACE_AND_KING) === 0;
  }
  if (contract < PENALTIES.length || cancelTrump !== 'anyPlayer') return false;
  const hand = deal.hands.subarray(seat << 2, (seat << 2) + 4);
  return hand.every((ranks) => (ranks & above(TEN)) === 0);
}
