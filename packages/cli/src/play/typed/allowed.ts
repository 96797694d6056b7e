// What may be typed at this moment, for whoever has typed something else.

import { cardSymbol, type TableView } from '@kalpler/engine';
import { gamePlugin } from '../../games/index.ts';
import { inHandOrder } from '../../terminal/cards.ts';
import type { Words } from '../../words.ts';
import { askOf, choicesOf, mayClaim } from '../ask.ts';

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
