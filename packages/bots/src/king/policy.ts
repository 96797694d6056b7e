// A light player of King: names the contract that suits the hand and the party, and plays every contract by weights.

import {
  type Action,
  contentOf,
  type Deal,
  type King,
  kindOf,
  MAX_ACTIONS,
  PENALTIES,
  type Random,
  SELECTING,
  type Seat,
  type Standing,
} from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import type { Policy, Style } from '../policy.ts';
import { BookPlay } from './book-play.ts';
import { Choice } from './choice.ts';
import { Play } from './play.ts';
import { TEMPERS } from './temper.ts';
import { DISCARDING, LEADING, TRUMPS, weightsFor } from './weights.ts';

export class KingPolicy implements Policy {
  reason: ReasonKind = 'onlyMove';
  readonly #game: King;
  readonly #choice: Choice;
  readonly #play: Play;
  readonly #book: BookPlay | null;
  readonly #legal = new Int32Array(MAX_ACTIONS);

  constructor(game: King, standing: Standing, style: Style) {
    const temper = TEMPERS[style];
    this.#game = game;
    this.#choice = new Choice(game, standing, temper);
    this.#play = new Play(game, weightsFor(game, temper));
    this.#book = style === 'skilled' ? null : new BookPlay(game, temper);
  }

  /** The weighing settles every choice, so nothing is left to chance. */
  act(deal: Deal, seat: Seat, _random: Random): Action {
    const n = this.#game.legal(deal, seat, this.#legal);
    if (n === 1) {
      this.reason = 'onlyMove';
      return this.#legal[0]! as Action;
    }
    if (deal.phase === SELECTING) return this.select(deal, seat);
    this.#play.look(deal, seat);
    const best =
      this.#book?.best(deal, seat, this.#legal, n) ?? this.#play.best(deal, this.#legal, n);
    const card = this.#legal[best]!;
    this.reason = this.whyCard(deal, card);
    return card as Action;
  }

  private select(deal: Deal, seat: Seat): Action {
    const action = this.#choice.choose(deal, seat);
    const isTrump = kindOf(action) === 'choose' && (contentOf(action) & 15) >= PENALTIES.length;
    if (kindOf(action) === 'cancel') this.reason = 'cancelDeal';
    else this.reason = isTrump ? 'chooseTrump' : 'chooseSafePenalty';
    return action;
  }

  private whyCard(deal: Deal, card: number): ReasonKind {
    const { stand, family, seen } = this.#play;
    const suit = card >> 5;
    const isTrumpGame = family === TRUMPS;
    if (stand === LEADING) {
      const higher = seen.out[suit]! >> ((card & 31) + 1);
      if (higher === 0) return isTrumpGame ? 'takeTrick' : 'leadHigh';
      return seen.out[suit]! << (31 - (card & 31)) === 0 ? 'leadSafe' : 'leadLow';
    }
    if (stand === DISCARDING && !isTrumpGame) return 'discardDanger';
    const isTrump = suit === deal.contract!.trump;
    const beats = suit === deal.best >> 5 ? card > deal.best : isTrump;
    if (!beats) return 'duck';
    if (isTrumpGame) return stand === DISCARDING ? 'ruff' : 'takeTrick';
    if (this.#legal[0]! > deal.best) return 'mustWin';
    return seen.after === 0 ? 'winLast' : 'winCheaply';
  }
}
