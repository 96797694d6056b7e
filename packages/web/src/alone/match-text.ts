// A match alone as the same text that a server publishes after a match.

import { fail, ok, type Result } from '@kalpler/engine';
import { matchJson, parseSecret } from '@kalpler/fair';
import { readSaved } from './saving.ts';
import type { AloneStore } from './store.ts';

/** As far as it counts, whether it is over or not; or why it cannot be read. */
export async function matchTextOf(store: AloneStore, id: string): Promise<Result<string, string>> {
  const raw = await store.read(id);
  if (raw === null) return fail('this match is not saved here');
  const read = readSaved(raw);
  if (!read.ok) return read;
  const secret = parseSecret(read.value.match.secret);
  if (!secret.ok) return fail('a match without a secret');
  return ok(JSON.stringify(matchJson(read.value.table, secret.value)));
}
