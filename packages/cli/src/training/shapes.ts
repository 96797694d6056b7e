// The shapes of the examples of each game; the compiler holds them to the types of example.ts.

import {
  CANCELLATIONS,
  type GameId,
  MOON_OPTIONS,
  PASS_STEPS,
  PENALTIES,
  PHASES,
  SUITS,
} from '@kalpler/engine';
import {
  DECISIONS,
  type Decision,
  type HeartsState,
  type KingState,
  type KnownToAll,
  type Outcome,
  type PlayerId,
  type SpadesState,
  type TrainingExample,
} from './example.ts';
import {
  choice,
  either,
  type Kind,
  listOf,
  optional,
  orNull,
  share,
  text,
  whole,
  yesNo,
} from './kind.ts';
import { type Column, columnsOf, type Shape, type ShapeOf } from './shape.ts';

const CARD = '(?:(?:[2-9JQKA]|10)[CDSH]|[LB]J)';
const SUIT = SUITS.join('|');
const CONTRACT = `(?:${PENALTIES.join('|')}|trump (?:${SUIT})(?: king)?)`;
const BID = '(?:1?\\d|nil|blind_nil)';
const CHOICES = [`bid ${BID}`, 'reveal', `choose ${CONTRACT}`, 'cancel', 'claim'];
const MOVES = [
  ...CHOICES,
  `moon (?:${MOON_OPTIONS.join('|')})`,
  `(?:(?:pass|exchange) )?${CARD}(?: ${CARD}){0,3}`,
];

const player = text<PlayerId>('a player from p0 to p3', /^p[0-3]$/);
const card = text('a card', new RegExp(`^${CARD}$`));
const cards = listOf(card);
const cardsOrNull = orNull(listOf(card, { least: 1 }));
const players = listOf(player);
const numbers = listOf(whole);
const move = text('a move', new RegExp(`^(?:${MOVES.join('|')})$`));
const suit = choice(...SUITS);
const contract = choice(...PENALTIES, 'trump');
const bid = either(whole, choice('nil', 'blind_nil'));
/** Items that may have blanks in them. */
const lines = (item: Kind<string>): Kind<readonly string[]> => listOf(item, { between: '|' });

const context = {
  gameId: text<string>('the run and a number', /^[a-z]+-[0-9a-f]{16}-\d+$/),
  handNumber: whole,
  dealNumber: whole,
  trickNumber: whole,
  phase: choice(...PHASES),
  playerId: player,
  playerPosition: whole,
  dealer: player,
} as const;

const tricks = {
  currentTrick: { playerIds: players, cardIds: cards },
  cardsPlayed: cards,
  opener: orNull(player),
  trickWinners: players,
  tricks: numbers,
  scores: numbers,
  legalMoves: lines(move),
} as const;

const known: ShapeOf<KnownToAll> = { ...context, hand: cards, ...tricks };
const giving = {
  giveCount: whole,
  giveTo: orNull(player),
  given: cardsOrNull,
  received: cardsOrNull,
};

const decision = { type: choice(...DECISIONS), cardIds: cards, move } as const;
const trickEnd = { trickWinner: optional(player), pointsTaken: optional(whole) };
const dealEnd = { tricksTaken: whole, handScore: whole };
const matchEnd = { finalScore: whole, finalPosition: whole, winShare: share, matchOver: yesNo };
export const strategy = text<string>('the name of a strategy', /^[a-z0-9:]+$/);
export const time = text<string>('a time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const metadata = { aiStrategy: strategy, timestamp: time };

type Whole<State> = ShapeOf<
  State & { decision: Decision; outcome: Outcome } & Pick<
      TrainingExample,
      'aiStrategy' | 'timestamp'
    >
>;

const hearts: Whole<HeartsState> = {
  game: choice('hearts'),
  ...known,
  ...giving,
  passDirection: choice(...(Object.keys(PASS_STEPS) as (keyof typeof PASS_STEPS)[])),
  heartsBroken: yesNo,
  penaltyPoints: numbers,
  jackTaker: orNull(player),
  decision: { ...decision, moonOption: optional(choice(...MOON_OPTIONS)) },
  outcome: { ...trickEnd, ...dealEnd, moonShooter: orNull(player), ...matchEnd },
  ...metadata,
};

const spades: Whole<SpadesState> = {
  game: choice('spades'),
  ...context,
  hand: cardsOrNull,
  ...tricks,
  ...giving,
  partner: orNull(player),
  spadesBroken: yesNo,
  bids: listOf(orNull(either(bid, choice('hidden')), '-')),
  bags: numbers,
  mayBidBlind: players,
  looked: players,
  decision: { ...decision, bid: optional(bid) },
  outcome: { trickWinner: optional(player), ...dealEnd, ...matchEnd },
  ...metadata,
};

const king: Whole<KingState> = {
  game: choice('king'),
  ...known,
  contract: orNull(contract),
  trump: orNull(suit),
  kingDeclared: yesNo,
  openContracts: lines(text('a contract', new RegExp(`^${CONTRACT}$`))),
  calls: lines(text('a player and a contract', new RegExp(`^p[0-3] ${CONTRACT}$`))),
  broken: yesNo,
  counts: numbers,
  decision: {
    ...decision,
    contract: optional(contract),
    trump: optional(suit),
    kingDeclared: optional(yesNo),
  },
  outcome: {
    ...trickEnd,
    ...dealEnd,
    cancelled: orNull(choice(...CANCELLATIONS)),
    king: orNull(choice('made', 'lost')),
    ...matchEnd,
  },
  ...metadata,
};

export const SHAPES: Readonly<Record<GameId, Shape>> = { hearts, spades, king };
export const COLUMNS: Readonly<Record<GameId, readonly Column[]>> = {
  hearts: columnsOf(hearts),
  spades: columnsOf(spades),
  king: columnsOf(king),
};
