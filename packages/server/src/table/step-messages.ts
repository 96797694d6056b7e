// The messages that tell of one step, encoded once for each seat and dialect and never with more than a seat may know.
//
// What everybody may know is encoded once for all; what a seat sees of its own is added to it.

import {
  type DealView,
  type Move,
  moveText,
  type OpenDealView,
  type OwnDealView,
  openDealView,
  ownDealView,
  type Seat,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import {
  changedFields,
  type Deadline,
  type Dialect,
  documentState,
  openState,
  ownState,
  story,
  type Told,
  wireCard,
} from '@kalpler/protocol';
import { Encoded, encoded } from '../frame.ts';

/** One entry of the match, from the table before it to the table after it. */
export interface Step {
  readonly match: string;
  /** Null when the match has just begun. */
  readonly before: Table | null;
  readonly after: Table;
  /** What was done for a seat that did not act. */
  readonly auto: { readonly seat: Seat; readonly move: Move } | null;
}

/** What can be seen of one moment of a table; each part is made when it is first asked for. */
export class Sight {
  readonly table: Table;
  readonly #own: (OwnDealView | undefined)[] = [];
  #open: OpenDealView | undefined;
  #spectator: TableView | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  get open(): OpenDealView {
    this.#open ??= openDealView(this.table.game, this.table.deal!);
    return this.#open;
  }

  own(seat: Seat | null): OwnDealView {
    const at = seat ?? this.table.game.seats;
    this.#own[at] ??= ownDealView(this.table.game, this.table.deal!, seat);
    return this.#own[at]!;
  }

  /** The whole view of a spectator. */
  get spectator(): TableView {
    this.#spectator ??= viewTable(this.table, null);
    return this.#spectator;
  }
}

/** Stands for the state, which differs from seat to seat, among the events that are the same for all. */
const STATE = {};

export class StepMessages {
  readonly #step: Step;
  readonly #deadline: Deadline | null;
  readonly #before: Sight | null;
  readonly #after: Sight;
  /** By dialect: what has been made for each seat, and after the seats for spectators. */
  readonly #made: Readonly<Record<Dialect, (readonly Encoded[] | undefined)[]>> = {
    views: [],
    documents: [],
  };
  /** What all seats are told alike: for views a text to go on with, for documents the events of the step. */
  #change: string | null = null;
  #story: readonly (Encoded | null)[] | null = null;
  #state = '';

  /** `before` is null when the match has just begun. */
  constructor(step: Step, deadline: Deadline | null, before: Sight | null, after: Sight) {
    this.#step = step;
    this.#deadline = deadline;
    this.#before = before;
    this.#after = after;
  }

  of(dialect: Dialect, seat: Seat | null): readonly Encoded[] {
    const made = this.#made[dialect];
    const at = seat ?? this.#after.table.game.seats;
    made[at] ??= dialect === 'views' ? this.views(seat) : this.documents(seat);
    return made[at];
  }

  /** Within a deal only its own view changes; the standing and the results are sent between deals. */
  private get isWithinDeal(): boolean {
    const { before, after } = this.#step;
    return before !== null && before.results === after.results && !before.awaitsDeal;
  }

  private views(seat: Seat | null): Encoded[] {
    const { match, after } = this.#step;
    const update = this.isWithinDeal
      ? new Encoded('updateGame', this.change(seat))
      : encoded('updateGame', { match, view: viewTable(after, seat), deadline: this.#deadline });
    const auto = this.auto(seat);
    return auto === null ? [update] : [update, auto];
  }

  private change(seat: Seat | null): string {
    const before = this.#before!;
    const after = this.#after;
    if (this.#change === null) {
      const { match } = this.#step;
      const since = before.table.version;
      const { version } = after.table;
      const plays = after.open.plays.slice(before.open.plays.length);
      const head = JSON.stringify({ match, since, version, deadline: this.#deadline, plays });
      const fields = changedFields(before.open, after.open);
      this.#change = `${head.slice(0, -1)},"deal":{${fields}`;
    }
    const own = changedFields(before.own(seat), after.own(seat));
    const comma = own === '' || this.#change.endsWith('{') ? '' : ',';
    return `${this.#change}${comma}${own}}}`;
  }

  private documents(seat: Seat | null): Encoded[] {
    const { before, after } = this.#step;
    const isPlay = this.isWithinDeal && before!.phase === 'playing' && after.phase === 'playing';
    const told = isPlay ? this.play(seat) : this.whole(seat);
    const auto = this.auto(seat);
    return auto === null ? told : [auto, ...told];
  }

  /** While cards are played, all events but the state are the same for everybody. */
  private play(seat: Seat | null): Encoded[] {
    if (this.#story === null) {
      const { match } = this.#step;
      const { spectator } = this.#after;
      const timeoutAt = this.#deadline?.at ?? null;
      const told = story(this.#before!.spectator, spectator, timeoutAt, () => STATE);
      this.#story = told.map((each) => (each.payload === STATE ? null : encodedTold(each)));
      this.#state = JSON.stringify(openState(spectator, { match, timeoutAt })).slice(0, -1);
    }
    const deal = { ...this.#after.spectator.deal, ...this.#after.own(seat) } as DealView;
    const own = JSON.stringify(ownState(seat, deal)).slice(1);
    return this.#story.map((each) => each ?? new Encoded('updateGame', `${this.#state},${own}`));
  }

  private whole(seat: Seat | null): Encoded[] {
    const { match, before, after } = this.#step;
    const view = viewTable(after, seat);
    const was: TableView = before === null ? { ...view, deal: null } : viewTable(before, seat);
    const timeoutAt = this.#deadline?.at ?? null;
    const state = () => documentState(view, { match, timeoutAt });
    return story(was, view, timeoutAt, state).map(encodedTold);
  }

  /** A seat is told what was done in its place. */
  private auto(seat: Seat | null): Encoded | null {
    const { auto } = this.#step;
    if (auto === null || auto.seat !== seat) return null;
    const { move } = auto;
    switch (move.kind) {
      case 'play':
        return encoded('autoPlay', { card: wireCard(move.card) });
      case 'pass':
        return encoded('autoPass', { cards: move.cards.map(wireCard) });
      default:
        return encoded('autoMove', { move: moveText(move) });
    }
  }
}

function encodedTold({ event, payload }: Told): Encoded {
  return encoded(event, payload);
}
