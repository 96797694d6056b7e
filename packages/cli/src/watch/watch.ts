// Shows matches of computer players while they are played: as a picture on a terminal, else as lines.

import { setImmediate, setTimeout } from 'node:timers/promises';
import { allBots } from '@kalpler/bots';
import { MOST_DEALS } from '@kalpler/bots/arena';
import {
  type AnyGame,
  dealNext,
  hasSeat,
  type Refusal,
  type Result,
  refusalText,
  type Seat,
  seatFrom,
  seededDraw,
  submit,
  type Table,
  viewTable,
} from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import { type Io, write } from '../io.ts';
import type { LogWriter } from '../log/log-writer.ts';
import { loggedMatch } from '../log/match-log.ts';
import { lookOf } from '../terminal/style.ts';
import { chancesOf, matchSeed, tableOf } from '../work/played-match.ts';
import { listCompany, listEnd, listEntry } from './listing.ts';
import { FASTEST, pauseOf, type Speed, USUAL } from './speed.ts';
import { WatchScreen } from './watch-screen.ts';

export interface Watched {
  readonly game: AnyGame;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
}

export interface Watching {
  readonly io: Io;
  readonly language: Language;
  /** As the options say; null where they say nothing. */
  readonly speed: Speed | null;
  readonly log: LogWriter | null;
  /** Called when somebody has pressed Ctrl-C. */
  readonly interrupted: () => void;
}

/** Gives how many matches were played to their end. */
export async function watchMatches(watched: Watched, watching: Watching): Promise<number> {
  const { io } = watching;
  const isTerminal = io.stdout.isTTY === true && io.stdin.isTTY === true;
  return isTerminal ? watchOnScreen(watched, watching) : watchLines(watched, watching);
}

async function watchLines(
  { game, bots, seed, games }: Watched,
  { io, language, speed, log }: Watching,
): Promise<number> {
  const appearance = { language, look: lookOf(io.stdout, io.env) };
  const pace = speed ?? (io.stdout.isTTY ? USUAL : FASTEST);
  const print = (lines: readonly string[]): Promise<void> =>
    write(io.stdout, lines.map((line) => `${line}\n`).join(''));
  await print(listCompany(tableOf(game, bots, 0)));
  for (let number = 1; number <= games; number++) {
    let last: Table | null = null;
    for (const table of liveMatch(game, bots, seed, number)) {
      await print(listEntry(table, appearance));
      await pause(pace, io.signal);
      if (io.signal.aborted) return number - 1;
      last = table;
    }
    await print(listEnd(last!, appearance));
    await log?.line(JSON.stringify(loggedMatch(number, last!)));
  }
  return games;
}

/** Gives the event loop a turn even at full speed, so that the signal arrives. */
async function pause(pace: Speed, signal: AbortSignal): Promise<void> {
  if (pace === FASTEST) return setImmediate();
  await setTimeout(pauseOf(pace), undefined, { signal }).catch(() => {});
}

async function watchOnScreen(
  { game, bots, seed, games }: Watched,
  { io, language, speed, log, interrupted }: Watching,
): Promise<number> {
  const screen = new WatchScreen(io, language, speed ?? USUAL, games);
  let last: Table | null = null;
  let played = 0;
  screen.open();
  try {
    for (let number = 1; number <= games && !screen.isLeft; number++) {
      for (const table of liveMatch(game, bots, seed, number)) {
        last = table;
        await screen.show(table, number);
        if (screen.isLeft) break;
      }
      if (screen.isLeft && last?.standing.winners === null) break;
      await log?.line(JSON.stringify(loggedMatch(number, last!)));
      played = number;
    }
    if (!screen.isLeft) await screen.linger();
  } finally {
    screen.close();
  }
  if (screen.isInterrupted) interrupted();
  const appearance = { language, look: lookOf(io.stdout, io.env) };
  if (last !== null && played > 0) await write(io.stdout, `${listEnd(last, appearance)[1]}\n`);
  return played;
}

/** The table after each entry of its log, the last one at the end of the match. */
export function* liveMatch(
  game: AnyGame,
  bots: readonly string[],
  runSeed: number,
  number: number,
): Generator<Table, void, undefined> {
  const seed = matchSeed(runSeed, number);
  const players = bots.map((name) => allBots.create(name));
  let table = tableOf(game, bots, seed);
  for (let deal = 1; table.awaitsDeal && deal <= MOST_DEALS; deal++) {
    const chances = chancesOf(seed, deal, game.seats);
    table = done(dealNext(table, seededDraw(game, seed, deal)));
    yield table;
    while (table.actors.length > 0) {
      const seat = nextToAct(table);
      const { move } = players[seat]!.choose(viewTable(table, seat), chances[seat]!);
      table = done(submit(table, seat, move));
      yield table;
    }
  }
}

/** Where several may act, they do so in the order of play from the dealer's neighbour on. */
function nextToAct({ game, deal }: Table): Seat {
  const waiting = game.actors(deal!);
  let seat = seatFrom(deal!.dealer, game.step, game.seats);
  while (!hasSeat(waiting, seat)) seat = seatFrom(seat, game.step, game.seats);
  return seat;
}

function done(result: Result<Table, Refusal>): Table {
  if (!result.ok) throw new Error(`a bot broke the rules: ${refusalText(result.error)}`);
  return result.value;
}
