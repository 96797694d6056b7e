// Where solo matches are kept: in the browser's database, or in memory where there is none.

import type {
  BrokenMatch,
  MatchLine,
  MatchProgress,
  RawMatch,
  SavedEntry,
  SavedMatch,
} from '@kalpler/match';
import type { MatchFacts } from '../../stats/facts.ts';

/** The browser's name for it. */
export const DATABASE = 'kalpler';

export interface SoloStore {
  /** Whether what is kept outlasts the page. */
  readonly isPersistent: boolean;
  /** All matches, the one played last first; saves that make no sense are left out. */
  matches(): Promise<MatchLine[]>;
  read(id: string): Promise<RawMatch | null>;
  /** Saves a new match. */
  begin(match: SavedMatch, progress: MatchProgress): Promise<void>;
  /** Saves entries from a place on and how far the match is, all or nothing; whatever lay there before is gone. */
  write(
    id: string,
    from: number,
    entries: readonly SavedEntry[],
    progress: MatchProgress,
  ): Promise<void>;
  remove(id: string): Promise<void>;
  /** Keeps what could not be read, so that it can be reported. */
  quarantine(broken: BrokenMatch): Promise<void>;
  broken(): Promise<BrokenMatch[]>;
  forgetBroken(id: string): Promise<void>;
  /**
   * What finished matches are remembered by, even when they themselves are gone; kept by the id of the match.
   * As they were written: check them with `readFacts` before use.
   */
  facts(): Promise<MatchFacts[]>;
  keepFacts(facts: MatchFacts): Promise<void>;
  /** Forgets what all matches are remembered by, and these small things. */
  forgetFacts(names: readonly string[]): Promise<void>;
  /** Small things by name: how far a lesson is, which achievements were reached. */
  kept(name: string): Promise<unknown>;
  keep(name: string, value: unknown): Promise<void>;
  /** Everything, for export and import. */
  dump(): Promise<Dump>;
  /** Takes the place of everything; all or nothing. */
  restore(dump: Dump): Promise<void>;
}

/**
 * Whatever can be asked of a store, by name: what is asked goes from the page to its worker, and in the worker to whatever
 * store there is at the moment. Both ends have the types of `SoloStore`; between them the tasks are passed on unread.
 */
const STORE_TASKS = [
  'matches',
  'read',
  'begin',
  'write',
  'remove',
  'quarantine',
  'broken',
  'forgetBroken',
  'facts',
  'keepFacts',
  'forgetFacts',
  'kept',
  'keep',
  'dump',
  'restore',
] as const satisfies readonly (keyof SoloStore)[];

export type StoreTask = (typeof STORE_TASKS)[number];

/** Carries out a task of a store by its name. */
export function askStore(
  store: SoloStore,
  task: StoreTask,
  given: readonly unknown[],
): Promise<unknown> {
  return (store[task] as (...given: unknown[]) => Promise<unknown>).apply(store, [...given]);
}

/** A store whose tasks are carried out elsewhere. */
export function storeOf(
  isPersistent: () => boolean,
  ask: (task: StoreTask, given: readonly unknown[]) => Promise<unknown>,
): SoloStore {
  const tasks = STORE_TASKS.map((task) => [
    task,
    (...given: readonly unknown[]) => ask(task, given),
  ]);
  return Object.defineProperty(Object.fromEntries(tasks), 'isPersistent', { get: isPersistent });
}

/** All that a store holds, by the names of its parts and the keys in them. */
export interface Dump {
  readonly matches: readonly { readonly match: unknown; readonly progress: unknown }[];
  readonly entries: readonly {
    readonly match: string;
    readonly n: number;
    readonly entry: unknown;
  }[];
  readonly broken: readonly BrokenMatch[];
  readonly facts: readonly MatchFacts[];
  readonly kept: readonly { readonly name: string; readonly value: unknown }[];
}
