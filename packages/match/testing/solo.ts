// Solo matches for tests without a page: opened, played by person and bots, and everything that was reported is kept.

import { allBots, type Bot } from '@kalpler/bots';
import {
  type Card,
  dealNext,
  type GameId,
  type Move,
  openTable,
  type Result,
  SeededRandom,
  type Table,
  type TableView,
} from '@kalpler/engine';
import {
  AutosavedMatch,
  type MatchKind,
  type MatchStore,
  newProgress,
  newSavedMatch,
  type RawMatch,
  type ReadMatch,
  readSaved,
  type SavedMatch,
  type SoloMatchRequest,
  type SoloState,
  savedEntry,
  type Think,
} from '../src/index.ts';
import { MemoryMatches } from './memory-matches.ts';

export interface SoloRequest {
  readonly game: GameId;
  readonly kind?: MatchKind;
  readonly options?: Readonly<Record<string, unknown>>;
  /** What the deals and the player's choices follow from. */
  readonly seed: number;
  /** The computer players from seat 1 on; the last one sits at all seats that are left. */
  readonly bots?: readonly string[];
  /** The cards of the first deal, if not those of the secret: as a save would bring them. */
  readonly cards?: readonly Card[];
}

const NAMES = ['Ayşe', 'Bora', 'Cem', 'Derya'];

export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** A secret that follows from a number. */
export function secretOf(seed: number): string {
  const random = new SeededRandom(seed);
  return Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
}

export function requestOf({
  game,
  kind = 'match',
  options = {},
  seed,
  bots,
}: SoloRequest): SoloMatchRequest {
  const isThree = options.players === 3 || options.preset === 'three';
  const others = NAMES.slice(1, isThree || options.preset === 'cutthroat' ? 3 : 4);
  const named = bots ?? ['random'];
  return {
    kind,
    day: kind === 'daily' ? '2026-11-16' : null,
    game,
    options,
    name: NAMES[0]!,
    rivals: others.map((_, i) => ({ character: null, bot: named[i] ?? named.at(-1)! })),
    rivalNames: others,
    secret: secretOf(seed),
  };
}

/** What tests need of a store beside what a match needs. */
export interface SoloTestStore extends MatchStore {
  read(id: string): Promise<RawMatch | null>;
  begin(match: SavedMatch, progress: ReturnType<typeof newProgress>): Promise<void>;
}

/** Bots that think here, without being fetched; `report` is called with what they get wrong. */
export function thinkNow(report: (problem: unknown) => void): Think {
  const bots = new Map<string, Bot>();
  return async (name, view, seed) => {
    const bot = bots.get(name) ?? allBots.create(name, { report });
    bots.set(name, bot);
    return bot.choose(view, new SeededRandom(seed));
  };
}

/** Saves a new match, with its first deal if that is asked for. */
async function saveNew(store: SoloTestStore, request: SoloRequest): Promise<SavedMatch> {
  const match = must(newSavedMatch(requestOf(request), 1_000));
  await store.begin(match, newProgress(match));
  if (request.cards === undefined) return match;
  const dealt = must(dealNext(must(openTable(match.opening)), { cards: request.cards, first: 0 }));
  const entry = savedEntry(dealt.lastEntry!, dealt.game.seats, match.check);
  await store.write(match.id, 0, [entry], { ...newProgress(match), cursor: 1, length: 1 });
  return match;
}

export async function readBack(store: SoloTestStore, id: string): Promise<ReadMatch> {
  return must(readSaved((await store.read(id)) as RawMatch));
}

/** Any legal move of a view, by chance. */
export function anyMove(view: TableView, random: SeededRandom): Move {
  player ??= allBots.create('random');
  return player.choose(view, random).move;
}
let player: ReturnType<typeof allBots.create> | undefined;

/** What a solo player may do. */
export type Act = 'step' | 'undo' | 'redo' | 'hint';

interface SoloParts {
  readonly store?: SoloTestStore;
  readonly think?: Think;
  /** Told of every step, with the table as it is then. */
  readonly look?: (table: Table, state: SoloState) => void;
}

/** One match with its autosaved, and somebody at seat 0 who plays at random. */
export class Solo {
  readonly store: SoloTestStore;
  readonly autosaved: AutosavedMatch;
  readonly problems: unknown[] = [];
  readonly states: SoloState[] = [];
  /** What the player's choices follow from. */
  random: SeededRandom;

  private constructor(read: ReadMatch, seed: number, store: SoloTestStore, parts: SoloParts) {
    const report = (problem: unknown) => this.problems.push(problem);
    let clock = read.progress.playedAt;
    this.store = store;
    this.random = new SeededRandom(seed);
    this.autosaved = new AutosavedMatch(read, {
      store,
      think: parts.think ?? thinkNow(report),
      report,
      now: () => ++clock,
      notify: (state) => {
        this.states.push(state);
        parts.look?.(this.autosaved.table, state);
      },
    });
  }

  /** Sits down at a new match: its cards are dealt and the others have acted as far as they can. */
  static async sit(request: SoloRequest, parts: SoloParts = {}): Promise<Solo> {
    const store = parts.store ?? new MemoryMatches();
    const { id } = await saveNew(store, request);
    return Solo.open(id, request.seed, { ...parts, store });
  }

  /** Opens a match that lies in a store. */
  static async open(id: string, seed: number, parts: SoloParts & { store: SoloTestStore }) {
    const { store } = parts;
    const solo = new Solo(await readBack(store, id), seed, store, parts);
    await solo.autosaved.begin();
    await solo.autosaved.advance();
    return solo;
  }

  get table(): Table {
    return this.autosaved.table;
  }

  /** What the page shows. */
  get state(): SoloState {
    return this.states.at(-1)!;
  }

  get id(): string {
    return this.autosaved.saved.id;
  }

  /** The player's own next step: a move, or the next deal; false when the match is over. */
  async step(): Promise<boolean> {
    const { autosaved } = this;
    if (autosaved.progress.isOver) return false;
    if (autosaved.table.awaitsDeal) await autosaved.next();
    else must(await autosaved.play(anyMove(this.state.view, this.random)));
    await autosaved.advance();
    return true;
  }

  async do(act: Act): Promise<void> {
    const { autosaved } = this;
    if (act === 'step') await this.step();
    else if (act !== 'hint') await autosaved[act]();
    else if (autosaved.solo.mayAskForHint.ok) await autosaved.countHint();
    await autosaved.advance();
  }

  async steps(count: number): Promise<this> {
    for (let i = 0; i < count; i++) if (!(await this.step())) break;
    return this;
  }

  async toTheEnd(): Promise<this> {
    while (await this.step());
    return this;
  }

  /** The match as its store gives it back. */
  saved(): Promise<ReadMatch> {
    return readBack(this.store, this.id);
  }
}
