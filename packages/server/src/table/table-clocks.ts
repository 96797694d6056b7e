// Which clock of a table runs, and what happens when it has run out.

import type { TimerKind } from '../store/store.ts';
import { cleanupSeconds, waitOf } from './deadline.ts';
import type { TableHost } from './host.ts';
import { deal } from './match-flow.ts';

export class TableClocks {
  readonly #host: TableHost;
  /** Nobody has come back in time; the table is closed unless somebody comes first. */
  #isGivenUp = false;

  constructor(host: TableHost) {
    this.#host = host;
  }

  /** Lets the right clock run: the one of the game, or the one that closes a table without people. */
  watch(): void {
    const { room, timers, listingCache, isAnybodyHere } = this.#host;
    listingCache.isAnybodyHere = isAnybodyHere;
    if (isAnybodyHere) {
      this.#isGivenUp = false;
      const wait = room.table && waitOf(room.table, room.match);
      if (wait) timers.run(wait.kind, wait.key, wait.seconds);
      else timers.stop();
    } else if (!this.#isGivenUp) {
      timers.run('cleanup', 'cleanup', cleanupSeconds(room.options));
    }
  }

  timeOut(kind: TimerKind): void {
    const host = this.#host;
    if (kind === 'cleanup') {
      this.giveUp();
      return;
    }
    host.run(() => {
      const { table, options } = host.room;
      if (kind === 'rematch') host.close('noRematch');
      else if (kind === 'pause') deal(host);
      else if (options.autoPlay === 'ai') host.bots.playLate();
      else for (const seat of table?.actors ?? []) host.playFor(seat);
      return null;
    });
  }

  /** The clean-up time is over. Many tables may have been left at once, so each waits for its turn to be closed. */
  private giveUp(): void {
    const host = this.#host;
    this.#isGivenUp = true;
    const close = () =>
      host.run(() => {
        if (this.#isGivenUp) host.close('empty');
        return null;
      });
    void host.services.work.run(close, 'later');
  }
}
