// A game of Hearts in its second trick, as the examples of the page show it, and what an example says.

import {
  dealNext,
  openTable,
  type Result,
  rewind,
  SeededRandom,
  seededDraw,
  type Table,
  timeOut,
  viewTable,
} from '@kalpler/engine';
import { type ChangeUpdate, changedFields, documentState, type WholeUpdate } from '../src/index.ts';

export const NOW = 1_760_000_000_000;
export const MATCH = 'q3V5yQ0cTz6nR1bA';

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function playSome(): Table {
  const players = ['Ayşe', 'Bora', 'Cem', 'Defne'];
  const deals = { kind: 'seeded', seed: 7 } as const;
  const opened = must(openTable({ game: 'hearts', players, deals }));
  let table = must(dealNext(opened, seededDraw(opened.game, deals.seed, 1)));
  const random = new SeededRandom(7);
  while ((table.deal?.count ?? 0) < 6) table = timeOut(table, random);
  return table;
}

const table = playSome();
const seat = table.actors[0]!;
const view = viewTable(table, seat);
const before = viewTable(rewind(table, table.version - 1), seat);
const deadline = { kind: 'turn', at: NOW + 30_000 } as const;

export const STATE = documentState(view);
export const WHOLE: WholeUpdate = { match: MATCH, view, deadline };
export const CHANGE: ChangeUpdate = {
  match: MATCH,
  since: before.version,
  version: view.version,
  deadline,
  plays: view.deal!.plays.slice(before.deal!.plays.length),
  deal: JSON.parse(`{${changedFields(before.deal!, view.deal!)}}`),
};

export interface Example {
  /** One sentence. */
  readonly about: string;
  readonly example: object;
  /** What fields mean where their names do not say it all. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the acknowledgement of a request holds besides `ok`. */
  readonly answer?: string;
}
