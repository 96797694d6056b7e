// What a typed line comes to at this moment: a move for the table, something else to do, or only an answer.

import { cardSymbol, type Move, SUIT_LETTERS, type TableView } from '@kalpler/engine';
import {
  type Asked,
  commandedMove,
  isMoveCommand,
  type NoMove,
  parseCommand,
  SOLO_VERBS,
} from '@kalpler/match/commands';
import { inHandOrder, suitSymbol } from '../../terminal/cards.ts';
import type { Words } from '../../words.ts';
import { choicesOf } from '../ask.ts';
import { allowedLine } from './allowed.ts';

/** What a terminal can show. */
export type Shown = Exclude<Asked, 'players' | 'rules'>;

export type Outcome =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'next' | 'hint' | 'undo' | 'redo' | 'deck' | 'quit' }
  | { readonly kind: 'show'; readonly what: Shown }
  /** It cannot be done; why, and what can. */
  | { readonly kind: 'refused'; readonly text: string };

export function outcomeOf(typed: string, view: TableView, words: Words): Outcome {
  const { t, language } = words;
  const phase = view.deal?.phase ?? null;
  const command = parseCommand(typed, { language, phase, verbs: SOLO_VERBS });
  const refused = (why: string): Outcome => ({
    kind: 'refused',
    text: `${why} ${allowedLine(view, words)}`,
  });
  if (isMoveCommand(command)) {
    const choices = choicesOf(view, words).map(({ move }) => move);
    const commanded = commandedMove(command, view, choices);
    return 'move' in commanded
      ? { kind: 'move', move: commanded.move }
      : refused(noMoveText(commanded, view, words));
  }
  switch (command.kind) {
    case 'show':
      return command.what === 'players' || command.what === 'rules'
        ? refused(t.misread(typed.trim()))
        : { kind: 'show', what: command.what };
    case 'hint':
    case 'undo':
    case 'redo':
    case 'deck':
    case 'quit':
      return command;
    case 'next':
      return view.awaitsPause ? { kind: 'next' } : refused(t.notBetween);
    case 'misread':
      return refused(t.misread(command.typed));
    default:
      // Only at a table with other people.
      return refused(t.misread(typed.trim()));
  }
}

function noMoveText(no: NoMove, { deal }: TableView, { t, card }: Words): string {
  switch (no.why) {
    case 'noChoice':
      return t.misread(String(no.number));
    case 'notHeld':
      return t.notHeld(
        printed(no.card),
        inHandOrder(deal?.hand ?? [])
          .map(cardSymbol)
          .join(' '),
      );
    case 'which': {
      const ways = no.cards.map((one) => `${cardSymbol(one)} (${card(one)})`).join(', ');
      return `${t.which(no.text, ways)}.`;
    }
    case 'giveExactly':
      return t.giveExactly(no.count, no.cards.length);
    case 'watching':
    case 'notYours':
      return t.notNow;
    default:
      return t[no.why];
  }
}

/** From `10H` to `10♥`; a joker has no suit. */
function printed(name: string): string {
  const symbol = suitSymbol(SUIT_LETTERS.indexOf(name.slice(-1)));
  return /[CDHS]$/.test(name) ? name.slice(0, -1) + symbol : name;
}
