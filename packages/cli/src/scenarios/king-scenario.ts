// What the scenarios of King share: who selects, the contract that is set, and deals that are not cancelled.

import {
  type AnyGame,
  type Card,
  contractAction,
  contractNumber,
  Deal,
  hasSeat,
  type KingContract,
  type Move,
  OVER,
  SELECTING,
  type Seat,
  type Standing,
  seatFrom,
} from '@kalpler/engine';
import { untilFits } from './dealing.ts';
import type { ScenarioDeal } from './scenario.ts';

/** A standing of the party in which this seat selects and may name the contract; undefined if the rules have none. */
function standingFor(game: AnyGame, selector: Seat, contract: KingContract): Standing | undefined {
  const games = game.id === 'king' ? game.options.players * 48 : 0;
  for (let played = 0; played < games; played++) {
    const standing = {
      ...game.start(),
      played,
      dealer: seatFrom(selector, -game.step, game.seats),
    };
    const terms = game.next(standing)?.terms ?? 0;
    if (hasSeat(terms, contractNumber(contract))) return standing;
  }
  return undefined;
}

export function needsContract(contract: KingContract): (game: AnyGame) => string | undefined {
  const name = contract.type === 'penalty' ? contract.name : 'trump';
  return (game) =>
    standingFor(game, 0, contract) === undefined ? `a game of ${name} in the party` : undefined;
}

/** Deals until the rules do not cancel the game right after the choice. */
export function kingDeal(
  game: AnyGame,
  { tested, selector, first }: { tested: Seat; selector: Seat; first: Seat },
  contract: KingContract,
  deal: () => readonly Card[],
): ScenarioDeal {
  const standing = standingFor(game, selector, contract)!;
  const cards = untilFits(deal, (dealt) => {
    const trial = new Deal();
    game.open(trial, game.next(standing)!, dealt, first);
    if (trial.phase === SELECTING) game.apply(trial, selector, contractAction(contract));
    return trial.phase !== OVER;
  });
  return { tested, standing, cards, first };
}

export function choose(contract: KingContract): Move {
  return { kind: 'choose', contract };
}
