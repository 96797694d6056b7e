// The referee shows what a real table shows, and lets nothing pass that the rules forbid.

import {
  type DealResult,
  dealNext,
  drawDeal,
  type GameId,
  gameOf,
  type Move,
  openTable,
  presetNames,
  type Random,
  type Result,
  SeededRandom,
  submit,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import type { Bot, Thought } from '../bot.ts';
import { RandomBot } from '../levels/player.ts';

import { type Chair, Referee } from './referee.ts';
import { emptyPace, emptyTally } from './tally.ts';

function given<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function chairs(bots: readonly Bot[]): Chair[] {
  return bots.map((bot) => ({ name: bot.name, bot, tally: emptyTally(), pace: emptyPace() }));
}

function chances(seats: number): Random[] {
  return Array.from({ length: seats }, (_, seat) => new SeededRandom(seat));
}

/** Plays at random and remembers what it was shown. */
class Witness extends RandomBot {
  readonly #seen: { view: TableView; move: Move }[];

  constructor(seen: { view: TableView; move: Move }[]) {
    super();
    this.#seen = seen;
  }

  override choose(view: TableView, random: Random): Thought {
    const thought = super.choose(view, random);
    this.#seen.push({ view, move: thought.move });
    return thought;
  }
}

const PRESETS = (['hearts', 'spades', 'king'] as const).flatMap((id) =>
  presetNames(id).map((preset): [GameId, string] => [id, preset]),
);

it.each(PRESETS)('%s %s: every bot sees exactly the view of a table', (id, preset) => {
  const game = gameOf(id, { preset });
  const seen: { view: TableView; move: Move }[] = [];
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  const referee = new Referee(game, chairs(seats.map(() => new Witness(seen))));
  const players = seats.map((seat) => `player ${seat}`);
  let table: Table = given(openTable({ game: id, options: { preset }, players }));
  let standing = game.start();
  const results: DealResult[] = [];
  const random = new SeededRandom(4);
  for (let deal = 0; deal < 3 && standing.winners === null; deal++) {
    const draw = drawDeal(game, random);
    seen.length = 0;
    const result = referee.play(standing, [...results], draw, chances(game.seats));
    table = given(dealNext(table, draw));
    for (const { view, move } of seen) {
      expect(view).toEqual(viewTable(table, view.seat));
      table = given(submit(table, view.seat!, move));
    }
    results.push(result);
    standing = game.after(standing, result);
    expect(table.results).toEqual(results);
    expect(table.standing).toEqual(standing);
  }
});

describe('what bots get wrong', () => {
  const game = gameOf('hearts', { passCycle: ['hold'] });
  const draw = drawDeal(game, new SeededRandom(1));
  const honest = new RandomBot();
  const play = (choose: Bot['choose']): DealResult => {
    const rogue: Bot = { name: 'rogue', choose };
    const seats = chairs([honest, honest, rogue, honest]);
    const referee = new Referee(game, seats);
    return referee.play(game.start(), [], draw, chances(4));
  };
  const move = (made: Move): Thought => ({ move: made, reason: { kind: 'random' } });

  it('an illegal card is named with the bot, its seat and the rule', () => {
    // The highest card held, whatever was led.
    expect(() => play((view) => move({ kind: 'play', card: view.deal!.hand!.at(-1)! }))).toThrow(
      /^illegal move of rogue in seat 2, \S+: must follow suit/,
    );
  });

  it('a move of another phase is refused', () => {
    expect(() => play(() => move({ kind: 'bid', bid: 3 }))).toThrow(
      /^illegal move of rogue in seat 2, bid 3: /,
    );
  });

  it('an exception names its bot', () => {
    const broken = () => {
      throw new RangeError('lost my cards');
    };
    expect(() => play(broken)).toThrow('rogue in seat 2 failed: lost my cards');
  });
});

it('decisions, fallbacks and time are noted for the bot that made them', () => {
  const game = gameOf('king');
  const hasty: Bot = {
    name: 'hasty',
    choose: (view, random) => ({
      ...new RandomBot().choose(view, random),
      reason: { kind: 'fallback' },
    }),
  };
  const plain = new RandomBot();
  const seats = chairs([hasty, plain, plain, plain]);
  const draw = drawDeal(game, new SeededRandom(3));
  new Referee(game, seats).play(game.start(), [], draw, chances(4));
  const [first, ...others] = seats;
  expect(first!.tally.decisions).toBeGreaterThanOrEqual(13);
  expect(first!.tally.fallbacks).toBe(first!.tally.decisions);
  const decisions = seats.reduce((sum, { tally }) => sum + tally.decisions, 0);
  expect(decisions).toBe(53); // one contract and 52 cards
  for (const { tally, pace } of others) {
    expect(tally.fallbacks).toBe(0);
    expect(pace.total).toBeGreaterThan(0);
    expect(pace.longest).toBeLessThanOrEqual(pace.total);
  }
});
