// The list of scenarios: of one game, or of all.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { gamePlugin } from '../games/index.ts';
import { scenariosOf } from '../scenarios/index.ts';
import type { Block, Report } from './report.ts';

export function scenarioList(game: GameId | undefined): Report {
  const games = game === undefined ? GAME_IDS : [game];
  return { blocks: games.flatMap(gameBlocks), json: games.flatMap(gameJson) };
}

function gameBlocks(game: GameId): Block[] {
  const rows = scenariosOf(game).map(({ name, what }) => [name, what]);
  return [
    { kind: 'heading', text: gamePlugin(game).name },
    { kind: 'table', rows: [['scenario', 'what is tested'], ...rows], left: [1] },
  ];
}

function gameJson(game: GameId): unknown[] {
  return scenariosOf(game).map(({ name, what, deal, success }) => ({
    name,
    game,
    what,
    deal,
    success,
  }));
}
