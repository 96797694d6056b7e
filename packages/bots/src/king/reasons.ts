// Why a seat names a contract or plays as it does in King.

import {
  type Action,
  type Card,
  contentOf,
  DECLARED,
  type Deal,
  type King,
  kindOf,
  listCards,
  PENALTIES,
  type Seat,
  suitOf,
} from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import type { GameReasons } from '../game-bots.ts';
import {
  avoidingKind,
  type Costs,
  isAllOver,
  isStillToPlay,
  type Reading,
  strivingKind,
} from '../reasons/trick.ts';

export const kingReasons: GameReasons<King> = {
  playKind: kingPlayKind,
  choiceKind: (_knowledge, _seat, action) => contractKind(action),
  choiceCards: contractCards,
  costs: (_game, known) => kingUnits(known),
};

function contractKind(action: Action): ReasonKind {
  if (kindOf(action) === 'cancel') return 'cancelDeal';
  const content = contentOf(action);
  if ((content & DECLARED) !== 0) return 'declareKing';
  return content < PENALTIES.length ? 'chooseSafePenalty' : 'chooseTrump';
}

const CHOICES: readonly ReasonKind[] = ['chooseSafePenalty', 'chooseTrump', 'declareKing'];

/** The cards of a hand that count in a contract, for the reason why it was chosen: trumps, or penalty cards. */
function contractCards(
  kind: ReasonKind,
  game: King,
  deal: Deal,
  seat: Seat,
  action: Action,
): Card[] {
  if (!CHOICES.includes(kind)) return [];
  const contract = game.contracts[contentOf(action) & ~DECLARED];
  if (contract === undefined) return [];
  const { trump, units } = contract;
  const hand = listCards(deal.hands, seat << 2);
  return hand.filter((card) => suitOf(card) === trump || units[card] !== 0);
}

function kingPlayKind(game: King, reading: Reading): ReasonKind {
  const { deal } = reading;
  const value = unitValue(game, deal);
  const costs = kingUnits(deal);
  if (value === 0 || isAllOver(reading, costs)) return 'nothingAtStake';
  if (value < 0) return avoidingKind(reading, costs);
  return isStoppingKing(reading) ? 'stopKing' : strivingKind(reading);
}

/** The penalty cards of the contract that is played. */
function kingUnits({ contract }: Deal): Costs {
  return (card) => contract?.units[card] ?? 0;
}

/** What a trick or a card that counts brings at this table: some tables turn a penalty into a prize. */
function unitValue({ options }: King, { contractIndex }: Deal): number {
  const penalty = PENALTIES[contractIndex];
  return penalty === undefined ? options.values.trump : options.values[penalty];
}

/** Whether the card takes a trick that the player who declared King would take, or yet might. */
function isStoppingKing(reading: Reading): boolean {
  const { deal, seat, takes, isLead } = reading;
  if (deal.declared === 0 || seat === deal.dealer || isLead || !takes) return false;
  return deal.bestSeat === deal.dealer || isStillToPlay(reading, deal.dealer);
}
