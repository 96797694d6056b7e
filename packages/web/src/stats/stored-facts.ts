// The facts in a store, without those that make no sense.

import type { AloneStore } from '../alone/store.ts';
import { type MatchFacts, readFacts } from './facts.ts';

export async function storedFacts(store: AloneStore): Promise<MatchFacts[]> {
  return (await store.facts()).flatMap((one) => readFacts(one) ?? []);
}
