// The first words of commands, in both languages, and which of them a table and a terminal understand.

import { fold } from './fold.ts';

/** What can be asked for at any time. */
export const ASKED = [
  ...(['hand', 'table', 'scores', 'last', 'moves', 'help'] as const),
  ...(['played', 'saved', 'players', 'rules'] as const),
];
export type Asked = (typeof ASKED)[number];

/** The commands that need no more than their verb. */
export const BARE = [
  ...(['look', 'claim', 'cancel', 'next', 'start'] as const),
  ...(['hint', 'undo', 'redo', 'deck', 'quit'] as const),
];
export type Bare = (typeof BARE)[number];

export type Verb =
  | Asked
  | Bare
  | 'play'
  | 'give'
  | 'bid'
  | 'choose'
  | 'moon'
  | 'say'
  | 'vote'
  | 'leave';

const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  play: ['oyna', 'at', 'play'],
  give: ['ver', 'degis', 'pass', 'give', 'exchange'],
  bid: ['ihale', 'soz', 'bid'],
  choose: ['sec', 'choose', 'contract'],
  moon: ['ay', 'moon'],
  look: ['ac', 'kartlari ac', 'look', 'open'],
  claim: ['kalan', 'kalan eller benim', 'claim'],
  cancel: ['iptal', 'yeniden dagit', 'cancel', 'redeal'],
  next: ['devam', 'hazir', 'next', 'continue', 'ready'],
  // The cards are those in the hand; those that are gone have words of their own.
  hand: ['el', 'elim', 'kartlar', 'kartlarim', 'hand', 'cards'],
  table: ['masa', 'yer', 'yerde', 'table', 'trick'],
  scores: ['puan', 'puanlar', 'skor', 'yazboz', 'score', 'scores'],
  last: ['son', 'son el', 'last', 'last trick'],
  moves: ['ne', 'hamle', 'hamleler', 'moves', 'legal', 'what'],
  help: ['yardim', '?', 'help'],
  hint: ['ipucu', 'hint'],
  undo: ['geri', 'geri al', 'undo', 'back'],
  redo: ['ileri', 'yinele', 'redo'],
  played: ['giden', 'gidenler', 'played'],
  saved: ['kayit', 'kaydet', 'saved', 'save'],
  deck: ['renk', 'renkler', 'colours', 'colors'],
  quit: ['cik', 'cikis', 'quit', 'exit', 'q'],
  say: ['mesaj', 'yaz', 'sohbet', 'chat', 'say'],
  vote: ['rovans', 'rematch'],
  leave: ['kalk', 'masadan kalk', 'leave'],
  start: ['baslat', 'basla', 'start'],
  players: ['oyuncular', 'kim', 'players', 'who'],
  rules: ['kurallar', 'kural', 'rules'],
};

const EVERYWHERE = [
  ...(['play', 'give', 'bid', 'choose', 'moon', 'look', 'claim', 'cancel', 'next'] as const),
  ...(['hand', 'table', 'scores', 'last', 'moves', 'help'] as const),
];
/** At a table with other people. */
export const TABLE_VERBS: ReadonlySet<Verb> = new Set<Verb>([
  ...EVERYWHERE,
  ...(['say', 'vote', 'leave', 'start', 'players', 'rules'] as const),
]);
/** In a match against bots, where moves can be taken back. */
export const SOLO_VERBS: ReadonlySet<Verb> = new Set<Verb>([
  ...EVERYWHERE,
  ...(['hint', 'undo', 'redo', 'played', 'saved', 'deck', 'quit'] as const),
]);

/** The longest first words come first. */
export const ALL_VERBS: readonly { readonly word: string; readonly verb: Verb }[] = Object.entries(
  VERBS,
)
  .flatMap(([verb, words]) => words.map((word) => ({ word, verb: verb as Verb })))
  .sort((a, b) => b.word.length - a.word.length);

/** The command that a text begins with, and the rest of the text as it was typed. */
export function verbOf(
  text: string,
  known: ReadonlySet<Verb>,
): { readonly verb: Verb; readonly rest: string } | null {
  const words = text.trim().split(/\s+/);
  for (const { word, verb } of ALL_VERBS) {
    const length = word.split(' ').length;
    if (known.has(verb) && fold(words.slice(0, length).join(' ')) === word) {
      return { verb, rest: words.slice(length).join(' ') };
    }
  }
  return null;
}
