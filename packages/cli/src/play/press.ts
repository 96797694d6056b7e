// What a key does: changes what the person has in front of them, and may ask for something to be done.

import type { Move, TableView } from '@kalpler/engine';
import type { ListedMove } from '../games/plugin.ts';
import type { Key } from '../terminal/keys.ts';
import type { Words } from '../words.ts';
import { askOf } from './ask.ts';
import { type Outcome, outcomeOf } from './typed.ts';
import { type Sheet, toggled, type Ui, walkable } from './ui.ts';

export interface Pressed {
  readonly ui: Ui;
  readonly outcome: Outcome | { readonly kind: 'skip' | 'suspend' | 'interrupt' | 'redraw' } | null;
}

interface Situation {
  readonly view: TableView;
  readonly choices: readonly ListedMove[];
  /** How many choices stand beside each other. */
  readonly columns: number;
  readonly words: Words;
  /** False in a terminal that is too small to show anything. */
  readonly isSeen: boolean;
}

/** Keys that open a sheet while nothing is typed. */
const SHEET_KEYS: Readonly<Record<string, Sheet>> = {
  '.': 'last',
  ',': 'played',
  '=': 'scores',
  '?': 'help',
};
const MOST_TYPED = 60;

const only = (ui: Ui): Pressed => ({ ui, outcome: null });

export function press(ui: Ui, key: Key, situation: Situation): Pressed {
  switch (key.name) {
    case 'ctrl-c':
      return { ui, outcome: { kind: 'interrupt' } };
    case 'ctrl-z':
      return { ui, outcome: { kind: 'suspend' } };
    case 'ctrl-l':
      return { ui, outcome: { kind: 'redraw' } };
    case 'ctrl-d':
      return ui.typed === '' || !situation.isSeen ? { ui, outcome: { kind: 'quit' } } : only(ui);
  }
  if (!situation.isSeen) return pressUnseen(ui, key);
  if (ui.sheet !== null) return pressOnSheet(ui, key);
  switch (key.name) {
    case 'text':
      return typeLetter(ui, key.text);
    case 'space':
      if (ui.typed !== '') return typeLetter(ui, ' ');
      return pick(ui, situation);
    case 'up':
      if (askOf(situation.view) === 'give') return pick(ui, situation);
      return only(walk(ui, -situation.columns, situation));
    case 'down':
      return only(walk(ui, situation.columns, situation));
    case 'left':
      return only(walk(ui, -1, situation));
    case 'right':
      return only(walk(ui, 1, situation));
    case 'home':
      return only(walk(ui, Number.NEGATIVE_INFINITY, situation));
    case 'end':
      return only(walk(ui, Number.POSITIVE_INFINITY, situation));
    case 'escape':
    case 'ctrl-u':
      return only({ ...ui, typed: '', message: null, advised: null });
    case 'backspace':
      if (ui.typed === '') return { ui, outcome: { kind: 'undo' } };
      return only({ ...ui, typed: [...ui.typed].slice(0, -1).join('') });
    case 'ctrl-y':
    case 'ctrl-r':
      return { ui, outcome: { kind: 'redo' } };
    case 'tab':
      return { ui, outcome: { kind: 'hint' } };
    case 'f1':
      return only({ ...ui, sheet: 'help', scroll: 0 });
    case 'enter':
      return enter(ui, situation);
    default:
      return only(ui);
  }
}

/** Nobody plays, types or turns over what they do not see; one letter leaves, as the screen says. */
function pressUnseen(ui: Ui, key: Key): Pressed {
  const isLeaving = key.name === 'text' && /^q$/i.test(key.text);
  return isLeaving ? { ui, outcome: { kind: 'quit' } } : only(ui);
}

function pressOnSheet(ui: Ui, key: Key): Pressed {
  const closed = { ...ui, sheet: null, scroll: 0 };
  switch (key.name) {
    case 'up':
      return only({ ...ui, scroll: Math.max(0, ui.scroll - 1) });
    case 'down':
      return only({ ...ui, scroll: ui.scroll + 1 });
    case 'pageUp':
      return only({ ...ui, scroll: Math.max(0, ui.scroll - 8) });
    case 'pageDown':
      return only({ ...ui, scroll: ui.scroll + 8 });
    case 'text': {
      const sheet = SHEET_KEYS[key.text];
      // Not closed by the first letter of a command: of a bid of 12, one of 2 would be left.
      if (sheet === undefined) return only(ui);
      return sheet === ui.sheet ? only(closed) : only({ ...closed, sheet });
    }
    default:
      return only(closed);
  }
}

function typeLetter(ui: Ui, letter: string): Pressed {
  const sheet = ui.typed === '' ? SHEET_KEYS[letter] : undefined;
  if (sheet !== undefined) return only({ ...ui, sheet, scroll: 0 });
  if (ui.typed.length >= MOST_TYPED) return only(ui);
  return only({ ...ui, typed: ui.typed + letter, message: null });
}

function pick(ui: Ui, { view }: Situation): Pressed {
  const { give } = view.deal ?? {};
  if (askOf(view) === 'give' && give != null) return only(toggled(ui, give.count));
  return askOf(view) === 'wait' ? { ui, outcome: { kind: 'skip' } } : only(ui);
}

/** Along the choices, or along the cards. */
function walk(ui: Ui, steps: number, { view, choices }: Situation): Ui {
  const bounded = (place: number, length: number) => Math.max(0, Math.min(length - 1, place));
  if (choices.length > 0) {
    const to = ui.choice + steps;
    // Up from the first row and down from the last leads nowhere.
    const isOutside = Number.isFinite(steps) && Math.abs(steps) > 1 && choices[to] === undefined;
    return isOutside ? ui : { ...ui, choice: bounded(to, choices.length) };
  }
  if (Number.isFinite(steps) && Math.abs(steps) !== 1) return ui;
  const cards = walkable(view);
  const place = ui.card === null ? -1 : cards.indexOf(ui.card);
  return { ...ui, card: cards[bounded(place + steps, cards.length)] ?? null };
}

function enter(ui: Ui, situation: Situation): Pressed {
  const { view, choices, words } = situation;
  if (ui.typed.trim() !== '') {
    const outcome = outcomeOf(ui.typed, view, words);
    // What was mistyped stays, so that it can be mended.
    return { ui: outcome.kind === 'refused' ? ui : { ...ui, typed: '' }, outcome };
  }
  const move = (one: Move): Pressed => ({ ui, outcome: { kind: 'move', move: one } });
  switch (askOf(view)) {
    case 'play':
      return ui.card === null ? only(ui) : move({ kind: 'play', card: ui.card });
    case 'give': {
      const { deal } = view;
      const { count } = deal!.give!;
      const { length } = ui.picked;
      if (length < count) {
        const text = `${words.t.given(length, count)}.`;
        return { ui, outcome: { kind: 'refused', text } };
      }
      return move({ kind: deal!.phase === 'passing' ? 'pass' : 'exchange', cards: ui.picked });
    }
    case 'choose': {
      const choice = choices[ui.choice];
      return choice === undefined ? only(ui) : move(choice.move);
    }
    case 'pause':
      return { ui, outcome: { kind: 'next' } };
    case 'over':
      return { ui, outcome: { kind: 'quit' } };
    case 'wait':
      return { ui, outcome: { kind: 'skip' } };
  }
}
