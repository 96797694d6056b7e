// The bots play what they have learned, and say so when they are asked for another game.

import {
  dealNext,
  drawDeal,
  type GameId,
  gameOf,
  openTable,
  type Result,
  SeededRandom,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, learn, learnExpert, makeBot, UnknownExpert, UnknownGame } from './core.ts';
import { learnDepth, makeExpert } from './expert/index.ts';
import { heartsBots } from './hearts/bots.ts';
import { heartsDepth } from './hearts/depth.ts';
import { spadesBots } from './spades/bots.ts';
import { spadesDepth } from './spades/depth.ts';

// Not that of table-play.ts, which teaches all games.
function given<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const WEIGHERS = BOT_NAMES.filter((name) => name !== 'random' && name !== 'expert');

function firstView(id: GameId): TableView {
  const game = gameOf(id);
  const players = ['a', 'b', 'c', 'd'].slice(0, game.seats);
  const opened = given(openTable({ game: id, players }));
  const table = given(dealNext(opened, drawDeal(game, new SeededRandom(4))));
  return viewTable(table, table.actors[0]!);
}

const moveOf = (name: string, id: GameId) =>
  makeBot(name, { report: () => {} }).choose(firstView(id), new SeededRandom(1));

describe('a bot that has learned Hearts only', () => {
  learn(heartsBots);

  it.each(WEIGHERS)('%s plays Hearts, and refuses King with an error that says why', (name) => {
    expect(moveOf(name, 'hearts').reason.kind).not.toBe('fallback');
    const asked = () => moveOf(name, 'king');
    expect(asked).toThrow(UnknownGame);
    expect(asked).toThrow(RangeError);
    expect(asked).toThrow('the bots have not learned king: learn(kingBots) comes first');
  });

  it('plays Spades once it has learned it, however often that is said', () => {
    expect(() => moveOf('skilled', 'spades')).toThrow(UnknownGame);
    learn(spadesBots);
    learn(spadesBots);
    expect(moveOf('skilled', 'spades').reason.kind).not.toBe('fallback');
  });

  it('is no expert before one is fetched, and of no game that the expert has not learned', () => {
    expect(() => moveOf('expert:4', 'hearts')).toThrow(UnknownExpert);
    learnExpert(makeExpert);
    const asked = () => moveOf('expert:4', 'hearts');
    expect(asked).toThrow(UnknownGame);
    expect(asked).toThrow('the expert has not learned hearts: learnDepth(heartsDepth) comes first');
    learnDepth(heartsDepth);
    expect(moveOf('expert:4', 'hearts').reason.kind).not.toBe('fallback');
    learnDepth(spadesDepth);
    expect(moveOf('expert:4', 'spades').reason.kind).not.toBe('fallback');
  });
});
