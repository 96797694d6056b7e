// Who sits at a table: players by their names, computer players of a simulation by names of their own.

import { isBotName } from '@kalpler/bots';
import { sidesOf } from '@kalpler/bots/arena';
import type { Seat, Table } from '@kalpler/engine';

const NAMES = ['Defne', 'Kaan', 'Elif', 'Mert'];

interface Company {
  readonly names: readonly string[];
  /** The strategies behind the names, where the names are lent. */
  readonly bots: readonly string[] | null;
}

export function companyOf({ opening: { players, deals } }: Table): Company {
  const areBots = deals.kind === 'seeded' && players.every((name) => isBotName(name));
  return areBots
    ? { names: NAMES.slice(0, players.length), bots: players }
    : { names: players, bots: null };
}

/** The seats of each side, or each seat alone: totals and scores come in this order. */
export function sidesAt({ game }: Table): Seat[][] {
  const sides: Seat[][] = [];
  sidesOf(game).forEach((side, seat) => {
    sides[side] = [...(sides[side] ?? []), seat];
  });
  return sides;
}
