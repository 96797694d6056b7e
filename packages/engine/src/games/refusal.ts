// Why a move is refused: a code for programs, the rule and its subject for people (C4).

import type { Suit } from '../cards/card.ts';
import type { PlayRuleName } from './play-rule.ts';

export const REFUSAL_CODES = [
  'WRONG_PHASE',
  'NOT_YOUR_TURN',
  'INVALID_CARD',
  'ILLEGAL_PLAY',
  'INVALID_PASS',
  'ALREADY_SUBMITTED',
  'INVALID_BID',
  'INVALID_CONTRACT',
  'INVALID_MOVE',
  'TABLE_FULL',
  'TABLE_NOT_FOUND',
  'GAME_IN_PROGRESS',
  'CANNOT_RECONNECT',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The restrictions that do not concern the play of a card. */
export const CHOICE_RULES = [
  'cardsToGive',
  'differentCards',
  'claimOff',
  'claimUncertain',
  'bidRange',
  'nilOff',
  'blindNilOff',
  'blindNilDeficit',
  'blindNilSeen',
  'blindNilOnce',
  'blindNilFinal',
  'doubleNilOff',
  'minTeamBid',
  'contractShape',
  'contractClosed',
  'kingDeclaration',
  'cancelNotAllowed',
] as const;
type ChoiceRuleName = (typeof CHOICE_RULES)[number];
export type RuleName = PlayRuleName | ChoiceRuleName;

export interface Refusal {
  readonly code: RefusalCode;
  readonly rule?: RuleName;
  /** The suit that the rule speaks of: the led suit, the suit not yet broken, the trump suit. */
  readonly suit?: Suit;
  /** The number that the rule speaks of: cards to give, the highest bid, the points to be behind. */
  readonly amount?: number;
}

const SENTENCES: Readonly<Record<RuleName, string>> = {
  followSuit: 'must follow suit',
  openingLead: 'the first trick must be opened with the lowest club',
  heartsNotBroken: 'hearts may not be led before they are broken',
  noPointsOnFirstTrick: 'no penalty card may be discarded on the first trick',
  spadesNotBroken: 'spades may not be led before they are broken',
  trumpNotBroken: 'trumps may not be led before a trick has been ruffed',
  highestHeart: 'a forced heart lead must be the highest heart',
  mustDiscardHeart: 'without the led suit a heart must be played',
  mustDiscardKingOfHearts: 'without the led suit the king of hearts must be played',
  mustDiscardHonour: 'without the led suit a penalty card must be played',
  forcedUnder: 'a penalty card below the highest card on the table must be played',
  mustRaise: 'the highest card on the table must be beaten',
  mustTrump: 'without the led suit a trump must be played',
  mustOvertrump: 'a trump must be higher than the trumps on the table',
  cardsToGive: 'that is not the number of cards to give',
  differentCards: 'the same card is given twice',
  claimOff: 'claiming the rest is not allowed at this table',
  claimUncertain: 'a claim needs the lead and only cards that nobody can beat',
  bidRange: 'a bid is a whole number of tricks, nil or blind_nil',
  nilOff: 'nil is not played at this table',
  blindNilOff: 'blind nil is not played at this table',
  blindNilDeficit: 'blind nil is for a side that is far enough behind',
  blindNilSeen: 'blind nil must be bid before the hand is seen',
  blindNilOnce: 'only one player of a side may bid blind nil',
  blindNilFinal: 'a blind nil cannot be changed',
  doubleNilOff: 'only one player of a side may bid nil',
  minTeamBid: 'the bids of the side are below its minimum',
  contractShape: 'a penalty needs a name, a trump contract needs a suit, and nothing else',
  contractClosed: 'this contract is not open to the selector',
  kingDeclaration: 'King may be declared only with a trump contract at a table that plays it so',
  cancelNotAllowed: 'this deal may not be cancelled',
};

const CODE_SENTENCES: Readonly<Record<RefusalCode, string>> = {
  WRONG_PHASE: 'this cannot be done now',
  NOT_YOUR_TURN: 'it is not your turn',
  INVALID_CARD: 'you do not hold that card',
  ILLEGAL_PLAY: 'that card may not be played',
  INVALID_PASS: 'these cards cannot be passed',
  ALREADY_SUBMITTED: 'you have already chosen',
  INVALID_BID: 'that bid is not allowed',
  INVALID_CONTRACT: 'that contract is not allowed',
  INVALID_MOVE: 'that is not a move',
  TABLE_FULL: 'the table is full',
  TABLE_NOT_FOUND: 'there is no such table',
  GAME_IN_PROGRESS: 'the game has begun',
  CANNOT_RECONNECT: 'this seat cannot be taken back',
};

/** An English sentence for logs and programs, such as `must follow suit: clubs`. */
export function refusalText(refusal: Refusal): string {
  const sentence = refusal.rule ? SENTENCES[refusal.rule] : CODE_SENTENCES[refusal.code];
  const subject = refusal.suit ?? refusal.amount;
  const isNamed = refusal.suit !== undefined && sentence.includes(refusal.suit);
  return subject === undefined || isNamed ? sentence : `${sentence}: ${subject}`;
}
