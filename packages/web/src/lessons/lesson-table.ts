// A lesson being played: the table of its step, and the answer to a move. It runs in a worker.

import {
  type Bid,
  type Card,
  cardName,
  contractText,
  type Move,
  moveText,
  type Refusal,
  submit,
  suitName,
  suitOf,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import type { LessonGame } from '@kalpler/i18n/areas';
import { type Ask, type Lesson, type Place, placesOf } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { cardsOf, follow, OWN, openScene, wantedMoves } from './script.ts';

/** What a step asks for, as the page shows it when the player does not find it. */
export interface Wanted {
  readonly kind: Ask['kind'];
  /** The cards to play, to try or to give; those to give all together. */
  readonly cards: readonly Card[];
  readonly bid: Bid | null;
  /** In the notation of the engine. */
  readonly contract: string | null;
}

export interface Entered {
  /** The table as it was, and then after every move that leads to the task. */
  readonly views: readonly TableView[];
  /** Whether the first of these views is the one that was shown last. */
  readonly goesOn: boolean;
  readonly wanted: Wanted;
}

export type LessonVerdict =
  /** The rules say no. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Allowed, but not what the step is about; the names of what may be said to it, the closest first. */
  | { readonly kind: 'poor'; readonly names: readonly string[] }
  /** The views that follow; a step about a rule wants its refusal. */
  | {
      readonly kind: 'good';
      readonly views: readonly TableView[];
      readonly refusal: Refusal | null;
    };

export class LessonTable {
  readonly places: readonly Place[];
  readonly #lesson: Lesson;
  readonly #players: readonly string[];
  /** The step, its table as it is now, and whether it has been solved. */
  #now: { readonly at: number; readonly table: Table; readonly isDone: boolean } | null = null;

  constructor(lesson: Lesson, players: readonly string[]) {
    this.#lesson = lesson;
    this.#players = players;
    this.places = placesOf(lesson);
  }

  /** Goes to a step: on from the one before where possible, else as if all had been done well. */
  enter(at: number): Entered {
    const { step, at: inScene } = this.places[at]!;
    const now = this.#now;
    const goesOn = inScene > 0 && now?.at === at - 1;
    const from = goesOn ? now.table : this.#startOf(at);
    const tables = [from];
    // A step that was skipped is seen as it should have been done.
    if (goesOn && !now.isDone) tables.push(...bestOf(this.places[at - 1]!, from));
    tables.push(...follow(tables.at(-1)!, step.before));
    const isDone = wantedMoves(step.ask).length === 0;
    this.#now = { at, table: tables.at(-1)!, isDone };
    return { views: tables.map(seen), goesOn, wanted: wantedOf(step.ask) };
  }

  judge(move: Move): LessonVerdict {
    if (this.#now === null) throw new Error('no step has been entered');
    const { at, table } = this.#now;
    const { ask, after } = this.places[at]!.step;
    const done = submit(table, OWN, move);
    if (!done.ok) {
      const isWanted = ask.kind === 'try' && done.error.rule === ask.rule;
      if (isWanted) return { kind: 'good', views: [], refusal: done.error };
      return { kind: 'refused', refusal: done.error };
    }
    if (!isGood(ask, move)) return { kind: 'poor', names: namesOf(ask, move) };
    const tables = [done.value, ...follow(done.value, after)];
    this.#now = { at, table: tables.at(-1)!, isDone: true };
    return { kind: 'good', views: tables.map(seen), refusal: null };
  }

  /** The table before a step if the best was done in all steps before it. */
  #startOf(at: number): Table {
    const { scene, at: inScene } = this.places[at]!;
    if (inScene === 0) return openScene(this.#lesson.game, scene, this.#players);
    const before = this.places[at - 1]!;
    const start = this.#startOf(at - 1);
    const asked = follow(start, before.step.before).at(-1) ?? start;
    return bestOf(before, asked).at(-1) ?? asked;
  }
}

/** The tables that follow when the best is done in a step. */
function bestOf({ step }: Place, asked: Table): Table[] {
  const [best] = wantedMoves(step.ask);
  if (best === undefined) return [];
  return follow(asked, [`${OWN}:${moveText(best)}`, step.after].join());
}

const seen = (table: Table) => viewTable(table, OWN);

function isGood(ask: Ask, move: Move): boolean {
  const text = (one: Move) =>
    moveText(one.kind === 'pass' ? { ...one, cards: one.cards.toSorted((a, b) => a - b) } : one);
  return wantedMoves(ask).some((one) => text(one) === text(move));
}

function wantedOf(ask: Ask): Wanted {
  const { kind } = ask;
  return {
    kind,
    cards: kind === 'play' || kind === 'try' || kind === 'give' ? cardsOf(ask.cards) : [],
    bid: kind === 'bid' ? ask.bids[0]! : null,
    contract: kind === 'choose' ? ask.contract : null,
  };
}

/** What a move that misses the point may be spoken of as: itself first, then the kind of move it is. */
function namesOf(ask: Ask, move: Move): string[] {
  switch (move.kind) {
    case 'play':
      return [cardName(move.card), suitName(suitOf(move.card)), 'other'];
    case 'pass': {
      // By what was kept.
      const wanted = ask.kind === 'give' ? cardsOf(ask.cards) : [];
      return [...wanted.filter((card) => !move.cards.includes(card)).map(cardName), 'other'];
    }
    case 'bid':
      return [`${move.bid}`, ...sizeOf(ask, move.bid), 'other'];
    case 'choose':
      return [contractText(move.contract), move.contract.type, 'other'];
    default:
      return ['other'];
  }
}

function sizeOf(ask: Ask, bid: Bid): string[] {
  if (ask.kind !== 'bid' || typeof bid !== 'number') return [];
  const numbers = ask.bids.filter((one) => one !== 'nil');
  if (numbers.length === 0) return [];
  return [bid < Math.min(...numbers) ? 'low' : 'high'];
}

/** One lesson at a time, for the page, which need not know the rules. */
export function lessonService() {
  let table: LessonTable | null = null;
  const opened = () => {
    if (table === null) throw new Error('no lesson is open');
    return table;
  };
  return {
    open: (game: LessonGame, players: readonly string[]) => {
      table = new LessonTable(LESSONS[game], players);
    },
    enter: (at: number) => opened().enter(at),
    judge: (move: Move) => opened().judge(move),
  };
}
