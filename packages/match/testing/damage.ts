// Damage for tests: one value of a tree, or one character of its text, is not as it was.

import * as fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Every place in a tree but the root, as the names that lead there. */
function placesIn(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const place = [...path, name];
    return [place, ...placesIn(item, place)];
  });
}

const WAYS = ['delete', 'double', 'swap', 'other', 'near'] as const;
type Way = (typeof WAYS)[number];

const OTHERS: readonly Json[] = [null, true, -1, 0, 1.5, 7, 1e9, '', 'QS', '__proto__', [], {}];

/** A value of the same kind, not far from this one. */
function near(value: Json, salt: number): Json {
  if (typeof value === 'number') return value + (salt % 2 === 0 ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    const at = salt % (value.length + 1);
    return `${value.slice(0, at)}${'0123456789abcdefTJQKA.-* "}'[salt % 27]}${value.slice(at + 1)}`;
  }
  return Array.isArray(value) ? [...value].reverse() : { ...value, more: salt };
}

function spoil(root: Json, path: readonly string[], way: Way, salt: number): void {
  let parent = root as Record<string, Json>;
  for (const name of path.slice(0, -1)) parent = parent[name] as Record<string, Json>;
  const last = path.at(-1)!;
  const value = parent[last]!;
  if (way === 'other') parent[last] = OTHERS[salt % OTHERS.length]!;
  else if (way === 'near') parent[last] = near(value, salt);
  else if (!Array.isArray(parent)) delete parent[last];
  else if (way === 'delete') parent.splice(Number(last), 1);
  else if (way === 'double') parent.splice(Number(last), 0, value);
  else parent.push(...parent.splice(Number(last), 1));
}

export interface Damage {
  readonly place: number;
  readonly way: Way;
  readonly salt: number;
}

/** One damage, or several. */
export function damages(most = 1): fc.Arbitrary<Damage[]> {
  const damage = fc.record({ place: fc.nat(), way: fc.constantFrom(...WAYS), salt: fc.nat(9_999) });
  return fc.array(damage, { minLength: 1, maxLength: most });
}

/** The same tree, but damaged; as text by itself it may be the same. */
export function spoilt<T>(tree: T, all: readonly Damage[]): T {
  const root = JSON.parse(JSON.stringify(tree)) as Json;
  for (const { place, way, salt } of all) {
    const places = placesIn(root);
    if (places.length > 0) spoil(root, places[place % places.length]!, way, salt);
  }
  return root as T;
}

interface Slip {
  readonly at: number;
  readonly by: string;
  readonly cut: number;
}

/** One character that is put in, or takes the place of another. */
export const slip: fc.Arbitrary<Slip> = fc.record({
  at: fc.nat(),
  by: fc.constantFrom(...'0123456789TJQKA.-{}[]",: \\\0é'),
  cut: fc.nat(1),
});

export function misspelt(text: string, { at, by, cut }: Slip): string {
  const place = at % text.length;
  return text.slice(0, place) + by + text.slice(place + cut);
}
