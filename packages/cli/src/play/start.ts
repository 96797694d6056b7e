// Begins a match or goes on with a saved one, and plays it by keys or by lines.

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type AnyGame, type GameId, MAX_SEED } from '@kalpler/engine';
import type { SoloMatch } from '@kalpler/match';
import { newMatch } from '@kalpler/match/save-file';
import type { Context } from '../command.ts';
import type { PlayOptions } from '../commands/play.ts';
import { DONE, FAILED, UsageError } from '../errors.ts';
import { chosenGame, gameIdOf, oneOf, shown, wholeNumber } from '../options.ts';
import { strategiesOf } from '../strategies.ts';
import { lookOf } from '../terminal/style.ts';
import { widthOf } from '../terminal/width.ts';
import { languageOf, WORDS, type Words } from '../words.ts';
import { farewell, type PlayContext } from './context.ts';
import { playByKeys } from './key-game.ts';
import { playByLines } from './line-game.ts';
import { SPEEDS } from './others.ts';
import {
  Autosave,
  hold,
  lastUnfinished,
  newId,
  newSavePath,
  readSaveFile,
  shellWord,
  shownPath,
} from './saves.ts';
import { openBrain } from './thinking.ts';

const USUAL_BOT = 'medium';
const MOST_NAME = 20;
/** Around the table, to the left of the person; the first that is not the person's own name. */
const BOT_NAMES = ['Elif', 'Kaan', 'Mert', 'Defne'];

export async function play(options: PlayOptions, context: Context): Promise<void> {
  const { io } = context;
  const words = WORDS[languageOf(options.lang, io.env)];
  const speed = oneOf('--speed', options.speed ?? 'normal', SPEEDS);
  const deck = oneOf('--deck', options.deck ?? 'two', ['two', 'four']);
  const { match, path, greeting } =
    options.resume === undefined
      ? begun(options, context, words)
      : resumed(options, context, words);
  const hasKeys = io.stdin.isTTY === true && io.stdout.isTTY === true && io.env.TERM !== 'dumb';
  const look = lookOf(io.stdout, io.env, deck);
  const held = hold(path);
  if (!held.ok) {
    const message = `${shownPath(path, io.env)} is being played already, by process ${held.error}`;
    throw new UsageError(`--resume: ${message}`);
  }
  const brain = openBrain();
  const autosave = new Autosave(path);
  const playContext: PlayContext = { io, match, autosave, brain, words, look, speed, greeting };
  try {
    const code = hasKeys ? await playByKeys(playContext) : await playByLines(playContext);
    autosave.save(match);
    io.stdout.write(`${farewell(playContext)}\n`);
    if (autosave.problem !== null) context.exit(FAILED);
    else if (code !== DONE) context.exit(code);
  } finally {
    held.value();
    await brain.close();
  }
}

interface Start {
  readonly match: SoloMatch;
  readonly path: string;
  readonly greeting: string;
}

function begun(options: PlayOptions, context: Context, words: Words): Start {
  const game = chosenGame(context, options);
  const name = nameOf(options.name, words);
  const id = newId();
  const path = options.save ?? newSavePath(context.io.env, game.id, id, new Date());
  if (options.save !== undefined) checkNew(options.save);
  const seed = options.seed === undefined ? null : wholeNumber('--seed', options.seed, 0, MAX_SEED);
  const others = BOT_NAMES.filter((other) => other !== name).slice(0, game.seats - 1);
  const players = [name, ...others];
  const made = newMatch({ id, game, players, bots: rivals(options.ai, game), seed });
  if (!made.ok) throw new UsageError(made.error);
  return { match: made.value, path: resolve(path), greeting: '' };
}

/** One bot for each other seat, or the same for all. */
function rivals(text: string | undefined, game: AnyGame): string[] {
  const names = strategiesOf(text ?? USUAL_BOT, '--ai');
  const count = game.seats - 1;
  if (names.length === 1) return Array.from({ length: count }, () => names[0]!);
  if (names.length === count) return names;
  throw new UsageError(
    `--ai: expected 1 or ${count} names beside your own seat, got ${names.length}`,
  );
}

function nameOf(flag: string | undefined, { t }: Words): string {
  if (flag === undefined) return t.you;
  const name = flag.trim().normalize('NFC');
  const isFine =
    name !== '' && widthOf(name) <= MOST_NAME && /^[^\p{Cc}\p{Cf}\p{Cs}]+$/u.test(name);
  if (isFine) return name;
  throw new UsageError(`--name: expected 1 to ${MOST_NAME} visible characters, got ${shown(flag)}`);
}

function checkNamed(flag: string, path: string): void {
  if (path === '') throw new UsageError(`${flag}: expected a file name, got ""`);
}

/** A file that is not there yet and can be written, so that nobody plays for nothing. */
function checkNew(path: string): void {
  checkNamed('--save', path);
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) {
      throw new UsageError(`--save: expected a file name, got the folder ${shown(path)}`);
    }
    const advice = `go on with it by --resume ${shellWord(path)}`;
    throw new UsageError(`--save: ${path} exists already; ${advice}`);
  }
  try {
    accessSync(dirname(resolve(path)), constants.W_OK);
  } catch {
    throw new UsageError(`--save: ${path} cannot be written: no such folder, or not allowed`);
  }
}

/** What a saved match has decided already. */
const DECIDED = ['ai', 'preset', 'rule', 'seed', 'name'] as const;

function resumed(options: PlayOptions, context: Context, words: Words): Start {
  const extra = DECIDED.find((key) => options[key] !== undefined);
  if (extra !== undefined) {
    throw new UsageError(`--resume: a saved match has its own --${extra}; leave --${extra} out`);
  }
  const wanted =
    options.game === undefined && context.game === undefined ? null : gameIdOf(context, options);
  if (options.save !== undefined) checkNew(options.save);
  const { match, path } =
    typeof options.resume === 'string'
      ? named(options.resume, wanted)
      : newest(wanted, context, words);
  return { match, path: resolve(options.save ?? path), greeting: greetingOf(match, words) };
}

/** Describes the deal on the table, be it over or not. */
function greetingOf({ table, view, isOver }: SoloMatch, { t, names }: Words): string {
  const game = names.games[table.game.id];
  if (isOver) return t.resumedOver(game);
  const number = view.deal?.setup.number ?? table.results.length + 1;
  return t.resumed(`${game}, ${t.deal(number, null)}`);
}

function named(path: string, wanted: GameId | null): { match: SoloMatch; path: string } {
  checkNamed('--resume', path);
  const read = readSaveFile(path);
  if (!read.ok) {
    throw new UsageError(`--resume: ${path} cannot be read and was left as it is: ${read.error}`);
  }
  const { id } = read.value.table.game;
  if (wanted !== null && id !== wanted) {
    throw new UsageError(`--resume: ${path} is a match of ${id}, not of ${wanted}`);
  }
  return { match: read.value, path };
}

function newest(wanted: GameId | null, { io }: Context, words: Words) {
  const { found, quarantine, leftAsIs } = lastUnfinished(io.env, wanted);
  for (const { path, why } of leftAsIs) {
    io.stderr.write(`kalpler: ${words.t.leftAsIs(path, why)}\n`);
  }
  for (const { path, why } of quarantine) {
    io.stderr.write(`kalpler: ${words.t.quarantine(path, why)}\n`);
  }
  if (found !== null) return found;
  const what = wanted === null ? 'match' : `match of ${wanted}`;
  throw new UsageError(`--resume: there is no unfinished ${what}; begin one with kalpler play`);
}
