// The name under which somebody who only watches writes in the chat.

import type { Acknowledged, Actions } from '../state/actions.ts';
import type { ClientState } from '../state/client-state.ts';

/** Empty for players, and for whoever watches without a name, as after the line was broken. */
export function watchNameOf({ table }: ClientState): string {
  return table?.seat === null ? table.name : '';
}

/** A name is given on coming, so it takes going out and coming in again. */
export async function watchAs(
  actions: Actions,
  { slug, key }: { readonly slug: string; readonly key: string | null },
  name: string,
): Promise<Acknowledged> {
  await actions.ask('leaveTable', {});
  const answer = await actions.watch(slug, key, name);
  if (!answer.ok) await actions.watch(slug, key);
  return answer;
}
