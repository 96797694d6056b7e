// The long run of the laws: `npm run bench -- laws [--matches 10000] [--seed 1] [--game hearts]`.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { GAME_IDS, type GameId } from '../src/index.ts';
import {
  addReport,
  emptyReport,
  type Failure,
  MOST_MATCHES,
  type Part,
  type Report,
} from './campaign.ts';

const USAGE = `usage: npm run bench -- laws [--matches N] [--seed N] [--game ${GAME_IDS.join('|')}] [--only MATCH] [--workers N]
  --matches  random matches for each game (1000)
  --seed     the same seed gives the same matches (1)
  --only     just the match with this number`;
const PARTS = 100;
const MOST_SHOWN = 3;

interface Requests {
  readonly games: readonly GameId[];
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly workers: number;
}

export function readRequests(args: readonly string[]): Requests | null {
  const option = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { matches: option, seed: option, game: option, only: option, workers: option },
    });
    const matches = whole(values.matches ?? '1000', 1, MOST_MATCHES);
    const seed = whole(values.seed ?? '1', 0, 0xffff_ffff);
    const workers = whole(values.workers ?? `${availableParallelism()}`, 1, 64);
    const only = values.only === undefined ? null : whole(values.only, 0, MOST_MATCHES - 1);
    const games = GAME_IDS.filter((game) => values.game === undefined || values.game === game);
    if (games.length === 0) return null;
    return { games, seed, workers, from: only ?? 0, to: only === null ? matches : only + 1 };
  } catch {
    return null;
  }
}

function whole(text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) throw new RangeError(text);
  return number;
}

/** Hands out parts of a game's matches to the threads until all are played. */
function playGame(
  game: GameId,
  requests: Requests,
  progress: (done: number) => void,
): Promise<Report> {
  const { seed, from, to } = requests;
  const size = Math.max(1, Math.ceil((to - from) / PARTS));
  const sum = emptyReport();
  let next = from;
  const takePart = (): Part | null => {
    if (next >= to) return null;
    const part = { game, seed, from: next, to: Math.min(to, next + size) };
    next = part.to;
    return part;
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      const giveOrEnd = (): void => {
        const part = takePart();
        if (part !== null) worker.postMessage(part);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('error', reject);
      worker.on('message', (report: Report) => {
        addReport(sum, report);
        progress(sum.matches);
        giveOrEnd();
      });
      giveOrEnd();
    });
  const workers = Math.min(requests.workers, Math.ceil((to - from) / size));
  return Promise.all(Array.from({ length: workers }, work)).then(() => sum);
}

/** Says how far a game is, in tenths. */
function progressOf(game: GameId, matches: number): (done: number) => void {
  let shown = 0;
  return (done) => {
    const tenths = Math.floor((10 * done) / matches);
    if (tenths === shown || done === matches) return;
    shown = tenths;
    console.log(`${game}: ${done} of ${matches} matches`);
  };
}

function showFailure(game: GameId, seed: number, failure: Failure): void {
  console.log(`\nbroken law: ${failure.law}`);
  console.log(`${game}, ${failure.table}, seed ${seed}, match ${failure.match}`);
  console.log(`again: npm run bench -- laws --game ${game} --seed ${seed} --only ${failure.match}`);
  console.log(`${failure.detail}\n\n${failure.hand}`);
}

async function main(args: readonly string[]): Promise<number> {
  const requests = readRequests(args);
  if (requests === null) {
    console.error(USAGE);
    return 2;
  }
  const { games, seed, from, to } = requests;
  let passed = 0;
  let failed = 0;
  for (const game of games) {
    const start = performance.now();
    const report = await playGame(game, requests, progressOf(game, to - from));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const { matches, deals, plays, checks } = report;
    const failures = report.failures.sort((a, b) => a.match - b.match);
    for (const failure of failures.slice(0, MOST_SHOWN)) showFailure(game, seed, failure);
    console.log(
      `${game}: ${matches} matches, ${deals} deals, ${plays} plays, ${checks} checks, ${seconds} s` +
        (failures.length === 0 ? '' : `, ${failures.length} failed`),
    );
    passed += matches - failures.length;
    failed += failures.length;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
