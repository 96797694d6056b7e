// From the notation of a lesson to tables of the engine; a lesson that breaks the rules cannot be played at all.

import {
  type Card,
  dealNext,
  type GameId,
  gameOf,
  type Move,
  openTable,
  parseHand,
  parseMove,
  type Result,
  refusalText,
  STANDARD_DECK,
  submit,
  type Table,
} from '@kalpler/engine';
import type { Ask, Scene } from './lesson.ts';

/** The player's seat. */
export const OWN = 0;

function sure<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

export function cardsOf(names: string): Card[] {
  return names.split(' ').map((name) => {
    const card = STANDARD_DECK.parse(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return card;
  });
}

/** The table of a scene, with its deal and what has happened in it. */
export function openScene(game: GameId, scene: Scene, players: readonly string[]): Table {
  const standing = { ...gameOf(game).start(), ...scene.standing };
  const empty = sure(openTable({ game, players, standing }));
  const cards = scene.hands.flatMap((hand) => sure(parseHand(hand, STANDARD_DECK)));
  const dealt = dealNext(empty, { cards, first: OWN });
  if (!dealt.ok) throw new Error(refusalText(dealt.error));
  return follow(dealt.value, scene.past).at(-1) ?? dealt.value;
}

/** The tables after each move of a script. */
export function follow(table: Table, script = ''): Table[] {
  const tables: Table[] = [];
  for (const text of script.split(',').filter((part) => part !== '')) {
    const [, seat, words] = /^\s*(?:(\d):)?(.*?)\s*$/.exec(text)!;
    const now = tables.at(-1) ?? table;
    const done = submit(
      now,
      seat === undefined ? now.actors[0]! : Number(seat),
      sure(parseMove(words!, STANDARD_DECK)),
    );
    if (!done.ok) throw new Error(`${text}: ${refusalText(done.error)}`);
    tables.push(done.value);
  }
  return tables;
}

/** All moves that fulfil what is asked, the best first. */
export function wantedMoves(ask: Ask): Move[] {
  switch (ask.kind) {
    case 'read':
    case 'try':
      return [];
    case 'play':
      return cardsOf(ask.cards).map((card) => ({ kind: 'play', card }));
    case 'give':
      return [{ kind: 'pass', cards: cardsOf(ask.cards) }];
    case 'bid':
      return ask.bids.map((bid) => ({ kind: 'bid', bid }));
    case 'choose':
      return [sure(parseMove(`choose ${ask.contract}`, STANDARD_DECK))];
  }
}
