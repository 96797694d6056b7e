// What the lobby knows of a table: made anew only when its phase or its chairs have changed.

import type { Phase } from '@kalpler/engine';
import type { Access } from './access.ts';
import { isUnderWay, type Listing, listingOf } from './listing.ts';
import type { Room } from './room.ts';

export class ListingCache {
  readonly #room: Room;
  readonly #createdAt: number;
  /** The address that the table was made from; empty for one from before that was kept. */
  readonly address: string;
  /** Whether chairs, votes or the like have changed since the last look. */
  isReseated = false;
  /** Whether a player is connected: a waiting room without anybody is shown to nobody. */
  isAnybodyHere = false;
  #wasAnybodyHere = false;
  #access: Access;
  #listing: Listing | null = null;
  #stored = '';
  #phase: Phase | null = null;

  constructor(room: Room, createdAt: number, access: Access, address: string) {
    this.address = address;
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
    this.#listing ??= listingOf(this.#room, this.#createdAt, this.#access, this.address);
    return this.#listing;
  }

  /** Whether the list has to change because the first player has come or the last has gone. */
  hasTurned(): boolean {
    if (this.isAnybodyHere === this.#wasAnybodyHere) return false;
    this.#wasAnybodyHere = this.isAnybodyHere;
    return this.#room.table === null;
  }

  /** Whether somebody could join or watch. */
  get isOpen(): boolean {
    return this.isAnybodyHere || this.#room.table !== null;
  }

  /**
   * What has changed since the last look, if anything. The store keeps whether a match is under way, not which phase it
   * is in: that changes with every deal, and a table that is read back tells it.
   */
  change(): ListingChange | null {
    const phase = this.#room.table?.phase ?? 'waiting';
    if (!this.isReseated && phase === this.#phase) return null;
    const wasUnderWay = this.#phase !== null && isUnderWay(this.#phase);
    const isStored = this.isReseated || !wasUnderWay || !isUnderWay(phase);
    this.isReseated = false;
    this.#phase = phase;
    this.#listing = null;
    if (!isStored) return PHASE_ONLY;
    const text = JSON.stringify(this.listing);
    if (text === this.#stored) return null;
    this.#stored = text;
    return { stored: text };
  }
}

interface ListingChange {
  /** The listing as text, when the store has to know. */
  readonly stored: string | null;
}

const PHASE_ONLY: ListingChange = { stored: null };
