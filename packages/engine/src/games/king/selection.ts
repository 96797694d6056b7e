// Which contracts the selector may name, and what cancels a deal before it is played.

import { ACE, HEARTS, KING, SUIT_COUNT, TEN } from '../../cards/card.ts';
import { above, count } from '../../cards/ranks.ts';
import type { Seat } from '../../cards/seat.ts';
import { refuse } from '../game.ts';
import {
  type Action,
  contractAction,
  contractNumber,
  isDeclared,
  PENALTIES,
  parseContract,
} from '../move.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import type { Standing } from '../standing.ts';
import type { KingOptions } from './options.ts';

const TRUMP_BITS = 0b1111 << PENALTIES.length;
const PENALTY_BITS = (1 << PENALTIES.length) - 1;

/** How many games a party has. */
export function gamesInParty(options: KingOptions): number {
  return (options.penaltiesPerPlayer + options.trumpsPerPlayer) * options.players;
}

/** The contracts open to a selector, one bit each in contract order (K3, K12). */
export function openContracts(options: KingOptions, standing: Standing, selector: Seat): number {
  if (options.mode === 'natural') return scheduled(options, standing.played);
  const trumpsWait = standing.played < options.initialPenaltyGames;
  if (!options.enforceQuotas) return trumpsWait ? PENALTY_BITS : PENALTY_BITS | TRUMP_BITS;
  const own = standing.calls.filter((call) => call.selector === selector);
  const ownPenalties = own.filter((call) => call.contract.type === 'penalty').length;
  let open = 0;
  if (ownPenalties < options.penaltiesPerPlayer) {
    PENALTIES.forEach((name, number) => {
      const times = standing.calls.filter(
        ({ contract }) => contract.type === 'penalty' && contract.name === name,
      ).length;
      if (times < options.maxPerPenaltyType) open |= 1 << number;
    });
  }
  if (!trumpsWait && own.length - ownPenalties < options.trumpsPerPlayer) open |= TRUMP_BITS;
  return open;
}

/** K12: all penalties in order, then the trump games; once per pass. */
function scheduled(options: KingOptions, played: number): number {
  const passes = (options.penaltiesPerPlayer * options.players) / PENALTIES.length;
  const place = played % (gamesInParty(options) / passes);
  return place < PENALTIES.length ? 1 << place : TRUMP_BITS;
}

/** K4: whether a game in which these contracts were open can have been cancelled. */
export function isCancellable(options: KingOptions, open: number): boolean {
  const { cancelKiz, cancelRifki, cancelTrump } = options;
  const isOpen = (name: (typeof PENALTIES)[number]) => (open >> PENALTIES.indexOf(name)) & 1;
  if (cancelKiz && isOpen('kiz')) return true;
  if (cancelRifki !== 'off' && isOpen('rifki')) return true;
  if (cancelTrump === 'off' || (open & TRUMP_BITS) === 0) return false;
  return cancelTrump === 'anyPlayer' || !hasPenalty(open);
}

export function hasPenalty(open: number): boolean {
  return (open & PENALTY_BITS) !== 0;
}

export function checkContract(
  options: KingOptions,
  open: number,
  value: unknown,
): Result<Action, Refusal> {
  const contract = parseContract(value);
  if (contract === undefined) return refuse('INVALID_CONTRACT', 'contractShape');
  if (isDeclared(contract) && options.kingRule !== 'declare') {
    return refuse('INVALID_CONTRACT', 'kingDeclaration'); // K11
  }
  if (((open >> contractNumber(contract)) & 1) === 0) {
    return refuse('INVALID_CONTRACT', 'contractClosed');
  }
  return ok(contractAction(contract));
}

/** K4: whether some hand (seat × 4 + suit) cancels a game of Rıfkı. */
export function cancelsRifki(options: KingOptions, hands: Int32Array): boolean {
  if (options.cancelRifki === 'off') return false;
  const both = (1 << KING) | (1 << ACE);
  for (let seat = 0; seat < options.players; seat++) {
    const hearts = hands[(seat << 2) | HEARTS]!;
    if (hearts === both) return true;
    if (options.cancelRifki === 'AorK' && hearts !== 0 && (hearts & ~both) === 0) return true;
  }
  return false;
}

/** K4: whether a hand has no card above the ten. */
export function isLowHand(hands: Int32Array, seat: Seat): boolean {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if ((hands[(seat << 2) | suit]! & above(TEN)) !== 0) return false;
  }
  return true;
}

export function cancelsTrump(options: KingOptions, hands: Int32Array): boolean {
  if (options.cancelTrump !== 'anyPlayer') return false;
  for (let seat = 0; seat < options.players; seat++) if (isLowHand(hands, seat)) return true;
  return false;
}

/** K16: the first open penalty, or else trumps in the longest suit, the higher one, ♠♥♦♣. */
export function autoContract(open: number, hands: Int32Array, seat: Seat): number {
  const penalty = PENALTIES.findIndex((_, number) => (open >> number) & 1);
  if (penalty >= 0) return penalty;
  const order = [2, 3, 1, 0];
  const strength = (suit: number): number => {
    const ranks = hands[(seat << 2) | suit]!;
    return count(ranks) * 1000 + rankSum(ranks);
  };
  const suit = order.reduce((best, next) => (strength(next) > strength(best) ? next : best));
  return PENALTIES.length + suit;
}

function rankSum(ranks: number): number {
  let sum = 0;
  for (let rank = 0; rank <= ACE; rank++) if ((ranks >> rank) & 1) sum += rank + 2;
  return sum;
}
