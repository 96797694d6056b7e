// One program plays a match at a time.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { must } from '../../../engine/testing/matches.ts';
import { hold } from './saves.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-hold-'));
const save = path.join(folder, 'match.json');
afterAll(() => rmSync(folder, { recursive: true }));

it('is held by one, who is named to others, and is free again when it is let go', () => {
  const release = must(hold(save));
  expect(hold(save)).toEqual({ ok: false, error: process.pid });
  release();
  expect(existsSync(`${save}.playing`)).toBe(false);
  must(hold(save))();
});

it('is held from its beginning, when its folder is not there yet', () => {
  const first = path.join(folder, 'new', 'match.json');
  const release = must(hold(first));
  expect(hold(first)).toEqual({ ok: false, error: process.pid });
  release();
});

it('is not held by a program that is no more', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(`${save}.playing`, `${pid}\n`);
  must(hold(save))();
  expect(existsSync(`${save}.playing`)).toBe(false);
});

it.each(['', 'rubbish', '-1', '1e9'])('is not held by %j', (text) => {
  writeFileSync(`${save}.playing`, text);
  must(hold(save))();
});

it('is played without a hold where nothing can be written', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  must(hold(path.join(file, 'match.json')))();
});
