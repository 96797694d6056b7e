// What one address may do in a minute, and how much of it at the same time.

import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';

type Limited = 'connect' | 'create' | 'join' | 'chat' | 'miss';

export class AddressLimits {
  readonly #limiters;
  readonly #most: { readonly sockets: number; readonly tables: number };
  readonly #held = { sockets: new Map<string, number>(), tables: new Map<string, number>() };

  constructor(config: Config) {
    const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
    this.#limiters = {
      connect: perMinute(config.CONNECTS_PER_MINUTE),
      create: perMinute(config.CREATES_PER_MINUTE),
      join: perMinute(config.JOINS_PER_MINUTE),
      chat: perMinute(config.CHATS_PER_MINUTE),
      miss: perMinute(config.MISSES_PER_MINUTE),
    };
    this.#most = { sockets: config.SOCKETS_PER_ADDRESS, tables: config.TABLES_PER_ADDRESS };
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

  /** It was none of those that count, after all. */
  async giveBack(what: Limited, address: string): Promise<void> {
    await this.#limiters[what].reward(address);
  }

  /** Takes one of the things that an address may hold, if there is one left. */
  hold(what: 'sockets' | 'tables', address: string): boolean {
    const held = this.#held[what];
    const now = held.get(address) ?? 0;
    if (now >= this.#most[what]) return false;
    held.set(address, now + 1);
    return true;
  }

  release(what: 'sockets' | 'tables', address: string): void {
    const held = this.#held[what];
    const now = held.get(address) ?? 0;
    if (now <= 1) held.delete(address);
    else held.set(address, now - 1);
  }
}
