// What a view of King shows beyond the common parts: the contract, those that are open, and a cancelled deal.

import type { Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deal/deal.ts';
import { SELECTING } from '../../deal/phase.ts';
import { contractOf, type KingContract } from '../move.ts';
import { type OpenView, type OwnPart, openPart, ownPart } from '../view.ts';
import type { King } from './game.ts';
import { type Cancellation, cancellationOf } from './scoring.ts';

export interface OpenKing extends OpenView<'king'> {
  readonly contract: KingContract | null;
  /** The contracts open to the selector. */
  readonly open: readonly KingContract[];
  readonly cancelled: Cancellation | null;
}

export interface OwnKing extends OwnPart {
  readonly mayCancel: boolean;
}

export interface KingView extends OpenKing, OwnKing {}

export function openKing(game: King, deal: Deal): OpenKing {
  const open: KingContract[] = [];
  for (let number = 0; number < game.contracts.length; number++) {
    if ((deal.terms >> number) & 1) open.push(contractOf(number));
  }
  return {
    ...openPart(game, deal),
    game: 'king',
    contract: game.contract(deal),
    open,
    cancelled: cancellationOf(deal.ending),
  };
}

export function ownKing(game: King, deal: Deal, seat: Seat | null): OwnKing {
  const mayCancel = seat === deal.dealer && deal.phase === SELECTING && game.mayCancel(deal, seat);
  return { ...ownPart(game, deal, seat), mayCancel };
}
