// A game of Hearts in its second trick, as the examples of the page show it.

import {
  dealNext,
  openTable,
  type Result,
  SeededRandom,
  seededDraw,
  type Table,
  timeOut,
  viewTable,
} from '@kalpler/engine';
import { documentState, type StepUpdate, type WholeUpdate } from '../src/index.ts';

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
const view = viewTable(table, table.actors[0]!);
const deadline = { kind: 'turn', at: NOW + 30_000 } as const;

export const STATE = documentState(view);
export const WHOLE: WholeUpdate = { match: MATCH, view, deadline };
export const STEP: StepUpdate = {
  match: MATCH,
  version: view.version,
  results: 0,
  phase: view.phase,
  deal: view.deal,
  deadline,
};
