// Watching and replaying by keys, in a real pseudo-terminal of 80 by 24.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  KEYS,
  type PseudoTerminal,
  playIn,
  playUnsized,
  type TerminalOptions,
} from './pseudo-terminal.ts';
import { runCli } from './run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-watch-'));
const log = path.join(folder, 'games.jsonl');
const open: PseudoTerminal[] = [];
afterEach(() => {
  for (const terminal of open.splice(0)) {
    terminal.close();
    rmSync(terminal.state, { recursive: true, force: true });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(args: readonly string[], options: TerminalOptions = {}): PseudoTerminal {
  const terminal = playIn(args, options);
  open.push(terminal);
  return terminal;
}

const PAGE_DOWN = '\u001b[6~';
const END = '\u001b[F';

test('a game is watched: stopped, step by step, faster, to the end of a deal, and left', async () => {
  const terminal = start(['simulate', '--watch', '--lang', 'en', '--speed', '0.1']);
  await terminal.see('Hearts · Deal 1', '0.1 moves a second');
  expect(terminal.isFullScreen).toBe(true);
  terminal.press(KEYS.space);
  await terminal.see('stopped');
  // Four passes, one card.
  terminal.press(KEYS.right, KEYS.right, KEYS.right, KEYS.right);
  await terminal.see('Defne → Kaan:');
  terminal.press(KEYS.right);
  const shown = await terminal.see('Trick 1/13', '│2♣ │');
  expect(shown.split('\n').every((line) => [...line].length <= 80)).toBe(true);
  expect(terminal.raw).toContain('\u001b[1;38;5;203m');
  terminal.press('n');
  await terminal.see('Deal 1 is over', 'this deal: Defne');
  terminal.press(KEYS.space, '+', '+');
  await terminal.see('0.4 moves a second');
  terminal.press(KEYS.ctrlC);
  expect(await terminal.end()).toBe(130);
  expect(terminal.isFullScreen).toBe(false);
});

test('a game goes on by itself to its end, without colours where they are not wanted', async () => {
  const file = path.join(folder, 'king.jsonl');
  const terminal = start(
    ['king', 'simulate', '--watch', '--speed', 'max', '--preset', 'short', '--log', file],
    { env: { NO_COLOR: '1' } },
  );
  await terminal.see('Oyun 12', 'Kazanan');
  terminal.press('q');
  expect(await terminal.end()).toBe(0);
  expect(terminal.text).toMatch(/^Kazanan(lar)?: /m);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
  expect(terminal.raw).not.toMatch(/\u001b\[[\d;]*[34]8;5/);
  expect(JSON.parse(readFileSync(file, 'utf8').trim().split('\n').at(-1)!)).toEqual({
    end: 'whole',
    matches: 1,
  });
});

test('a stored match is gone through by moves, tricks, deals, numbers and matches', async () => {
  await runCli(['simulate', '--games', '2', '--workers', '1', '--log', log]);
  const terminal = start(['replay', log, '--lang', 'en']);
  await terminal.see('Deal 1 ·', 'Match 1/2', 'all hands open', ' 1/');
  terminal.press(KEYS.down);
  await terminal.see('Trick 1/13', 'Trick: ');
  terminal.press(KEYS.right);
  await terminal.see('Trick 2/13');
  terminal.press(KEYS.left, KEYS.up);
  await terminal.until((text) => !text.includes('Trick'), 'the deal before its first trick');
  terminal.press(PAGE_DOWN);
  await terminal.see('Deal 2 · pass right');
  terminal.press('g', '1', '.', '7');
  await terminal.see('Number of a deal, or deal.trick: 1.7');
  terminal.press(KEYS.enter);
  await terminal.see('Deal 1', 'Trick 7/13');
  terminal.press('g', '9', '9', KEYS.enter);
  await terminal.see('there is no “99”');
  terminal.press('o');
  const closed = await terminal.see('only Defne open', '▯ ▯ ▯');
  expect(closed.match(/▯/g)).toHaveLength(3 * 6);
  terminal.press(END);
  await terminal.see('Winner: ');
  terminal.press('m');
  await terminal.see('Match 2/2', 'Deal 1');
  terminal.press('m');
  await terminal.see('there is no “3”');
  // It goes on by itself until it is stopped.
  terminal.press('+', '+', '+', '+', KEYS.space);
  await terminal.until((text) => /Trick (?!1\/)/.test(text), 'a later trick');
  terminal.press(KEYS.ctrlC);
  expect(await terminal.end()).toBe(130);
  expect(terminal.isFullScreen).toBe(false);
});

test('a terminal that is too small says so and draws again when it grows', async () => {
  const terminal = start(['replay', log], { columns: 60, rows: 20 });
  await terminal.see('80x24');
  terminal.resize(80, 24);
  await terminal.see('Kupa · Oyun 1');
  terminal.press('q');
  expect(await terminal.end()).toBe(0);
});

test.each([
  ['watched', ['simulate', '--watch', '--lang', 'en', '--speed', '0.1']],
  ['replayed', ['replay', log, '--lang', 'en']],
])('a terminal that says 0x0 is taken for one of 80x24, where a game is %s', async (_, args) => {
  const terminal = playUnsized(args);
  open.push(terminal);
  await terminal.see('Hearts · Deal 1');
  terminal.press('q');
  expect(await terminal.end()).toBe(0);
});
