// The first words of commands, in both languages.

import { fold } from '@kalpler/words/typed';

/** What can be asked for at any time. */
export const ASKED = [
  'hand',
  'table',
  'scores',
  'last',
  'played',
  'moves',
  'help',
  'saved',
] as const;
export type Asked = (typeof ASKED)[number];

export type Verb =
  | Asked
  | ('play' | 'give' | 'bid' | 'choose' | 'moon' | 'look' | 'claim' | 'cancel')
  | ('next' | 'hint' | 'undo' | 'redo' | 'deck' | 'quit');

const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  play: ['oyna', 'at', 'play'],
  give: ['ver', 'degis', 'pass', 'give', 'exchange'],
  bid: ['ihale', 'soz', 'bid'],
  choose: ['sec', 'choose'],
  moon: ['ay', 'moon'],
  look: ['ac', 'kartlari ac', 'look', 'open'],
  claim: ['kalan', 'kalan eller benim', 'claim'],
  cancel: ['iptal', 'yeniden dagit', 'cancel', 'redeal'],
  next: ['devam', 'hazir', 'next', 'continue', 'ready'],
  hint: ['ipucu', 'hint'],
  undo: ['geri', 'geri al', 'undo', 'back'],
  redo: ['ileri', 'yinele', 'redo'],
  hand: ['el', 'elim', 'hand'],
  table: ['masa', 'yer', 'table'],
  scores: ['puan', 'puanlar', 'yazboz', 'score', 'scores'],
  last: ['son', 'son el', 'last', 'last trick'],
  played: ['giden', 'gidenler', 'kartlar', 'played', 'cards'],
  moves: ['ne', 'hamle', 'moves', 'what'],
  help: ['yardim', '?', 'help'],
  saved: ['kayit', 'kaydet', 'saved', 'save'],
  deck: ['renk', 'renkler', 'colours', 'colors'],
  quit: ['cik', 'cikis', 'quit', 'exit', 'q'],
};

/** The longest first words come first. */
const BY_LENGTH = Object.entries(VERBS)
  .flatMap(([verb, words]) => words.map((word) => ({ word, verb: verb as Verb })))
  .sort((a, b) => b.word.length - a.word.length);

/** The command that a text begins with, and the rest of the text as it was typed. */
export function verbOf(text: string): { readonly verb: Verb; readonly rest: string } | null {
  const words = text.trim().split(/\s+/);
  for (const { word, verb } of BY_LENGTH) {
    const length = word.split(' ').length;
    if (fold(words.slice(0, length).join(' ')) === word) {
      return { verb, rest: words.slice(length).join(' ') };
    }
  }
  return null;
}
