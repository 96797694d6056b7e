// Shorthands for tests: hands and tricks by card names, and positions of any game in one line.

import {
  type AnyGame,
  type Card,
  cardName,
  type Deal,
  type GameId,
  gameOf,
  MAX_ACTIONS,
  type Position,
  type Standing,
  setUp,
} from '../src/index.ts';

/** Cards by name, as in `cards(game, 'QS 10H 2C')`. */
export function cards(game: AnyGame, names: string): Card[] {
  const list = names.split(' ').filter((name) => name !== '');
  return list.map((name) => {
    const card = game.deck.parse(name);
    if (card === undefined) throw new RangeError(`no card ${name} in this deck`);
    return card;
  });
}

export function card(game: AnyGame, name: string): Card {
  return cards(game, name)[0]!;
}

/** Names of cards, sorted, so that two hands can be compared. */
export function names(list: Iterable<Card>): string {
  return [...list].map(cardName).sort().join(' ');
}

/** A game with a preset and changes, as in `game('king', 'pagat', { earlyEnd: false })`. */
export function game(id: GameId, preset?: string, changes: Record<string, unknown> = {}): AnyGame {
  return gameOf(id, preset === undefined ? changes : { preset, ...changes });
}

export interface PlayPosition extends Omit<Position, 'hands' | 'trick'> {
  /** The hand of the seat on turn. */
  readonly hand: string;
  readonly seat?: number;
  /** The trick so far, as in `1:10H 2:3H`. */
  readonly trick?: string;
  readonly standing?: Partial<Standing>;
}

/** A deal in which one seat is to play; the others hold nothing. */
export function playing(game: AnyGame, position: PlayPosition): Deal {
  const { hand, seat = 0, trick = '', standing, ...rest } = position;
  const hands = Array.from({ length: game.seats }, (_, i) => (i === seat ? cards(game, hand) : []));
  const played = trick
    .split(' ')
    .filter((play) => play !== '')
    .map((play) => {
      const [by, name] = play.split(':');
      return { seat: Number(by), card: card(game, name!) };
    });
  return setUp(
    game,
    { ...game.start(), ...standing },
    {
      phase: 'playing',
      trickNumber: 5,
      turn: seat,
      ...rest,
      hands,
      trick: played,
    },
  );
}

/** The legal cards of the seat on turn, by name, sorted. */
export function legal(game: AnyGame, deal: Deal): string {
  const out = new Int32Array(MAX_ACTIONS);
  const n = game.legal(deal, deal.turn, out);
  return names(Array.from(out.subarray(0, n)) as Card[]);
}
