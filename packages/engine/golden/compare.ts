// Whether an answer is the expected one: card lists that have no order as sets, everything else exactly.

import { anyContract, type Fields, isFields } from './file.ts';

const SETS = new Set(['legal', 'received', 'hands']);

/** The expected fields that differ, each with what was expected and what came. */
export function differences(expect: Fields, answer: Fields): string[] {
  if (isEmpty(expect)) return ['expect: nothing is expected'];
  if (isEmpty(expect.hands)) return ['hands: nothing is expected'];
  // After a refusal everything is as before, so a case that expects none must not look fulfilled.
  if (answer.error !== undefined && expect.error === undefined) {
    return [`error: expected none, actual ${JSON.stringify(answer.error)}`];
  }
  return Object.entries(expect).flatMap(([name, expected]) => {
    const found = own(answer, name);
    const actual = name === 'hands' ? namedHands(expected, found) : found;
    const meant = name === 'contract' ? anyContract(expected) : expected;
    const asSet = SETS.has(name);
    const same = canonical(meant, asSet) === canonical(actual, asSet);
    return same
      ? []
      : [`${name}: expected ${JSON.stringify(expected)}, actual ${JSON.stringify(actual)}`];
  });
}

function isEmpty(value: unknown): boolean {
  return isFields(value) && Object.keys(value).length === 0;
}

/** Of hands, only those of the seats that the case names. */
function namedHands(expected: unknown, actual: unknown): unknown {
  if (!isFields(expected) || !isFields(actual)) return actual;
  return Object.fromEntries(Object.keys(expected).map((seat) => [seat, own(actual, seat)]));
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function canonical(value: unknown, asSet: boolean): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(item, asSet));
    const isCards = value.every((item) => typeof item === 'string');
    return `[${(asSet && isCards ? items.sort() : items).join()}]`;
  }
  if (isFields(value)) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}:${canonical(item, asSet)}`,
    );
    return `{${entries.sort().join()}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}
