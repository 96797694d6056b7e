// Shorthands for tests: tables that are opened, dealt and played on, and pictures of them to compare.

import {
  type Card,
  cardName,
  dealNext,
  drawDeal,
  GAME_IDS,
  type GameId,
  type Move,
  moveOf,
  openTable,
  parseHand,
  parseMove,
  presetNames,
  type Random,
  type Result,
  submit,
  type Table,
  tableJson,
  timeOut,
  viewTable,
} from '../src/index.ts';

export const PLAYERS: readonly string[] = ['Ada', 'Bora', 'Cem', 'Deniz'];

/** Every preset of every game, as in `['king', 'pagat']`. */
export const PRESETS: readonly (readonly [GameId, string])[] = GAME_IDS.flatMap((id) =>
  presetNames(id).map((preset) => [id, preset] as const),
);

/** Four hands of suits even in length: the first has the high cards, the last the low ones. */
export const EVEN_HANDS: readonly string[] = [
  'AKQ.AKQJ.AKQ.AKQ',
  'JT9.T98.JT9.JT98',
  '876.765.8765.765',
  '5432.432.432.432',
];

/** The value of something that must have gone well. */
export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** An open table, as in `open('king', { preset: 'three' })`. */
export function open(
  game: GameId,
  options: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, unknown>> = {},
): Table {
  const three = options.preset === 'three' || options.preset === 'cutthroat';
  return must(openTable({ game, options, players: PLAYERS.slice(0, three ? 3 : 4), ...more }));
}

/** The next deal with these hands, as in `layHands(table, 'AKQ.AKQJ.AKQ.AKQ', …)`. */
export function layHands(table: Table, ...texts: readonly string[]): Table {
  const cards = texts.flatMap((text) => must(parseHand(text, table.game.deck)));
  return must(dealNext(table, { cards, first: 0 }));
}

/** The next deal with the even hands. */
export function layEven(table: Table): Table {
  return layHands(table, ...EVEN_HANDS);
}

/** The next deal, drawn at random. */
export function dealAny(table: Table, random: Random): Table {
  return must(dealNext(table, drawDeal(table.game, random)));
}

/** The next deal with the deck as it lies: all clubs to seat 0, then diamonds, spades, hearts. */
export function layDeck(table: Table): Table {
  return must(dealNext(table, { cards: table.game.deck.cards, first: 0 }));
}

/** A move that must be allowed. */
export function make(table: Table, seat: number, move: Move): Table {
  return must(submit(table, seat, move));
}

/** Moves as text, as in `makeMoves(table, '0 pass QS AS KH', '3 2C')`. */
export function makeMoves(table: Table, ...lines: readonly string[]): Table {
  return lines.reduce((before, line) => {
    const move = must(parseMove(line.slice(2), before.game.deck));
    return make(before, Number(line[0]), move);
  }, table);
}

/** One step: the deal that is awaited, a random move, or now and then an automatic one. */
export function step(table: Table, random: Random): Table {
  if (table.awaitsDeal) return dealAny(table, random);
  if (random.below(8) === 0) return timeOut(table, random);
  const seat = table.actors[random.below(table.actors.length)]!;
  return make(table, seat, moveOf(table.game.random(table.deal!, seat, random)));
}

/** Steps until a condition holds or the match is over. */
export function playUntil(
  table: Table,
  random: Random,
  isDone: (table: Table) => boolean = () => false,
): Table {
  let now = table;
  while (!isDone(now) && now.standing.winners === null) now = step(now, random);
  return now;
}

export function playSteps(table: Table, random: Random, steps: number): Table {
  let left = steps;
  return playUntil(table, random, () => left-- === 0);
}

/** Everything that can be seen of a table, from every seat, in its log and in its file. */
export function pictureOf(table: Table): string {
  const seats = [null, ...Array.from({ length: table.game.seats }, (_, seat) => seat)];
  return JSON.stringify([table.log, tableJson(table), seats.map((seat) => viewTable(table, seat))]);
}

/** The cards that a seat holds, by name, in card order. */
export function handOf(table: Table, seat: number): string[] {
  const hand: readonly Card[] = viewTable(table, seat).deal?.hand ?? [];
  return hand.map(cardName);
}

/** The checksum of a table's file (FNV-1a over UTF-16 units), as somebody who changes a file would mend it. */
export function checksum(file: { readonly opening?: unknown; readonly log?: unknown }): string {
  let hash = 2166136261;
  for (const unit of JSON.stringify([file.opening, file.log]).split('')) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 16777619);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
