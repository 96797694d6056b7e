// The update of clients that draw from views: the whole view when they come, and what has changed since then.

import type { Card, DealView, TableView } from '@kalpler/engine';

/** What a client wants to be sent: the documents' events, or views and nothing else. */
export const DIALECTS = ['documents', 'views'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** What the table waits for and until when, by the host's clock. */
export interface Deadline {
  readonly kind: 'turn' | 'pause' | 'rematch' | 'cleanup';
  readonly at: number;
}

/** A whole view: a client that has it needs nothing that was sent before. */
export interface WholeUpdate {
  readonly match: string;
  readonly view: TableView;
  readonly deadline: Deadline | null;
}

/** What has changed within a deal since a version; standing and results are those of the last whole one. */
export interface ChangeUpdate {
  readonly match: string;
  readonly since: number;
  readonly version: number;
  /** Cards that have been played, to be added to those of the view. */
  readonly plays: readonly Card[];
  /** All other fields of the deal that are not as they were. */
  readonly deal: Partial<DealView>;
  readonly deadline: Deadline | null;
}

export type Update = WholeUpdate | ChangeUpdate;

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
  const { version } = update;
  if (version <= view.version) return held;
  if (update.since !== view.version || view.deal === null || view.awaitsDeal) return null;
  const plays = [...view.deal.plays, ...update.plays];
  const deal = { ...view.deal, ...update.deal, plays } as DealView;
  return { match, view: { ...view, version, phase: deal.phase, deal } };
}

/** The fields of one view that are not as they are in another, as the inside of a JSON object; `plays` only grow. */
export function changedFields(before: object, after: object): string {
  let json = '';
  for (const name in after) {
    if (name === 'plays') continue;
    const value = after[name as keyof object] as unknown;
    if (isAlike(before[name as keyof object], value)) continue;
    json += `${json === '' ? '' : ','}"${name}":${JSON.stringify(value)}`;
  }
  return json;
}

/** Whether two values of a view would be the same JSON. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isAlike(one[i], other[i])) return false;
    return true;
  }
  let fields = 0;
  for (const name in one) {
    if (!isAlike(one[name as keyof object], other[name as keyof object])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}
