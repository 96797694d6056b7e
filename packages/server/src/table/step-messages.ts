// The messages about one step, encoded once for each seat and dialect, with nothing that the seat may not know.
//
// What everybody may know is encoded once for all; what a seat sees of its own is added to it.

import {
  isOwnKept,
  type Move,
  moveText,
  type OpenDealView,
  type OwnDealView,
  openDealView,
  openPlayChange,
  ownDealView,
  ownPlayChange,
  type Seat,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import {
  changedFields,
  type Deadline,
  documentState,
  openState,
  ownState,
  type ServerEvent,
  story,
  storyParts,
  wireCard,
} from '@kalpler/protocol';
import { Encoded, encoded, type Message, Sequence } from '../transport/frame.ts';
import { fieldBytes, jsonBytes } from '../transport/json-bytes.ts';
import type { Member } from './member.ts';

/** One entry of the match, from the table before it to the table after it. */
export interface Step {
  readonly matchId: string;
  /** Null when the match has just begun. */
  readonly before: Table | null;
  readonly after: Table;
  /** What was done for a seat that did not act. */
  readonly auto: { readonly seat: Seat; readonly move: Move } | null;
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

  /** Whether a seat knows just what it knew in another moment of the deal; that is then known here, too. */
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

  /** Forgets what is not needed beside the texts. */
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

/** The parts of a match's whole views that stay the same or only grow, encoded once. */
export class MatchText {
  #opening: Table['opening'] | null = null;
  #front = '';
  #fairness = '';
  #results = '';
  #count = 0;
  #last: Table['results'][number] | undefined;

  /** The fields between the seat and the deal. */
  front(match: Table): string {
    this.follow(match);
    const { phase, standing, results } = match;
    this.addResults(results);
    return `${this.#front},"phase":"${phase}","standing":${JSON.stringify(standing)},"results":[${this.#results}]`;
  }

  /** The fields behind the deal. */
  back(match: Table): string {
    this.follow(match);
    const { awaitsDeal, awaitsPause } = match;
    return `"awaitsDeal":${awaitsDeal},"awaitsPause":${awaitsPause},${this.#fairness}`;
  }

  private follow(match: Table): void {
    if (match.opening === this.#opening) return;
    const { players, options, fairness } = viewTable(match, null);
    this.#opening = match.opening;
    this.#front = JSON.stringify({ players, options }).slice(1, -1);
    this.#fairness = JSON.stringify({ fairness }).slice(1, -1);
  }

  private addResults(results: Table['results']): void {
    const isLonger = this.#count > 0 && results[this.#count - 1] === this.#last;
    if (!isLonger) {
      this.#count = 0;
      this.#results = '';
    }
    for (const result of results.slice(this.#count)) {
      this.#results += `${this.#results === '' ? '' : ','}${JSON.stringify(result)}`;
    }
    this.#count = results.length;
    this.#last = results.at(-1);
  }
}

/** The text of a whole view: up to the seat, from there to the deal, its open part if there is one, and the rest. */
type WholeText = readonly [head: string, middle: string, open: string | null, tail: string];

export class StepMessages {
  readonly #step: Step;
  readonly #deadline: Deadline | null;
  readonly #before: Snapshot | null;
  readonly #after: Snapshot;
  readonly #text: MatchText;
  /** What has been made for each seat, and after the seats for spectators. */
  readonly #views: (Encoded | null)[] = [null, null, null, null, null];
  #documents: (Message | undefined)[] | null = null;
  /** The message for every seat to which nothing new of its own is shown. */
  #others: Encoded | null = null;
  /** What all seats are sent alike: for views a text to go on with, for documents the events of the step. */
  #whole: WholeText | null = null;
  #change: string | null = null;
  #hasOpenChange = false;
  #ahead: Message | null = null;
  #behind: Message | null = null;
  #state = '';

  /** `before` is null when the match has just begun. */
  constructor(
    step: Step,
    deadline: Deadline | null,
    before: Snapshot | null,
    after: Snapshot,
    text: MatchText,
  ) {
    this.#text = text;
    this.#step = step;
    this.#deadline = deadline;
    this.#before = before;
    this.#after = after;
  }

  sendTo(member: Pick<Member, 'dialect' | 'seat' | 'deliver'>): void {
    const { seat } = member;
    const at = seat ?? this.#after.match.game.seats;
    const auto = this.auto(seat);
    if (member.dialect === 'views') {
      this.#views[at] ??= this.view(seat);
      member.deliver(this.#views[at]);
      if (auto !== null) member.deliver(auto);
    } else {
      if (auto !== null) member.deliver(auto);
      this.#documents ??= [];
      this.#documents[at] ??= this.documents(seat);
      member.deliver(this.#documents[at]);
    }
  }

  /** What was seen, when the next step can use it: states of documents are long and change little. */
  get seen(): Snapshot | null {
    if (this.#documents === null) return null;
    this.#after.keepTexts();
    return this.#after;
  }

  /** Within a deal only its own view changes; the standing and the results are sent between deals. */
  private get isWithinDeal(): boolean {
    const { before, after } = this.#step;
    return before !== null && before.results === after.results && !before.awaitsDeal;
  }

  private view(seat: Seat | null): Encoded {
    return this.isWithinDeal ? this.change(seat) : new Encoded('updateGame', this.wholeView(seat));
  }

  /** The very text of `{ match, view: viewTable(…), deadline }`; only what differs from seat to seat is made anew. */
  private wholeView(seat: Seat | null): string {
    const after = this.#after;
    this.#whole ??= this.openView();
    const [head, middle, open, tail] = this.#whole;
    const own = open && JSON.stringify(after.own(seat)).slice(1);
    return `${head}${seat}${middle}${open === null ? 'null' : `${open},${own}`}${tail}`;
  }

  private openView(): WholeText {
    const { matchId } = this.#step;
    const { match } = this.#after;
    return [
      `{"match":${JSON.stringify(matchId)},"view":{"version":${match.version},"seat":`,
      `,${this.#text.front(match)},"deal":`,
      match.deal && JSON.stringify(this.#after.open).slice(0, -1),
      `,${this.#text.back(match)}},"deadline":${JSON.stringify(this.#deadline)}}`,
    ];
  }

  private change(seat: Seat | null): Encoded {
    this.#change ??= this.openChange();
    const own = this.ownChange(seat);
    if (own !== '') {
      const comma = this.#hasOpenChange ? ',' : '';
      return changeEncoded(`${this.#change}${comma}${own}}}`);
    }
    this.#others ??= changeEncoded(`${this.#change}}}`);
    return this.#others;
  }

  private openChange(): string {
    const { matchId, before, after } = this.#step;
    const plays = after.deal!.plays.subarray(before!.deal!.count, after.deal!.count).join();
    const fields = this.isPlay
      ? JSON.stringify(openPlayChange(after.game, before!.deal!, after.deal!)).slice(1, -1)
      : changedFields(this.#before!.open, this.#after.open);
    this.#hasOpenChange = fields !== '';
    const deadline = JSON.stringify(this.#deadline);
    return `{"match":"${matchId}","since":${before!.version},"version":${after.version},"deadline":${deadline},"plays":[${plays}],"deal":{${fields}`;
  }

  /** The inside of a JSON object. */
  private ownChange(seat: Seat | null): string {
    if (!this.isPlay) return changedFields(this.#before!.own(seat), this.#after.own(seat));
    const { before, after } = this.#step;
    const { game, deal } = after;
    if (seat === null || isOwnKept(game, before!.deal!, deal!, seat)) return '';
    return JSON.stringify(ownPlayChange(game, before!.deal!, deal!, seat)).slice(1, -1);
  }

  /** A card was played, and more are to come in this deal. */
  private get isPlay(): boolean {
    const { before, after } = this.#step;
    return this.isWithinDeal && before!.phase === 'playing' && after.phase === 'playing';
  }

  private documents(seat: Seat | null): Message {
    return this.isPlay ? this.play(seat) : this.whole(seat);
  }

  /** While cards are played, all events but the state are the same for everybody. */
  private play(seat: Seat | null): Message {
    if (this.#ahead === null) this.encodeOpen();
    this.#after.hasOwnOf(this.#before!, seat);
    const state = `{${this.#state},${this.#after.ownState(seat)}}`;
    const update = new Encoded('updateGame', state, true);
    return new Sequence([this.#ahead!, update, this.#behind!]);
  }

  private encodeOpen(): void {
    const { matchId } = this.#step;
    const { spectator } = this.#after;
    const timeoutAt = this.#deadline?.at ?? null;
    const { before, after } = storyParts(this.#before!.spectator, spectator, timeoutAt);
    this.#ahead = new Sequence(before.map(encodedEvent));
    this.#behind = new Sequence(after.map(encodedEvent));
    this.#state = fieldBytes(openState(spectator, { match: matchId, timeoutAt }));
  }

  private whole(seat: Seat | null): Message {
    const { matchId, before, after } = this.#step;
    const view = viewTable(after, seat);
    const was: TableView = before === null ? { ...view, deal: null } : viewTable(before, seat);
    const timeoutAt = this.#deadline?.at ?? null;
    const state = () => documentState(view, { match: matchId, timeoutAt });
    return new Sequence(story(was, view, timeoutAt, state).map(encodedEvent));
  }

  /** Tells a seat what was done in its place. */
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

/** Within a deal there is nothing but numbers and words of the game: one byte for each letter. */
function changeEncoded(json: string): Encoded {
  return new Encoded('updateGame', json, true);
}

function encodedEvent({ event, payload }: ServerEvent): Encoded {
  return new Encoded(event, jsonBytes(payload), true);
}
