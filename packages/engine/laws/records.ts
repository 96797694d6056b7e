// A table can be written down in every way there is, read back and played again; undo is going back in the log.

import {
  dealText,
  openTable,
  readTable,
  readTableText,
  replay,
  rewind,
  type Table,
  tableJson,
  tableText,
  viewTable,
} from '../src/index.ts';
import type { Judge } from './judge.ts';
import { dealDifference, viewers } from './scene.ts';

const REPLAY = 'replaying the log gives the table back';
const JSON_LAW = 'a table survives JSON';
const TEXT = 'a table survives text notation';
const UNDO = 'undo gives back the table as it was';
const HAND = 'a hand in text notation stands on its own';

/** `earlier` is the same match at some time before. */
export function recordLaws(table: Table, earlier: Table, judge: Judge): void {
  const start = openTable(table.opening);
  judge.holds(REPLAY, start.ok, 'the opening is refused');
  if (!start.ok) return;
  const replayed = replay(start.value, table.log);
  judge.holds(REPLAY, replayed.ok, () => JSON.stringify(replayed));
  if (replayed.ok) sameTables(REPLAY, replayed.value, table, judge);

  const json = JSON.stringify(tableJson(table));
  const read = readTable(json);
  judge.holds(JSON_LAW, read.ok, () => JSON.stringify(read));
  if (read.ok) {
    sameTables(JSON_LAW, read.value, table, judge);
    judge.holds(JSON_LAW, JSON.stringify(tableJson(read.value)) === json, 'other text');
  }
  const text = tableText(table);
  const message = readTableText(text);
  judge.holds(TEXT, message.ok, () => JSON.stringify(message));
  if (message.ok) {
    sameTables(TEXT, message.value, table, judge);
    judge.holds(TEXT, tableText(message.value) === text, 'other text');
  }
  sameTables(UNDO, rewind(table, earlier.version), earlier, judge);
  handLaw(table, judge);
}

function sameTables(law: string, found: Table, expected: Table, judge: Judge): void {
  judge.same(law, found.log, expected.log, 'log');
  judge.same(law, found.opening, expected.opening, 'opening');
  judge.same(law, found.phase, expected.phase, 'phase');
  const difference =
    found.deal && expected.deal
      ? dealDifference(found.deal, expected.deal, ['contract'])
      : found.deal === expected.deal
        ? null
        : 'only one has a deal';
  judge.holds(law, difference === null, () => String(difference));
  for (const viewer of viewers(expected.game)) {
    judge.same(law, viewTable(found, viewer), viewTable(expected, viewer), `view of ${viewer}`);
  }
}

function handLaw(table: Table, judge: Judge): void {
  if (table.deal === null) return;
  const index = table.log.filter((entry) => entry.kind === 'deal').length - 1;
  const read = readTableText(dealText(table, index));
  judge.holds(HAND, read.ok, () => JSON.stringify(read));
  if (!read.ok) return;
  const found = read.value;
  const difference = dealDifference(found.deal!, table.deal, ['contract']);
  judge.holds(HAND, difference === null, () => String(difference));
  judge.same(HAND, found.standing, table.standing, 'standing');
  judge.same(
    HAND,
    found.results.at(-1),
    found.results.length > 0 ? table.results.at(-1) : undefined,
    'result',
  );
}
