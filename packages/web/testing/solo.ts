// Matches alone for tests without a page: sat down at, played by whoever is asked, and all that was told kept.

import { makeBot } from '@kalpler/bots/core';
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
import type { AloneState } from '../src/alone/alone-state.ts';
import { MatchKeeper, mayAsk } from '../src/alone/match-keeper.ts';
import { MemoryStore } from '../src/alone/memory-store.ts';
import { newMatch, newProgress } from '../src/alone/new-match.ts';
import type { MatchKind, RawMatch, SavedMatch } from '../src/alone/saved-match.ts';
import { type ReadMatch, readSaved, savedEntry } from '../src/alone/saving.ts';
import type { AloneStore } from '../src/alone/store.ts';
import { type Think, thinkHere } from '../src/alone/thinking.ts';
import type { AloneWish } from '../src/alone/wish.ts';

export interface SoloWish {
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

export function wishOf({ game, kind = 'match', options = {}, seed, bots }: SoloWish): AloneWish {
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

/** Saves a new match, with its first deal where that was wished for. */
async function saveNew(store: AloneStore, wish: SoloWish): Promise<SavedMatch> {
  const match = must(newMatch(wishOf(wish), 1_000));
  await store.begin(match, newProgress(match));
  if (wish.cards === undefined) return match;
  const dealt = must(dealNext(must(openTable(match.opening)), { cards: wish.cards, first: 0 }));
  const entry = savedEntry(dealt.lastEntry!, dealt.game.seats, match.check);
  await store.write(match.id, 0, [entry], { ...newProgress(match), cursor: 1, length: 1 });
  return match;
}

export async function readBack(store: AloneStore, id: string): Promise<ReadMatch> {
  return must(readSaved((await store.read(id)) as RawMatch));
}

/** Any legal move of a view, by chance. */
export function anyMove(view: TableView, random: SeededRandom): Move {
  player ??= makeBot('random');
  return player.choose(view, random).move;
}
let player: ReturnType<typeof makeBot> | undefined;

/** What somebody alone may do. */
export type Act = 'step' | 'undo' | 'redo' | 'hint';

interface SoloParts {
  readonly store?: AloneStore;
  readonly think?: Think;
  /** Told of every step, with the table as it is then. */
  readonly look?: (table: Table, state: AloneState) => void;
}

/** One match with its keeper, and somebody at seat 0 who plays at random. */
export class Solo {
  readonly store: AloneStore;
  readonly keeper: MatchKeeper;
  readonly problems: unknown[] = [];
  readonly states: AloneState[] = [];
  /** What the player's choices follow from. */
  random: SeededRandom;

  private constructor(read: ReadMatch, seed: number, store: AloneStore, parts: SoloParts) {
    const report = (problem: unknown) => this.problems.push(problem);
    let clock = read.progress.playedAt;
    this.store = store;
    this.random = new SeededRandom(seed);
    this.keeper = new MatchKeeper(read, {
      store,
      think: parts.think ?? thinkHere(report),
      report,
      now: () => ++clock,
      tell: (state) => {
        this.states.push(state);
        parts.look?.(this.keeper.table, state);
      },
    });
  }

  /** Sits down at a new match: its cards are dealt and the others have acted as far as they can. */
  static async sit(wish: SoloWish, parts: SoloParts = {}): Promise<Solo> {
    const store = parts.store ?? new MemoryStore();
    const { id } = await saveNew(store, wish);
    return Solo.open(id, wish.seed, { ...parts, store });
  }

  /** Opens a match that lies in a store. */
  static async open(id: string, seed: number, parts: SoloParts & { store: AloneStore }) {
    const { store } = parts;
    const solo = new Solo(await readBack(store, id), seed, store, parts);
    await solo.keeper.begin();
    await solo.keeper.goOn();
    return solo;
  }

  get table(): Table {
    return this.keeper.table;
  }

  /** What the page shows. */
  get state(): AloneState {
    return this.states.at(-1)!;
  }

  get id(): string {
    return this.keeper.match.id;
  }

  /** The player's own next step: a move, or the next deal; false when the match is over. */
  async step(): Promise<boolean> {
    const { keeper } = this;
    if (keeper.progress.isOver) return false;
    if (keeper.table.awaitsDeal) await keeper.next();
    else must(await keeper.play(anyMove(this.state.view, this.random)));
    await keeper.goOn();
    return true;
  }

  async do(act: Act): Promise<void> {
    const { keeper } = this;
    if (act === 'step') await this.step();
    else if (act !== 'hint') await keeper[act]();
    else if (mayAsk(keeper).ok) await keeper.countHint();
    await keeper.goOn();
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
