// A typed line at this moment: a move for the table, something else to do, or only an answer that says what may be typed.

import { cardSymbol, type Move, SUIT_LETTERS, type TableView } from '@kalpler/engine';
import {
  type Asked,
  commandedMove,
  isMoveCommand,
  type NoMove,
  parseCommand,
  SOLO_VERBS,
} from '@kalpler/match/commands';
import { gamePlugin } from '../games/index.ts';
import { inHandOrder, suitSymbol } from '../terminal/cards.ts';
import type { Words } from '../words.ts';
import { askOf, choicesOf, mayClaim } from './ask.ts';

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

/** As in `Q♠ 7♠` or `bid 1–13, nil`; empty while nothing is asked. */
export function allowedMoves(view: TableView, words: Words): string {
  const { t } = words;
  const { deal } = view;
  switch (askOf(view)) {
    case 'play': {
      const cards = inHandOrder(deal!.legal).map(cardSymbol).join(' ');
      return mayClaim(view) ? `${cards}, ${t.claimWord}` : cards;
    }
    case 'give': {
      const { count } = deal!.give!;
      const some = inHandOrder(deal!.hand ?? []).slice(0, count);
      return t.giveExample(count, some.map(cardSymbol).join(' '));
    }
    case 'choose':
      return choiceWords(view, words);
    case 'pause':
      return t.nextWord;
    case 'over':
      return t.quitWord;
    case 'wait':
      return '';
  }
}

function choiceWords(view: TableView, words: Words): string {
  const { deal } = view;
  const typed = deal === null ? undefined : gamePlugin(deal.game).table.typed;
  if (deal !== null && typed !== undefined) return typed(deal, words.t);
  return choicesOf(view, words)
    .map(({ label, note }, i) => `${i + 1} ${label}${note === '' ? '' : ` (${note})`}`)
    .join(', ');
}

export function allowedLine(view: TableView, words: Words): string {
  const moves = allowedMoves(view, words);
  const all = [moves, words.t.allowedMore].filter((part) => part !== '').join(' · ');
  return words.t.allowed(all);
}
