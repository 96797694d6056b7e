// Whether the last tricks are better solved with open cards or played out: `npm run bench -- endgame`.

import { parseArgs } from 'node:util';
import {
  type AnyGame,
  Deal,
  drawDeal,
  GAME_IDS,
  type GameId,
  gameOf,
  MAX_SEED,
  OVER,
  PLAYING,
  SeededRandom,
  type Standing,
  sideOf,
  type TableView,
  viewDeal,
} from '@kalpler/engine';
import { meanEstimate } from '../src/arena/index.ts';
import type { Policy } from '../src/game-bots.ts';
import { allBots } from '../src/index.ts';
import { games } from '../testing/all-games.ts';
import { runCommand, wholeNumber } from './arguments.ts';
import { pointsText } from './figures.ts';

const USAGE = `usage: npm run bench -- endgame [--deals N] [--seed N]
  --deals  deals of each game (1500)
  --seed   the same seed gives the same deals (1)`;

/** Tricks that are left when the two ways part. */
const TRICKS = 3;
const WAYS = ['expert:30:endgame', 'expert:30'] as const;

/** Lets `basic` players play until a seat is to play one of the last tricks. */
function nearEnd(game: AnyGame, deal: Deal, seat: number, basic: Policy, random: SeededRandom) {
  while (deal.phase !== OVER) {
    const isDue = deal.phase === PLAYING && deal.length - deal.trick <= TRICKS;
    if (isDue && deal.turn === seat) return true;
    const turn = 31 - Math.clz32(game.actors(deal));
    game.apply(deal, turn, basic.act(deal, turn, random));
  }
  return false;
}

/** How far ahead of the others a seat ends that plays in one of the ways. */
function ahead(game: AnyGame, standing: Standing, from: Deal, seat: number, way: string): number {
  const deal = new Deal().copyFrom(from);
  const bot = allBots.create(way);
  const basic = games.policy(game, standing, 'basic');
  const random = new SeededRandom(deal.plays[0]! + 128 * deal.plays[1]!);
  while (deal.phase !== OVER) {
    const turn = 31 - Math.clz32(game.actors(deal));
    if (turn !== seat) {
      game.apply(deal, turn, basic.act(deal, turn, random));
      continue;
    }
    const { move } = bot.choose(viewOf(game, standing, deal, seat), random);
    const checked = game.check(deal, seat, move);
    if (!checked.ok) throw new Error(`${way}: ${checked.error.code}`);
    game.apply(deal, seat, checked.value);
  }
  const { scores } = game.result(deal, standing);
  const side = game.id === 'spades' ? sideOf(game.options, seat) : seat;
  const others = scores.filter((_, other) => other !== side);
  const lead = scores[side]! - others.reduce((sum, score) => sum + score, 0) / others.length;
  return game.id === 'hearts' ? -lead : lead;
}

function viewOf(game: AnyGame, standing: Standing, deal: Deal, seat: number): TableView {
  return {
    version: 0,
    seat,
    players: [],
    options: game.options,
    phase: 'playing',
    standing,
    results: [],
    deal: viewDeal(game, deal, seat),
    awaitsDeal: false,
    awaitsPause: false,
    fairness: null,
  };
}

function gains(id: GameId, deals: number, seed: number): number[] {
  const game = gameOf(id);
  const random = new SeededRandom(seed);
  const found: number[] = [];
  for (let i = 0; i < deals; i++) {
    const standing = { ...game.start(), played: i % 4, dealer: id === 'hearts' ? null : i % 4 };
    const { cards, first } = drawDeal(game, random);
    const deal = game.deal(game.next(standing)!, cards, first);
    const seat = i % game.seats;
    if (!nearEnd(game, deal, seat, games.policy(game, standing, 'basic'), random)) continue;
    const [solved, played] = WAYS.map((way) => ahead(game, standing, deal, seat, way));
    found.push(solved! - played!);
  }
  return found;
}

if (import.meta.main) {
  await runCommand(async (args) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        deals: { type: 'string', default: '1500' },
        seed: { type: 'string', default: '1' },
      },
    });
    const deals = wholeNumber('deals', values.deals, 2, 1e6);
    const seed = wholeNumber('seed', values.seed, 0, MAX_SEED);
    console.log(`The last ${TRICKS} tricks against basic players: ${WAYS[0]} less ${WAYS[1]}`);
    console.log('| | points a deal ± 95 % | deals |');
    console.log('|---|---|---|');
    for (const id of GAME_IDS) {
      const found = gains(id, deals, seed);
      console.log(`| ${id} | ${pointsText(meanEstimate(found))} | ${found.length} |`);
    }
    return 0;
  }, USAGE);
}
