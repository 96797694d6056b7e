// One entry of the match, and what can be seen of the match before and after it.

import {
  isOwnKept,
  type Move,
  type OpenDealView,
  type OwnDealView,
  openDealView,
  ownDealView,
  type Seat,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { ownState } from '@kalpler/protocol';
import { fieldBytes } from '../transport/json-bytes.ts';

/** A deal or a move: from the match before it to the match after it. */
export interface Step {
  readonly matchId: string;
  /** Null when the match has just begun. */
  readonly before: Table | null;
  readonly after: Table;
  /** What was done for a seat that did not act. */
  readonly auto: { readonly seat: Seat; readonly move: Move } | null;
}

/** The seat whose move a step is; null for a deal. */
export function actorOf({ after }: Step): Seat | null {
  const entry = after.lastEntry;
  return entry?.kind === 'move' ? entry.seat : null;
}

/** What can be seen of one moment of a table; each part is made when it is first asked for. */
export class Snapshot {
  readonly match: Table;
  /** By seat, and after the seats for spectators. */
  readonly #own: (OwnDealView | null)[] = [null, null, null, null, null];
  #ownStates: (string | null)[] | null = null;
  #open: OpenDealView | undefined;
  #spectator: TableView | undefined;

  constructor(match: Table) {
    this.match = match;
  }

  get open(): OpenDealView {
    this.#open ??= openDealView(this.match.game, this.match.deal!);
    return this.#open;
  }

  own(seat: Seat | null): OwnDealView {
    const at = seat ?? this.match.game.seats;
    this.#own[at] ??= ownDealView(this.match.game, this.match.deal!, seat);
    return this.#own[at]!;
  }

  /** Whether a seat knows just what it knew in another moment of the deal; that is then taken over from it. */
  hasOwnOf(before: Snapshot, seat: Seat | null): boolean {
    const { game, deal } = this.match;
    if (!isOwnKept(game, before.match.deal!, deal!, seat)) return false;
    const at = seat ?? game.seats;
    const known = before.#ownStates?.[at];
    if (known) this.ownStates[at] = known;
    else this.#own[at] = before.own(seat);
    return true;
  }

  /** The fields of a document's state that differ from seat to seat: the inside of a JSON object, as bytes. */
  ownState(seat: Seat | null): string {
    const at = seat ?? this.match.game.seats;
    this.ownStates[at] ??= fieldBytes(ownState(seat, this.spectator.deal, this.own(seat)));
    return this.ownStates[at];
  }

  /** Forgets everything but the texts. */
  keepTexts(): void {
    this.#own.fill(null);
    this.#open = undefined;
  }

  private get ownStates(): (string | null)[] {
    this.#ownStates ??= [null, null, null, null, null];
    return this.#ownStates;
  }

  /** The whole view of a spectator. */
  get spectator(): TableView {
    this.#spectator ??= viewTable(this.match, null);
    return this.#spectator;
  }
}
