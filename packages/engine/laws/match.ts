// Plays one random match to its end with all laws on.

import {
  autoMove,
  type Card,
  Deal,
  type Draw,
  dealNext,
  dealText,
  drawDeal,
  leaderOf,
  type Move,
  openTable,
  type Random,
  type Seat,
  SeededRandom,
  submit,
  type Table,
} from '../src/index.ts';
import { actingLaws } from './acting.ts';
import { branchLaws, copyLaws } from './copies.ts';
import { type Judge, Violation } from './judge.ts';
import { moveLaws } from './moves.ts';
import { chance } from './numbers.ts';
import { partitionLaws } from './partition.ts';
import { chooseMove } from './player.ts';
import { matchLaws, resultLaws, trickLaws } from './points.ts';
import { recordLaws } from './records.ts';
import { dealDifference, EYES, type Eyes, type MoveEntry, type Scene } from './scene.ts';
import { secretLaws } from './secrets.ts';
import { gameAt, type LawTable } from './tables.ts';
import { setupLaw, TurnedDeal } from './turning.ts';
import { viewLaws, Witness } from './views.ts';

interface MatchPlan {
  readonly table: LawTable;
  readonly seed: number;
  /** The costly laws are tried at one moment in this many. */
  readonly seldom: number;
  readonly eyes?: Eyes;
  /** The table to begin with, if not a fresh one. */
  readonly start?: Table;
  /** After this many deals a match should have ended. */
  readonly mostDeals?: number;
}

export interface MatchTally {
  deals: number;
  plays: number;
  checks: number;
}

/** A broken law, with the hand in which it was broken in text notation. */
export interface Breach {
  readonly law: string;
  readonly detail: string;
  readonly hand: string;
}

const MOST_DEALS = 2000;

export function playMatch(plan: MatchPlan, judge: Judge, tally: MatchTally): Breach | null {
  const match = new Match(plan, judge, tally);
  const before = judge.checks;
  try {
    match.play();
    return null;
  } catch (error) {
    const law = error instanceof Violation ? error.law : 'nothing is thrown';
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { law, detail, hand: match.handText() };
  } finally {
    tally.checks += judge.checks - before;
  }
}

class Match {
  readonly #judge: Judge;
  readonly #tally: MatchTally;
  readonly #plan: MatchPlan;
  /** Chance for the players and the cards, and, apart from it, for the laws. */
  readonly #random: Random;
  readonly #dice: Random;
  #table: Table;
  #earlier: Table;
  #before: Table;
  #draw: Draw = { cards: [], first: 0 };
  #moves: MoveEntry[] = [];
  /** The same deal, changed in place. */
  readonly #shadow = new Deal();
  readonly #turned: TurnedDeal;
  readonly #witness = new Witness();
  readonly #kept = new Deal();

  constructor(plan: MatchPlan, judge: Judge, tally: MatchTally) {
    const { game: id, options } = plan.table;
    const players = ['North', 'East', 'South', 'West'].slice(0, gameAt(plan.table).seats);
    const opened = openTable({ game: id, options, players });
    if (!opened.ok) throw new Error(opened.error);
    this.#table = plan.start ?? opened.value;
    this.#earlier = this.#table;
    this.#before = this.#table;
    this.#turned = new TurnedDeal(this.#table.game);
    this.#plan = plan;
    this.#judge = judge;
    this.#tally = tally;
    this.#random = new SeededRandom(plan.seed);
    this.#dice = new SeededRandom(plan.seed + 2 ** 40);
  }

  play(): void {
    const { mostDeals = MOST_DEALS } = this.#plan;
    let deals = 0;
    while (this.#table.standing.winners === null) {
      if (this.#table.awaitsDeal) {
        this.#judge.holds('a match comes to an end', ++deals <= mostDeals, `${deals} deals`);
        this.#deal();
      } else {
        this.#move();
      }
      this.#tryLaws();
    }
    matchLaws(this.#table, this.#judge);
    if (chance(this.#dice, 4)) recordLaws(this.#table, this.#earlier, this.#judge);
  }

  handText(): string {
    const { log } = this.#table;
    const deals = log.filter((entry) => entry.kind === 'deal').length;
    return deals === 0 ? '' : dealText(this.#table, deals - 1);
  }

  #deal(): void {
    const before = this.#table;
    const { game } = before;
    const setup = game.next(before.standing)!;
    setupLaw(game, before.standing, this.#judge);
    const draw = drawDeal(game, this.#random);
    const dealt = dealNext(before, draw);
    this.#judge.holds('a deal is accepted when one is awaited', dealt.ok, () =>
      JSON.stringify(dealt),
    );
    if (!dealt.ok) return;
    this.#tally.deals++;
    this.#before = before;
    this.#draw = draw;
    this.#moves = [];
    this.#table = dealt.value;
    game.open(this.#shadow, setup, draw.cards, draw.first);
    this.#turned.open(setup, draw);
    this.#witness.open();
    const again = dealNext(this.#table, draw);
    const isOver = this.#table.awaitsDeal;
    this.#judge.holds('no deal is accepted while one is on', isOver === again.ok, 'dealt twice');
    this.#settled(before);
  }

  #move(): void {
    const before = this.#table;
    const { game } = before;
    const deal = before.deal!;
    const isAuto = chance(this.#random, 60);
    const { seat, move } = isAuto ? this.#autoChoice() : chooseMove(before, this.#random);
    const isWatched = chance(this.#dice, 8);
    if (isWatched) this.#kept.copyFrom(deal);
    const checked = game.check(deal, seat, move);
    const done = submit(before, seat, move, isAuto ? { auto: true } : {});
    this.#judge.holds('a legal move is accepted', done.ok && checked.ok, () =>
      JSON.stringify([seat, move, done]),
    );
    if (!done.ok || !checked.ok) return;
    const touched = isWatched ? dealDifference(this.#kept, deal) : null;
    this.#judge.holds(
      'a move leaves the earlier table as it was',
      touched === null,
      String(touched),
    );
    if (move.kind === 'play') {
      this.#tally.plays++;
      this.#witness.play(deal, move.card as Card, this.#judge);
    }
    this.#moves.push({ kind: 'move', seat, move, ...(isAuto ? { auto: true } : {}) });
    this.#table = done.value;
    game.apply(this.#shadow, seat, checked.value);
    this.#turned.act(seat, checked.value);
    if (done.value.deal!.trick > deal.trick && move.kind === 'play') {
      trickLaws(game, done.value.deal!, leaderOf(deal, deal.trick), this.#judge);
    }
    this.#settled(before);
  }

  #autoChoice(): { seat: Seat; move: Move } {
    const { actors } = this.#table;
    const seat = actors[this.#random.below(actors.length)]!;
    const move = autoMove(this.#table, seat, this.#random);
    if (!move.ok) throw new Violation('an actor has an automatic move', JSON.stringify(move));
    return { seat, move: move.value };
  }

  /** After a deal has come to its end, by its last card or before the first. */
  #settled(before: Table): void {
    const table = this.#table;
    if (table.results.length === before.results.length) return;
    const result = table.results.at(-1)!;
    resultLaws(table.game, table.deal!, before.standing, result, this.#judge);
    this.#turned.compareResult(before.standing, result, this.#judge);
  }

  #tryLaws(): void {
    const scene = this.#scene();
    const judge = this.#judge;
    const { game, deal } = scene;
    const difference = dealDifference(this.#shadow, deal);
    judge.holds(
      'a deal changed in place is the deal of the table',
      difference === null,
      String(difference),
    );
    partitionLaws(game, deal, judge);
    this.#turned.compare(deal, judge);
    actingLaws(scene, judge);
    moveLaws(scene, judge);
    const { seldom } = this.#plan;
    // What is hidden changes most before the play begins, so that is looked at more often.
    const isEarly = scene.moves.length < 8 && chance(this.#dice, 3);
    if (isEarly ? chance(this.#dice, Math.ceil(seldom / 3)) : chance(this.#dice, seldom)) {
      viewLaws(scene, judge);
      secretLaws(scene, judge);
      copyLaws(scene, judge);
      branchLaws(scene, judge);
    }
    if (chance(this.#dice, 20 * seldom)) recordLaws(this.#table, this.#earlier, judge);
    if (chance(this.#dice, 100)) this.#earlier = this.#table;
  }

  #scene(): Scene {
    return {
      game: this.#table.game,
      table: this.#table,
      deal: this.#table.deal!,
      before: this.#before,
      draw: this.#draw,
      moves: this.#moves,
      random: this.#dice,
      eyes: this.#plan.eyes ?? EYES,
    };
  }
}
