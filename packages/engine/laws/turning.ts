// Everyone moves one chair to the left and does the same: the deal and its result turn with them.

import { PLAYING } from '../src/deal/phase.ts';
import {
  type Action,
  type AnyGame,
  Deal,
  type DealResult,
  type Draw,
  moveOf,
  type Seat,
  type Setup,
  type Standing,
  seatFrom,
  seatsOf,
} from '../src/index.ts';
import { lawsOf } from './games/games.ts';
import type { Judge } from './judge.ts';

const LAW = 'turning the table turns the deal';
const mine = new Int32Array(1024);
const turnedOnes = new Int32Array(1024);

/** A deal in which everyone sits one chair further left. */
export class TurnedDeal {
  readonly #game: AnyGame;
  readonly #deal = new Deal();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  open(setup: Setup, draw: Draw): void {
    const { seats, length } = this.#game;
    const cards = [...draw.cards.slice(-length), ...draw.cards.slice(0, -length)];
    this.#game.open(this.#deal, turnSetup(this.#game, setup), cards, (draw.first + 1) % seats);
  }

  act(seat: Seat, action: Action): void {
    this.#game.apply(this.#deal, (seat + 1) % this.#game.seats, action);
  }

  /** The seats that could act before can act now, one chair further, in the same ways. */
  compare(deal: Deal, judge: Judge): void {
    const game = this.#game;
    const turned = this.#deal;
    const actors = seatsOf(game.actors(deal));
    const seats = actors.map((seat) => (seat + 1) % game.seats).sort();
    judge.same(LAW, seatsOf(game.actors(turned)), seats, 'actors');
    judge.holds(LAW, turned.phase === deal.phase, () => `phase ${turned.phase}`);
    judge.holds(LAW, turned.ending === deal.ending, () => `ending ${turned.ending}`);
    if (deal.phase !== PLAYING) return;
    const n = game.legal(deal, deal.turn, mine);
    const same = game.legal(turned, turned.turn, turnedOnes) === n;
    judge.holds(LAW, same && mine.subarray(0, n).every((a, i) => turnedOnes[i] === a), () =>
      JSON.stringify([moveOf(mine[0]! as Action), moveOf(turnedOnes[0]! as Action)]),
    );
  }

  compareResult(before: Standing, result: DealResult, judge: Judge): void {
    const turned = this.#game.result(this.#deal, turnStanding(before, this.#game.seats));
    judge.same(
      'turning the table turns the result',
      turned,
      turnResult(result, this.#game.seats),
      'result',
    );
  }
}

/** The setup that follows from a turned standing is the turned setup. */
export function setupLaw(game: AnyGame, standing: Standing, judge: Judge): void {
  const setup = game.next(standing);
  const turned = game.next(turnStanding(standing, game.seats));
  if (setup === null || turned === null) {
    judge.holds('turning the table turns the next deal', setup === turned, 'only one is over');
    return;
  }
  // Hearts names its dealer by the number of the round, and a table may name its first dealer (S9).
  const expected = { ...turnSetup(game, setup), dealer: 0 };
  judge.same('turning the table turns the next deal', { ...turned, dealer: 0 }, expected, 'setup');
}

function turnSetup(game: AnyGame, setup: Setup): Setup {
  const { seats } = game;
  const dealer = setup.dealer === null ? null : seatFrom(setup.dealer, 1, seats);
  const terms = lawsOf(game.id).turnTerms?.(setup.terms, seats) ?? setup.terms;
  return { ...setup, dealer, terms };
}

/** A list by seat or by side, one place further. */
function turnList<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : [list.at(-1)!, ...list.slice(0, -1)];
}

function turnNumbers(numbers: readonly number[], of: number): number[] {
  return numbers.map((n) => (n + 1) % of).sort((a, b) => a - b);
}

function turnStanding(standing: Standing, seats: number): Standing {
  return {
    ...standing,
    totals: turnList(standing.totals),
    bags: turnList(standing.bags),
    dealer: standing.dealer === null ? null : (standing.dealer + 1) % seats,
    calls: standing.calls.map((call) => ({ ...call, selector: (call.selector + 1) % seats })),
    winners: standing.winners && turnNumbers(standing.winners, standing.totals.length),
  };
}

function turnResult(result: DealResult, seats: number): object {
  const seat = <S extends Seat | null>(one: S): S =>
    one === null ? one : (((one + 1) % seats) as S);
  return {
    ...result,
    scores: turnList(result.scores),
    totals: turnList(result.totals),
    winners: turnNumbers(result.winners, result.totals.length),
    ...lawsOf(result.game).turnResult?.(result, { seat, list: turnList }),
  };
}
