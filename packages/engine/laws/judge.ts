// Counts the checks that are made, and speaks up at the first one that fails.

import { isDeepStrictEqual } from 'node:util';

/** A law was broken. */
export class Violation extends Error {
  readonly law: string;

  constructor(law: string, detail: string) {
    super(`${law}: ${detail}`);
    this.name = 'Violation';
    this.law = law;
  }
}

export class Judge {
  /** Checks made so far. */
  checks = 0;

  holds(law: string, isKept: boolean, detail: string | (() => string)): void {
    this.checks++;
    if (!isKept) throw new Violation(law, typeof detail === 'string' ? detail : detail());
  }

  /** Two values that must be alike in all their parts. */
  same(law: string, found: unknown, expected: unknown, what: string): void {
    this.holds(law, isDeepStrictEqual(found, expected), () => {
      const parts = differingParts(found, expected);
      return `${what}: ${parts === '' ? `${show(found)} is not ${show(expected)}` : parts}`;
    });
  }
}

function differingParts(found: unknown, expected: unknown): string {
  if (typeof found !== 'object' || typeof expected !== 'object' || !found || !expected) return '';
  const a = found as Record<string, unknown>;
  const b = expected as Record<string, unknown>;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(a[name], b[name]))
    .slice(0, 4)
    .map((name) => `${name}: ${show(a[name])} is not ${show(b[name])}`)
    .join('; ');
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
