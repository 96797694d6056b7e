// What a command comes to at this moment: a move for the table, or why it is none.

import { type Card, cardName, type Move, type TableView } from '@kalpler/engine';
import type { Readings } from './card-names.ts';
import type { Command } from './command.ts';

/** The commands that make a move. */
export type MoveCommand = Extract<
  Command,
  {
    kind: ('play' | 'give' | 'bid' | 'choose' | 'number') | ('moon' | 'look' | 'claim' | 'cancel');
  }
>;

/** Why a command makes no move now. */
export type NoMove =
  | { readonly why: 'watching' | 'notNow' | 'notYours' }
  | { readonly why: 'notPlaying' | 'notGiving' | 'notBidding' | 'notChoosing' }
  /** Nothing with this number can be chosen. */
  | { readonly why: 'noChoice'; readonly number: number }
  /** By its printed name. */
  | { readonly why: 'notHeld'; readonly card: string }
  /** What was typed may be any of these, and all are held. */
  | { readonly why: 'which'; readonly text: string; readonly cards: readonly Card[] }
  | { readonly why: 'giveExactly'; readonly count: number; readonly cards: readonly Card[] };

export type CommandedMove = { readonly move: Move } | NoMove;

const MOVE_KINDS = new Set<Command['kind']>([
  ...(['play', 'give', 'bid', 'choose', 'number'] as const),
  ...(['moon', 'look', 'claim', 'cancel'] as const),
]);

export function isMoveCommand(command: Command): command is MoveCommand {
  return MOVE_KINDS.has(command.kind);
}

/**
 * Only what the view shows is judged here: whether this is the moment, and which cards are meant. `choices` are the
 * moves of the numbered list that is shown, if there is one.
 */
export function commandedMove(
  command: MoveCommand,
  view: TableView,
  choices: readonly Move[] = [],
): CommandedMove {
  const { deal, seat } = view;
  if (seat === null) return { why: 'watching' };
  const phase = deal?.phase ?? null;
  const move = (one: Move): CommandedMove => {
    if (deal === null || view.awaitsPause) return { why: 'notNow' };
    // Whether a bid or a claim may come now, the table knows better than its view.
    const isFree = one.kind === 'bid' || one.kind === 'claim';
    return isFree || deal.actors.includes(seat) ? { move: one } : { why: 'notYours' };
  };
  switch (command.kind) {
    case 'play': {
      if (phase !== 'playing') return { why: 'notPlaying' };
      const found = meantCards([command.card], command.text, view);
      return 'why' in found ? found : move({ kind: 'play', card: found.cards[0]! });
    }
    case 'give': {
      if (phase !== 'passing' && phase !== 'exchanging') return { why: 'notGiving' };
      const found = meantCards(command.cards, command.text, view);
      if ('why' in found) return found;
      const { cards } = found;
      const count = deal?.give?.count ?? cards.length;
      if (cards.length !== count) return { why: 'giveExactly', count, cards };
      return move({ kind: phase === 'passing' ? 'pass' : 'exchange', cards });
    }
    case 'bid':
      return phase === 'bidding' ? move({ kind: 'bid', bid: command.bid }) : { why: 'notBidding' };
    case 'look':
      return phase === 'bidding' && deal?.hand === null
        ? move({ kind: 'reveal' })
        : { why: 'notNow' };
    case 'choose':
      return phase === 'selecting'
        ? move({ kind: 'choose', contract: command.contract })
        : { why: 'notChoosing' };
    case 'number': {
      const choice = choices[command.number - 1];
      return choice === undefined ? { why: 'noChoice', number: command.number } : move(choice);
    }
    case 'moon':
      return move({ kind: 'moon', option: command.option });
    case 'claim':
    case 'cancel':
      return move({ kind: command.kind });
  }
}

/** The cards of the hand that are meant; where a name could be two of them, the one that may be played. */
function meantCards(
  named: readonly Readings[],
  text: string,
  { deal }: TableView,
): { readonly cards: readonly Card[] } | NoMove {
  const hand = deal?.hand ?? [];
  const cards: Card[] = [];
  for (const readings of named) {
    const held = readings.flatMap((name) => hand.filter((card) => cardName(card) === name));
    const legal = held.filter((card) => deal?.legal.includes(card));
    const meant = held.length > 1 && legal.length === 1 ? legal : held;
    if (meant.length === 0) return { why: 'notHeld', card: readings[0]! };
    if (meant.length > 1) return { why: 'which', text, cards: meant };
    cards.push(meant[0]!);
  }
  return { cards };
}
