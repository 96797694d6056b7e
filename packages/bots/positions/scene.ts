// A scene as a card player would write it down, brought onto a table move by move.

import {
  type AnyGame,
  type Call,
  type Card,
  dealNext,
  type GameId,
  gameOf,
  openTable,
  parseHand,
  parseMove,
  refusalText,
  type Seat,
  type Standing,
  setUp,
  submit,
  type Table,
} from '@kalpler/engine';

/** The seats by name, clockwise: North is South's partner in Spades, and in King East plays after South. */
const PLACES = ['south', 'west', 'north', 'east'] as const;
type Place = (typeof PLACES)[number];

export interface Scene {
  readonly game: GameId;
  /** A preset and what differs from it. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Points by seat from South on, or by side, and the bags of each side. */
  readonly totals?: readonly number[];
  readonly bags?: readonly number[];
  /** Which round this is, from 1, and in Spades who deals it. */
  readonly round?: number;
  readonly dealer?: Place;
  /** King: who has named what before, as in `west trump spades`; the next seat is the selector. */
  readonly calls?: readonly string[];
  /** What each seat holds now, as in `AK5.Q3.JT98.742`: spades, hearts, diamonds, clubs. */
  readonly holds: Readonly<Record<Place, string>>;
  /** Passes, bids, exchanges or the contract, as in `west bid 4`. */
  readonly said?: readonly string[];
  /** Every trick with its leader, as in `west AC 2C 5C 3C`; the last one may be unfinished. */
  readonly tricks?: readonly string[];
}

/** The table with the position on it. Throws if it could not have come about so. */
export function tableOf(scene: Scene): Table {
  const game = gameOf(scene.game, scene.options ?? {});
  const standing = standingOf(game, scene);
  const players = PLACES.slice(0, game.seats);
  const opened = openTable({ game: game.id, options: game.options, players, standing });
  if (!opened.ok) throw new Error(opened.error);
  const moves = movesOf(scene);
  const dealt = dealNext(opened.value, {
    cards: dealtCards(game, scene, standing, moves),
    first: 0,
  });
  if (!dealt.ok) throw new Error(`the deal: ${refusalText(dealt.error)}`);
  return moves.reduce((table, [seat, text]) => {
    const move = parseMove(text, game.deck);
    if (!move.ok) throw new Error(move.error);
    const done = submit(table, seat, move.value);
    if (!done.ok) throw new Error(`${PLACES[seat]} ${text}: ${refusalText(done.error)}`);
    return done.value;
  }, dealt.value);
}

function standingOf(game: AnyGame, scene: Scene): Standing {
  const start = game.start();
  const { totals = start.totals, bags = start.bags } = scene;
  if (game.id === 'king') {
    const calls = (scene.calls ?? []).map((line): Call => {
      const [place, ...name] = words(line);
      const move = parseMove(`choose ${name.join(' ')}`, game.deck);
      if (!move.ok || move.value.kind !== 'choose') throw new Error(`no contract: ${line}`);
      return { selector: seatOf(place), contract: move.value.contract };
    });
    const dealer = calls.at(-1)?.selector ?? null;
    return { ...start, totals, played: calls.length, dealer, calls };
  }
  const played = (scene.round ?? 1) - 1;
  const dealer = scene.dealer === undefined ? null : (seatOf(scene.dealer) + 3) % game.seats;
  return { ...start, totals, bags, played, dealer };
}

/** Everything that has happened, each move with its seat. */
function movesOf({ game, said = [], tricks = [] }: Scene): [Seat, string][] {
  const step = game === 'king' ? -1 : 1;
  const spoken = said.map((line): [Seat, string] => {
    const [place, ...move] = words(line);
    return [seatOf(place), move.join(' ')];
  });
  const played = tricks.flatMap((line) => {
    const [leader, ...cards] = words(line);
    return cards.map((card, i): [Seat, string] => [(seatOf(leader) + step * i + 4) % 4, card]);
  });
  return [...spoken, ...played];
}

/** The cards as they were dealt: those held now and those played, with every gift taken back. */
function dealtCards(
  game: AnyGame,
  { holds }: Scene,
  standing: Standing,
  moves: readonly [Seat, string][],
): Card[] {
  const bare = setUp(game, standing, { hands: [[], [], [], []] });
  const hands = PLACES.map((place) => {
    const hand = parseHand(holds[place], game.deck);
    if (!hand.ok) throw new Error(`${place}: ${hand.error}`);
    return new Set(hand.value);
  });
  for (const [seat, text] of moves.toReversed()) {
    const move = parseMove(text, game.deck);
    if (!move.ok) continue;
    const { value } = move;
    if (value.kind === 'play') hands[seat]!.add(value.card);
    if (value.kind !== 'pass' && value.kind !== 'exchange') continue;
    for (const card of value.cards) {
      hands[game.receiver(bare, seat)]!.delete(card);
      hands[seat]!.add(card);
    }
  }
  for (const [seat, { size }] of hands.entries()) {
    if (size !== game.length) throw new Error(`${PLACES[seat]} was dealt ${size} cards`);
  }
  return hands.flatMap((hand) => [...hand]);
}

function seatOf(place: string | undefined): Seat {
  const seat = PLACES.indexOf(place as Place);
  if (seat < 0) throw new Error(`nobody sits at ${place}`);
  return seat;
}

/** What is written with spaces between. */
export function words(text = ''): string[] {
  return text.split(' ').filter((word) => word !== '');
}
