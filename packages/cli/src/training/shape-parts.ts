// What the shapes of all examples have in common; the compiler holds each game's to the types of example.ts.

import { MOON_OPTIONS, PENALTIES, PHASES, SUITS } from '@kalpler/engine';
import {
  DECISIONS,
  type Decision,
  type KnownToAll,
  type Outcome,
  type PlayerId,
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
import type { ShapeOf } from './shape.ts';

const CARD = '(?:(?:[2-9JQKA]|10)[CDSH]|[LB]J)';
const SUIT = SUITS.join('|');
export const CONTRACT = `(?:${PENALTIES.join('|')}|trump (?:${SUIT})(?: king)?)`;
const BID = '(?:1?\\d|nil|blind_nil)';
const CHOICES = [`bid ${BID}`, 'reveal', `choose ${CONTRACT}`, 'cancel', 'claim'];
const MOVES = [
  ...CHOICES,
  `moon (?:${MOON_OPTIONS.join('|')})`,
  `(?:(?:pass|exchange) )?${CARD}(?: ${CARD}){0,3}`,
];

export const player = text<PlayerId>('a player from p0 to p3', /^p[0-3]$/);
const card = text('a card', new RegExp(`^${CARD}$`));
export const cards = listOf(card);
export const cardsOrNull = orNull(listOf(card, { least: 1 }));
export const players = listOf(player);
export const numbers = listOf(whole);
const move = text('a move', new RegExp(`^(?:${MOVES.join('|')})$`));
export const suit = choice(...SUITS);
export const contract = choice(...PENALTIES, 'trump');
export const bid = either(whole, choice('nil', 'blind_nil'));
/** Items that may have blanks in them. */
export const lines = (item: Kind<string>): Kind<readonly string[]> =>
  listOf(item, { between: '|' });

export const context = {
  gameId: text<string>('the run and a number', /^[a-z]+-[0-9a-f]{16}-\d+$/),
  handNumber: whole,
  dealNumber: whole,
  trickNumber: whole,
  phase: choice(...PHASES),
  playerId: player,
  playerPosition: whole,
  dealer: player,
} as const;

export const tricks = {
  currentTrick: { playerIds: players, cardIds: cards },
  cardsPlayed: cards,
  opener: orNull(player),
  trickWinners: players,
  tricks: numbers,
  scores: numbers,
  legalMoves: lines(move),
} as const;

export const known: ShapeOf<KnownToAll> = { ...context, hand: cards, ...tricks };
export const giving = {
  giveCount: whole,
  giveTo: orNull(player),
  given: cardsOrNull,
  received: cardsOrNull,
};

export const decision = { type: choice(...DECISIONS), cardIds: cards, move } as const;
export const trickEnd = { trickWinner: optional(player), pointsTaken: optional(whole) };
export const dealEnd = { tricksTaken: whole, handScore: whole };
export const matchEnd = {
  finalScore: whole,
  finalPosition: whole,
  winShare: share,
  matchOver: yesNo,
};
export const strategy = text<string>('the name of a strategy', /^[a-z0-9:]+$/);
export const time = text<string>('a time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
export const metadata = { aiStrategy: strategy, timestamp: time };

/** The shape of a whole example with such a state. */
export type WholeShape<State> = ShapeOf<
  State & { decision: Decision; outcome: Outcome } & Pick<
      TrainingExample,
      'aiStrategy' | 'timestamp'
    >
>;
