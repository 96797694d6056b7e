// The command `npm run verify`: what it prints and the exit status that scripts rely on.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  dealNext,
  openTable,
  type Result,
  SeededRandom,
  type Table,
  timeOut,
} from '@kalpler/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitment, matchJson, newSecret, nextDraw, type Secret } from '../src/index.ts';
import { verify } from './verify.ts';

let folder: string;
let saved: string;

/** Runs verify and collects what it prints. */
function run(path?: string): { status: number; lines: string[] } {
  const lines: string[] = [];
  return { status: verify(path, (line) => lines.push(line)), lines };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
  saved = join(folder, 'match.json');
  const secret = newSecret();
  writeFileSync(saved, JSON.stringify(matchJson(played(secret), secret)));
});

/** A whole match with verifiable deals, played by nobody. */
function played(secret: Secret): Table {
  const deals = { kind: 'fair', commitment: commitment(secret), salts: [null, 'b', null, null] };
  const random = new SeededRandom(3);
  let table = must(openTable({ game: 'hearts', players: ['Ada', 'Bora', 'Cem', 'Deniz'], deals }));
  while (!table.standing.winners) {
    if (table.awaitsDeal) table = must(dealNext(table, nextDraw(table, secret)));
    else table = timeOut(table, random);
  }
  return table;
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

afterAll(() => rmSync(folder, { recursive: true }));

test('a match with verifiable deals is fair, deal by deal', () => {
  const { status, lines } = run(saved);
  expect(status).toBe(0);
  expect(lines[0]).toBe('commitment: kept');
  expect(lines.slice(1, -1)).toEqual(lines.slice(1, -1).map((_, i) => `deal ${i + 1}: fair`));
  expect(lines.at(-1)).toBe('every deal is fair');
});

test('with another secret the first deal is named and the status is 1', () => {
  const match = JSON.parse(readFileSync(saved, 'utf8'));
  const changed = join(folder, 'changed.json');
  writeFileSync(changed, JSON.stringify({ ...match, secret: 'cd'.repeat(32) }));
  const { status, lines } = run(changed);
  expect(status).toBe(1);
  expect(lines[1]).toMatch(/^deal 1: seat \d was dealt/);
  expect(lines.at(-1)).toBe('this match was NOT dealt fairly');
});

test('what cannot be checked has status 2 and says why', () => {
  expect(run()).toEqual({ status: 2, lines: ['usage: npm run verify -- FILE'] });
  expect(run(join(folder, 'none.json'))).toMatchObject({ status: 2 });
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{');
  expect(run(broken).lines[0]).toMatch(/broken\.json: not JSON/);
});
