// Why a computer player would do something, in the language of the page.

import type { Reason } from '@kalpler/bots';
import type { Card } from '@kalpler/engine';
import { reasonText } from '@kalpler/words/reasons';
import { useSettings } from '../state/settings.tsx';

/** `cardName` comes from the words of the table in the same language. */
export function useReasonText(): (reason: Reason, cardName: (card: Card) => string) => string {
  const { language } = useSettings().settings;
  return (reason, cardName) => reasonText(reason, cardName, language);
}
