// How long ago something was, in words.

import type { Language } from '@kalpler/words/language';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** As in “two hours ago”; the given words for what was less than a minute ago. */
export function ago(then: number, now: number, language: Language, justNow: string): string {
  const past = Math.max(0, now - then);
  const step = STEPS.find(([, length]) => past >= length);
  if (step === undefined) return justNow;
  const [unit, length] = step;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.floor(past / length), unit);
}
