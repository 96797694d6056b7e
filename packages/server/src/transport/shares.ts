// How much a player, and everybody behind one address, may ask for over all connections together.

/** A bucket of requests that fills up again with time: short bursts pass, floods do not. */
export class Bucket {
  readonly #size: number;
  readonly #perMs: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perMs = perSecond / 1000;
    this.#left = size;
    this.#at = now;
  }

  /** Whether one more may pass. */
  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + Math.max(0, now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Puts one back that should not have counted. */
  giveBack(): void {
    this.#left = Math.min(this.#size, this.#left + 1);
  }
}

/** A player may ask for this many times what one connection may: somebody with several tabs is still one person. */
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
