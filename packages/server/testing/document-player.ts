// A player written from nothing but the documents: it acts on their events, reads the fields that they name, and
// plays by their rules; a request that is refused is followed by the next one that might do.

import type { DocumentClient, Payload, Received } from './document-client.ts';

const PENALTIES = ['el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki'];
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

export class DocumentPlayer {
  readonly client: DocumentClient;
  /** What this player says when bids are asked for. */
  bid: number | 'nil' | 'blind_nil' = 3;
  /** Refusals so far. */
  refusals = 0;
  #holds: (state: Payload) => boolean = () => false;
  /** Requests for the moment at hand: the first is sent, the others wait for its refusal. */
  #requests: Received[] = [];

  constructor(client: DocumentClient) {
    this.client = client;
    const { socket } = client;
    socket.on('passingPhase', ({ direction }: Payload) => {
      if (direction === 'hold') return;
      this.prompt([{ event: 'submitPass', payload: { cards: this.state.hand.slice(0, 3) } }]);
    });
    socket.on('biddingPhase', () => {
      this.prompt([{ event: 'submitBid', payload: { bid: this.bid } }]);
    });
    socket.on('turnStart', ({ player }: Payload) => {
      if (player !== client.seat) return;
      this.prompt(this.state.phase === 'selecting' ? this.contracts() : this.cards());
    });
    socket.on('cardPlayed', ({ player }: Payload) => {
      if (player === client.seat) this.#requests = [];
    });
    socket.on('bidsUpdate', ({ bids }: Payload) => {
      if (bids[client.seat!] !== null) this.#requests = [];
    });
    socket.on('contractSelected', () => {
      this.#requests = [];
    });
    socket.on('cardsReceived', () => {
      this.#requests = [];
    });
    socket.on('error', () => {
      this.refusals++;
      this.send();
    });
  }

  private get state(): Payload {
    return this.client.state;
  }

  /** Stops to think as soon as the state is so, until it is resumed. */
  hold(when: (state: Payload) => boolean = () => true): void {
    this.#holds = when;
  }

  advance(): void {
    this.#holds = () => false;
    this.send();
  }

  private prompt(requests: Received[]): void {
    this.#requests = requests;
    this.send();
  }

  private send(): void {
    if (this.#holds(this.state)) return;
    const request = this.#requests.shift();
    if (request !== undefined) this.client.socket.emit(request.event, request.payload);
  }

  /** Every seat begins at another place of the list, so that all contracts are played. */
  private contracts(): Received[] {
    const from = this.client.seat!;
    const names = [...PENALTIES.slice(from), ...PENALTIES.slice(0, from)];
    const count = (suit: string) =>
      this.state.hand.filter((card: Payload) => card.suit === suit).length;
    const suits = [...SUITS].sort((one, other) => count(other) - count(one));
    return [
      ...names.map((name) => ({ type: 'penalty', name })),
      ...suits.map((trumpSuit) => ({ type: 'trump', trumpSuit })),
    ].map((payload) => ({ event: 'selectContract', payload }));
  }

  private cards(): Received[] {
    const likely = likelyCards(this.state);
    const others = this.state.hand.filter((card: Payload) => !likely.includes(card));
    return [...likely, ...others].map((card) => ({ event: 'playCard', payload: { card } }));
  }
}

/** The cards that the documents' rules name first; the host has the last word. */
function likelyCards(state: Payload): Payload[] {
  const { hand, currentTrick, contract } = state;
  const pick = (test: (card: Payload) => boolean): Payload[] => hand.filter(test);
  const orAll = (cards: Payload[]) => (cards.length > 0 ? cards : hand);
  if (currentTrick.length === 0) {
    const two = pick(({ suit, rank }) => suit === 'clubs' && rank === '2');
    if (hand.length === 13 && two.length > 0 && state.passDirection !== undefined) return two;
    const closed = closedSuit(state);
    return orAll(pick(({ suit }) => suit !== closed));
  }
  const led = currentTrick[0].card.suit;
  const following = pick(({ suit }) => suit === led);
  if (following.length > 0) return following;
  switch (contract?.name) {
    case 'kupa':
      return orAll(pick(({ suit }) => suit === 'hearts'));
    case 'erkek':
      return orAll(pick(({ rank }) => rank === 'K' || rank === 'J'));
    case 'kiz':
      return orAll(pick(({ rank }) => rank === 'Q'));
    case 'rifki': {
      const king = pick(({ suit, rank }) => suit === 'hearts' && rank === 'K');
      return king.length > 0 ? king : orAll(pick(({ suit }) => suit === 'hearts'));
    }
    default: {
      const isFirst = hand.length === 13 && contract === undefined && 'heartsBroken' in state;
      const isPoint = ({ suit, rank }: Payload) =>
        suit === 'hearts' || (suit === 'spades' && rank === 'Q');
      return isFirst ? orAll(pick((card) => !isPoint(card))) : hand;
    }
  }
}

/** The suit that may not be led yet. */
function closedSuit(state: Payload): string | null {
  const { contract } = state;
  if ('spadesBroken' in state) return state.spadesBroken ? null : 'spades';
  if (contract === undefined) return state.heartsBroken ? null : 'hearts';
  if (contract?.type === 'trump') return contract.trumpSuit;
  return ['kupa', 'rifki'].includes(contract?.name) && !state.heartsBroken ? 'hearts' : null;
}
