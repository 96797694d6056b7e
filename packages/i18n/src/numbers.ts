// Numbers as they are shown: with a real minus sign, and with a plus where a change is meant.

import type { Language } from './language.ts';

export function shownNumber(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value);
}

export function shownChange(value: number): string {
  return value > 0 ? `+${value}` : shownNumber(value);
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const TENTHS: Readonly<Record<Language, Intl.NumberFormat>> = {
  tr: new Intl.NumberFormat('tr', ONE_DIGIT),
  en: new Intl.NumberFormat('en', ONE_DIGIT),
};

/** A difference of points with its sign; tenths only where they still matter. */
export function shownDifference(points: number, language: Language): string {
  return `${points < 0 ? '−' : '+'}${shownSize(points, language)}`;
}

/** The same, but what is shown as nothing has no sign. */
export function shownLoss(points: number, language: Language): string {
  return Math.abs(points) < 0.05 ? shownSize(points, language) : shownDifference(points, language);
}

function shownSize(points: number, language: Language): string {
  const size = Math.abs(points);
  return size < 9.95 ? TENTHS[language].format(size) : String(Math.round(size));
}
