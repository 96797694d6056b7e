// All scenarios, by game.

import type { GameId } from '@kalpler/engine';
import { bagTrap } from './bag-trap.ts';
import { breakTheNil } from './break-the-nil.ts';
import { guardTheQueen } from './guard-the-queen.ts';
import { kizShortQueen } from './kiz-short-queen.ts';
import { longTrumps } from './long-trumps.ts';
import { nilUnderAttack } from './nil-under-attack.ts';
import { queenHunt } from './queen-hunt.ts';
import { rifkiAceTrap } from './rifki-ace-trap.ts';
import { rifkiSingletonKing } from './rifki-singleton-king.ts';
import { runOutOfSpades } from './run-out-of-spades.ts';
import type { Scenario } from './scenario.ts';
import { setTheContract } from './set-the-contract.ts';
import { shootTheMoon } from './shoot-the-moon.ts';
import { sonIkiSqueeze } from './son-iki-squeeze.ts';
import { stopTheMoon } from './stop-the-moon.ts';
import { tightContract } from './tight-contract.ts';

export const SCENARIOS: readonly Scenario[] = [
  shootTheMoon,
  stopTheMoon,
  runOutOfSpades,
  queenHunt,
  guardTheQueen,
  nilUnderAttack,
  breakTheNil,
  tightContract,
  setTheContract,
  bagTrap,
  rifkiSingletonKing,
  rifkiAceTrap,
  kizShortQueen,
  sonIkiSqueeze,
  longTrumps,
];

export function scenariosOf(game: GameId): Scenario[] {
  return SCENARIOS.filter((scenario) => scenario.game === game);
}

export function scenarioNamed(name: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.name === name);
}
