// The server under load: `npm run bench -- server`. Figures are ratios to a bare server in the same run.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureExperts } from '../fuzz/expert-tables.ts';
import { ServerProcess as WholeServer } from '../testing/server-process.ts';
import { bytesPerJoin, followersCost } from './crowds.ts';
import { measureDrop } from './dropped.ts';
import { type Figures, holdTables, LoadRun, runLoad } from './load.ts';
import { ServerProcess, stayAside } from './process.ts';
import { measureRestart, tokensOf } from './restart.ts';
import { storeTables } from './stored-tables.ts';

const KB = 1024;

/** Runs something on a server of its own, with a folder of its own. */
async function onServer<T>(
  file: './subject.ts' | './echo.ts',
  run: (server: ServerProcess, folder: string) => Promise<T>,
  prepare: (folder: string) => Promise<unknown> = async () => {},
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-bench-'));
  await prepare(folder);
  const server = await ServerProcess.start(file, { DATA_DIR: folder, ...env });
  try {
    return await run(server, folder);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(name: string, figure: string, wanted = '', isGood?: boolean): void {
  const verdict = isGood === undefined ? '' : `${isGood ? 'ok    ' : 'MISSED'} wanted ${wanted}`;
  console.log(`${name.padEnd(44)}${figure.padStart(24)}   ${verdict}`);
}

const perCpu = ({ moves, cpuSeconds }: Figures) => moves / cpuSeconds;
const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
/** The middle, and the least and the most without the outer quarters. */
const spread = (list: number[]) => {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (list.length - 1))]!.toFixed(2);
  return `${middle(list).toFixed(2)} (${at(0.25)} to ${at(0.75)})`;
};
const ms = (value: number) => `${value.toFixed(2)} ms`;

/**
 * As fast as it goes. The servers run at the same time and are loaded in turn, for a moment each and again and again,
 * so that a machine that is slower now and then is slower for all of them.
 */
async function saturation(rounds: number, seconds: number): Promise<void> {
  const load = { tables: 250, rate: null, warmUp: 8, seconds };
  const onEcho = <T>(run: (server: ServerProcess) => Promise<T>) => onServer('./echo.ts', run);
  const onSubject = <T>(run: (server: ServerProcess) => Promise<T>) =>
    onServer('./subject.ts', run);
  const all: Figures[][] = [];
  await onEcho((one) =>
    onSubject((two) =>
      onSubject(async (three) => {
        const runs = [
          await LoadRun.start(one, load),
          await LoadRun.start(two, load),
          await LoadRun.start(three, { ...load, dialect: 'documents' }),
        ];
        for (let round = 0; round < rounds; round++) {
          const figures: Figures[] = [];
          for (const run of runs) figures.push(await run.play(seconds));
          all.push(figures);
        }
        for (const run of runs) run.close();
      }),
    ),
  );
  const [echo, views, documents] = [0, 1, 2].map((i) => all.map((each) => perCpu(each[i]!)));
  const figures = { echo: echo!, views: views!, documents: documents! };
  const ratios = {
    views: figures.views.map((figure, i) => figure / figures.echo[i]!),
    documents: figures.documents.map((figure, i) => figure / figures.views[i]!),
  };
  const bytes = [1, 2, 0].map((i) => all.at(-1)![i]!.bytes.toFixed(0)).join(', ');
  row('bare echo, cards per CPU second', middle(figures.echo).toFixed(0));
  row('Kalpler, views', middle(figures.views).toFixed(0));
  const ratio = middle(ratios.views);
  row('Kalpler, views, to bare echo', spread(ratios.views), 'at least 1.00', ratio >= 1);
  row('Kalpler, documents', middle(figures.documents).toFixed(0));
  const second = middle(ratios.documents);
  row('documents to views', spread(ratios.documents), 'at least 0.75', second >= 0.75);
  row('bytes of an update: views, documents, echo', bytes);
}

/**
 * The same cards a second, at a bare server with the same durable log and at ours: its times are the measure of ours.
 * Both run at the same time and are loaded in turn.
 */
async function besideEcho(rounds: number, seconds: number): Promise<void> {
  const load = { tables: 250, rate: 1000, warmUp: 8, seconds };
  const log = mkdtempSync(path.join(tmpdir(), 'kalpler-bench-'));
  const onEcho = <T>(run: (server: ServerProcess) => Promise<T>) =>
    onServer('./echo.ts', run, undefined, { ECHO_LOG: log });
  const all: [echo: Figures, subject: Figures][] = [];
  await onEcho((one) =>
    onServer('./subject.ts', async (two) => {
      const echo = await LoadRun.start(one, load);
      const subject = await LoadRun.start(two, load);
      for (let i = 0; i < rounds; i++) {
        all.push([await echo.play(seconds), await subject.play(seconds)]);
      }
      echo.close();
      subject.close();
    }),
  );
  rmSync(log, { recursive: true, force: true });
  const what = '250 tables, 1000 cards/s';
  const at = (part: 'p50' | 'p99', i: 0 | 1) => middle(all.map((each) => each[i]![part]));
  row('bare echo with the same log, p50', ms(at('p50', 0)));
  row('bare echo with the same log, p99', ms(at('p99', 0)));
  row(`${what}, p50`, ms(at('p50', 1)));
  const wanted = `at most ${ms(at('p99', 0))}`;
  row(`${what}, p99`, ms(at('p99', 1)), wanted, at('p99', 1) <= at('p99', 0));
}

async function steady(tables: number, seconds: number, mostP99: number): Promise<void> {
  const load = { tables, rate: 1000, warmUp: 3, seconds };
  const what = `${tables} tables, 1000 cards/s`;
  const [figures, late] = await onServer('./subject.ts', async (server) => {
    const idle = await holdTables(server.port, 50, { turnSeconds: 1 });
    const late = { all: 0, late: 0 };
    const figures = await runLoad(server, load, async (isEnd) => {
      const { all, late: late100 } = await lateTimers(server.port);
      late.all += isEnd ? all : -all;
      late.late += isEnd ? late100 : -late100;
    });
    for (const table of idle) table.close();
    return [figures, late] as const;
  });
  const { p50, p99, most: worst } = figures;
  row(`${what}, p50`, ms(p50));
  const wanted = `at most ${mostP99.toFixed(2)} ms`;
  row(`${what}, p99 (most ${worst.toFixed(0)} ms)`, ms(p99), wanted, p99 <= mostP99);
  row(`${what}, timers late by 100 ms`, `${late.late} of ${late.all}`, 'none', late.late === 0);
}

/** How many timers fired, and how many of them more than 100 ms late, by the server's metrics. */
async function lateTimers(port: number): Promise<{ all: number; late: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (label: string) => Number(text.match(new RegExp(`${label} (\\d+)`))?.[1] ?? 0);
  const all = read('kalpler_timer_late_seconds_count');
  return { all, late: all - read('kalpler_timer_late_seconds_bucket\\{le="0.1"\\}') };
}

async function memory(tables: number): Promise<void> {
  const net = await onServer('./subject.ts', async (server) => {
    const some = await holdTables(server.port, 25);
    const before = await server.memory();
    const more = await holdTables(server.port, tables);
    const after = await server.memory();
    for (const table of [...some, ...more]) table.close();
    return (after - before) / (4 * tables) / KB;
  });
  row(`memory for each of ${4 * tables} sockets`, `${net.toFixed(1)} KB`, 'under 40 KB', net < 40);
}

async function startUp(tables: number, moves: number): Promise<void> {
  let entries = 0;
  const took = await onServer(
    './subject.ts',
    async (server) => server.startMs,
    async (folder) => {
      entries = await storeTables(folder, tables, moves);
    },
  );
  const what = `start with ${tables} tables of ${entries} entries`;
  row(what, `${(took / 1000).toFixed(2)} s`, 'under 5 s', took < 5000);
}

async function restart(tables: number, returning: number): Promise<void> {
  const tokens = tokensOf(tables);
  const { start, hold, slowest, answers, back, closed } = await onServer(
    './subject.ts',
    (server) => measureRestart(server, tokens, returning),
    (folder) => storeTables(folder, tables, 150, tokens),
    { WATCH_HOLDS: '1' },
  );
  const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
  const what = `restart with ${tables} tables`;
  row(`${what}, until it listens`, seconds(start), 'under 5 s', start < 5000);
  row(`${what}, longest hold by the clock`, ms(hold.wall));
  row(`${what}, longest hold, CPU`, ms(hold.cpu), 'under 20 ms', hold.cpu < 20);
  row(`${what}, slowest of ${answers} /healthz`, ms(slowest), 'under 50 ms', slowest < 50);
  row(`${what}, ${returning} are back after`, seconds(back));
  row(`${what}, all others closed after`, seconds(closed));
}

async function crowds(tables: number, followers: number, spectators: number): Promise<void> {
  const cost = await onServer('./subject.ts', (server) =>
    followersCost(server, tables, followers, 10),
  );
  const share = `${(100 * cost).toFixed(1)} % CPU`;
  row(`${followers} followers of ${tables} tables`, share, 'under 5 %', cost < 0.05);
  const [few, many] = await onServer('./subject.ts', async (server) => [
    await bytesPerJoin(server, spectators / 10),
    await bytesPerJoin(server, spectators),
  ]);
  const bytes = `${(few! / KB).toFixed(1)} and ${(many! / KB).toFixed(1)} KB`;
  const name = `a spectator more among ${spectators / 10} and ${spectators}`;
  row(name, bytes, 'the same', many! < 1.2 * few!);
}

async function dropped(tables: number): Promise<void> {
  const { sockets, quiet, longest, noticed, hold } = await onServer(
    './subject.ts',
    async (server) => ({
      ...(await measureDrop(server.port, tables, () => server.metric('kalpler_sockets'))),
      hold: await server.longestHold(),
    }),
    undefined,
    { WATCH_HOLDS: '1' },
  );
  const what = `${sockets} sockets dropped at once`;
  row(`${what}, slowest /healthz`, ms(longest), 'under 200 ms', longest < 200);
  row(`${what}, before it`, ms(quiet));
  row(`${what}, longest hold, CPU`, ms(hold.cpu), 'under 200 ms', hold.cpu < 200);
  row(`${what}, all noticed after`, `${(noticed / 1000).toFixed(2)} s`);
}

/** On a server that may use all cores, as its threads do. */
async function bots(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-bench-'));
  const server = new WholeServer({ DATA_DIR: folder, BOT_THREADS: '2', TRUST_PROXY: '1' });
  try {
    const url = `http://127.0.0.1:${await server.ready()}`;
    const { quiet, loaded, ratio } = await measureExperts(url);
    const figure = `${quiet.toFixed(0)} and ${loaded.toFixed(0)} ms`;
    row('three experts, quiet and beside 58 tables', figure, 'at most 1.5', ratio <= 1.5);
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string' },
    },
  });
  const { quick } = values;
  const rounds = Math.max(1, Math.min(99, Math.floor(Number(values.rounds)) || 3));
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    bots,
    speed: () => saturation(quick ? 3 : 5 * rounds, 2),
    latency: async () => {
      await besideEcho(quick ? 3 : 3 * rounds, 3);
      await steady(quick ? 500 : 2500, quick ? 4 : 15, 25);
    },
    memory: () => memory(quick ? 250 : 1000),
    start: () => startUp(quick ? 1000 : 10_000, 150),
    restart: () => (quick ? restart(1000, 100) : restart(20_000, 2000)),
    dropped: () => dropped(quick ? 250 : 2000),
    crowds: () => (quick ? crowds(500, 100, 100) : crowds(5000, 1000, 1000)),
  };
  if (values.only !== undefined && !Object.hasOwn(parts, values.only)) {
    throw new Error(`--only: expected one of ${Object.keys(parts).join(', ')}`);
  }
  for (const [name, part] of Object.entries(parts)) {
    if (values.only !== undefined && values.only !== name) continue;
    if (name !== 'bots') stayAside();
    await part();
  }
}

await main();
