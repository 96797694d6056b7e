// Figures of contests as text: estimates with their 95 % interval, shares, and how likely luck is.

import type { Estimate } from '@kalpler/bots/arena';

/** With its sign, for differences; the interval in words, for it need not lie evenly around the mean. */
export function differenceText(estimate: Estimate): string {
  return withInterval(estimate, (value) => signed(value, digitsOf(estimate)));
}

export function pointsText(estimate: Estimate): string {
  return withInterval(estimate, (value) => value.toFixed(digitsOf(estimate)));
}

export function shareText(estimate: Estimate): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const { mean, low, high } = estimate;
  return `${percent(mean)} % ${interval(low, high, percent)}`;
}

function withInterval({ mean, low, high }: Estimate, text: (value: number) => string): string {
  return `${text(mean)} ${interval(low, high, text)}`;
}

function interval(low: number, high: number, text: (value: number) => string): string {
  const isKnown = Number.isFinite(low) && Number.isFinite(high);
  return isKnown ? `(${text(low)} to ${text(high)})` : '(unknown)';
}

/** Points of a King party need no cents. */
function digitsOf({ mean }: Estimate): number {
  return Math.abs(mean) < 100 ? 2 : 0;
}

export function signed(value: number, digits = 2): string {
  const text = value.toFixed(digits);
  if (Number(text) === 0) return text.replace('-', '');
  return value > 0 ? `+${text}` : text;
}

export function pText(p: number): string {
  return p < 0.0001 ? '< 0.0001' : p.toFixed(4);
}

/** In a sentence: `p = 0.0312`. */
export function pSentence(p: number): string {
  return p < 0.0001 ? 'p < 0.0001' : `p = ${p.toFixed(4)}`;
}

/** A large number with commas, as English has them. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** `a, b and c`. */
export function listText(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
