// Copies of a deal go their own way, and a table is never changed by what is done to a later one.

import { OVER } from '../src/deal/phase.ts';
import {
  type Action,
  type AnyGame,
  Deal,
  hasSeat,
  type Move,
  moveOf,
  type Random,
  type Seat,
  seatsOf,
  submit,
} from '../src/index.ts';
import type { Judge } from './judge.ts';
import { dealDifference, type Scene } from './scene.ts';

const COPIES = 'a copy of a deal is equal and independent';
const kept = new Deal();
const one = new Deal();
const two = new Deal();

/** A copy is played to its end; the original stays, and a second copy can be played in the same way. */
export function copyLaws({ game, deal, random }: Scene, judge: Judge): void {
  kept.copyFrom(deal);
  one.copyFrom(deal);
  same(one, deal, judge);
  const actions = playOut(game, one, random);
  same(kept, deal, judge);
  two.copyFrom(deal);
  for (const { seat, action } of actions) game.apply(two, seat, action);
  same(two, one, judge);
  same(kept, deal, judge);
  one.copyFrom(deal);
  same(one, deal, judge);
}

function same(a: Deal, b: Deal, judge: Judge): void {
  judge.holds(COPIES, dealDifference(a, b) === null, () => String(dealDifference(a, b)));
}

function playOut(game: AnyGame, deal: Deal, random: Random): { seat: Seat; action: Action }[] {
  const actions: { seat: Seat; action: Action }[] = [];
  while (deal.phase !== OVER) {
    const seat = seatsOf(game.actors(deal))[0]!;
    const action = game.random(deal, seat, random);
    game.apply(deal, seat, action);
    actions.push({ seat, action });
  }
  return actions;
}

/** Two different continuations of the same table do not know of each other. */
export function branchLaws({ game, table, deal, random }: Scene, judge: Judge): void {
  const law = 'a table is not changed by its continuations';
  const seat = seatsOf(game.actors(deal))[0];
  if (seat === undefined) return;
  kept.copyFrom(deal);
  const { version } = table;
  const log = table.log;
  const moves: Move[] = [0, 1].map(() => moveOf(game.random(deal, seat, random)));
  const branches = moves.map((move) => submit(table, seat, move));
  branches.forEach((branch, i) => {
    judge.holds(law, branch.ok && branch.value.version === version + 1, 'a branch is refused');
    if (!branch.ok) return;
    const last = branch.value.log.at(-1);
    judge.same(law, last, { kind: 'move', seat, move: moves[i] }, 'the last entry of a branch');
    judge.same(law, branch.value.log.slice(0, -1), log, 'the log of a branch');
  });
  judge.same(law, [table.version, table.log], [version, log], 'version and log');
  judge.holds(law, dealDifference(kept, deal) === null, () => String(dealDifference(kept, deal)));
  judge.holds(law, hasSeat(game.actors(deal), seat), 'the actors have changed');
}
