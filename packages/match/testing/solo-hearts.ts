// Whole solo matches of Hearts for tests: any deal, any bots, and every round written down by the names of cards.

import { cardName, type Move, type Table, type TableView } from '@kalpler/engine';
import * as fc from 'fast-check';
import { suit } from '../../engine/testing/card-names.ts';
import { dealAround } from '../../engine/testing/hearts.ts';
import type { Think } from '../src/index.ts';
import { Solo, type SoloRequest, thinkNow } from './solo.ts';
import { names, type Round, trickOf, writeDown } from './solo-rounds.ts';

export interface PlayedMatch {
  readonly request: SoloRequest;
  readonly solo: Solo;
  readonly rounds: readonly Round[];
  /** The table after every step. */
  readonly tables: readonly Table[];
  /** Every question to a computer player, and its answer. */
  readonly thoughts: readonly { readonly view: TableView; readonly move: Move }[];
}

const HEARTS_HAND = '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH';
const PENALTY_HAND = 'QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH';
/** Leads the first trick, and takes all of them. */
const SHOOTER_HAND = '2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC';
/** No club, and something that may be thrown besides the penalties. */
const CLUBLESS_HAND = '2D 3D 4D 5D 6D 7D QS 3H 4H 5H 6H 7H 8H';

const options = {
  endScore: fc.constantFrom(1, 26, 50, 100),
  moon: fc.constantFrom('othersPlus', 'shooterMinus', 'shooterChoice', 'smart'),
};
const bots = fc.constantFrom(['random'], ['basic', 'random', 'easy'], ['easy', 'medium', 'hard']);
const anyMatch = fc.record({ seed: fc.nat(), bots, options: fc.record(options) });
/** The first deal is a rare one; nothing is passed in it. */
const rareMatch = fc.record({
  seed: fc.nat(),
  bots,
  options: fc.record({ ...options, passCycle: fc.constant(['hold', 'left', 'right', 'across']) }),
  cards: fc.oneof(
    ...[HEARTS_HAND, PENALTY_HAND, SHOOTER_HAND, CLUBLESS_HAND].map((hand) => dealAround(hand)),
  ),
});
const matches: fc.Arbitrary<SoloRequest> = fc
  .oneof({ weight: 2, arbitrary: anyMatch }, { weight: 1, arbitrary: rareMatch })
  .map((request) => ({ game: 'hearts', ...request }));

const played = new Map<string, Promise<PlayedMatch>>();

/** Looks at more than a hundred matches; each is played once, however many look at it. */
export function always(look: (match: PlayedMatch) => void): Promise<void> {
  const property = fc.asyncProperty(matches, async (request) => {
    const key = JSON.stringify(request);
    const coming = played.get(key) ?? playMatch(request);
    played.set(key, coming);
    look(await coming);
  });
  return fc.assert(property, { seed: 19, numRuns: 110 });
}

export function sorted(list: readonly string[]): string[] {
  return [...list].sort();
}

export const isHeart = (card: string) => suit(card) === 'H';
export const isPenalty = (card: string) => isHeart(card) || card === 'QS';

async function playMatch(request: SoloRequest): Promise<PlayedMatch> {
  const rounds: Round[] = [];
  const tables: Table[] = [];
  const thoughts: { view: TableView; move: Move }[] = [];
  const failures: unknown[] = [];
  const own = thinkNow((problem) => failures.push(problem));
  const think: Think = async (bot, view, seed) => {
    const thought = await own(bot, view, seed);
    thoughts.push({ view, move: thought.move });
    return thought;
  };
  const look = (table: Table) => {
    // The first look at a match shows its last step once more.
    if (tables.at(-1)?.version === table.version) return;
    writeDown(tables.at(-1), table, rounds);
    tables.push(table);
  };
  const solo = await Solo.sit(request, { think, look });
  do {
    if (solo.table.phase === 'playing') await tryForbidden(solo, rounds.at(-1)!);
  } while (await solo.step());
  // A bot that needed help has not played by itself.
  if (failures.length + solo.problems.length > 0) throw failures[0] ?? solo.problems[0];
  return { request, solo, rounds, tables, thoughts };
}

/** Offers every card that may not be played; nothing may come of it. */
async function tryForbidden(solo: Solo, round: Round): Promise<void> {
  const { deal } = solo.state.view;
  for (const card of deal!.hand!.filter((held) => !deal!.legal.includes(held))) {
    const { table } = solo;
    const answer = await solo.autosaved.play({ kind: 'play', card });
    const isSame = solo.table === table && !answer.ok;
    round.refused.push({
      hand: names(deal!.hand!),
      trick: trickOf(table),
      card: cardName(card),
      refusal: isSame ? answer.error : null,
    });
  }
}
