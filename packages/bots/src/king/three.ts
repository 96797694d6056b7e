// What King for three players needs besides.

import { learnThree } from './weights.ts';
import { THREE_PLAYERS } from './weights-three.ts';

export function learnKingForThree(): void {
  learnThree(THREE_PLAYERS);
}
