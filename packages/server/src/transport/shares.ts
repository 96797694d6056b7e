// What a player, and everybody behind one address, may ask for over all connections together.

import { Bucket } from './bucket.ts';

/** So many times what one connection may ask for: somebody with several tabs is still one person. */
const TABS = 2;

interface Share {
  readonly bucket: Bucket;
  connections: number;
}

export class Shares {
  readonly #players = new Map<string, Share>();
  readonly #addresses = new Map<string, Share>();
  readonly #perPlayer: number;
  readonly #perAddress: number;

  /** Requests in a second of one connection, and of one address. */
  constructor(perConnection: number, perAddress: number) {
    this.#perPlayer = TABS * perConnection;
    this.#perAddress = perAddress;
  }

  /** One more connection of a player. */
  ofPlayer(player: string): Bucket {
    return join(this.#players, player, this.#perPlayer);
  }

  ofAddress(address: string): Bucket {
    return join(this.#addresses, address, this.#perAddress);
  }

  leavePlayer(player: string): void {
    leave(this.#players, player);
  }

  leaveAddress(address: string): void {
    leave(this.#addresses, address);
  }
}

function join(shares: Map<string, Share>, key: string, perSecond: number): Bucket {
  let share = shares.get(key);
  if (share === undefined) {
    share = { bucket: new Bucket(2 * perSecond, perSecond, performance.now()), connections: 0 };
    shares.set(key, share);
  }
  share.connections++;
  return share.bucket;
}

/** Forgotten with the last connection: new ones are limited on their own. */
function leave(shares: Map<string, Share>, key: string): void {
  const share = shares.get(key);
  if (share !== undefined && --share.connections === 0) shares.delete(key);
}
