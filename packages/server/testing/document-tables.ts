// The documents' tables of events as schemas: what each payload must have, written from nothing but the documents.

import * as v from 'valibot';

const Seat = v.picklist([0, 1, 2, 3]);
const Time = v.pipe(v.number(), v.integer());
const SUITS = { hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠' } as const;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const PENALTIES = ['el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki'] as const;

const Card = v.pipe(
  v.strictObject({
    suit: v.picklist(['hearts', 'diamonds', 'clubs', 'spades']),
    rank: v.picklist(RANKS),
    display: v.string(),
  }),
  v.check(({ suit, rank, display }) => display === `${rank}${SUITS[suit]}`, 'display'),
);
const Cards = v.array(Card);
const Trick = v.array(v.strictObject({ seat: Seat, card: Card }));
const Players = v.array(v.looseObject({ name: v.string(), seat: Seat, connected: v.boolean() }));
const numbers = (length: number) => v.pipe(v.array(v.number()), v.length(length));
const Bid = v.union([v.pipe(v.number(), v.integer()), v.picklist(['nil', 'blind_nil'])]);
const Bids = v.pipe(v.array(v.nullable(Bid)), v.length(4));
const Contract = v.union([
  v.strictObject({ type: v.literal('penalty'), name: v.picklist(PENALTIES) }),
  v.strictObject({
    type: v.literal('trump'),
    trumpSuit: v.picklist(['spades', 'hearts', 'diamonds', 'clubs']),
  }),
]);

const COMMON = {
  tablesList: v.array(
    v.looseObject({
      id: v.string(),
      playerCount: v.picklist([1, 2, 3]),
      playerNames: v.array(v.string()),
    }),
  ),
  tableJoined: v.looseObject({ tableId: v.string(), seat: Seat, players: Players }),
  tableClosed: v.looseObject({ reason: v.string() }),
  updatePlayers: v.looseObject({ players: Players }),
  startGame: v.looseObject({
    hand: v.pipe(Cards, v.length(13)),
    startingPlayer: v.nullable(Seat),
  }),
  turnStart: v.strictObject({ player: Seat, timeoutAt: Time }),
  cardPlayed: v.strictObject({ player: Seat, card: Card }),
  lastTrick: v.looseObject({ cards: v.pipe(Trick, v.length(4)) }),
  rematchStatus: v.looseObject({
    votes: v.pipe(v.array(v.nullable(v.boolean())), v.length(4)),
  }),
  chat: v.looseObject({ from: v.string(), text: v.string(), timestamp: Time }),
  typingUpdate: v.strictObject({ players: v.array(v.string()) }),
  error: v.looseObject({ code: v.string(), message: v.pipe(v.string(), v.minLength(1)) }),
};

const COMMON_STATE = {
  roundNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hand: Cards,
  currentTrick: v.pipe(Trick, v.maxLength(3)),
  currentPlayer: v.nullable(Seat),
};

const HeartsState = v.looseObject({
  ...COMMON_STATE,
  phase: v.picklist(['passing', 'playing', 'roundEnd', 'gameEnd']),
  heartsBroken: v.boolean(),
  scores: numbers(4),
  cumulativeScores: numbers(4),
  tricksTaken: numbers(4),
  passDirection: v.nullable(v.picklist(['left', 'right', 'across', 'hold'])),
  passSubmitted: v.boolean(),
});

/** 000: Real-Time Communication, with `reconnected` from Reconnection. */
export const HEARTS_TABLE = {
  ...COMMON,
  passingPhase: v.strictObject({
    direction: v.picklist(['left', 'right', 'across']),
    timeoutAt: Time,
  }),
  cardsReceived: v.strictObject({ cards: v.pipe(Cards, v.length(3)), from: v.string() }),
  updateGame: HeartsState,
  reconnected: HeartsState,
  trickEnd: v.strictObject({ winner: Seat, points: v.number() }),
  roundEnd: v.looseObject({ scores: numbers(4), cumulativeScores: numbers(4) }),
  gameEnd: v.looseObject({ winner: Seat, finalScores: numbers(4) }),
};

const SpadesState = v.looseObject({
  ...COMMON_STATE,
  phase: v.picklist(['bidding', 'playing', 'roundEnd', 'gameEnd']),
  spadesBroken: v.boolean(),
  bids: Bids,
  teamTricks: numbers(2),
  scores: numbers(2),
  cumulativeScores: numbers(2),
  bags: numbers(2),
});

/** 002: Real-Time Communication. */
export const SPADES_TABLE = {
  ...COMMON,
  /** A side that may still bid blind has not seen its cards. */
  startGame: v.looseObject({
    hand: v.pipe(
      Cards,
      v.check(({ length }) => length === 13 || length === 0, 'a whole hand or none'),
    ),
    startingPlayer: v.nullable(Seat),
  }),
  biddingPhase: v.looseObject({ roundNumber: v.number(), timeoutAt: Time }),
  bidsUpdate: v.strictObject({ bids: Bids }),
  updateGame: SpadesState,
  reconnected: SpadesState,
  trickEnd: v.strictObject({ winner: Seat, team: v.picklist([0, 1]) }),
  roundEnd: v.looseObject({ scores: numbers(2), cumulative: numbers(2), bags: numbers(2) }),
  gameEnd: v.looseObject({ winnerTeam: v.picklist([0, 1]), finalScores: numbers(2) }),
};

const KingState = v.looseObject({
  ...COMMON_STATE,
  phase: v.picklist(['selecting', 'playing', 'roundEnd', 'partyEnd']),
  contract: v.nullable(Contract),
  heartsBroken: v.boolean(),
  trickWinners: v.array(Seat),
  penaltyCounts: v.record(v.picklist(PENALTIES), numbers(4)),
  scores: numbers(4),
  cumulativeScores: numbers(4),
});

/** 004: Real-Time Communication. */
export const KING_TABLE = {
  ...COMMON,
  contractSelected: v.union([
    v.strictObject({ contract: v.looseObject({ type: v.literal('penalty') }) }),
    v.strictObject({
      contract: v.looseObject({ type: v.literal('trump') }),
      trumpSuit: v.picklist(['spades', 'hearts', 'diamonds', 'clubs']),
    }),
  ]),
  updateGame: KingState,
  reconnected: KingState,
  trickEnd: v.strictObject({ winner: Seat }),
  roundEnd: v.looseObject({ scoresUpdate: numbers(4) }),
  partyEnd: v.looseObject({ finalTotals: numbers(4), winners: v.array(Seat) }),
};

export type EventTable = Readonly<Record<string, v.GenericSchema>>;
