// Plays matches of a fourth game with the engine alone: random moves, every view, sampled deals, text and undo.

import assert from 'node:assert/strict';
import {
  dealNext,
  drawDeal,
  makeGame,
  moveOf,
  openTable,
  readTable,
  readTableText,
  replay,
  rewind,
  SeededRandom,
  submit,
  type Table,
  tableJson,
  tableText,
  viewDeal,
  viewTable,
} from '@kalpler/engine';
import { sampleDeal } from '@kalpler/engine/sample-deal';

const [game] = process.argv.slice(2);
const PLAYERS = ['Ayşe', 'Bora', 'Can', 'Defne'];
const random = new SeededRandom(4);

function must<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  assert(result.ok, JSON.stringify(result));
  return result.value;
}

function advance(table: Table): Table {
  if (table.awaitsDeal) return must(dealNext(table, drawDeal(table.game, random)));
  const deal = table.deal!;
  const seat = table.actors[0]!;
  for (const viewer of [null, 0, 1, 2, 3]) {
    const view = viewDeal(table.game, deal, viewer);
    const sampled = sampleDeal(table.game, view, random);
    assert.deepEqual(viewDeal(table.game, sampled, viewer), view);
  }
  return must(submit(table, seat, moveOf(table.game.random(deal, seat, random))));
}

assert(!makeGame('bridge').ok);
let table = must(openTable({ game, players: PLAYERS }));
while (table.standing.winners === null) table = advance(table);
assert.equal(table.phase, 'gameEnd');
assert.deepEqual(must(readTable(JSON.stringify(tableJson(table)))).log, table.log);
assert.deepEqual(must(readTableText(tableText(table))).standing, table.standing);
const again = must(replay(must(openTable(table.opening)), table.log));
assert.deepEqual(viewTable(again, 2), viewTable(table, 2));
assert.equal(rewind(table, 60).version, 60);
assert.deepEqual(
  table.standing.totals,
  table.results
    .map(({ scores }) => scores)
    .reduce((sums, scores) => sums.map((sum, i) => sum + scores[i]!)),
);
console.log(
  JSON.stringify({
    deals: table.results.length,
    totals: table.standing.totals,
    winners: table.standing.winners,
  }),
);
