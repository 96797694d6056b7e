// The facts in a store, without those that make no sense.

import type { SoloStore } from '../solo/store.ts';
import { type MatchFacts, readFacts } from './facts.ts';

export async function storedFacts(store: SoloStore): Promise<MatchFacts[]> {
  return (await store.facts()).flatMap((one) => readFacts(one) ?? []);
}
