// What the lobby knows of a table: made anew only when its phase or its chairs have changed.

import type { Access } from './access.ts';
import { type Listing, listingOf } from './listing.ts';
import type { Room } from './room.ts';

export class Notice {
  readonly #room: Room;
  readonly #createdAt: number;
  /** Whether chairs, votes or the like have changed since the last look. */
  isReseated = false;
  #access: Access;
  #listing: Listing | null = null;
  #told = '';
  #phase = '';

  constructor(room: Room, createdAt: number, access: Access) {
    this.#room = room;
    this.#createdAt = createdAt;
    this.#access = access;
  }

  /** Who may come. */
  get access(): Access {
    return this.#access;
  }

  set access(access: Access) {
    this.#access = access;
    this.#listing = null;
    this.isReseated = true;
  }

  get listing(): Listing {
    this.#listing ??= listingOf(this.#room, this.#createdAt, this.#access);
    return this.#listing;
  }

  /** The listing as text when it differs from the last one, else null. */
  change(): string | null {
    const phase = this.#room.table?.phase ?? 'waiting';
    if (!this.isReseated && phase === this.#phase) return null;
    this.isReseated = false;
    this.#phase = phase;
    this.#listing = null;
    const text = JSON.stringify(this.listing);
    if (text === this.#told) return null;
    this.#told = text;
    return text;
  }
}
