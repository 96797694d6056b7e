// Who sits at a table: players by their names, computer players of a simulation by names of their own.

import { isBotName } from '@kalpler/bots';
import { type Seat, sideOf, type Table } from '@kalpler/engine';

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
  for (let seat = 0; seat < game.seats; seat++) {
    const side = game.id === 'spades' ? sideOf(game.options, seat) : seat;
    sides[side] = [...(sides[side] ?? []), seat];
  }
  return sides;
}
