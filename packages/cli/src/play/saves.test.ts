// Files of matches: whole or as before, found again, and set aside when they are damaged.

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameId, gameOf } from '@kalpler/engine';
import type { SoloMatch } from '@kalpler/match';
import { newMatch, saveText } from '@kalpler/match/save-file';
import { beforeEach, describe, expect, it } from 'vitest';
import { must } from '../../../engine/testing/matches.ts';
import { lastUnfinished, newSavePath, readSaveFile, stateFolder, writeSave } from './saves.ts';

let env: { XDG_STATE_HOME: string };
beforeEach(() => {
  env = { XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'kalpler-saves-')) };
});

function match(id: string, game: GameId = 'hearts'): SoloMatch {
  const players = ['Ada', 'Elif', 'Kaan', 'Mert'];
  const bots = ['easy', 'easy', 'easy'];
  const made = must(newMatch({ id, game: gameOf(game), players, bots, seed: 1 }));
  made.deal();
  return made;
}

/** Saved `age` seconds after the beginning of time. */
function keep(id: string, age: number, game: GameId = 'hearts'): string {
  const path = newSavePath(env, game, id, new Date(age * 1000));
  must(writeSave(path, match(id, game)));
  utimesSync(path, age, age);
  return path;
}

describe('the last unfinished match', () => {
  it('is the one that was played last, of the game that is wanted', () => {
    keep('old', 10);
    const young = keep('young', 30);
    const king = keep('king', 20, 'king');
    expect(lastUnfinished(env, null).found?.path).toBe(young);
    expect(lastUnfinished(env, 'king').found?.path).toBe(king);
    expect(lastUnfinished(env, 'spades')).toEqual({ found: null, quarantine: [], leftAsIs: [] });
  });

  it('is found behind damaged files, which are kept under another name', () => {
    const sound = keep('sound', 10);
    const broken = keep('broken', 30);
    const text = readFileSync(broken, 'utf8').slice(0, 200);
    writeFileSync(broken, text);
    const { found, quarantine } = lastUnfinished(env, null);
    expect(found?.path).toBe(sound);
    expect(quarantine).toEqual([{ path: `${broken}.damaged`, why: 'not JSON, or cut off' }]);
    expect(readFileSync(`${broken}.damaged`, 'utf8')).toBe(text);
    writeFileSync(broken, '');
    expect(lastUnfinished(env, null).quarantine[0]?.path).toBe(`${broken}.damaged-2`);
    expect(readFileSync(`${broken}.damaged`, 'utf8')).toBe(text);
  });

  it('is found behind files of a newer program and files that cannot be read, which stay as they are', () => {
    const sound = keep('sound', 10);
    const newer = keep('newer', 40);
    const text = readFileSync(newer, 'utf8').replace('"version":1', '"version":2');
    writeFileSync(newer, text);
    const other = join(stateFolder(env), 'other.json');
    writeFileSync(other, '{"format":"another-program"}');
    // Nobody can read this from its beginning, whatever their rights are.
    const unreadable = join(stateFolder(env), 'unreadable.json');
    symlinkSync('/proc/self/mem', unreadable);
    const { found, quarantine, leftAsIs } = lastUnfinished(env, null);
    expect(found?.path).toBe(sound);
    expect(quarantine).toEqual([]);
    expect(leftAsIs.map(({ path }) => path).sort()).toEqual([newer, other, unreadable].sort());
    expect(leftAsIs.find(({ path }) => path === newer)?.why).toContain('version 2');
    expect(readFileSync(newer, 'utf8')).toBe(text);
  });

  it('is found beside folders, links to nothing and links in a circle', () => {
    const sound = keep('sound', 10);
    mkdirSync(join(stateFolder(env), 'folder.json'));
    symlinkSync('nowhere', join(stateFolder(env), 'dangling.json'));
    symlinkSync('circle.json', join(stateFolder(env), 'circle.json'));
    const before = readdirSync(stateFolder(env));
    const { found, quarantine, leftAsIs } = lastUnfinished(env, null);
    expect([found?.path, quarantine, leftAsIs]).toEqual([sound, [], []]);
    expect(readdirSync(stateFolder(env))).toEqual(before);
  });

  it('is nothing where the folder of saves is a file', () => {
    writeFileSync(stateFolder(env), '');
    expect(lastUnfinished(env, null).found).toBeNull();
  });

  it('is nothing where nothing was ever saved', () => {
    expect(lastUnfinished(env, null)).toEqual({ found: null, quarantine: [], leftAsIs: [] });
  });
});

it('leaves nothing behind but the file itself, which nobody else may read', () => {
  const path = keep('one', 10);
  expect(readdirSync(stateFolder(env))).toHaveLength(1);
  expect(readFileSync(path, 'utf8')).toBe(saveText(match('one')));
  expect(must(readSaveFile(path)).view).toEqual(match('one').view);
});

describe('the folder of saves', () => {
  it.each(['state', './state', '../state'])('is the usual one where XDG says %s', (relative) => {
    // A path that is not absolute is to be ignored: so says the XDG specification.
    const folder = stateFolder({ XDG_STATE_HOME: relative, HOME: '/home/ada' });
    expect(folder).toBe('/home/ada/.local/state/kalpler');
  });

  // Below a file there are no folders, and in /proc nobody can make one.
  it.each(['/dev/null/state', '/proc/state'])('may be impossible, such as %s', (base) => {
    const written = writeSave(join(base, 'kalpler', 'one.json'), match('one'));
    expect(written).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^E[A-Z]+: [a-z ]+$/),
    });
  });
});

it('says why when a file cannot be written, and leaves no half of it', () => {
  mkdirSync(stateFolder(env));
  const folder = join(stateFolder(env), 'taken.json');
  mkdirSync(folder);
  const written = writeSave(folder, match('one'));
  expect(written.ok).toBe(false);
  expect(readdirSync(stateFolder(env))).toEqual(['taken.json']);
});
