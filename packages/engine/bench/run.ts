// The bench: `npm run bench -- engine [--rounds N]`. All figures of one run share one process and one machine.

import { parseArgs } from 'node:util';
import { getHeapStatistics } from 'node:v8';
import { GAME_IDS } from '../src/index.ts';
import { matchTimes, middleTimes } from './middle.ts';
import { type Playout, playouts } from './playout.ts';
import { referenceHearts } from './reference.ts';

const DEALS = 50_000;
const SEED = 7;

/** Seconds that a piece of work takes. */
function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function row(name: string, figure: string, ratio = '', wanted = ''): void {
  console.log(`${name.padEnd(28)}${figure.padStart(12)}${ratio.padStart(12)}   ${wanted}`);
}

function verdict(good: boolean, wanted: string): string {
  return `${good ? 'ok    ' : 'MISSED'} wanted ${wanted}`;
}

interface Pace {
  readonly best: number;
  readonly plays: number;
}

/** The best of several rounds of each, taken in turns so that all see the same weather. */
function paces(all: readonly Playout[], rounds: number): { reference: number; engine: Pace[] } {
  let reference = Number.POSITIVE_INFINITY;
  const engine: Pace[] = all.map(() => ({ best: Number.POSITIVE_INFINITY, plays: 0 }));
  for (let round = 0; round < rounds; round++) {
    reference = Math.min(
      reference,
      seconds(() => referenceHearts(DEALS, SEED)),
    );
    all.forEach((playout, i) => {
      let plays = 0;
      const time = seconds(() => {
        plays = playout.run(DEALS, SEED).plays;
      });
      engine[i] = { best: Math.min(engine[i]!.best, time), plays };
    });
  }
  return { reference, engine };
}

/** Bytes that a million deals allocate, whether or not they are collected again. */
function allocated(playout: Playout): number {
  playout.run(10_000, SEED);
  const before = allocatedBytes();
  playout.run(1_000_000, SEED);
  return allocatedBytes() - before;
}

function allocatedBytes(): number {
  // Newer than the type declarations: everything that was ever allocated on the heap.
  const statistics: object & { total_allocated_bytes?: number } = getHeapStatistics();
  return statistics.total_allocated_bytes ?? getHeapStatistics().used_heap_size;
}

/** The number of rounds on the command line, or undefined if that is not one. */
function roundsOf(): number | undefined {
  try {
    const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
    const rounds = Number(values.rounds);
    return Number.isInteger(rounds) && rounds > 0 ? rounds : undefined;
  } catch {
    return undefined;
  }
}

function main(): void {
  const rounds = roundsOf();
  if (rounds === undefined) {
    console.error('usage: npm run bench -- engine [--rounds N]');
    process.exitCode = 2;
    return;
  }
  const all = playouts();
  const hearts = all[0]!;
  if (hearts.run(2000, SEED).checksum !== referenceHearts(2000, SEED)) {
    throw new Error('the engine and the reference loop do not come to the same points');
  }

  console.log(`Random deals, best of ${rounds} rounds of ${DEALS} deals each\n`);
  row('', 'deals/s', 'ns/play');
  const { reference, engine } = paces(all, rounds);
  row(
    'reference loop',
    `${Math.round(DEALS / reference)}`,
    ((reference * 1e9) / DEALS / 52).toFixed(1),
  );
  const perPlay = engine.map(({ best, plays }) => (best * 1e9) / plays);
  all.forEach(({ name }, i) => {
    row(name, `${Math.round(DEALS / engine[i]!.best)}`, perPlay[i]!.toFixed(1));
  });

  console.log('\nRatios\n');
  const ratio = reference / engine[0]!.best;
  row('hearts / reference', ratio.toFixed(2), '', verdict(ratio >= 0.6, 'at least 0.60'));
  row('hearts, listed / reference', (reference / engine.at(-1)!.best).toFixed(2));
  all.slice(1, -1).forEach(({ name }, i) => {
    const factor = perPlay[i + 1]! / perPlay[0]!;
    row(`${name} / hearts`, factor.toFixed(2), '', verdict(factor <= 2, 'at most 2.00 per play'));
  });

  console.log('\nAllocated by a million deals\n');
  for (const playout of [hearts, all[1]!, all[4]!, all[8]!]) {
    const bytes = allocated(playout);
    const near = bytes < 1_000_000;
    row(
      playout.name,
      `${(bytes / 1024).toFixed(0)} KiB`,
      '',
      verdict(near, 'near zero (below 1 MiB)'),
    );
  }

  console.log('\nIn the middle of a deal, microseconds a call\n');
  for (const id of GAME_IDS) {
    const times = middleTimes(id, rounds);
    for (const name of ['view', 'sampleDeal', 'submit'] as const) {
      row(`${id} ${name}`, times[name].toFixed(2), '', verdict(times[name] < 5, 'below 5'));
    }
  }

  console.log('\nA match of twenty deals, as parts of replaying all of it\n');
  for (const id of GAME_IDS) {
    const { rewind, text } = matchTimes(id, rounds);
    row(`${id} one step back`, rewind.toFixed(2), '', verdict(rewind < 0.5, 'below 0.50'));
    row(`${id} read as text`, text.toFixed(2));
  }
}

main();
