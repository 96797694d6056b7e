// What a command comes to at this moment: a move for the server, another request, or only an answer.

import { type Card, cardName, type Move, type TableView } from '@kalpler/engine';
import type { Command } from './command.ts';
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
import type { Asked } from './verbs.ts';

type Outcome =
  | { readonly kind: 'answer'; readonly lines: readonly string[] }
  /** Sent as it is; the server says why not, if so. */
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'ready' | 'leave' | 'start' }
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
    case 'ready':
      return view.awaitsPause ? { kind: 'ready' } : answer(p.notReady);
    default:
      return moveOf(command, situation);
  }
}

type Doing = Extract<
  Command,
  { kind: 'play' | 'give' | 'bid' | 'choose' | 'moon' | 'look' | 'claim' | 'cancel' }
>;

/** Only what the view shows is judged here: whether this is the moment, and whose cards they are. */
function moveOf(command: Doing, situation: Situation): Outcome {
  const { p, view, nameOf } = situation;
  const { deal, seat } = view;
  if (seat === null) return answer(p.watching);
  if (deal === null || view.awaitsPause) return answer(p.notNow);
  const move = (one: Move): Outcome =>
    deal.actors.includes(seat) || one.kind === 'bid' || one.kind === 'claim'
      ? { kind: 'move', move: one }
      : answer(p.notYours(playerNames(view, deal.actors)));
  const held = (printed: string) => deal.hand?.find((card) => cardName(card) === printed);
  switch (command.kind) {
    case 'play': {
      if (deal.phase !== 'playing') return answer(p.notPlaying, ...moveLines(view, situation));
      const card = held(command.card);
      return card === undefined
        ? answer(p.notHeld(nameOf(command.card)))
        : move({ kind: 'play', card });
    }
    case 'give': {
      const { phase } = deal;
      if (phase !== 'passing' && phase !== 'exchanging') return answer(p.notGiving);
      const absent = command.cards.find((printed) => held(printed) === undefined);
      if (absent !== undefined) return answer(p.notHeld(nameOf(absent)));
      const cards = command.cards.map((printed) => held(printed) as Card);
      if (deal.give !== null && cards.length !== deal.give.count) {
        return answer(p.giveExactly(deal.give.count, cards.length), cardList(cards, situation));
      }
      return move({ kind: phase === 'passing' ? 'pass' : 'exchange', cards });
    }
    case 'bid':
      return deal.phase === 'bidding'
        ? move({ kind: 'bid', bid: command.bid })
        : answer(p.notBidding);
    case 'look':
      return deal.phase === 'bidding' && deal.hand === null
        ? move({ kind: 'reveal' })
        : answer(p.notNow);
    case 'choose':
      return deal.phase === 'selecting'
        ? move({ kind: 'choose', contract: command.contract })
        : answer(p.notChoosing);
    case 'moon':
      return move({ kind: 'moon', option: command.option });
    case 'claim':
    case 'cancel':
      return move({ kind: command.kind });
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
  }
}
