// The first words of commands, in both languages.

import { fold } from '@kalpler/words/typed';

/** What can be asked for at any time. */
export type Asked = 'hand' | 'table' | 'scores' | 'last' | 'moves' | 'players' | 'rules' | 'help';

export type Verb =
  | Asked
  | ('play' | 'give' | 'bid' | 'choose' | 'moon' | 'say' | 'vote' | 'leave')
  | ('look' | 'ready' | 'claim' | 'cancel' | 'start');

const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  play: ['oyna', 'at', 'play'],
  give: ['ver', 'degis', 'pass', 'give', 'exchange'],
  bid: ['ihale', 'soz', 'bid'],
  choose: ['sec', 'choose', 'contract'],
  moon: ['ay', 'moon'],
  say: ['mesaj', 'yaz', 'sohbet', 'chat', 'say'],
  vote: ['rovans', 'rematch'],
  leave: ['kalk', 'masadan kalk', 'leave'],
  look: ['ac', 'kartlari ac', 'look', 'open'],
  ready: ['hazir', 'devam', 'ready', 'next', 'continue'],
  claim: ['kalan', 'kalan eller benim', 'claim'],
  cancel: ['iptal', 'yeniden dagit', 'cancel', 'redeal'],
  start: ['baslat', 'basla', 'start'],
  hand: ['el', 'elim', 'kartlar', 'kartlarim', 'hand', 'cards'],
  table: ['masa', 'yer', 'yerde', 'table', 'trick'],
  scores: ['puan', 'puanlar', 'skor', 'yazboz', 'score', 'scores'],
  last: ['son', 'son el', 'last', 'last trick'],
  moves: ['ne', 'hamle', 'hamleler', 'moves', 'legal', 'what'],
  players: ['oyuncular', 'kim', 'players', 'who'],
  rules: ['kurallar', 'kural', 'rules'],
  help: ['yardim', '?', 'help'],
};

/** The longest first words come first. */
export const ALL_VERBS = Object.entries(VERBS)
  .flatMap(([verb, words]) => words.map((word) => ({ word, verb: verb as Verb })))
  .sort((a, b) => b.word.length - a.word.length);

/** The command that a text begins with, and the rest of the text as it was typed. */
export function verbOf(text: string): { readonly verb: Verb; readonly rest: string } | null {
  const words = text.trim().split(/\s+/);
  for (const { word, verb } of ALL_VERBS) {
    const length = word.split(' ').length;
    if (fold(words.slice(0, length).join(' ')) === word) {
      return { verb, rest: words.slice(length).join(' ') };
    }
  }
  return null;
}
