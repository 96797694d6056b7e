// A safety net under a bot: whatever it does wrong, the game gets a legal move, and the mistake is reported.

import {
  type AnyGame,
  type Bid,
  Deal,
  type DealView,
  type Move,
  moveOf,
  type Random,
  refusalText,
  type Seat,
  sightOf,
  type TableView,
} from '@kalpler/engine';
import { type Bot, REASONS, type Reason, type Thought } from './bot.ts';
import { rulesOf } from './player.ts';

/** Told of everything that a bot gets wrong: what, which bot, and what it was looking at. */
export type Report = (
  error: unknown,
  at: { readonly bot: string; readonly view: TableView },
) => void;

/** One line for whoever reads the console. */
export const printReport: Report = (error, { bot, view }) => {
  const what = error instanceof Error ? error.message : String(error);
  const where = `${view.options.game}, seat ${view.seat}, ${view.phase}, entry ${view.version}`;
  console.error(`bot ${bot} failed (${where}): ${what.replaceAll('\n', ' ')}`);
};

export class SafeBot implements Bot {
  readonly name: string;
  readonly #bot: Bot;
  readonly #report: Report;
  readonly #sight = new Deal();

  constructor(bot: Bot, report: Report = printReport) {
    this.name = bot.name;
    this.#bot = bot;
    this.#report = report;
  }

  /** Throws only for a view in which there is nothing to choose, which is no fault of the bot. */
  choose(view: TableView, random: Random): Thought {
    const { seat, deal } = view;
    if (deal === null || seat === null || !deal.actors.includes(seat)) {
      throw new RangeError(`no move is asked of ${seat === null ? 'a spectator' : `seat ${seat}`}`);
    }
    try {
      const { move, reason } = this.#bot.choose(view, random);
      return { move: this.allowed(rulesOf(view), deal, seat, move), reason: known(reason) };
    } catch (error) {
      this.tell(error, view);
      return { move: this.lowest(rulesOf(view), deal, seat, random), reason: { kind: 'fallback' } };
    }
  }

  /** The move as the rules write it; throws if they refuse it. */
  private allowed(game: AnyGame, view: DealView, seat: Seat, move: Move): Move {
    const checked = game.check(sightOf(game, view, this.#sight), seat, move);
    if (!checked.ok) throw new RangeError(`illegal move: ${refusalText(checked.error)}`);
    const made = moveOf(checked.value);
    if (made.kind === 'bid' && !openBids(view).includes(made.bid)) {
      throw new RangeError(`illegal move: no bid ${made.bid} is open`);
    }
    return made;
  }

  /** What a table does for a seat that says nothing. */
  private lowest(game: AnyGame, view: DealView, seat: Seat, random: Random): Move {
    const move = moveOf(game.auto(sightOf(game, view, this.#sight), seat, random));
    if (move.kind !== 'bid') return move;
    // A sealed bid of the partner may bind the own one (S10, S17): only the list of open bids shows that.
    const bids = openBids(view);
    const bid = bids.find((open) => typeof open === 'number' && open >= Number(move.bid));
    return { kind: 'bid', bid: bid ?? bids.at(-1) ?? move.bid };
  }

  private tell(error: unknown, view: TableView): void {
    try {
      this.#report(error, { bot: this.name, view });
    } catch {
      // Whoever listens badly must not stop the game.
    }
  }
}

function openBids(view: DealView): readonly Bid[] {
  return view.game === 'spades' ? view.legalBids : [];
}

/** A reason that clients have words for; throws at any other. */
function known(reason: Reason): Reason {
  if (REASONS.includes(reason.kind)) return reason;
  throw new RangeError(`no reason of the kind ${String(reason.kind)}`);
}
