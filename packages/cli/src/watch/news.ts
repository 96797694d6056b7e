// What the picture tells below the cards: the newest move, and what it has brought about.

import { type Table, viewDeal } from '@kalpler/engine';
import type { Language } from '@kalpler/i18n/language';
import { BARE } from '../terminal/style.ts';
import { WORDS } from '../words.ts';
import { companyOf } from './company.ts';
import { choiceText, endText, remarks, sideNames } from './happening.ts';

/** The newest entry, and what it has brought about. */
export function newsOf(table: Table, language: Language): string[] {
  const entry = table.lastEntry;
  if (entry?.kind !== 'move') return [];
  const { t } = WORDS[language];
  const { names } = companyOf(table);
  const { plays, takers } = viewDeal(table.game, table.deal!, null);
  const isTrickFull = entry.move.kind === 'play' && plays.length % table.game.seats === 0;
  const isDealOver = table.actors.length === 0;
  const [remark] = isDealOver ? remarks(table, table.results.at(-1)!, language) : [];
  const second =
    remark ??
    (isDealOver
      ? t.dealOver(table.results.at(-1)!.number)
      : isTrickFull
        ? t.tookTrick(names[takers.at(-1)!]!)
        : '');
  const isMatchOver = table.standing.winners !== null;
  return [
    choiceText(table, entry, { language, look: BARE }),
    second,
    isDealOver ? scoresText(table, language) : '',
    isMatchOver ? endText(table, language) : '',
  ];
}

/** What the deal has brought to each seat or side. */
function scoresText(table: Table, language: Language): string {
  const { scores } = table.results.at(-1)!;
  const parts = scores.map((score, side) => `${sideNames(table, side)} ${score}`);
  return `${WORDS[language].watch.thisDeal}: ${parts.join(' · ')}`;
}
