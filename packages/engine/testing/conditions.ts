// Shorthands for tests: moments of a deal that are worth waiting for.

import type { Scene } from '../laws/scene.ts';

/** Whether a moment fits. */
export type Condition = (scene: Scene) => boolean;

/** So many tricks are left, and the play so far was under this contract. */
export function late(tricks: number, contract?: string): Condition {
  return ({ game, deal, table }) =>
    table.phase === 'playing' &&
    deal.trick === game.length - tricks &&
    (contract === undefined || deal.contract!.name === contract);
}
