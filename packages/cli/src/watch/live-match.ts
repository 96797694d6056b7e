// A match while it is played, move by move: the very match that the threads of simulate play.

import { allBots } from '@kalpler/bots';
import { MOST_DEALS } from '@kalpler/bots/arena';
import {
  type AnyGame,
  dealNext,
  hasSeat,
  type Refusal,
  type Result,
  refusalText,
  type Seat,
  seatFrom,
  seededDraw,
  submit,
  type Table,
  viewTable,
} from '@kalpler/engine';
import { chancesOf, matchSeed, tableOf } from '../work/played-match.ts';

/** The table after each entry of its log, the last one at the end of the match. */
export function* liveMatch(
  game: AnyGame,
  bots: readonly string[],
  runSeed: number,
  number: number,
): Generator<Table, void, undefined> {
  const seed = matchSeed(runSeed, number);
  const players = bots.map((name) => allBots.create(name));
  let table = tableOf(game, bots, seed);
  for (let deal = 1; table.awaitsDeal && deal <= MOST_DEALS; deal++) {
    const chances = chancesOf(seed, deal, game.seats);
    table = done(dealNext(table, seededDraw(game, seed, deal)));
    yield table;
    while (table.actors.length > 0) {
      const seat = nextToAct(table);
      const { move } = players[seat]!.choose(viewTable(table, seat), chances[seat]!);
      table = done(submit(table, seat, move));
      yield table;
    }
  }
}

/** Where several may act, they do so in the order of play from the dealer's neighbour on. */
function nextToAct({ game, deal }: Table): Seat {
  const waiting = game.actors(deal!);
  let seat = seatFrom(deal!.dealer, game.step, game.seats);
  while (!hasSeat(waiting, seat)) seat = seatFrom(seat, game.step, game.seats);
  return seat;
}

function done(result: Result<Table, Refusal>): Table {
  if (!result.ok) throw new Error(`a bot broke the rules: ${refusalText(result.error)}`);
  return result.value;
}
