// Numbers and dates as a language writes them, with a real minus sign.

import type { Language } from '@kalpler/i18n/language';
import { useSettings } from '../../state/settings.tsx';

export interface Shown {
  /** With at most one digit behind the point. */
  number(value: number): string;
  /** The same with a plus where it is one. */
  change(value: number): string;
  percent(share: number): string;
  date(time: number): string;
  moment(time: number): string;
  /** A day as in 2026-11-16. */
  day(day: string): string;
  bytes(count: number): string;
}

const MINUS = '−';

function shownIn(language: Language): Shown {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const date = new Intl.DateTimeFormat(language, short);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(language, { ...short, timeZone: 'UTC' });
  const bytes = (unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  const units = { gigabyte: 1e9, megabyte: 1e6, kilobyte: 1e3 } as const;
  // What rounds to nothing has no sign.
  const rounded = (value: number) => Math.round(value * 10) / 10 || 0;
  return {
    number: (value) => plain.format(rounded(value)).replace('-', MINUS),
    change: (value) => signed.format(rounded(value)).replace('-', MINUS),
    percent: (share) => percent.format(share),
    date: (time) => date.format(time),
    moment: (time) => moment.format(time),
    day: (text) => (Number.isNaN(Date.parse(text)) ? text : day.format(Date.parse(text))),
    bytes: (count) => {
      const [unit, size] =
        Object.entries(units).find(([, least]) => count >= least) ?? (['kilobyte', 1e3] as const);
      return bytes(unit).format(count / size);
    },
  };
}

const SHOWN: Partial<Record<Language, Shown>> = {};

export function useShown(): Shown {
  const { language } = useSettings().settings;
  SHOWN[language] ??= shownIn(language);
  return SHOWN[language];
}
