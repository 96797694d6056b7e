// Hearts: the pass, the play, the moon and the rounds of a game.

import { STANDARD_DECK } from '../../cards/deck.ts';
import type { Random } from '../../cards/random.ts';
import { below, highest, holds } from '../../cards/ranks.ts';
import { allSeats, type Seat, type Seats, seatFrom } from '../../cards/seat.ts';
import type { Contract } from '../../deal/contract.ts';
import type { Deal } from '../../deal/deal.ts';
import { CHOOSING, OVER, PASSING, PLAYING } from '../../deal/phase.ts';
import { lowestPlay } from '../../play/legal.ts';
import { Game, refuse } from '../game.ts';
import { checkGift, listGifts, moveGift, noteGift, randomGift } from '../gift.ts';
import {
  type Action,
  actionOf,
  CLAIM,
  contentOf,
  kindOf,
  MOON_OPTIONS,
  type MoonOption,
  type Move,
} from '../move.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import type { Setup, Standing } from '../standing.ts';
import { type HeartsOptions, PASS_DIRECTIONS, PASS_STEPS, type PassDirection } from './options.ts';
import { hasJackUnit, heartsContract, penaltyTotal, TWO_OF_CLUBS, unitPoints } from './rules.ts';
import {
  type HeartsCount,
  type HeartsResult,
  heartsWinners,
  moonShooter,
  scoreHearts,
  smartMoon,
} from './scoring.ts';
import {
  type HeartsView,
  mayClaim,
  type OpenHearts,
  type OpenHeartsChange,
  type OwnHearts,
  type OwnHeartsChange,
  openHearts,
  ownHearts,
} from './view.ts';

const SEATS = 4;

export class Hearts extends Game<'hearts'> {
  readonly id = 'hearts';
  readonly options: HeartsOptions;
  readonly contracts: readonly Contract[];
  /** All penalty points of the deck (H7). */
  readonly total: number;

  constructor(options: HeartsOptions) {
    super(STANDARD_DECK, SEATS, 1);
    this.options = options;
    this.total = penaltyTotal(options);
    this.contracts = [heartsContract(options)];
  }

  override next(standing: Standing): Setup | null {
    if (standing.winners) return null;
    const { passCycle } = this.options;
    const direction = passCycle[standing.played % passCycle.length]!; // H9
    return {
      number: standing.played + 1,
      dealer: standing.played % SEATS, // H16: of no effect unless the dealer's left opens
      terms: PASS_DIRECTIONS.indexOf(direction),
    };
  }

  passDirection(deal: Deal): PassDirection {
    return PASS_DIRECTIONS[deal.terms]!;
  }

  override giftSize(): number {
    return this.options.passCount;
  }

  override receiver(deal: Deal, seat: Seat): Seat {
    return seatFrom(seat, PASS_STEPS[this.passDirection(deal)], SEATS);
  }

  protected override begin(deal: Deal, setup: Setup, first: Seat): void {
    deal.number = setup.number;
    deal.dealer = setup.dealer ?? first;
    deal.terms = setup.terms;
    this.setContract(deal, 0);
    deal.looked = allSeats(SEATS);
    if (this.passDirection(deal) === 'hold') this.startPlay(deal);
    else deal.phase = PASSING;
  }

  /** H2: after the pass, the holder of the two of clubs leads. */
  private startPlay(deal: Deal): void {
    deal.phase = PLAYING;
    deal.opener = seatFrom(deal.dealer, 1, SEATS);
    if (this.options.openingLead === '2C') {
      for (let seat = 0; seat < SEATS; seat++) {
        if (holds(deal.hands, TWO_OF_CLUBS, seat << 2)) {
          deal.opener = seat;
          deal.marker = TWO_OF_CLUBS;
        }
      }
    }
    deal.turn = deal.opener;
  }

  protected override choosers(deal: Deal): Seats {
    if (deal.phase === PASSING) return allSeats(SEATS) & ~deal.given;
    return deal.phase === CHOOSING ? 1 << this.shooter(deal)! : 0;
  }

  protected override choices(deal: Deal, seat: Seat, out: Int32Array): number {
    if (deal.phase === PASSING) return listGifts(deal, seat, 'pass', this.giftSize(), out);
    MOON_OPTIONS.forEach((_, i) => {
      out[i] = actionOf('moon', i);
    });
    return MOON_OPTIONS.length;
  }

  protected override choose(deal: Deal, seat: Seat, action: Action): void {
    const kind = kindOf(action);
    if (kind === 'claim') {
      this.playOut(deal);
    } else if (kind === 'moon') {
      deal.moon = 1 + contentOf(action);
      deal.phase = OVER;
    } else {
      noteGift(deal, seat, action);
      if (deal.given !== allSeats(SEATS)) return;
      // H9: all four have chosen, so all gifts change hands at once.
      for (let from = 0; from < SEATS; from++) moveGift(deal, from, this.receiver(deal, from));
      this.startPlay(deal);
    }
  }

  protected override checkChoice(deal: Deal, seat: Seat, move: Move): Result<Action, Refusal> {
    switch (move.kind) {
      case 'pass':
        if (deal.phase !== PASSING) return refuse('WRONG_PHASE');
        return checkGift(deal, seat, 'pass', move.cards, this.giftSize());
      case 'moon': {
        if (deal.phase !== CHOOSING) return refuse('WRONG_PHASE');
        if (seat !== this.shooter(deal)) return refuse('NOT_YOUR_TURN');
        const option = MOON_OPTIONS.indexOf(move.option);
        return option < 0 ? refuse('INVALID_MOVE') : ok(actionOf('moon', option));
      }
      case 'claim':
        if (deal.phase !== PLAYING) return refuse('WRONG_PHASE');
        if (deal.turn !== seat) return refuse('NOT_YOUR_TURN');
        if (!this.options.claim) return refuse('ILLEGAL_PLAY', 'claimOff');
        return this.canClaim(deal, seat) ? ok(CLAIM) : refuse('ILLEGAL_PLAY', 'claimUncertain');
      default:
        return refuse('WRONG_PHASE');
    }
  }

  /** H12: on lead, with every card above all cards of its suit that are still out. */
  canClaim(deal: Deal, seat: Seat): boolean {
    if (deal.phase !== PLAYING || deal.turn !== seat || deal.inTrick !== 0) return false;
    for (let suit = 0; suit < 4; suit++) {
      const own = deal.hands[(seat << 2) | suit]!;
      let out = 0;
      for (let other = 0; other < SEATS; other++) {
        if (other !== seat) out |= deal.hands[(other << 2) | suit]!;
      }
      if (own !== 0 && out !== 0 && (own & below(highest(out))) !== 0) return false;
    }
    return true;
  }

  /** Every remaining trick falls to the claimer whatever is played, so the lowest cards are. */
  private playOut(deal: Deal): void {
    while (deal.phase === PLAYING) {
      this.apply(deal, deal.turn, lowestPlay(deal, deal.turn) as number as Action);
    }
  }

  protected override autoChoice(deal: Deal, seat: Seat, random: Random): Action {
    if (deal.phase === CHOOSING) return actionOf('moon', MOON_OPTIONS.indexOf('othersPlus')); // H7
    return randomGift(deal, seat, 'pass', this.giftSize(), random); // H15
  }

  override finish(deal: Deal): void {
    const choosing = this.options.moon === 'shooterChoice' && this.shooter(deal) !== null;
    deal.phase = choosing ? CHOOSING : OVER;
  }

  /** Penalty points taken so far (H6), without the jack of diamonds. */
  override taken(deal: Deal): number[] {
    const points = new Array<number>(SEATS);
    for (let seat = 0; seat < SEATS; seat++) points[seat] = unitPoints(deal.taken[seat]!);
    return points;
  }

  /** Who has taken the jack of diamonds, where it counts (H11). */
  jackTaker(deal: Deal): Seat | null {
    for (let seat = 0; seat < SEATS; seat++) if (hasJackUnit(deal.taken[seat]!)) return seat;
    return null;
  }

  private shooter(deal: Deal): Seat | null {
    return moonShooter(this.options, this.taken(deal));
  }

  override result(deal: Deal, standing: Standing): HeartsResult {
    return scoreHearts(this.options, this.count(deal, standing));
  }

  /** The way of counting a moon that is best for its shooter, who may choose (H7). */
  smartMoon(deal: Deal, standing: Standing, shooter: Seat): MoonOption {
    return smartMoon(this.options, this.count(deal, standing), shooter);
  }

  private count(deal: Deal, standing: Standing): HeartsCount {
    return {
      number: deal.number,
      raw: this.taken(deal),
      jackTaker: this.jackTaker(deal),
      choice: MOON_OPTIONS[deal.moon - 1] ?? null,
      totals: standing.totals,
    };
  }

  winners(_played: number, totals: readonly number[]): readonly number[] | null {
    return heartsWinners(this.options, totals);
  }

  override openView(deal: Deal): OpenHearts {
    return openHearts(this, deal);
  }

  override ownView(deal: Deal, seat: Seat | null): OwnHearts {
    return ownHearts(this, deal, seat);
  }

  override noteOpenChange(change: OpenHeartsChange, before: Deal, after: Deal): void {
    const jackTaker = this.jackTaker(after);
    if (jackTaker !== this.jackTaker(before)) change.jackTaker = jackTaker;
  }

  override noteOwnChange(change: OwnHeartsChange, before: Deal, after: Deal, seat: Seat): void {
    const may = mayClaim(this, after, seat);
    if (may !== mayClaim(this, before, seat)) change.mayClaim = may;
  }

  override recallEnding(deal: Deal, { moon }: HeartsView): void {
    if (moon === null) return;
    deal.moon = 1 + MOON_OPTIONS.indexOf(moon);
    deal.phase = OVER;
  }
}
