// Writes the golden logs anew: `node packages/engine/laws/plain/record-logs.ts`. They change only if the rules do.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  autoMove,
  dealNext,
  GAME_IDS,
  type GameId,
  openTable,
  SeededRandom,
  seededDraw,
  submit,
  type Table,
  tableText,
} from '../../src/index.ts';
import { chance } from '../numbers.ts';
import { chooseMove } from '../player.ts';

export const LOGS = path.join(import.meta.dirname, '../../golden/logs');
/** Seeds whose matches have a moon, a blind nil with its exchange, and a void game of Kız. */
const SEEDS: Readonly<Partial<Record<GameId, number>>> = { hearts: 59, spades: 5, king: 1 };

export function seedOf(game: GameId): number {
  return SEEDS[game] ?? 1;
}

/** A whole match of random moves, some of them automatic, with the deals of a seed. */
export function seededMatch(game: GameId, seed: number): Table {
  const opened = openTable({
    game,
    players: ['Ayşe', 'Bora', 'Can', 'Defne'],
    deals: { kind: 'seeded', seed },
  });
  if (!opened.ok) throw new Error(opened.error);
  let table = opened.value;
  const random = new SeededRandom(seed + 2 ** 40);
  for (let deals = 0; table.standing.winners === null; ) {
    if (table.awaitsDeal) {
      deals++;
      const dealt = dealNext(table, seededDraw(table.game, seed, deals));
      if (!dealt.ok) throw new Error(dealt.error.code);
      table = dealt.value;
      continue;
    }
    table = oneMove(table, random);
  }
  return table;
}

function oneMove(table: Table, random: SeededRandom): Table {
  const isAuto = chance(random, 40);
  const choice = chooseMove(table, random);
  const seat = isAuto ? table.actors[0]! : choice.seat;
  const auto = autoMove(table, table.actors[0]!, random);
  const move = isAuto && auto.ok ? auto.value : choice.move;
  const done = submit(table, seat, move, isAuto ? { auto: true } : {});
  if (!done.ok) throw new Error(done.error.code);
  return done.value;
}

/** The match in text notation, after a few lines that say how it ended. */
export function logText(table: Table): string {
  const { standing, results } = table;
  const facts = {
    deals: results.length,
    totals: standing.totals.join(' '),
    winners: standing.winners!.join(' '),
  };
  const lines = Object.entries(facts).map(([name, value]) => `# ${name} ${value}\n`);
  return lines.join('') + tableText(table);
}

if (import.meta.main) {
  mkdirSync(LOGS, { recursive: true });
  for (const game of GAME_IDS) {
    writeFileSync(path.join(LOGS, `${game}.txt`), logText(seededMatch(game, seedOf(game))));
  }
}
