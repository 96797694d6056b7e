// What one address may do in a minute, and how much at the same time.

import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';

type Limited = 'connect' | 'create' | 'join' | 'chat' | 'sync' | 'miss';

export class AddressLimits {
  readonly #limiters;
  readonly #mostSockets: number;
  readonly #sockets = new Map<string, number>();

  constructor(config: Config) {
    const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
    this.#limiters = {
      connect: perMinute(config.CONNECTS_PER_MINUTE),
      create: perMinute(config.CREATES_PER_MINUTE),
      join: perMinute(config.JOINS_PER_MINUTE),
      chat: perMinute(config.CHATS_PER_MINUTE),
      sync: perMinute(config.SYNCS_PER_MINUTE),
      miss: perMinute(config.MISSES_PER_MINUTE),
    };
    this.#mostSockets = config.SOCKETS_PER_ADDRESS;
  }

  /** Whether an address may do this once more. */
  async may(what: Limited, address: string): Promise<boolean> {
    try {
      await this.#limiters[what].consume(address);
      return true;
    } catch {
      return false;
    }
  }

  /** Takes back one that should not have counted. */
  async giveBack(what: Limited, address: string): Promise<void> {
    await this.#limiters[what].reward(address);
  }

  /** One more connection, if there may be one. */
  connect(address: string): boolean {
    const now = this.#sockets.get(address) ?? 0;
    if (now >= this.#mostSockets) return false;
    this.#sockets.set(address, now + 1);
    return true;
  }

  disconnect(address: string): void {
    const now = this.#sockets.get(address) ?? 0;
    if (now <= 1) this.#sockets.delete(address);
    else this.#sockets.set(address, now - 1);
  }
}
