// King: the choice of a contract, the play under it, cancellations, and the games of a party.

import { STANDARD_DECK } from '../../cards/deck.ts';
import type { Random } from '../../cards/random.ts';
import { holds } from '../../cards/ranks.ts';
import { allSeats, type Seat, type Seats, seatFrom } from '../../cards/seat.ts';
import type { Contract } from '../../deal/contract.ts';
import { type Deal, PLAYED_OUT } from '../../deal/deal.ts';
import { OVER, PLAYING, SELECTING } from '../../deal/phase.ts';
import { dealtHands } from '../../play/trick.ts';
import { Game, refuse } from '../game.ts';
import {
  type Action,
  actionOf,
  CANCEL,
  contentOf,
  contractNumber,
  contractOf,
  DECLARED,
  isDeclared,
  type KingContract,
  kindOf,
  type Move,
  PENALTIES,
} from '../move.ts';
import type { Position } from '../position.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import type { GameResult, Setup, Standing } from '../standing.ts';
import type { KingOptions } from './options.ts';
import { partyProblem } from './party.ts';
import { kingContracts } from './rules.ts';
import {
  CANCELLATIONS,
  CANCELLED_KIZ,
  CANCELLED_RIFKI,
  CANCELLED_TRUMP,
  cancellationOf,
  isKizVoid,
  KING_LOST,
  KING_MADE,
  type KingResult,
  partyWinners,
  scoreKing,
} from './scoring.ts';
import {
  autoContract,
  cancelsRifki,
  cancelsTrump,
  checkContract,
  hasPenalty,
  isLowHand,
  openContracts,
} from './selection.ts';
import { type KingView, type OpenKing, type OwnKing, openKing, ownKing } from './view.ts';

const KIZ = PENALTIES.indexOf('kiz');
const RIFKI = PENALTIES.indexOf('rifki');

export class King extends Game<'king'> {
  readonly id = 'king';
  override readonly endPhase = 'partyEnd';
  readonly options: KingOptions;
  readonly contracts: readonly Contract[];
  /** All units of each contract: what is out when the last penalty card has fallen (K17). */
  readonly #units: readonly number[];

  constructor(options: KingOptions) {
    super(STANDARD_DECK.without(...options.removedCards), options.players, -1);
    this.options = options;
    this.contracts = kingContracts(options, this.deck);
    this.#units = this.contracts.map(({ units }) =>
      this.deck.cards.reduce((sum, card) => sum + units[card]!, 0),
    );
  }

  override next(standing: Standing): Setup | null {
    if (standing.winners) return null;
    const { dealer, redeal } = standing;
    // K1, K2: the selector moves one seat to the right; a redeal keeps the selector.
    const selector = dealer === null || redeal ? dealer : seatFrom(dealer, -1, this.seats);
    return {
      number: standing.played + 1,
      dealer: selector,
      terms: openContracts(this.options, standing, selector ?? 0),
    };
  }

  protected override begin(deal: Deal, setup: Setup, first: Seat): void {
    deal.number = setup.number;
    deal.dealer = setup.dealer ?? this.firstSelector(deal, first);
    deal.terms = setup.terms;
    deal.looked = allSeats(this.seats);
    deal.opener = deal.dealer;
    deal.turn = deal.dealer;
    deal.phase = SELECTING;
    // K12: in natural order a penalty game needs no choice.
    if (this.options.mode === 'natural' && hasPenalty(setup.terms)) {
      this.startContract(deal, Math.log2(setup.terms));
    }
  }

  /** K1: the seat with the start card selects first, and leads. */
  private firstSelector(deal: Deal, first: Seat): Seat {
    const card = this.deck.parse(this.options.startCard);
    if (card === undefined) return first;
    for (let seat = 0; seat < this.seats; seat++) {
      if (!holds(deal.hands, card, seat << 2)) continue;
      deal.marker = card;
      return seat;
    }
    return first;
  }

  private startContract(deal: Deal, number: number): void {
    this.setContract(deal, number);
    deal.phase = PLAYING;
    // K4: cancelled right after the choice.
    if (number === RIFKI && cancelsRifki(this.options, deal.hands)) {
      this.end(deal, CANCELLED_RIFKI);
    } else if (number >= PENALTIES.length && cancelsTrump(this.options, deal.hands)) {
      this.end(deal, CANCELLED_TRUMP);
    }
  }

  private end(deal: Deal, ending: number): void {
    deal.ending = ending;
    deal.phase = OVER;
  }

  /** K4: hands that cancel the deal lie there exactly when it was cancelled. */
  override allows(deal: Deal): boolean {
    const { cancelRifki, cancelTrump } = this.options;
    if (deal.contractIndex === RIFKI && cancelRifki !== 'off') {
      return cancelsRifki(this.options, dealtHands(deal)) === (deal.ending === CANCELLED_RIFKI);
    }
    if (deal.contractIndex >= PENALTIES.length && cancelTrump === 'anyPlayer') {
      return cancelsTrump(this.options, dealtHands(deal)) === (deal.ending === CANCELLED_TRUMP);
    }
    return true;
  }

  protected override choosers(deal: Deal): Seats {
    return deal.phase === SELECTING ? 1 << deal.dealer : 0;
  }

  protected override choices(deal: Deal, seat: Seat, out: Int32Array): number {
    let n = 0;
    for (let number = 0; number < this.contracts.length; number++) {
      if (((deal.terms >> number) & 1) === 0) continue;
      out[n++] = actionOf('choose', number);
      const mayDeclare = this.options.kingRule === 'declare' && number >= PENALTIES.length;
      if (mayDeclare) out[n++] = actionOf('choose', number | DECLARED);
    }
    if (this.mayCancel(deal, seat)) out[n++] = CANCEL;
    return n;
  }

  /** K4: a selector with no penalty left and nothing above a ten. */
  mayCancel(deal: Deal, seat: Seat): boolean {
    const forced = this.options.cancelTrump === 'forcedSelector' && !hasPenalty(deal.terms);
    return forced && isLowHand(deal.hands, seat);
  }

  protected override choose(deal: Deal, _seat: Seat, action: Action): void {
    if (kindOf(action) === 'cancel') {
      this.end(deal, CANCELLED_TRUMP);
      return;
    }
    const content = contentOf(action);
    deal.declared = (content & DECLARED) === 0 ? 0 : 1;
    this.startContract(deal, content & ~DECLARED);
  }

  protected override checkChoice(deal: Deal, seat: Seat, move: Move): Result<Action, Refusal> {
    if (move.kind !== 'choose' && move.kind !== 'cancel') return refuse('WRONG_PHASE');
    if (deal.phase !== SELECTING) return refuse('WRONG_PHASE');
    if (deal.dealer !== seat) return refuse('NOT_YOUR_TURN'); // K18
    if (move.kind === 'choose') return checkContract(this.options, deal.terms, move.contract);
    return this.mayCancel(deal, seat) ? ok(CANCEL) : refuse('INVALID_CONTRACT', 'cancelNotAllowed');
  }

  protected override autoChoice(deal: Deal, seat: Seat, _random: Random): Action {
    return actionOf('choose', autoContract(deal.terms, deal.hands, seat));
  }

  protected override trickTaken(deal: Deal): void {
    const king = this.kingEnding(deal);
    if (king !== 0) this.end(deal, king);
    else if (deal.trick === deal.length || this.isAllOut(deal)) this.finish(deal);
  }

  /** K17: whether the last penalty card has fallen and nothing more can be taken. */
  private isAllOut(deal: Deal): boolean {
    const units = this.#units[deal.contractIndex]!;
    return this.options.earlyEnd && units > 0 && sumOf(deal.taken) === units;
  }

  override finish(deal: Deal): void {
    const isVoid = deal.contractIndex === KIZ && isKizVoid(this.options, this.taken(deal)); // K4
    this.end(deal, isVoid ? CANCELLED_KIZ : PLAYED_OUT);
  }

  /** K11: King made or lost by the trick just taken. */
  private kingEnding(deal: Deal): number {
    const { kingRule, kingTricks } = this.options;
    if (kingRule === 'off' || deal.contract!.trump < 0) return 0;
    const most = Math.max(...deal.tricks);
    if (kingRule === 'auto') return most >= kingTricks ? KING_MADE : 0;
    if (deal.declared === 0) return 0;
    const own = deal.tricks[deal.dealer]!;
    if (own >= kingTricks) return KING_MADE;
    return deal.trick - own > deal.length - kingTricks ? KING_LOST : 0;
  }

  contract(deal: Deal): KingContract | null {
    return deal.contractIndex < 0 ? null : contractOf(deal.contractIndex, deal.declared !== 0);
  }

  override result(deal: Deal, standing: Standing): KingResult {
    const made = deal.ending === KING_MADE;
    const kingSeat = this.options.kingRule === 'declare' ? deal.dealer : mostTricks(deal);
    return scoreKing(this.options, {
      number: deal.number,
      selector: deal.dealer,
      contract: this.contract(deal),
      counts: this.taken(deal),
      cancelled: cancellationOf(deal.ending),
      king: made || deal.ending === KING_LOST ? { seat: kingSeat, made } : null,
      totals: standing.totals,
    });
  }

  override after(standing: Standing, result: GameResult): Standing {
    if (result.game !== 'king') throw new TypeError('not a result of King');
    const { selector, contract, cancelled } = result as KingResult;
    if (cancelled || contract === null) return { ...standing, dealer: selector, redeal: true };
    return {
      ...super.after(standing, result),
      dealer: selector,
      redeal: false,
      calls: [...standing.calls, { selector, contract }],
    };
  }

  winners(played: number, totals: readonly number[]): readonly number[] | null {
    return partyWinners(this.options, played, totals);
  }

  override standingProblem(standing: Standing): string | undefined {
    return partyProblem(this.options, this.step, standing);
  }

  override openView(deal: Deal): OpenKing {
    return openKing(this, deal);
  }

  override ownView(deal: Deal, seat: Seat | null): OwnKing {
    return ownKing(this, deal, seat);
  }

  override recall(deal: Deal, { contract }: KingView): void {
    if (contract !== null) this.layPosition(deal, { contract });
  }

  override recallEnding(deal: Deal, { cancelled }: KingView): void {
    if (cancelled === null) return;
    deal.ending = CANCELLED_KIZ + CANCELLATIONS.indexOf(cancelled);
    deal.phase = OVER;
  }

  override layPosition(deal: Deal, { contract }: Pick<Position, 'contract'>): void {
    if (contract === undefined) return;
    this.setContract(deal, contractNumber(contract));
    deal.declared = isDeclared(contract) ? 1 : 0;
  }
}

function sumOf(units: Int32Array): number {
  return units.reduce((sum, taken) => sum + taken, 0);
}

function mostTricks(deal: Deal): Seat {
  return deal.tricks.indexOf(Math.max(...deal.tricks));
}
