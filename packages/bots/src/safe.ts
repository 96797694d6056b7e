// A safety net under a bot: whatever it does wrong, the game gets a legal move, and the mistake is reported.

import {
  type Bid,
  type Card,
  Deal,
  type DealView,
  EXCHANGING,
  type Game,
  giftAction,
  hasSeat,
  holds,
  holdsValue,
  isSeat,
  listCards,
  type Move,
  moveOf,
  PASSING,
  phaseName,
  type Random,
  rankBit,
  refusalText,
  type Seat,
  SeededRandom,
  SUIT_COUNT,
  suitOf,
  type TableView,
} from '@kalpler/engine';
import { type Bot, REASONS, type Reason, type Thought } from './bot.ts';
import { knownDeal, rulesOf } from './knowledge.ts';
import { UnknownGame } from './known-games.ts';

/** Called with everything that a bot gets wrong: what, which bot, and what it was looking at. */
export type Report = (
  error: unknown,
  at: { readonly bot: string; readonly view: TableView },
) => void;

/** One line for the console. */
export const printReport: Report = (error, { bot, view }) => {
  const what = error instanceof Error ? error.message : String(error);
  const where = `${view.options.game}, seat ${view.seat}, ${view.phase}, entry ${view.version}`;
  console.error(`bot ${bot} failed (${where}): ${what.replaceAll('\n', ' ')}`);
};

/** What a valid view asks: of whom, in which deal, by which rules. */
interface Asked {
  readonly game: Game;
  readonly deal: DealView;
  readonly seat: Seat;
}

export class SafeBot implements Bot {
  readonly name: string;
  readonly #bot: Bot;
  readonly #report: Report;
  readonly #known = new Deal();

  constructor(bot: Bot, report: Report = printReport) {
    this.name = bot.name;
    this.#bot = bot;
    this.#report = report;
  }

  /**
   * A legal move, whatever the bot or its chance does. Throws only for a view that asks this seat for nothing,
   * contradicts itself or leaves no legal move, which is no fault of the bot: always a RangeError that begins with
   * `this view cannot be played`. Or for a game that the bots do not know.
   */
  choose(view: TableView, random: Random): Thought {
    const asked = orRefuse(() => this.read(view));
    try {
      const { move, reason } = this.#bot.choose(view, random);
      return { move: this.allowed(asked, move), reason: spokenReason(reason) };
    } catch (error) {
      if (error instanceof UnknownGame) throw error;
      // Not the bot's random numbers again: they may be what has failed.
      const own = new SeededRandom(view.version);
      const move = orRefuse(() => this.allowed(asked, this.lowest(asked, own)));
      this.notify(error, view);
      return { move, reason: { kind: 'fallback' } };
    }
  }

  /** Reads a view and sets up the deal as its seat sees it; throws if there is nothing in it to choose. */
  private read(view: TableView): Asked {
    if (!view?.deal) throw new RangeError('there is no deal');
    const { seat, deal } = view;
    if (seat === null || !deal.actors.includes(seat)) {
      throw new RangeError(`no move is asked of ${seat === null ? 'a spectator' : `seat ${seat}`}`);
    }
    const game = rulesOf(view);
    if (game.id !== deal.game) throw new RangeError(`${deal.game} by the rules of ${game.id}`);
    if (!isSeat(seat, game.seats) || deal.seat !== seat) throw new RangeError(`no seat ${seat}`);
    checkCards(game, deal, seat);
    const known = knownDeal(game, deal, this.#known);
    if (phaseName(known.phase) !== deal.phase || !hasSeat(game.actors(known), seat)) {
      throw new RangeError(`seat ${seat} cannot be on turn`);
    }
    return { game, deal, seat };
  }

  /** The move as the rules write it; throws if they refuse it. */
  private allowed({ game, deal, seat }: Asked, move: Move): Move {
    const checked = game.check(this.#known, seat, move);
    if (!checked.ok) throw new RangeError(`illegal move: ${refusalText(checked.error)}`);
    const made = moveOf(checked.value);
    if (made.kind === 'bid' && !openBids(deal).includes(made.bid)) {
      throw new RangeError(`illegal move: no bid ${made.bid} is open`);
    }
    return made;
  }

  /** What a table does for a seat that says nothing, but with the lowest cards instead of any where some are given. */
  private lowest({ game, deal, seat }: Asked, random: Random): Move {
    const known = this.#known;
    if (known.phase === PASSING || known.phase === EXCHANGING) {
      const cards = listCards(known.hands, seat << 2).slice(0, game.giftSize());
      return moveOf(giftAction(known.phase === PASSING ? 'pass' : 'exchange', cards));
    }
    const move = moveOf(game.auto(known, seat, random));
    if (move.kind !== 'bid') return move;
    // A sealed bid of the partner may limit this seat's (S10, S17): the list of open bids has the last word.
    const bids = openBids(deal);
    const bid = bids.find((open) => typeof open === 'number' && open >= Number(move.bid));
    return { kind: 'bid', bid: bid ?? bids.at(-1) ?? move.bid };
  }

  private notify(error: unknown, view: TableView): void {
    try {
      this.#report(error, { bot: this.name, view });
    } catch {
      // A report that fails must not stop the game.
    }
  }
}

/** Throws one kind of error whatever is wrong with a view. */
function orRefuse<T>(act: () => T): T {
  try {
    return act();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RangeError(`this view cannot be played: ${why}`, { cause });
  }
}

/** Cards of the deck that a view has not shown yet. */
const left = new Int32Array(SUIT_COUNT);

/** Throws unless all cards that a view shows are in the deck, each once, and as many as it says. */
function checkCards(game: Game, { hand, plays, counts, phase }: DealView, seat: Seat): void {
  // Only before a bid may a hand not have been looked at (S7).
  if (hand === null && phase !== 'bidding') throw new RangeError('no hand to play from');
  left.set(game.deck.set);
  for (const card of plays) take(game, card);
  if (hand !== null) for (const card of hand) take(game, card);
  const held = counts.reduce((sum, count) => sum + count, 0);
  const ownFits = hand === null || hand.length === counts[seat];
  if (!ownFits || held + plays.length !== game.deck.size) {
    throw new RangeError('cards that do not add up');
  }
}

function take(game: Game, card: Card): void {
  if (!holdsValue(game.deck.set, card)) throw new RangeError('a card that is not in the deck');
  if (!holds(left, card)) throw new RangeError('a card that is there twice');
  left[suitOf(card)]! &= ~rankBit(card);
}

function openBids(view: DealView): readonly Bid[] {
  return 'legalBids' in view ? view.legalBids : [];
}

/** A reason that clients have words for; throws at any other. */
function spokenReason(reason: Reason): Reason {
  if (REASONS.includes(reason.kind)) return reason;
  throw new RangeError(`no reason of the kind ${String(reason.kind)}`);
}
