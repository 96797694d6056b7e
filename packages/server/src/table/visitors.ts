// Who has been at a table since it was read: they may come back when it is locked.

import type { Room } from './room.ts';

/** The longest ago are forgotten first. */
const MOST = 200;

export class Visitors {
  readonly #players: Set<string>;

  /** Whoever has a seat has been here. */
  constructor(room: Room) {
    this.#players = new Set(room.chairs.flatMap((chair) => chair?.player ?? []));
  }

  has(player: string): boolean {
    return this.#players.has(player);
  }

  add(player: string): void {
    this.#players.delete(player);
    this.#players.add(player);
    if (this.#players.size <= MOST) return;
    const [oldest] = this.#players;
    this.#players.delete(oldest!);
  }

  delete(player: string): void {
    this.#players.delete(player);
  }
}
