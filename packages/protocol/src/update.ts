// The update of clients that draw from views: the whole view when they come, and what has changed since then.

import type { DealView, Phase, TableView } from '@kalpler/engine';

/** How a client wants to be told: the documents' events, or views and nothing else. */
export const DIALECTS = ['documents', 'views'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** What the table waits for and until when, as the host's clock tells it. */
export interface Deadline {
  readonly kind: 'turn' | 'pause' | 'rematch' | 'cleanup';
  readonly at: number;
}

/** A whole view: whoever has it needs nothing that was sent before. */
export interface WholeUpdate {
  readonly match: string;
  readonly view: TableView;
  readonly deadline: Deadline | null;
}

/** The moving parts of a view whose standing and results are those of the last whole one. */
export interface StepUpdate {
  readonly match: string;
  readonly version: number;
  /** How many deals the match has behind it. */
  readonly results: number;
  readonly phase: Phase;
  readonly deal: DealView | null;
  readonly deadline: Deadline | null;
}

export type Update = WholeUpdate | StepUpdate;

export function isWhole(update: Update): update is WholeUpdate {
  return 'view' in update;
}

/** What a client draws from: the match that it knows, and its view of it. */
export interface Held {
  readonly match: string;
  readonly view: TableView;
}

/**
 * What a client holds after an update, null when the update does not fit and a whole one must be asked for.
 * Updates that come late or twice change nothing.
 */
export function updatedView(held: Held | null, update: Update): Held | null {
  const { match } = update;
  const isSame = held?.match === match;
  if (isWhole(update)) {
    const isLate = isSame && update.view.version < held.view.version;
    return isLate ? held : { match, view: update.view };
  }
  if (!isSame) return null;
  const { view } = held;
  if (update.version <= view.version) return held;
  if (view.results.length !== update.results || view.awaitsDeal) return null;
  const { version, phase, deal } = update;
  return { match, view: { ...view, version, phase, deal } };
}
