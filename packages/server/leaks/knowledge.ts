// What each seat may know of a match, counted from its log by nothing but the rules: nothing here asks the engine's views.

import type { AnyOptions, Card, Entry, Seat, SpadesOptions } from '@kalpler/engine';
import { STANDARD_DECK } from '@kalpler/engine';

/** What was public and what was private right after one entry of the log. */
export interface Moment {
  /** When the entry was made. */
  readonly at: number;
  /** Cards that everybody knows. */
  readonly open: ReadonlySet<Card>;
  /** Cards that a seat knows besides. */
  readonly own: readonly ReadonlySet<Card>[];
  /** Seats whose bids are still under a seal. */
  readonly sealed: ReadonlySet<Seat>;
}

interface Hand {
  readonly dealt: ReadonlySet<Card>;
  readonly received: Set<Card>;
  /** S7: whether the owner has looked. */
  isLooked: boolean;
}

const NOTHING: ReadonlySet<Card> = new Set();
const PASS_STEPS = { left: 1, across: 2, right: 3, hold: 0 } as const;

/** Follows one match entry by entry; `totals` are the points before the deal that an entry begins. */
export class Knowledge {
  /** By version of the table: 0 is the moment before the first deal. */
  readonly moments: Moment[];
  readonly #options: AnyOptions;
  readonly #seats: number;
  #deals = 0;
  #hands: Hand[] = [];
  #open = new Set<Card>();
  #gifts = new Map<Seat, readonly Card[]>();
  #bids = new Map<Seat, unknown>();

  constructor(options: AnyOptions, startedAt: number) {
    this.#options = options;
    this.#seats = options.players;
    const own = Array.from({ length: this.#seats }, () => NOTHING);
    this.moments = [{ at: startedAt, open: NOTHING, own, sealed: new Set() }];
  }

  get version(): number {
    return this.moments.length - 1;
  }

  follow(entry: Entry, totals: readonly number[], round: number): void {
    if (entry.kind === 'deal') this.deal(entry.cards, totals, round);
    else this.move(entry.seat, entry.move, round);
    this.moments.push({
      at: entry.at ?? 0,
      open: new Set(this.#open),
      own: this.#hands.map(({ dealt, received, isLooked }) =>
        isLooked ? new Set([...dealt, ...received]) : NOTHING,
      ),
      sealed: this.sealed(),
    });
  }

  private deal(cards: readonly Card[], totals: readonly number[], round: number): void {
    const size = cards.length / this.#seats;
    const options = this.#options;
    this.#deals++;
    this.#open = new Set();
    this.#gifts.clear();
    this.#bids.clear();
    this.#hands = Array.from({ length: this.#seats }, (_, seat) => ({
      dealt: new Set(cards.slice(seat * size, (seat + 1) * size)),
      received: new Set(),
      isLooked: options.game !== 'spades' || !mayBidBlind(options, totals, seat),
    }));
    // K1: who selects in the first game is proved by the start card.
    if (options.game === 'king' && round === 1 && this.#deals === 1) this.show(options.startCard);
    if (options.game === 'hearts' && this.passStep(round) === 0) this.showOpeningLead();
  }

  private move(seat: Seat, move: (Entry & { kind: 'move' })['move'], round: number): void {
    switch (move.kind) {
      case 'play':
        this.#open.add(move.card);
        break;
      case 'claim':
        // H12: the rest is laid open.
        for (const { dealt } of this.#hands) for (const card of dealt) this.#open.add(card);
        break;
      case 'pass':
        this.#gifts.set(seat, move.cards);
        if (this.#gifts.size === this.#seats) this.passOn(round);
        break;
      case 'exchange':
        this.exchange(seat, move.cards);
        break;
      case 'reveal':
        this.#hands[seat]!.isLooked = true;
        break;
      case 'bid':
        this.bid(seat, move.bid);
    }
  }

  private passOn(round: number): void {
    for (const [from, cards] of this.#gifts) {
      const to = (from + this.passStep(round)) % this.#seats;
      for (const card of cards) this.#hands[to]!.received.add(card);
    }
    this.showOpeningLead();
  }

  private passStep(round: number): number {
    if (this.#options.game !== 'hearts') return 0;
    const { passCycle } = this.#options;
    return PASS_STEPS[passCycle[(round - 1) % passCycle.length]!];
  }

  /** H2, S9: where a card opens, everybody knows who has it. */
  private showOpeningLead(): void {
    const { openingLead } = this.#options as { openingLead?: string };
    if (openingLead === '2C') this.show('2C');
    if (openingLead !== 'twoOfClubs') return;
    const clubs = this.#hands.flatMap(({ dealt }) => [...dealt]).filter((card) => card < 32);
    this.#open.add(Math.min(...clubs) as Card);
  }

  private show(name: string): void {
    const card = STANDARD_DECK.parse(name);
    if (card !== undefined) this.#open.add(card);
  }

  /** S7, S8 */
  private bid(seat: Seat, bid: unknown): void {
    this.#bids.set(seat, bid);
    this.#hands[seat]!.isLooked = true;
    const isPartnered = this.#seats === 4;
    if (bid === 'blind_nil' && isPartnered) this.#hands[(seat + 2) % 4]!.isLooked = true;
    if (this.#bids.size === this.#seats && !this.isExchange) this.showOpeningLead();
  }

  private get isExchange(): boolean {
    const { blindNilExchange } = this.#options as SpadesOptions;
    return this.exchangers > 0 && blindNilExchange > 0;
  }

  private get exchangers(): number {
    const sides = new Set<Seat>();
    for (const [seat, bid] of this.#bids) if (bid === 'blind_nil') sides.add(seat % 2);
    return this.#seats === 4 ? 2 * sides.size : 0;
  }

  private exchange(seat: Seat, cards: readonly Card[]): void {
    const { blindNilExchangeMode } = this.#options as SpadesOptions;
    this.#gifts.set(seat, cards);
    const isAll = this.#gifts.size === this.exchangers;
    for (const [from, gift] of this.#gifts) {
      const isMoved = isAll || (blindNilExchangeMode === 'bidderFirst' && from === seat);
      if (isMoved) for (const card of gift) this.#hands[(from + 2) % 4]!.received.add(card);
    }
    if (isAll) this.showOpeningLead();
  }

  /** S10 */
  private sealed(): Set<Seat> {
    const { bidVisibility } = this.#options as Partial<SpadesOptions>;
    const isOpen = bidVisibility !== 'sealed' || this.#bids.size === this.#seats;
    return new Set(isOpen ? [] : this.#bids.keys());
  }
}

/** S6: far enough behind the best other side. */
function mayBidBlind(options: SpadesOptions, totals: readonly number[], seat: Seat): boolean {
  if (!options.nil || !options.blindNil) return false;
  const side = options.players === 4 ? seat % 2 : seat;
  const best = Math.max(...totals.filter((_, other) => other !== side));
  return best - totals[side]! >= options.blindNilMinDeficit;
}
