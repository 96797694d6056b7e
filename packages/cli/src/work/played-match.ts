// A whole match of computer players: the one way in which this program plays it, the same for the same seed.

import { allBots, type Bot, type Thought } from '@kalpler/bots';
import {
  CARDS,
  deriveSeed,
  emptyPace,
  emptyTally,
  MOST_DEALS,
  Referee,
  sidesOf,
  THOUGHT,
  winShares,
} from '@kalpler/bots/arena';
import {
  type AnyGame,
  type Card,
  type DealResult,
  type Entry,
  MAX_SEED,
  type Move,
  openTable,
  type Random,
  refusalText,
  replay,
  type Seat,
  SeededRandom,
  type Setup,
  type Standing,
  seededDraw,
  type Table,
  type TableView,
} from '@kalpler/engine';

interface MadeMove {
  readonly seat: Seat;
  readonly move: Move;
}

export interface PlayedDeal {
  readonly setup: Setup;
  /** In dealing order: the first cards are those of seat 0. */
  readonly cards: readonly Card[];
  /** The seat that chance picked, for rules that begin at random. */
  readonly first: Seat;
  readonly moves: readonly MadeMove[];
  readonly result: DealResult;
}

export interface PlayedMatch {
  /** Which match of a run, from 1. */
  readonly number: number;
  /** By seat. */
  readonly bots: readonly string[];
  /** The seed of this match alone: it gives all its deals, as at any seeded table. */
  readonly seed: number;
  /** Redeals count. */
  readonly deals: readonly PlayedDeal[];
  /** Where it ended; without winners if it was broken off after MOST_DEALS. */
  readonly standing: Standing;
  /** How it was won, by seat: 1, shared where several are first, or 0. Partners have the same. */
  readonly shares: readonly number[];
  /** Moves that had to be made in a bot's place, by seat. */
  readonly fallbacks: readonly number[];
}

/** Sees every decision with the view it was made from; views are new each time and may be kept. */
type Witness = (view: TableView, thought: Thought) => void;

/** The seed of one match of a run. Matches of one run never share theirs. */
export function matchSeed(seed: number, number: number): number {
  return (deriveSeed(seed, CARDS) + number) % (MAX_SEED + 1);
}

/** What chance decides in the thoughts of each seat during one deal; deals count from 1. */
export function chancesOf(seed: number, deal: number, seats: number): Random[] {
  return Array.from(
    { length: seats },
    (_, seat) => new SeededRandom(deriveSeed(seed, THOUGHT, deal, seat)),
  );
}

/** Plays a match from its beginning to its end. */
export function playMatch(
  game: AnyGame,
  bots: readonly string[],
  runSeed: number,
  number: number,
  witness?: Witness,
): PlayedMatch {
  const seed = matchSeed(runSeed, number);
  const sides = sidesOf(game);
  let moves: MadeMove[] = [];
  const chairs = bots.map((name, seat) => {
    const bot = noting(allBots.create(name), (view, thought) => {
      moves.push(madeMove(seat, thought.move));
      witness?.(view, thought);
    });
    return { name, bot, tally: emptyTally(), pace: emptyPace() };
  });
  const referee = new Referee(game, chairs);
  const deals: PlayedDeal[] = [];
  let results: readonly DealResult[] = [];
  let standing = game.start();
  while (standing.winners === null && deals.length < MOST_DEALS) {
    const setup = game.next(standing)!;
    const draw = seededDraw(game, seed, deals.length + 1);
    const chances = chancesOf(seed, deals.length + 1, game.seats);
    const result = referee.play(standing, results, draw, chances);
    deals.push({ setup, ...draw, moves, result });
    moves = [];
    results = [...results, result];
    standing = game.after(standing, result);
  }
  const shares = winShares(game.id, standing);
  return {
    number,
    bots,
    seed,
    deals,
    standing,
    shares: sides.map((side) => shares[side]!),
    fallbacks: chairs.map(({ tally }) => tally.fallbacks),
  };
}

/** By seat and card. Matches are kept until they are counted, so what repeats is stored once. */
const PLAYS: MadeMove[][] = [];

function madeMove(seat: Seat, move: Move): MadeMove {
  if (move.kind !== 'play') return { seat, move };
  PLAYS[seat] ??= [];
  PLAYS[seat][move.card] ??= { seat, move };
  return PLAYS[seat][move.card]!;
}

function noting(bot: Bot, note: Witness): Bot {
  return {
    name: bot.name,
    choose(view, random) {
      const thought = bot.choose(view, random);
      note(view, thought);
      return thought;
    },
  };
}

/** The table of a match before its first deal: the players are called as the bots are. */
export function tableOf(game: AnyGame, bots: readonly string[], seed: number): Table {
  const opened = openTable({
    game: game.id,
    options: game.options,
    players: bots,
    deals: { kind: 'seeded', seed },
  });
  if (!opened.ok) throw new RangeError(opened.error);
  return opened.value;
}

/** The match as a table of the engine, with its whole log: what is stored and read back. */
export function matchTable(game: AnyGame, { bots, seed, deals }: PlayedMatch): Table {
  const replayed = replay(tableOf(game, bots, seed), entriesOf(deals));
  if (!replayed.ok) {
    const { entry, refusal } = replayed.error;
    throw new Error(`entry ${entry} of a played match is refused: ${refusalText(refusal)}`);
  }
  return replayed.value;
}

function* entriesOf(deals: readonly PlayedDeal[]): Generator<Entry> {
  for (const { cards, first, moves } of deals) {
    yield { kind: 'deal', cards, first };
    for (const { seat, move } of moves) yield { kind: 'move', seat, move };
  }
}
