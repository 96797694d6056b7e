// `kalpler play` by keys, through a real pseudo-terminal of 80x24.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SoloMatch } from '@kalpler/match';
import { readSave } from '@kalpler/match/save-file';
import { afterEach, describe, expect, it } from 'vitest';
import { must } from '../../engine/testing/matches.ts';
import { shownNumber } from '../src/play/numbers.ts';
import {
  KEYS,
  PROGRAM,
  PseudoTerminal,
  playIn,
  playUnsized,
  type TerminalOptions,
} from './pseudo-terminal.ts';

const open: PseudoTerminal[] = [];
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close();
});

function play(args: readonly string[], options: TerminalOptions = {}): PseudoTerminal {
  const terminal = playIn(['play', '--ai', 'easy', '--speed', 'instant', ...args], options);
  open.push(terminal);
  return terminal;
}

/** The match as it is saved. */
function saved({ state }: PseudoTerminal): SoloMatch {
  const folder = join(state, 'kalpler');
  const [name] = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return must(readSave(readFileSync(join(folder, name!), 'utf8')));
}

const ASKED = /Sıra sende|kart seç|Kaç el|Oyunu sen seçiyorsun/;
const isOver = (text: string) => text.includes('Oyun 1 bitti');

/** What distinguishes one question from the next. */
function questionOf(text: string): string {
  return /El \d+\/\d+/.exec(text)?.[0] ?? ASKED.exec(text)?.[0] ?? '';
}

/** Presses whatever a person would press, until the first deal has its result. */
async function playDeal(terminal: PseudoTerminal): Promise<void> {
  let text = await terminal.until((now) => ASKED.test(now) || isOver(now), 'a question');
  while (!isOver(text)) {
    if (text.includes('0/3 seçildi')) await pickThree(terminal);
    const before = questionOf(text);
    terminal.press(KEYS.enter);
    const isNew = (now: string) => isOver(now) || (ASKED.test(now) && questionOf(now) !== before);
    text = await terminal.until(isNew, `what follows ${before}`);
  }
}

async function pickThree(terminal: PseudoTerminal): Promise<void> {
  // The others go first here, so that the log of two games can be compared.
  await terminal.until((text) => text.match(/hazır/g)?.length === 3, 'three who are ready');
  terminal.press(KEYS.space, KEYS.right, KEYS.right, KEYS.up, KEYS.right, KEYS.space);
  await terminal.see('3/3 seçildi');
}

/** The log of the first deal of Hearts, for tests that play it in two parts. */
let heartsLog: readonly unknown[] = [];

describe('a whole deal by keys', () => {
  it.each(['hearts', 'spades', 'king'])('of %s, to its score', async (game) => {
    const terminal = play(['--game', game, '--seed', '3', '--name', 'Ada']);
    await playDeal(terminal);
    const { table } = saved(terminal);
    expect(table.results).toHaveLength(1);
    if (game === 'hearts') heartsLog = table.log;
    const { totals } = table.standing;
    for (const total of totals) expect(terminal.text).toContain(shownNumber(total));
    for (const line of terminal.lines) expect(line.length).toBeLessThanOrEqual(80);
    terminal.press(KEYS.enter);
    await terminal.see('Oyun 2');
    terminal.press('=');
    await terminal.see('Yazboz', 'Ada');
    terminal.press(KEYS.escape);
    terminal.type('çık');
    expect(await terminal.end()).toBe(0);
    expect(terminal.text).toContain('--resume');
  });
});

describe('at the table', () => {
  it('a hint has its reason, a move is taken back and made again', async () => {
    const terminal = play(['--seed', '3', '--lang', 'en']);
    await terminal.see('Choose 3 cards for Elif');
    terminal.press(KEYS.tab);
    await terminal.see('Hint:', '★');
    terminal.press(KEYS.space, KEYS.right, KEYS.space, KEYS.right, KEYS.space);
    await terminal.see('3 of 3');
    terminal.press(KEYS.enter);
    await terminal.see('Your turn', 'Trick 1/13');
    terminal.type('ac');
    await terminal.see('Trick 2/13', 'Your turn');
    const { log } = saved(terminal).table;
    terminal.press(KEYS.backspace);
    await terminal.see('Taken back.', 'Trick 1/13');
    terminal.press(KEYS.backspace);
    await terminal.see('Choose 3 cards');
    terminal.press(KEYS.backspace);
    await terminal.see('no move of yours');
    terminal.press(KEYS.ctrlY, KEYS.ctrlY);
    await terminal.see('Trick 2/13', 'Played again.');
    expect(saved(terminal).table.log).toEqual(log);
    expect(saved(terminal).state).toMatchObject({ hints: 1, undos: 2 });
    terminal.type('qh');
    await terminal.see('Hearts are not broken yet');
  });

  it('cards are typed by their Turkish names, wrong ones explained, in a terminal of any size', async () => {
    const terminal = play(['--seed', '3'], { env: { NO_COLOR: '1' } });
    await terminal.see('kart seç', '╰───╯');
    terminal.type('ver maça ası, mv, karo ası');
    await terminal.see('Sıra sende, renk ♣', 'Sana gelen');
    terminal.type('kupa kızı');
    await terminal.see('Renge uymalısın: Sinek.');
    terminal.press(KEYS.escape);
    terminal.type('sinek beşlisi');
    await terminal.see('El 2/13');
    terminal.resize(120, 40);
    await terminal.until((text) => text.split('\n').at(-6)?.includes('?') === true, 'a big table');
    terminal.resize(50, 14);
    await terminal.until((text) => !text.includes('╰') && text.includes('El 2/13'), 'lines');
    terminal.resize(30, 8);
    await terminal.see('40x12');
    terminal.resize(80, 24);
    await terminal.see('El 2/13', '╰───╯');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
    expect(terminal.raw).not.toMatch(/\u001b\[(?:\d+;)*[34]\d(?:;\d+)*m/);
    terminal.signal('SIGTERM');
    expect(await terminal.end()).toBe(130);
    expectGivenBack(terminal);
  });
});

describe('what cannot be seen', () => {
  it('cannot be played either: a window that grows has the game as it was', async () => {
    const terminal = play(['--seed', '3', '--lang', 'en'], { columns: 40, rows: 10 });
    await terminal.see('too small', '40x12', 'q quit');
    terminal.type('pass as js ad');
    terminal.press(KEYS.space, KEYS.right, KEYS.tab, '=');
    await received(terminal);
    terminal.resize(80, 24);
    await terminal.see('Choose 3 cards for Elif', '0 of 3', '› ▏');
    expect(terminal.text).not.toContain('Hint:');
    expect(saved(terminal).state.hints).toBe(0);
    terminal.type('pass as js ad');
    await terminal.see('Your turn', 'Trick 1/13');
    terminal.press('a');
    await terminal.see('› a▏');
    terminal.resize(30, 8);
    await terminal.see('40x12');
    const { log } = saved(terminal).table;
    terminal.press('c', KEYS.enter, KEYS.backspace, KEYS.backspace, KEYS.escape);
    await received(terminal);
    terminal.resize(80, 24);
    await terminal.see('Trick 1/13', '› a▏');
    expect(saved(terminal).table.log).toEqual(log);
    terminal.resize(30, 8);
    await terminal.see('40x12');
    terminal.press('q');
    expect(await terminal.end()).toBe(0);
    expectGivenBack(terminal);
  });

  it('is not typed: behind a sheet, 12 is no bid of 2, and q and Enter choose nothing', async () => {
    const terminal = play(['--game', 'spades', '--seed', '3']);
    await terminal.see('Kaç el');
    for (const typed of ['12', 'q']) {
      terminal.press('=');
      await terminal.see('Yazboz', 'Esc kapat');
      terminal.type(typed);
      await received(terminal);
      await terminal.see('Kaç el', '› ▏');
    }
    terminal.press('?', '=', '=');
    await received(terminal);
    await terminal.see('Kaç el');
  });

  it('is not a terminal that says 0x0: it is taken for one of 80x24', async () => {
    const terminal = playUnsized(['play', '--ai', 'easy', '--speed', 'instant', '--seed', '3']);
    open.push(terminal);
    await terminal.see('kart seç', '╰───╯');
    terminal.press(KEYS.ctrlC);
    expect(await terminal.end()).toBe(130);
  });
});

/** Waits until everything that was pressed has been handled: keys come one after the other, and this one draws. */
async function received(terminal: PseudoTerminal): Promise<void> {
  const { length } = terminal.raw;
  terminal.press(KEYS.ctrlL);
  await terminal.until(() => terminal.raw.length > length, 'a new picture');
}

/** The terminal is as it was: its own screen, a cursor, lines that run over. */
function expectGivenBack(terminal: PseudoTerminal): void {
  expect(terminal.isFullScreen).toBe(false);
  for (const mode of ['?25h', '?7h', '?1049l']) {
    expect(terminal.raw.lastIndexOf(`\u001b[${mode}`)).toBeGreaterThan(
      terminal.raw.lastIndexOf('\u001b[?1049h'),
    );
  }
}

describe('leaving', () => {
  it('by Ctrl-C gives the terminal back; resumed, the match goes on as if it had never been left', async () => {
    const left = play(['--seed', '3', '--name', 'Ada']);
    await left.see('kart seç');
    expect(left.isFullScreen).toBe(true);
    await pickThree(left);
    left.press(KEYS.enter);
    await left.see('Sıra sende');
    left.press(KEYS.ctrlC);
    expect(await left.end()).toBe(130);
    expectGivenBack(left);
    expect(left.text).toContain('Oyun kaydedildi');
    const resumed = playIn(['play', '--resume', '--speed', 'instant'], { state: left.state });
    open.push(resumed);
    await resumed.see('Kaldığın yerden', 'Sıra sende');
    await playDeal(resumed);
    expect(saved(resumed).table.log).toEqual(heartsLog);
  });

  it('by Ctrl-Z leaves the terminal to the shell until the game is continued', async () => {
    const shell = new PseudoTerminal(['bash', '--norc', '--noprofile', '-i'], {
      env: { PS1: 'shell> ' },
    });
    open.push(shell);
    await shell.see('shell>');
    shell.type(`${process.execPath} ${PROGRAM} play --seed 3 --speed instant`);
    await shell.see('kart seç', '▲');
    shell.press(KEYS.ctrlZ);
    await shell.until(() => !shell.isFullScreen, 'the shell');
    await shell.see('Stopped');
    shell.type('fg');
    await shell.see('kart seç', '▲');
    expect(shell.isFullScreen).toBe(true);
    shell.type('q');
    await shell.see('Oyun kaydedildi');
    expectGivenBack(shell);
    shell.type('exit');
    await shell.end();
  });

  it('by a mistake of the program gives the terminal back first', async () => {
    const trap = `process.on('SIGUSR2', () => { throw new Error('boom'); })`;
    const terminal = play(['--seed', '3'], {
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(trap)}` },
    });
    await terminal.see('kart seç');
    terminal.signal('SIGUSR2');
    expect(await terminal.end()).not.toBe(0);
    expectGivenBack(terminal);
    expect(terminal.text).toContain('boom');
  });
});
