// The name under which somebody who only watches writes in the chat.

import { useSyncExternalStore } from 'react';
import type { Acknowledged, Actions } from '../state/actions.ts';
import type { ClientState } from '../state/client-state.ts';

let chosen = { table: '', name: '' };
const listeners = new Set<() => void>();

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Empty for players, and for whoever watches without a name, as after the line was broken. */
export function useWatchName({ table, spectators }: ClientState): string {
  const { table: at, name } = useSyncExternalStore(listen, () => chosen);
  return table?.seat === null && table.id === at && spectators.includes(name) ? name : '';
}

/** A name is given on coming, so it takes going out and coming in again. */
export async function watchAs(
  actions: Actions,
  table: { readonly id: string; readonly slug: string },
  name: string,
): Promise<Acknowledged> {
  await actions.ask('leaveTable', {});
  const answer = await actions.watch(table.slug, name);
  if (!answer.ok) {
    await actions.watch(table.slug);
    return answer;
  }
  chosen = { table: table.id, name };
  for (const tell of listeners) tell();
  return answer;
}
