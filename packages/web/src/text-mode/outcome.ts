// What a command means at this moment: a move for the server, another request, or only an answer.

import type { Move, TableView } from '@kalpler/engine';
import {
  type Asked,
  type Command,
  commandedMove,
  isMoveCommand,
  type NoMove,
} from '@kalpler/match/commands';
import {
  cardList,
  handLines,
  lastTrickLines,
  moveLines,
  playerLines,
  playerNames,
  scoreLines,
  tableLines,
  type Words,
} from './report.ts';

type Outcome =
  | { readonly kind: 'answer'; readonly lines: readonly string[] }
  /** Sent as it is; the server says why not, if so. */
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'ready' | 'leave' }
  | { readonly kind: 'vote'; readonly isYes: boolean }
  | { readonly kind: 'say'; readonly text: string };

interface Situation extends Words {
  readonly view: TableView;
  readonly rules: readonly string[];
  /** The printed name of a card in words, for a card that is not at hand. */
  readonly nameOf: (printed: string) => string;
}

const answer = (...lines: string[]): Outcome => ({ kind: 'answer', lines });

export function outcomeOf(command: Command, situation: Situation): Outcome {
  const { p, view } = situation;
  if (isMoveCommand(command)) {
    const commanded = commandedMove(command, view);
    return 'move' in commanded
      ? { kind: 'move', move: commanded.move }
      : answer(...noMoveLines(commanded, situation));
  }
  switch (command.kind) {
    case 'misread': {
      const { what, text } = command;
      return answer(text === '' ? p.misread[what] : p.unread(text, p.misread[what]));
    }
    case 'show':
      return answer(...shown(command.what, situation));
    case 'say':
      return { kind: 'say', text: command.text };
    case 'vote':
      return view.standing.winners === null ? answer(p.notNow) : command;
    case 'leave':
      return command.isSure ? { kind: 'leave' } : answer(p.sureToLeave);
    case 'start':
      return answer(p.notNow);
    case 'next':
      return view.awaitsPause ? { kind: 'ready' } : answer(p.notReady);
    default:
      // Only in a match against bots.
      return answer(p.notNow);
  }
}

function noMoveLines(no: NoMove, situation: Situation): readonly string[] {
  const { p, view, nameOf } = situation;
  switch (no.why) {
    case 'notYours':
      return [p.notYours(playerNames(view, view.deal?.actors ?? []))];
    case 'notPlaying':
      return [p.notPlaying, ...moveLines(view, situation)];
    case 'notHeld':
      return [p.notHeld(nameOf(no.card))];
    case 'which':
      return [p.which(no.text, cardList(no.cards, situation))];
    case 'giveExactly':
      return [p.giveExactly(no.count, no.cards.length), cardList(no.cards, situation)];
    case 'noChoice':
      return [p.unread(String(no.number), p.misread.command)];
    default:
      return [p[no.why]];
  }
}

function shown(what: Asked, situation: Situation): readonly string[] {
  const { view, p, rules } = situation;
  switch (what) {
    case 'hand':
      return handLines(view, situation);
    case 'table':
      return tableLines(view, situation);
    case 'scores':
      return scoreLines(view, situation);
    case 'last':
      return lastTrickLines(view, situation);
    case 'moves':
      return moveLines(view, situation);
    case 'players':
      return playerLines(view, situation);
    case 'rules':
      return rules;
    case 'help':
      return p.help;
    default:
      // Only in a match against bots.
      return [p.notNow];
  }
}
