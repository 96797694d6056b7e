// Days as daily deals count them: dates of UTC, the same for everybody at the same moment.

/** As in 2026-11-16. */
export type Day = string;

const DAY_MS = 86_400_000;

export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** When a day begins. */
export function startOf(day: Day): number {
  return Date.parse(day);
}

/** The day `days` days later, or earlier. */
export function later(day: Day, days: number): Day {
  return dayOf(startOf(day) + days * DAY_MS);
}

/** How many milliseconds of its day are left at a moment. */
export function leftOf(time: number): number {
  return DAY_MS - (time % DAY_MS);
}

/** The place of a day in its week, from Monday on. */
export function weekday(day: Day): number {
  return (new Date(startOf(day)).getUTCDay() + 6) % 7;
}

/** Whole weeks from Monday to Sunday, the last of them with this day. */
export function weeksUpTo(day: Day, weeks: number): readonly Day[] {
  const first = later(day, 7 - 7 * weeks - weekday(day));
  return Array.from({ length: 7 * weeks }, (_, i) => later(first, i));
}
