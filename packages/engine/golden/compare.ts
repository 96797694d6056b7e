// Whether an answer is the expected one: card lists that have no order as sets, everything else exactly.

import { type Fields, isFields } from './file.ts';

const SETS = new Set(['legal', 'received', 'hands']);

/** The expected fields that differ, each with what was expected and what came. */
export function differences(expect: Fields, answer: Fields): string[] {
  return Object.entries(expect).flatMap(([name, expected]) => {
    const actual = name === 'hands' ? namedHands(expected, answer[name]) : answer[name];
    const asSet = SETS.has(name);
    const same = canonical(expected, asSet) === canonical(actual, asSet);
    return same
      ? []
      : [`${name}: expected ${JSON.stringify(expected)}, actual ${JSON.stringify(actual)}`];
  });
}

/** Of hands, only those of the seats that the case names. */
function namedHands(expected: unknown, actual: unknown): unknown {
  if (!isFields(expected) || !isFields(actual)) return actual;
  return Object.fromEntries(Object.keys(expected).map((seat) => [seat, actual[seat]]));
}

function canonical(value: unknown, asSet: boolean): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(item, asSet));
    const isCards = value.every((item) => typeof item === 'string');
    return `[${(asSet && isCards ? items.sort() : items).join()}]`;
  }
  if (isFields(value)) {
    const entries = Object.entries(value).map(([key, item]) => `${key}:${canonical(item, asSet)}`);
    return `{${entries.sort().join()}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}
