// How fast bots are and how much memory they take: `npm run bench -- bots`.

import {
  Deal,
  drawDeal,
  GAME_IDS,
  type GameId,
  gameOf,
  OVER,
  SeededRandom,
  type TableView,
} from '@kalpler/engine';
import { BOT_NAMES } from '../src/bot-name.ts';
import { STYLES } from '../src/game-bots.ts';
import { allBots } from '../src/index.ts';
import { analyzeDeal, games } from '../testing/all-games.ts';
import { playDeals, playMatch } from '../testing/table-play.ts';

/** Seconds in which a whole deal is to be analysed. */
const ANALYSIS = 10;
/** Deals for the speed of policies, and deals whose views are shown to bots. */
const DEALS = 6000;
const VIEW_DEALS = 12;
const EXPERT_DEALS = 16;
const ANALYSED_DEALS = 6;
const MB = 1024 * 1024;

/** Nanoseconds for each decision when every seat is played by a policy, or at random. */
function nanoseconds(id: GameId, style: (typeof STYLES)[number] | null): number {
  const game = gameOf(id);
  // Without the pass of Hearts, whose hundreds of ways are a matter of their own.
  const standing = { ...game.start(), played: id === 'hearts' ? 3 : 0 };
  const policy = style === null ? null : games.policy(game, standing, style);
  const deal = new Deal();
  const run = (deals: number, seed: number): [number, number] => {
    const random = new SeededRandom(seed);
    let decisions = 0;
    let ns = 0;
    for (let i = 0; i < deals; i++) {
      const { cards, first } = drawDeal(game, random);
      game.open(deal, game.next(standing)!, cards, first);
      const start = performance.now();
      while (deal.phase !== OVER) {
        const seat = 31 - Math.clz32(game.actors(deal));
        const action = policy?.act(deal, seat, random) ?? game.random(deal, seat, random);
        game.apply(deal, seat, action);
        decisions++;
      }
      ns += (performance.now() - start) * 1e6;
    }
    return [ns, decisions];
  };
  run(DEALS / 2, 2);
  const [ns, decisions] = run(DEALS, 1);
  return ns / decisions;
}

function viewsOf(id: GameId, deals: number): TableView[] {
  return playDeals(id, {}, [allBots.create('skilled')], deals, 7).map(({ view }) => view);
}

/** Milliseconds of each answer, in order. */
function answers(bot: string, views: readonly TableView[]): Float64Array {
  const player = allBots.create(bot);
  const times = views.map((view, i) => {
    const random = new SeededRandom(i);
    const start = performance.now();
    player.choose(view, random);
    return performance.now() - start;
  });
  return Float64Array.from(times).sort();
}

function share(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

function policies(): void {
  console.log('\nDecisions of light players, with the rules carried out; ratio to random play');
  const styles = STYLES.map((style) => `${style} ns (ratio)`).join(' | ');
  console.log(`| | random ns | ${styles} |`);
  console.log(`|---|---|${STYLES.map(() => '---|').join('')}`);
  for (const id of GAME_IDS) {
    const random = nanoseconds(id, null);
    const cells = STYLES.map((style) => {
      const ns = nanoseconds(id, style);
      return `${ns.toFixed(0)} (${(ns / random).toFixed(1)})`;
    });
    console.log(`| ${id} | ${random.toFixed(0)} | ${cells.join(' | ')} |`);
  }
}

function bots(): boolean {
  console.log('\nAnswers to a view, milliseconds (wanted: basic 0.02, all others 100 in 99.9 %)');
  console.log('| | bot | moves | mean | 99 % | 99.9 % | longest |');
  console.log('|---|---|---|---|---|---|---|');
  let met = true;
  for (const id of GAME_IDS) {
    const many = viewsOf(id, VIEW_DEALS);
    for (const bot of BOT_NAMES) {
      const isExpert = bot === 'expert';
      const views = isExpert ? viewsOf(id, EXPERT_DEALS) : many;
      answers(bot, views.slice(0, isExpert ? 40 : 400));
      const times = answers(bot, views);
      const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
      const cells = [mean, share(times, 0.99), share(times, 0.999), times.at(-1)!];
      if (share(times, 0.999) > 100 || (bot === 'basic' && mean > 0.02)) met = false;
      console.log(
        `| ${id} | ${bot} | ${times.length} | ${cells.map((ms) => ms.toFixed(3)).join(' | ')} |`,
      );
    }
  }
  return met;
}

function analyses(): boolean {
  console.log(`\nAnalysis of a whole deal of one seat, seconds (wanted: less than ${ANALYSIS})`);
  console.log('| | deals | mean | longest | longest decision |');
  console.log('|---|---|---|---|---|');
  let met = true;
  for (const id of GAME_IDS) {
    const table = playMatch(id, {}, [allBots.create('medium')], ANALYSED_DEALS, 9);
    const deals: number[] = [];
    let longest = 0;
    for (const number of table.results.keys()) {
      const began = performance.now();
      let last = began;
      for (const _ of analyzeDeal(table, number, number % table.game.seats, { seed: number })) {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      deals.push(performance.now() - began);
    }
    const mean = deals.reduce((sum, ms) => sum + ms, 0) / deals.length;
    const cells = [mean, Math.max(...deals), longest].map((ms) => (ms / 1000).toFixed(2));
    if (Math.max(...deals) > ANALYSIS * 1000) met = false;
    console.log(`| ${id} | ${deals.length} | ${cells.join(' | ')} |`);
  }
  return met;
}

function memory(): boolean {
  console.log('\nMemory of one expert: the most in use at any move, above what was in use before');
  let met = true;
  for (const id of GAME_IDS) {
    const views = viewsOf(id, 3);
    const before = process.memoryUsage();
    const player = allBots.create('expert');
    let most = 0;
    views.forEach((view, i) => {
      player.choose(view, new SeededRandom(i));
      const now = process.memoryUsage();
      most = Math.max(most, now.heapUsed + now.external - before.heapUsed - before.external);
    });
    if (most > 64 * MB) met = false;
    console.log(`${id}: ${(most / MB).toFixed(1)} MB (wanted: less than 64)`);
  }
  return met;
}

if (import.meta.main) {
  policies();
  const isFast = bots();
  const isSoon = analyses();
  const isSmall = memory();
  if (!isFast || !isSoon || !isSmall) process.exitCode = 1;
}
