// `kalpler play` in lines: piped in, asked and answered, ended by the end of the input.

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { SoloMatch } from '@kalpler/match';
import { readSave } from '@kalpler/match/save-file';
import { describe, expect, it } from 'vitest';
import { must } from '../../engine/testing/matches.ts';
import { main } from '../src/main.ts';
import { KEYS, newFolder, PROGRAM, playIn } from './pseudo-terminal.ts';

const OPTIONS = ['--ai', 'easy', '--lang', 'en', '--seed', '3', '--name', 'Ada'];

function saved(state: string): SoloMatch {
  const folder = join(state, 'kalpler');
  const [name] = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return must(readSave(readFileSync(join(folder, name!), 'utf8')));
}

/** The program in this process: answers each question, and gives what was said and typed. */
async function converse(
  args: readonly string[],
  state: string,
  answer: (said: string) => string | null,
): Promise<{ code: number; said: string; typed: string[]; errors: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const typed: string[] = [];
  let said = '';
  let errors = '';
  let event = 0;
  stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (!said.endsWith('> ')) return;
    const line = answer(said.slice(event));
    event = said.length;
    if (line === null) {
      stdin.end();
      return;
    }
    typed.push(line);
    stdin.write(`${line}\n`);
  });
  stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const env = { XDG_STATE_HOME: state, HOME: state, LANG: 'tr_TR.UTF-8' };
  const signal = new AbortController().signal;
  const code = await main(['play', ...args], { stdin, stdout, stderr, env, signal });
  return { code, said, typed, errors };
}

/** The first thing that may be typed, until the deal is over. */
function firstAllowed(said: string): string | null {
  if (said.includes('is over')) return null;
  const allowed = /You may type: (?:.*pass )?([^\n]*)\n> $/.exec(said)?.[1] ?? '';
  if (said.includes('Choose 3 cards')) return `pass ${allowed}`;
  const [, bid] = /bid (\d+)/.exec(allowed) ?? [];
  return bid ?? allowed.split(/[ ,]/)[0] ?? '';
}

describe('a whole deal in lines', () => {
  it.each(['hearts', 'spades', 'king'])(
    'of %s, answered one by one and piped in at once',
    async (game) => {
      const args = ['--game', game, ...OPTIONS];
      const state = newFolder();
      const { code, said, typed, errors } = await converse(args, state, firstAllowed);
      expect([code, errors]).toEqual([0, '']);
      expect(said).toContain('Deal 1 is over');
      expect(said).not.toContain('\u001b');
      expect(said.trimEnd().split('\n').at(-1)).toContain('--resume');
      const { table } = saved(state);
      expect(table.results).toHaveLength(1);
      if (game !== 'hearts') return;
      const again = newFolder();
      const piped = spawnSync(process.execPath, [PROGRAM, 'play', ...args], {
        input: typed.join('\n'),
        encoding: 'utf8',
        env: { ...process.env, XDG_STATE_HOME: again, HOME: state },
      });
      expect(piped.status).toBe(0);
      expect(saved(again).table.log).toEqual(table.log);
      expect(piped.stdout).toContain('Deal 1 is over');
    },
  );
});

describe('in lines', () => {
  it('wrong input is explained with what is allowed, and changes nothing', async () => {
    const state = newFolder();
    const lines = ['xyzzy', 'pass 7s', 'bid 3', 'play ah', '', 'undo', 'redo', 'next', 'claim'];
    const answers = [...lines, 'hint', 'scores', 'played', 'last', 'help', 'hand', 'table'];
    const { said, code } = await converse(OPTIONS, state, () => answers.shift() ?? null);
    expect(code).toBe(0);
    for (const part of ['“xyzzy” was not understood', 'You do not hold 7♠', 'no bidding now']) {
      expect(said).toContain(part);
    }
    expect(said.match(/You may type: 3 cards, for example/g)!.length).toBeGreaterThanOrEqual(6);
    for (const part of [
      'Hint:',
      'No deal is finished',
      'No trick has been',
      'Against: Elif (easy)',
    ]) {
      expect(said).toContain(part);
    }
    expect(saved(state).table.version).toBe(4);
  });

  it('a match goes on from its file, in the other language, and is kept there', async () => {
    const state = newFolder();
    const path = join(state, 'mine.json');
    const first = await converse([...OPTIONS, '--save', path], state, () => null);
    expect(first.said).toContain(`--resume ~/mine.json`);
    expect(existsSync(join(state, 'kalpler'))).toBe(false);
    const before = readFileSync(path, 'utf8');
    const hand = /Your hand: (.*)/.exec(first.said)![1]!;
    const moved = await converse(['--resume', path, '--lang', 'tr'], state, (said) =>
      said.includes('kart seç') ? `ver ${hand.split(/ +/).slice(0, 3).join(' ')}` : null,
    );
    expect(moved.said).toContain(`Elin: ${hand}`);
    expect(moved.said).toContain('Sana gelen');
    expect(readFileSync(path, 'utf8')).not.toBe(before);
  });

  it.each([
    [['--resume', 'nothing.json'], '--resume: nothing.json cannot be read'],
    [['--resume'], '--resume: there is no unfinished match'],
    [['--resume', '--ai', 'hard'], '--resume: a saved match has its own --ai'],
    [['--save', '/no/such/folder/x.json'], '--save: /no/such/folder/x.json cannot be written'],
    [['--save', ''], '--save: expected a file name, got ""'],
    [['--save', '.'], '--save: expected a file name, got the folder "."'],
    [['--resume', ''], '--resume: expected a file name, got ""'],
    [['--ai', 'easy,easy'], '--ai: expected 1 or 3 names'],
    [['--ai', 'nobody'], '--ai: no bot "nobody"'],
    [['--name', 'x'.repeat(21)], '--name: expected 1 to 20 visible characters'],
    [['--speed', 'warp'], '--speed: expected one of slow, normal, fast, instant'],
    [['--seed', '-1'], '--seed: expected a whole number'],
    [['--preset', 'nope'], 'preset'],
    [['--rule', 'passCount=9'], 'passCount'],
    [['--lang', 'de'], '--lang: expected one of tr, en'],
  ])('%j is refused in one line', async (args, message) => {
    const state = newFolder();
    const { code, said, errors } = await converse(args, state, () => null);
    expect([code, said]).toEqual([2, '']);
    expect(errors).toContain(message);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
    expect(readdirSync(state)).toEqual([]);
  });

  it.each(['hearts', 'spades', 'king'])(
    'names that every object has are not understood, in %s',
    async (game) => {
      const answers = ['constructor', '__proto__', 'toString', 'valueOf', 'koz constructor'];
      const left = [...answers];
      const args = ['--game', game, ...OPTIONS];
      const { said, code } = await converse(args, newFolder(), () => left.shift() ?? null);
      expect(code).toBe(0);
      for (const typed of answers) expect(said).toContain(`“${typed}” was not understood`);
    },
  );

  it('a question is asked with one mark at its end', async () => {
    const args = ['--game', 'spades', ...OPTIONS];
    const { said } = await converse(args, newFolder(), () => null);
    expect(said).toContain('How many tricks? You may type');
  });

  it('a match that is resumed shows the deal it is at, or that it is over', async () => {
    const state = newFolder();
    const path = join(state, 'Ada’s match.json');
    const args = [...OPTIONS, '--save', path, '--rule', 'endScore=50'];
    const paused = await converse(args, state, firstAllowed);
    expect(paused.said).toContain(`--resume ~/'Ada’s match.json'`);
    const toTheEnd = (said: string) =>
      /Winners?:/.test(said) ? null : / is over/.test(said) ? 'next' : firstAllowed(said);
    const whole = await converse(['--resume', path, '--lang', 'en'], state, toTheEnd);
    expect(whole.said).toContain('Going on where you left: Hearts, Deal 1.');
    const over = await converse(['--resume', path, '--lang', 'en'], state, () => null);
    expect(over.said).toContain('This match is over: Hearts.');
    expect(over.said).not.toContain('Going on');
  });

  it('a match that could not be saved in the end says so, also by its exit code', async () => {
    const state = newFolder();
    const path = join(state, 'mine.json');
    const { code, said } = await converse([...OPTIONS, '--save', path], state, () => {
      rmSync(path);
      mkdirSync(path);
      return null;
    });
    expect(said.trimEnd().split('\n').at(-1)).toContain('NOT SAVED');
    expect(code).toBe(1);
  });

  it('a folder that cannot be is no reason not to play, but is mentioned', async () => {
    const answers = ['saved', 'pass as js ad'];
    const { code, said, errors } = await converse(
      OPTIONS,
      '/dev/null/state',
      () => answers.shift() ?? null,
    );
    expect([code, errors]).toEqual([1, '']);
    expect(said).toContain('Your turn');
    const event = 'NOT SAVED: nothing can be kept in ~/kalpler (ENOTDIR: not a directory)';
    // When it is found out, when it is asked for, and at the end.
    expect(said.split(event)).toHaveLength(4);
  });

  it('a save of a newer program is mentioned and left as it is', async () => {
    const state = newFolder();
    const folder = join(state, 'kalpler');
    mkdirSync(folder);
    const path = join(folder, 'newer.json');
    writeFileSync(path, '{"format":"kalpler-play","version":2}');
    symlinkSync('nowhere', join(folder, 'dangling.json'));
    const { code, errors } = await converse(['--resume', '--lang', 'en'], state, () => null);
    expect(code).toBe(2);
    expect(errors).toContain(`a save was left as it is: ${path} (version 2`);
    expect(errors.trimEnd().split('\n')).toHaveLength(2);
    expect(readdirSync(folder).sort()).toEqual(['dangling.json', 'newer.json']);
  });

  it('is played at a dumb terminal; Ctrl-C ends it saved', async () => {
    const terminal = playIn(['play', ...OPTIONS], { env: { TERM: 'dumb' } });
    try {
      await terminal.see('Choose 3 cards', '\n>');
      terminal.type('pass as js ad');
      await terminal.see('Trick 1: Mert 2♣', 'You may type: A♣');
      terminal.press(KEYS.ctrlC);
      expect(await terminal.end()).toBe(130);
      expect(terminal.raw).not.toContain('\u001b');
      expect(terminal.text).toContain('--resume');
      expect(saved(terminal.state).table.deal?.count).toBe(1);
    } finally {
      terminal.close();
    }
  });

  it('a damaged file is mentioned and never written over', async () => {
    const state = newFolder();
    mkdirSync(join(state, 'kalpler'));
    const path = join(state, 'kalpler', 'broken.json');
    writeFileSync(path, '{"format":"kalpler-play","version":1');
    const named = await converse(['--resume', path], state, () => null);
    expect([named.code, named.said]).toEqual([2, '']);
    expect(named.errors).toContain('was left as it is: not JSON, or cut off');
    const searched = await converse(['--resume'], state, () => null);
    expect(searched.code).toBe(2);
    expect(searched.errors).toContain(`${path}.damaged`);
    expect(readFileSync(`${path}.damaged`, 'utf8')).toContain('kalpler-play');
    const taken = await converse(['--save', `${path}.damaged`], state, () => null);
    expect(taken.errors).toContain('exists already');
  });
});
