// Admission to tables: who may come in, and what happens when somebody guesses codes.

import { slugOf } from '../identity/table-word.ts';
import { type Access, isShortCode, proofOf, withNewCode } from '../table/access.ts';
import { TableHost } from '../table/host.ts';
import type { Lobby } from './lobby.ts';

/** `free` without any secret or with one that cannot be guessed; `guessable` with the right short code. */
type Entry = 'free' | 'guessable' | 'refused';

/** After this many wrong codes, wherever they came from, a table gets a new one. */
export const MOST_WRONG_CODES = 50;

export class Admission {
  readonly #lobby: Lobby;
  /** Wrong codes since the present one; a new one begins at none. */
  readonly #wrong = new WeakMap<Access, number>();

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
  }

  async entry(tableId: string, code: string | undefined, player: string): Promise<Entry> {
    const slug = slugOf(tableId);
    let listing = this.#lobby.listing(slug);
    // A private table from before there were keys: who sits at it is only in its log.
    if (listing?.visibility === 'private' && listing.inside === undefined) {
      await this.#lobby.find(slug);
      listing = this.#lobby.listing(slug);
    }
    const proof = proofOf(listing?.inside?.access ?? null, code);
    if (this.#lobby.isDamaged(slug)) return 'free';
    if (listing === null) return 'refused';
    if (listing.visibility === 'public' || listing.inside?.people.includes(player)) return 'free';
    return proof === 'key' ? 'free' : proof === 'code' ? 'guessable' : 'refused';
  }

  /** Somebody was refused: whoever tries the codes of one table one by one finds that they change. */
  async refused(tableId: string, code: string | undefined): Promise<void> {
    const slug = slugOf(tableId);
    const access = this.#lobby.listing(slug)?.inside?.access;
    if (access?.code == null || !isShortCode(code)) return;
    const wrong = (this.#wrong.get(access) ?? 0) + 1;
    this.#wrong.set(access, wrong);
    if (wrong < MOST_WRONG_CODES) return;
    const host = await this.#lobby.find(slug);
    if (!(host instanceof TableHost) || host.access !== access) return;
    void host.run(() => {
      host.setAccess(withNewCode(access));
      return null;
    });
  }
}
