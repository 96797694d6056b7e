// The report of a tournament: standings with ratings, the cross table, and every pair.

import { sidesOf } from '@kalpler/bots/arena';
import type { AnyGame } from '@kalpler/engine';
import { type Compared, contestJson, pairRows, testJson } from './compare-report.ts';
import { distinctNames } from './pairing.ts';
import type { PlayedPairs } from './played-pairs.ts';
import type { Block, Report } from './report.ts';
import {
  arrangementsOf,
  countText,
  differenceText,
  gameText,
  interruptedText,
  pointsText,
  shareText,
  signed,
  testLines,
  type Unit,
  unitOf,
  verdictText,
  warningLines,
} from './report-text.ts';
import { type StandingRow, standingsOf } from './standings.ts';
import { type PairVerdict, verdictsOf } from './verdicts.ts';

export function tournamentReport(held: Compared, played: PlayedPairs): Report {
  const verdicts = verdictsOf(played);
  const names = distinctNames(held.strategies);
  const standings = standingsOf(played, names, teamSize(held.game));
  return {
    blocks: tournamentBlocks(held, played, verdicts, standings),
    json: {
      command: 'tournament',
      ...contestJson(held.game, held.length, held.seed),
      strategies: names,
      rounds: {
        asked: held.asked,
        played: played.boards,
        isComplete: played.boards === held.asked,
      },
      arrangements: arrangementsOf(held.game, played.pairings[0]!.contests),
      rating: { model: RATING, teamSize: teamSize(held.game) },
      standings,
      ...testJson(verdicts),
      pairs: verdicts,
      fallbacks: played.fallbacks,
      brokenOff: played.brokenOff,
    },
  };
}

const RATING = 'OpenSkill, Plackett-Luce';
const ROUNDS: Unit = ['round', 'rounds'];

/** Where partners play, a strategy is a team of two. */
function teamSize(game: AnyGame): number {
  return game.seats / new Set(sidesOf(game)).size;
}

function tournamentBlocks(
  { game, strategies, length, seed, asked }: Compared,
  played: PlayedPairs,
  verdicts: readonly PairVerdict[],
  standings: readonly StandingRow[],
): Block[] {
  const unit = unitOf(game.id, length);
  const arrangements = arrangementsOf(game, played.pairings[0]!.contests);
  const lines = [
    `${countText(played.boards, ...ROUNDS)}, in each of which every pair plays one ${unit[0]} with the same cards in ${countText(arrangements, 'arrangement')}; seed ${seed}.`,
  ];
  if (played.boards < asked) lines.unshift(interruptedText(played.boards, asked, ROUNDS));
  return [
    { kind: 'title', text: `${gameText(game)}: round robin of ${strategies.length}` },
    { kind: 'lines', lines },
    { kind: 'heading', text: 'Standings' },
    { kind: 'table', rows: standingRows(standings, unit), left: [1] },
    { kind: 'heading', text: `Cross table: points a ${unit[0]} by which the row is ahead` },
    { kind: 'table', rows: crossRows(standings, verdicts) },
    { kind: 'heading', text: 'Pairs' },
    { kind: 'table', rows: pairRows(verdicts, unit), left: [1, 5] },
    { kind: 'lines', lines: verdicts.map((verdict) => verdictText(verdict, unit)) },
    {
      kind: 'lines',
      lines: [
        `Rating: ${RATING}; each round is a game of all${teamSize(game) > 1 ? ', each a team of two' : ''}, placed by points ahead. Ranked by μ − 3σ.`,
        '* in the cross table: significant.',
        ...testLines(verdicts, unit[0]),
        ...warningLines(strategies, played),
      ],
    },
  ];
}

function standingRows(standings: readonly StandingRow[], [one, many]: Unit): string[][] {
  return [
    ['#', 'strategy', 'rating', 'μ', 'σ', `ahead, points a ${one}`, `${many} won`, 'own points'],
    ...standings.map(({ place, name, rating, margin, share, points }) => [
      `${place}`,
      name,
      rating.value.toFixed(2),
      rating.mu.toFixed(2),
      rating.sigma.toFixed(2),
      differenceText(margin),
      shareText(share),
      pointsText(points),
    ]),
  ];
}

/** In the order of the standings, each cell from the view of its row. */
function crossRows(
  standings: readonly StandingRow[],
  verdicts: readonly PairVerdict[],
): string[][] {
  const names = standings.map(({ name }) => name);
  const cell = (row: string, column: string): string => {
    const verdict = verdicts.find(({ first, second }) =>
      [first, second].every((name) => name === row || name === column),
    );
    if (row === column || verdict === undefined) return '·';
    const { mean } = verdict.difference;
    const text = signed(verdict.first === row ? mean : 0 - mean);
    return verdict.isSignificant ? `${text}*` : `${text} `;
  };
  return [
    ['', ...names],
    ...names.map((row) => [row, ...names.map((column) => cell(row, column))]),
  ];
}
