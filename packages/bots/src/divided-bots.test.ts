// Bots that are made with some of the parts only: they play what they know, and say so when asked for more.

import {
  autoMove,
  dealNext,
  drawDeal,
  type GameId,
  gameOf,
  openTable,
  type Result,
  SELECTING,
  SeededRandom,
  submit,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, createBots, type GameBots, UnknownExpert, UnknownGame } from './core.ts';
import { expert } from './expert/expert.ts';
import { heartsBots } from './hearts/bots.ts';
import { heartsSearch } from './hearts/search.ts';
import { kingBots } from './king/bots.ts';
import { kingForThreeBots } from './king/for-three.ts';
import { spadesBots } from './spades/bots.ts';

function given<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const WEIGHERS = BOT_NAMES.filter((name) => name !== 'random' && name !== 'expert');

function firstView(id: GameId, options = {}): TableView {
  const game = gameOf(id, options);
  const players = ['a', 'b', 'c', 'd'].slice(0, game.seats);
  const opened = given(openTable({ game: id, options, players }));
  let table = given(dealNext(opened, drawDeal(game, new SeededRandom(4))));
  while (table.deal!.phase === SELECTING) {
    const seat = table.actors[0]!;
    table = given(submit(table, seat, given(autoMove(table, seat, new SeededRandom(2)))));
  }
  return viewTable(table, table.actors[0]!);
}

function kindOf(games: readonly GameBots[], name: string, view: TableView): string {
  const bot = createBots(games, { expert }).create(name, { report: () => {} });
  return bot.choose(view, new SeededRandom(1)).reason.kind;
}

describe('bots of Hearts only', () => {
  const hearts = firstView('hearts');
  const king = firstView('king');

  it.each(WEIGHERS)('%s plays Hearts, and refuses King with an error that says why', (name) => {
    expect(kindOf([heartsBots], name, hearts)).not.toBe('fallback');
    const asked = () => kindOf([heartsBots], name, king);
    expect(asked).toThrow(UnknownGame);
    expect(asked).toThrow(RangeError);
    expect(asked).toThrow('these bots do not know king');
  });

  it('know nothing of what other bots were made with', () => {
    const spades = firstView('spades');
    expect(kindOf([heartsBots, spadesBots], 'skilled', spades)).not.toBe('fallback');
    expect(() => kindOf([heartsBots], 'skilled', spades)).toThrow(UnknownGame);
  });

  it('have no expert unless it is given', () => {
    const bots = createBots([{ ...heartsBots, search: heartsSearch }]);
    expect(bots.levels).toEqual(['easy', 'medium', 'hard']);
    expect(() => bots.create('expert:4')).toThrow(UnknownExpert);
    expect(() => bots.hint(hearts)).toThrow(UnknownExpert);
  });

  it('have an expert of no game without a search model', () => {
    const asked = () => kindOf([heartsBots], 'expert:4', hearts);
    expect(asked).toThrow(UnknownGame);
    expect(asked).toThrow('the expert does not know hearts');
    const deep = { ...heartsBots, search: heartsSearch };
    expect(kindOf([deep], 'expert:4', hearts)).not.toBe('fallback');
    expect(createBots([deep], { expert }).levels).toEqual(['easy', 'medium', 'hard', 'expert']);
  });
});

it('King for three is refused by bots that have only the weights of four', () => {
  const three = firstView('king', { preset: 'three' });
  expect(() => kindOf([kingBots], 'skilled', three)).toThrow(UnknownGame);
  expect(kindOf([kingForThreeBots], 'skilled', three)).not.toBe('fallback');
  expect(kindOf([kingForThreeBots], 'skilled', firstView('king'))).not.toBe('fallback');
});

it('a reason is given for any legal move, and none for others', () => {
  const view = firstView('king');
  const bots = createBots([kingBots]);
  const [card] = view.deal!.legal;
  expect(bots.explain(view, { kind: 'play', card: card! }).cards).toContain(card);
  expect(() => bots.explain(view, { kind: 'claim' })).toThrow('illegal move');
  expect(() => bots.explain({ ...view, seat: null }, { kind: 'claim' })).toThrow(RangeError);
});
