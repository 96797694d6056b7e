// While a deal goes on somebody may act, and every seat that may act has something to do.

import { OVER, PLAYING } from '../src/deal/phase.ts';
import {
  type Action,
  type Card,
  moveOf,
  type Random,
  rankOf,
  type Seat,
  seatsOf,
  suitOf,
} from '../src/index.ts';
import type { Judge } from './judge.ts';
import { chance } from './numbers.ts';
import type { Scene } from './scene.ts';

const MAX_CHOICES = 1024;
const legal = new Int32Array(MAX_CHOICES);

export function actingLaws(scene: Scene, judge: Judge): void {
  const { game, deal, table, random } = scene;
  const actors = seatsOf(game.actors(deal));
  const law = 'someone may act until the deal is over';
  judge.holds(law, (deal.phase === OVER) === (actors.length === 0), `phase ${deal.phase}`);
  judge.same('the table waits for the actors of the deal', table.actors, actors, 'actors');
  // The gifts of a whole hand are many, so not every list of them is looked at.
  const isGiving = table.phase === 'passing' || table.phase === 'exchanging';
  if (isGiving && !chance(random, 8)) return;
  for (const seat of actors) {
    const n = game.legal(deal, seat, legal);
    judge.holds('an actor has a legal action', n > 0 && n <= MAX_CHOICES, `seat ${seat}: ${n}`);
    judge.holds('legal actions differ', new Set(legal.subarray(0, n)).size === n, `seat ${seat}`);
    if (chance(random, 4)) randomLaw(scene, seat, n, judge);
    if (chance(random, 4)) autoLaw(scene, seat, n, judge);
  }
}

/** A source of chance that gives one fixed number, and remembers what was asked. */
class Rigged implements Random {
  readonly #number: number;
  readonly asked: number[] = [];

  constructor(number: number) {
    this.#number = number;
  }

  below(n: number): number {
    this.asked.push(n);
    return this.#number;
  }
}

/** One number below the number of legal actions is drawn, and each number stands for another action. */
function randomLaw({ game, deal }: Scene, seat: Seat, n: number, judge: Judge): void {
  const law = 'a random action is any legal one, each as likely';
  const list = legal.slice(0, n);
  const found = new Set<Action>();
  // A list of gifts is long, and each draw makes it anew: a few of them will do.
  const step = n > 64 ? Math.ceil(n / 6) : 1;
  for (let i = 0; i < n; i += step) {
    const rigged = new Rigged(i);
    const action = game.random(deal, seat, rigged);
    const once = rigged.asked.length === 1 && rigged.asked[0] === n;
    judge.holds(law, once, () => `asked for ${rigged.asked} of ${n}`);
    judge.holds(law, list.includes(action), () => `not legal: ${JSON.stringify(moveOf(action))}`);
    found.add(action);
  }
  const expected = Math.ceil(n / step);
  judge.holds(law, found.size === expected, () => `${found.size} of ${expected} come up`);
}

function autoLaw({ game, deal, random }: Scene, seat: Seat, n: number, judge: Judge): void {
  const list = Array.from(legal.subarray(0, n)) as Action[];
  const action = game.auto(deal, seat, random);
  judge.holds('an automatic action is legal', list.includes(action), () =>
    JSON.stringify(moveOf(action)),
  );
  if (deal.phase !== PLAYING) return;
  const cards = list as number[] as Card[];
  const lowest = cards.toSorted((a, b) => rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b))[0];
  judge.same('C3: the automatic play is the lowest card', action, lowest, 'card');
}
