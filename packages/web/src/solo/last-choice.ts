// What somebody chose the last time for each game, so that the next match begins with one tap.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import type { SoloMatchRequest } from '@kalpler/match';
import { gameEntry, usualPreset } from '../games/games.ts';
import type { RuleChanges } from '../lobby/RuleOptions.tsx';
import { paceOptions } from '../lobby/table-request.ts';
import { CHARACTERS, type Character, charactersFor, ofLevel, rivalOf } from './characters.ts';
import { soloClient } from './solo-client.ts';

export interface GameChoice {
  readonly preset: string;
  readonly changes: RuleChanges;
  /** The other seats in their order. */
  readonly rivals: readonly Character[];
}

interface LastChoice {
  readonly game: GameId;
  readonly games: Readonly<Partial<Record<GameId, GameChoice>>>;
}

const KEY = 'kalpler.alone';
const SEATS = 3;

/** Which of the others is the player's partner: at a table of four the one across. */
export function partnerAt(game: GameId, rivals: number): number | null {
  return gameEntry(game).hasPartners && rivals === SEATS ? 1 : null;
}

/** The default choice: the same rules as everywhere. */
export function usualChoice(game: GameId, name: string): GameChoice {
  return { preset: usualPreset(game), changes: {}, rivals: ofLevel('medium', SEATS, name) };
}

/** The last choice for a game; nobody sits down with somebody of the same name. */
export function choiceFor(last: LastChoice, game: GameId, name: string): GameChoice {
  const choice = last.games[game];
  const known = charactersFor(name);
  return choice?.rivals.every((one) => known.includes(one)) ? choice : usualChoice(game, name);
}

export function requestFor(game: GameId, choice: GameChoice, name: string): SoloMatchRequest {
  const { preset, changes, rivals } = choice;
  return {
    kind: 'match',
    day: null,
    game,
    options: { preset, ...changes, ...paceOptions(null) },
    name,
    rivals: rivals.map((one) => rivalOf(one, game)),
    rivalNames: rivals.map((one) => one.name),
  };
}

/** A choice from anything that was stored; whatever does not fit is as if it had never been chosen. */
export function readLastChoice(text: string | null): LastChoice {
  const stored = parsed(text);
  const game = GAME_IDS.find((known) => known === stored.game) ?? 'hearts';
  const games = isRecord(stored.games) ? stored.games : {};
  return {
    game,
    games: Object.fromEntries(
      GAME_IDS.flatMap((known) => {
        const choice = readChoice(games[known]);
        return choice === null ? [] : [[known, choice]];
      }),
    ),
  };
}

function readChoice(value: unknown): GameChoice | null {
  if (!isRecord(value)) return null;
  const { preset, changes, rivals } = value;
  if (typeof preset !== 'string' || !isRecord(changes) || !Array.isArray(rivals)) return null;
  const found = rivals.flatMap((id) => CHARACTERS.find((one) => one.id === id) ?? []);
  // Whether the rules make sense is checked when the match begins.
  return found.length === rivals.length ? { preset, changes, rivals: found } : null;
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function loadLastChoice(): LastChoice {
  try {
    return readLastChoice(localStorage.getItem(KEY));
  } catch {
    return readLastChoice(null);
  }
}

/** What `readLastChoice` reads back. */
export function lastChoiceText({ game, games }: LastChoice): string {
  const plain = Object.entries(games).map(([key, choice]) => [
    key,
    { ...choice, rivals: choice.rivals.map(({ id }) => id) },
  ]);
  return JSON.stringify({ game, games: Object.fromEntries(plain) });
}

export function keepLastChoice(last: LastChoice): void {
  try {
    localStorage.setItem(KEY, lastChoiceText(last));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Begins a match with everything as it was chosen the last time, and gives its id; null when none can be begun. */
export async function startAsLastTime(game: GameId, name: string): Promise<string | null> {
  // What was chosen once may have become impossible since.
  for (const choice of [choiceFor(loadLastChoice(), game, name), usualChoice(game, name)]) {
    const started = await soloClient().request('start', requestFor(game, choice, name));
    if (started.ok) return started.value;
  }
  return null;
}
