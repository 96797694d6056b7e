// What a person asks of the arena on the command line.

import { parseArgs } from 'node:util';
import { GAME_IDS, MAX_SEED } from '@kalpler/engine';
import { type Contest, MOST_BOARDS, readContest, SEATING_PLANS } from '../src/arena/index.ts';
import { oneOf, UsageError, wholeNumber, workerCount } from './arguments.ts';

export const ARENA_USAGE = `usage: npm run bench -- arena --game ${GAME_IDS.join('|')} --bots BOT... [--deals N | --matches N]
  --bots      one for each seat; two for pairs in Spades, otherwise for one against the others
  --deals     single deals, each played in every arrangement of the bots (100)
  --matches   whole matches instead
  --preset    a preset of the game
  --set       another value for an option, such as --set endScore=100; may be repeated
  --seating   ${SEATING_PLANS.join(' or ')}: every arrangement (default), or only the given order turned
  --seed      the same seed gives the same cards (1)
  --workers   threads (one for each core)
  --json      all figures as JSON`;

interface ArenaOptions {
  readonly contest: Contest;
  readonly workers: number;
  readonly json: boolean;
}

/** Throws a UsageError that says what is wrong. */
export function readArenaRequest(args: readonly string[]): ArenaOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      game: text,
      bots: { type: 'string', multiple: true },
      deals: text,
      matches: text,
      preset: text,
      set: { type: 'string', multiple: true },
      seating: text,
      seed: text,
      workers: text,
      json: { type: 'boolean' },
    },
  });
  const { bots = [], deals, matches } = values;
  if (values.game === undefined) throw new UsageError(`--game: which of ${GAME_IDS.join(', ')}?`);
  if (bots.length === 0) throw new UsageError('--bots: who is to play?');
  if (deals !== undefined && matches !== undefined) {
    throw new UsageError('--deals or --matches, not both');
  }
  const length = matches === undefined ? 'deal' : 'match';
  const contest = readContest({
    game: oneOf('game', values.game, GAME_IDS),
    options: readOptions(values.preset, values.set ?? []),
    // Names after the first come without a flag of their own.
    bots: [...bots, ...positionals],
    seating: oneOf('seating', values.seating ?? 'all', SEATING_PLANS),
    length,
    count:
      matches === undefined
        ? wholeNumber('deals', deals ?? '100', 1, MOST_BOARDS)
        : wholeNumber('matches', matches, 1, MOST_BOARDS),
    seed: wholeNumber('seed', values.seed ?? '1', 0, MAX_SEED),
  });
  if (!contest.ok) throw new UsageError(contest.error);
  return {
    contest: contest.value,
    workers: workerCount(values.workers),
    json: values.json ?? false,
  };
}

/** Values are JSON where they can be read as such, and plain text otherwise. */
function readOptions(
  preset: string | undefined,
  changes: readonly string[],
): Record<string, unknown> {
  const options: Record<string, unknown> = preset === undefined ? {} : { preset };
  for (const change of changes) {
    const [, name, value] = /^(\w+)=(.+)$/s.exec(change) ?? [];
    if (name === undefined || value === undefined) {
      throw new UsageError(`--set: expected NAME=VALUE, got ${change}`);
    }
    options[name] = plainValue(value);
  }
  return options;
}

function plainValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
