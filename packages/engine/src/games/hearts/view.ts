// What a view of Hearts shows beyond the common parts: the pass, the jack of diamonds, the moon and the claim.

import { type Seat, seatsOf } from '../../cards/seat.ts';
import type { Deal } from '../../deal/deal.ts';
import { CHOOSING } from '../../deal/phase.ts';
import { MOON_OPTIONS, type MoonOption } from '../move.ts';
import {
  type OpenPlayChange,
  type OpenView,
  type OwnPart,
  type OwnPlayChange,
  openPart,
  ownPart,
} from '../view.ts';
import type { Hearts } from './game.ts';
import type { PassDirection } from './options.ts';

export interface OpenHearts extends OpenView<'hearts'> {
  readonly pass: PassDirection;
  readonly jackTaker: Seat | null;
  /** The shooter who has yet to choose, and the choice once made (H7). */
  readonly moonChoice: Seat | null;
  readonly moon: MoonOption | null;
}

export interface OwnHearts extends OwnPart {
  readonly mayClaim: boolean;
}

export interface HeartsView extends OpenHearts, OwnHearts {}

export interface OpenHeartsChange extends OpenPlayChange {
  jackTaker?: Seat | null;
}

export interface OwnHeartsChange extends OwnPlayChange {
  mayClaim?: boolean;
}

export function openHearts(game: Hearts, deal: Deal): OpenHearts {
  return {
    ...openPart(game, deal),
    game: 'hearts',
    pass: game.passDirection(deal),
    jackTaker: game.jackTaker(deal),
    moonChoice: deal.phase === CHOOSING ? (seatsOf(game.actors(deal))[0] ?? null) : null,
    moon: MOON_OPTIONS[deal.moon - 1] ?? null,
  };
}

export function ownHearts(game: Hearts, deal: Deal, seat: Seat | null): OwnHearts {
  return { ...ownPart(game, deal, seat), mayClaim: mayClaim(game, deal, seat) };
}

export function mayClaim(game: Hearts, deal: Deal, seat: Seat | null): boolean {
  return seat !== null && game.options.claim && game.canClaim(deal, seat);
}
