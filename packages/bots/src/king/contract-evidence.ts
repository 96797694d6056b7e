// What a contract tells about the hand of its selector.

import type { Deal, King, Seat } from '@kalpler/engine';
import { HandWorth } from './hand-worth.ts';

/** The gain at which each contract is named as often as not: six penalties, then the trumps. */
const NAMED_FROM = [60, 30, 25, 10, 5, 20, 85];
const SCALE = 18;

export class ContractEvidence {
  readonly #worth: HandWorth;

  constructor(game: King) {
    this.#worth = new HandWorth(game);
  }

  /** The logarithm of how likely the contract is with the seat's hand, up to a constant and never above 0. */
  of(deal: Deal, seat: Seat, contract: number): number {
    // At a table where nothing counts, any scale will do.
    const stakes = this.#worth.stakes || 1;
    const gain = this.#worth.gain(contract, this.#worth.units(deal, seat, contract));
    const over = gain / stakes - NAMED_FROM[Math.min(contract, NAMED_FROM.length - 1)]!;
    return -Math.log1p(Math.exp(-over / SCALE));
  }
}
