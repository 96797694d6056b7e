// The messages about one step, encoded once for each seat and dialect, with nothing that the seat may not know.
//
// What everybody may know is encoded once for all; what a seat sees of its own is added to it.

import {
  isOwnKept,
  moveText,
  openPlayChange,
  ownPlayChange,
  type Seat,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import {
  changedFields,
  type Deadline,
  documentState,
  openState,
  type ServerEvent,
  story,
  storyParts,
  wireCard,
} from '@kalpler/protocol';
import { Encoded, encoded, type Message, Sequence } from '../transport/frame.ts';
import { fieldBytes, jsonBytes } from '../transport/json-bytes.ts';
import type { Member } from './member.ts';
import type { Snapshot, Step } from './step.ts';
import { type MatchText, type OpenText, viewText } from './view-text.ts';

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
  #whole: OpenText | null = null;
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

  private wholeView(seat: Seat | null): string {
    const after = this.#after;
    this.#whole ??= this.#text.openView(this.#step.matchId, after, this.#deadline);
    return viewText(this.#whole, seat, after);
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
    const match = JSON.stringify(matchId);
    const deadline = JSON.stringify(this.#deadline);
    return `{"match":${match},"since":${before!.version},"version":${after.version},"deadline":${deadline},"plays":[${plays}],"deal":{${fields}`;
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
