// How quickly a page loads on a slow phone over slow 4G, as Lighthouse measures it.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser, missing } from '../../../scripts/browser.mjs';
import { DocumentClient } from '../../server/testing/document-client.ts';
import { NAMES, UNHURRIED } from '../testing/support/tables.ts';
import { median, type Row } from './row.ts';

/** Slow 4G and a processor of a fourth: what Lighthouse calls mobile. */
const SLOW = { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 };

interface Seen {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly performance: number;
  readonly accessibility: number;
  /** How quick the machine was, as Lighthouse measures it; more is quicker. */
  readonly speed: number;
  /** What Lighthouse holds against the page. */
  readonly faults: readonly string[];
}

/** The budgets of home and table; the largest paint at home may take 1.8 s, at a table 2.5 s. */
export async function visits(url: string, runs: number): Promise<Row[]> {
  const profile = mkdtempSync(path.join(tmpdir(), 'kalpler-visit-'));
  const port = await freePort();
  const executablePath = findBrowser({ isWhole: true });
  if (executablePath === null) throw new Error(missing());
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  try {
    const home = await seenOften(`${url}/`, port, runs);
    // The seat belongs to the cookie of this browser.
    await context.request.get(url);
    const [cookie] = await context.cookies(url);
    const headers = { cookie: `${cookie!.name}=${cookie!.value}` };
    const client = await new DocumentClient(url, { headers }).connected();
    const table = await seenOften(`${url}${await tableOfHearts(client)}`, port, runs);
    client.close();
    return [...rowsOf('home', home, 1.8), ...rowsOf('table', table, 2.5)];
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** A table in play at which the client's cookie has a seat; gives its path. */
async function tableOfHearts(client: DocumentClient): Promise<string> {
  const answer = await client.ask('createTable', {
    game: 'hearts',
    playerName: NAMES[0],
    bots: ['easy', 'easy', 'easy'],
    options: { timers: UNHURRIED, passCycle: ['hold'] },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  await client.waitFor('updateGame', (state) => state.waitingFor.includes(state.seat));
  return `/masa/${client.all('tableJoined')[0].slug}`;
}

async function seenOften(url: string, port: number, runs: number): Promise<Seen[]> {
  const all: Seen[] = [];
  for (let tries = 0; all.length < runs; tries++) {
    try {
      all.push(await seen(url, port));
    } catch (error) {
      // On a busy machine a trace may miss its beginning.
      if (tries >= runs + 2) throw error;
    }
  }
  return all;
}

async function seen(url: string, port: number): Promise<Seen> {
  const categories = ['performance', 'accessibility'];
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: categories,
    throttling: SLOW,
    // Storage of the profile is kept: it holds the seat.
    disableStorageReset: false,
  });
  if (result === undefined) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { audits, categories: scores, runtimeError, environment } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const faults = Object.values(scores).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9)
      .map(({ id }) => `${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`.trim()),
  );
  return {
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: scores.performance?.score ?? 0,
    accessibility: scores.accessibility?.score ?? 0,
    speed: environment.benchmarkIndex,
    faults,
  };
}

function rowsOf(page: string, all: readonly Seen[], lcp: number): Row[] {
  const row = (
    what: string,
    unit: string,
    key: keyof Omit<Seen, 'faults'>,
    budget: number | null,
  ) => {
    const runs = all.map((one) => one[key]);
    return { name: `${page}: ${what}`, unit, measured: median(runs), budget, runs };
  };
  for (const fault of new Set(all.flatMap(({ faults }) => faults))) {
    console.error(`${page}: Lighthouse: ${fault}`);
  }
  return [
    row('speed of the machine (reference)', '', 'speed', null),
    row('largest paint, slow 4G, CPU ÷ 4', 's', 'lcp', lcp),
    row('blocked time', 'ms', 'tbt', 100),
    row('layout shift', '', 'cls', 0.02),
    { ...row('Lighthouse performance', '', 'performance', 0.95), isFloor: true },
    { ...row('Lighthouse accessibility', '', 'accessibility', 1), isFloor: true },
  ];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
