// One step of somebody who plays, up to the end of a deal and not beyond it.

import type { Player } from '../testing/support/player.ts';

/** Does what the page asks for, or waits a moment; the end of a deal is left standing. */
export async function playOn(player: Player): Promise<void> {
  if ((await player.phase()) === 'roundEnd') await player.roundEnd.waitFor();
  else if (!(await player.act())) await player.page.waitForTimeout(50);
}
