// Shorthands for tests: somebody who only listens to the events of a game and keeps a score card.

import type { ServerEvent } from '../src/announcement.ts';

// biome-ignore lint/suspicious/noExplicitAny: events are compared as they come over the wire
type Payload = any;

/** What the events of one step look like in a row, by name. */
const ORDER =
  /^(cardPlayed (trickEnd lastTrick )?)*(cardsReceived )?(bidsUpdate )?(contractSelected )?(startGame )?((roundEnd (gameEnd |partyEnd )?)|gameCancelled )?updateGame ((passingPhase|biddingPhase|exchangePhase|selectingPhase|moonChoice) )?(turnStart )?$/;

export class Listener {
  readonly #seats: number;
  round = 0;
  plays: { seat: number; card: string }[] = [];
  takers: number[] = [];
  /** Penalty points as the tricks had them (Hearts). */
  taken: number[] = [];
  bids: unknown[] | null = null;
  contract: unknown = null;
  received: string[] | null = null;
  totals: number[] = [];
  rounds = 0;
  winners: number[] | null = null;
  state: Payload = null;
  starts = 0;
  turn: number | null = null;
  /** What went against the documents, as sentences. */
  readonly complaints: string[] = [];

  constructor(seats: number) {
    this.#seats = seats;
  }

  /** Hears the events of one step. */
  handle(messages: readonly ServerEvent[]): void {
    const names = messages.map(({ event }) => `${event} `).join('');
    if (!ORDER.test(names)) this.complaints.push(`order: ${names}`);
    const isNewDeal = this.state === null || this.isBetweenDeals;
    if (isNewDeal) this.clear();
    for (const { event, payload } of JSON.parse(JSON.stringify(messages)))
      this.note(event, payload);
  }

  private get isBetweenDeals(): boolean {
    return this.state.phase === 'roundEnd' && this.state.waitingFor.length === 0;
  }

  private clear(): void {
    this.plays = [];
    this.takers = [];
    this.taken = new Array(this.#seats).fill(0);
    this.bids = null;
    this.contract = null;
    this.received = null;
    this.starts = 0;
    this.turn = null;
  }

  private note(event: string, payload: Payload): void {
    switch (event) {
      case 'startGame':
        this.starts++;
        this.round = payload.roundNumber;
        break;
      case 'cardPlayed':
        if (this.plays.length === this.#seats * (this.takers.length + 1)) {
          this.complaints.push('a card to a trick that is full');
        }
        this.plays.push({ seat: payload.player, card: payload.card.display });
        break;
      case 'trickEnd':
        this.takers.push(payload.winner);
        this.taken[payload.winner]! += payload.points ?? 0;
        break;
      case 'lastTrick':
        this.checkTrick(payload);
        break;
      case 'cardsReceived':
        if (this.received !== null) this.complaints.push('cards received twice');
        this.received = payload.cards.map((card: Payload) => card.display);
        break;
      case 'bidsUpdate':
        if (same(payload.bids, this.bids)) this.complaints.push('bids sent without need');
        this.bids = payload.bids;
        break;
      case 'contractSelected':
        if (this.contract !== null) this.complaints.push('contract sent twice');
        this.contract = payload.contract;
        break;
      case 'roundEnd':
        this.rounds++;
        this.totals = payload.cumulativeScores;
        break;
      case 'gameCancelled':
        this.rounds++;
        break;
      case 'gameEnd':
      case 'partyEnd':
        this.winners = payload.winners;
        break;
      case 'updateGame':
        this.state = payload;
        break;
      case 'turnStart':
        this.turn = payload.player;
    }
  }

  private checkTrick({ cards, winner }: Payload): void {
    const message = cards.map(({ seat, card }: Payload) => ({ seat, card: card.display }));
    if (!same(message, this.plays.slice(-this.#seats))) this.complaints.push('last trick differs');
    if (winner !== this.takers.at(-1)) this.complaints.push('last trick has another winner');
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
