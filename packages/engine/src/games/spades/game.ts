// Spades: bidding with hidden hands, the exchange after a blind nil, the play and the rounds of a game.

import type { Random } from '../../cards/random.ts';
import { holds } from '../../cards/ranks.ts';
import { allSeats, hasSeat, type Seat, type Seats, seatFrom } from '../../cards/seat.ts';
import type { Contract } from '../../deal/contract.ts';
import { type Deal, NO_BID } from '../../deal/deal.ts';
import { BIDDING, EXCHANGING, type Phase, PLAYING } from '../../deal/phase.ts';
import { Game, refuse } from '../game.ts';
import { checkGift, listGifts, moveGift, noteGift, randomGift } from '../gift.ts';
import {
  type Action,
  actionOf,
  BID_BLIND_NIL,
  bidOf,
  contentOf,
  kindOf,
  type Move,
  REVEAL,
} from '../move.ts';
import { show } from '../options.ts';
import type { Position } from '../position.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { type GameResult, MOST_POINTS, type Setup, type Standing } from '../standing.ts';
import { bidCode, blindSeats, checkBid, partnerOf, sideCount } from './bidding.ts';
import type { SpadesOptions } from './options.ts';
import { lowestClub, spadesContract, spadesDeck } from './rules.ts';
import { type SpadesResult, scoreSpades, spadesWinners } from './scoring.ts';
import {
  type OpenSpades,
  type OwnSpades,
  openSpades,
  ownSpades,
  recallBids,
  type SpadesView,
  settleBids,
} from './view.ts';

export class Spades extends Game<'spades'> {
  readonly id = 'spades';
  readonly options: SpadesOptions;
  readonly contracts: readonly Contract[];

  constructor(options: SpadesOptions) {
    super(spadesDeck(options), options.players, 1);
    this.options = options;
    this.contracts = [spadesContract(options, this.deck)];
  }

  override start(): Standing {
    const zeros = new Array<number>(sideCount(this.options)).fill(0);
    return { ...super.start(), totals: zeros, bags: zeros };
  }

  override next(standing: Standing): Setup | null {
    if (standing.winners) return null;
    const { firstDealer } = this.options;
    const first = firstDealer === 'random' ? null : firstDealer;
    return {
      number: standing.played + 1,
      // S9: chance or the table picks the first dealer, then the deal moves to the left.
      dealer: standing.dealer === null ? first : seatFrom(standing.dealer, 1, this.seats),
      terms: blindSeats(this.options, standing.totals),
    };
  }

  protected override begin(deal: Deal, setup: Setup, first: Seat): void {
    deal.number = setup.number;
    deal.dealer = setup.dealer ?? first;
    deal.terms = setup.terms;
    this.setContract(deal, 0);
    deal.phase = BIDDING;
    deal.looked = allSeats(this.seats) & ~setup.terms; // S7
    deal.turn = seatFrom(deal.dealer, 1, this.seats);
    if (this.isOpenerKnown(deal)) deal.opener = deal.turn; // S9
  }

  override giftSize(): number {
    return this.options.blindNilExchange;
  }

  override receiver(_deal: Deal, seat: Seat): Seat {
    return partnerOf(this.options, seat) ?? seat;
  }

  /** S8: cards that are exchanged in turn change hands at once. */
  override isGiftMoved(deal: Deal, from: Seat): boolean {
    const inTurn = this.options.blindNilExchangeMode === 'bidderFirst';
    return inTurn ? hasSeat(deal.given, from) : super.isGiftMoved(deal, from);
  }

  /** S8: the seats of each side with a blind nil. */
  exchangers(deal: Deal): Seats {
    if (this.options.mode !== 'partners' || this.options.blindNilExchange === 0) return 0;
    let seats = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      if (deal.bids[seat] === BID_BLIND_NIL)
        seats |= (1 << seat) | (1 << this.receiver(deal, seat));
    }
    return seats;
  }

  protected override choosers(deal: Deal): Seats {
    if (deal.phase === BIDDING) {
      if (this.options.bidding === 'sequential') return 1 << deal.turn;
      let seats = 0;
      for (let seat = 0; seat < this.seats; seat++) {
        if (deal.bids[seat] === NO_BID) seats |= 1 << seat;
      }
      return seats;
    }
    if (deal.phase !== EXCHANGING) return 0;
    let seats = this.exchangers(deal) & ~deal.given;
    if (this.options.blindNilExchangeMode === 'bidderFirst') {
      for (let seat = 0; seat < this.seats; seat++) {
        const waits =
          deal.bids[seat] !== BID_BLIND_NIL && hasSeat(seats, this.receiver(deal, seat));
        if (waits) seats &= ~(1 << seat);
      }
    }
    return seats;
  }

  protected override choices(deal: Deal, seat: Seat, out: Int32Array): number {
    if (deal.phase === EXCHANGING) return listGifts(deal, seat, 'exchange', this.giftSize(), out);
    let n = 0;
    if (!hasSeat(deal.looked, seat)) out[n++] = REVEAL;
    for (const bid of this.legalBids(deal, seat)) out[n++] = bid;
    return n;
  }

  /** S10: in turn, or in any order and as often as one likes until the last bid is in. */
  mayBid(deal: Deal, seat: Seat): boolean {
    return this.options.bidding === 'simultaneous' || deal.turn === seat;
  }

  /** S9: the holder of the lowest club is known only when the exchange is over. */
  override isTogether(phase: Phase): boolean {
    const { bidding, blindNilExchangeMode } = this.options;
    if (phase === 'bidding') return bidding === 'simultaneous';
    return phase === 'exchanging' && blindNilExchangeMode === 'simultaneous';
  }

  override isOpenerKnown(deal: Deal): boolean {
    return this.options.openingLead === 'leftOfDealer' || deal.phase >= PLAYING;
  }

  legalBids(deal: Deal, seat: Seat): Action[] {
    const actions: Action[] = [];
    for (let tricks = this.options.nil ? 1 : 0; tricks <= deal.length; tricks++) {
      const checked = checkBid(this.options, deal, seat, tricks);
      if (checked.ok) actions.push(checked.value);
    }
    for (const bid of ['nil', 'blind_nil'] as const) {
      const checked = checkBid(this.options, deal, seat, bid);
      if (checked.ok) actions.push(checked.value);
    }
    return actions;
  }

  protected override choose(deal: Deal, seat: Seat, action: Action): void {
    switch (kindOf(action)) {
      case 'reveal':
        deal.looked |= 1 << seat;
        return;
      case 'bid':
        this.bid(deal, seat, contentOf(action));
        return;
      default:
        this.exchange(deal, seat, action);
    }
  }

  private bid(deal: Deal, seat: Seat, code: number): void {
    deal.bids[seat] = code;
    // S7: an ordinary bid means that the hand was seen; a blind nil opens the hands of both partners.
    deal.looked |= 1 << seat;
    if (code === BID_BLIND_NIL) deal.looked |= 1 << this.receiver(deal, seat);
    if (this.options.bidding === 'sequential') deal.turn = seatFrom(seat, 1, this.seats);
    for (let other = 0; other < this.seats; other++) {
      if (deal.bids[other] === NO_BID) return;
    }
    // S10: the last bid locks them all.
    if (this.exchangers(deal) !== 0) deal.phase = EXCHANGING;
    else this.startPlay(deal);
  }

  /** S8: both ways at once, or the bidder's cards first. */
  private exchange(deal: Deal, seat: Seat, action: Action): void {
    noteGift(deal, seat, action);
    const inTurn = this.options.blindNilExchangeMode === 'bidderFirst';
    if (inTurn) moveGift(deal, seat, this.receiver(deal, seat));
    const seats = this.exchangers(deal);
    if (deal.given !== seats) return;
    if (!inTurn) {
      for (let from = 0; from < this.seats; from++) {
        if (hasSeat(seats, from)) moveGift(deal, from, this.receiver(deal, from));
      }
    }
    this.startPlay(deal);
  }

  private startPlay(deal: Deal): void {
    deal.phase = PLAYING;
    if (this.options.openingLead === 'twoOfClubs') {
      const club = lowestClub(this.deck);
      for (let seat = 0; seat < this.seats; seat++) {
        if (holds(deal.hands, club, seat << 2)) {
          deal.opener = seat;
          deal.marker = club;
        }
      }
    }
    deal.turn = deal.opener;
  }

  protected override checkChoice(deal: Deal, seat: Seat, move: Move): Result<Action, Refusal> {
    switch (move.kind) {
      case 'reveal':
        if (deal.phase !== BIDDING) return refuse('WRONG_PHASE');
        return hasSeat(deal.looked, seat) ? refuse('ALREADY_SUBMITTED') : ok(REVEAL);
      case 'bid':
        if (deal.phase !== BIDDING) return refuse('WRONG_PHASE');
        if (!this.mayBid(deal, seat)) return refuse('NOT_YOUR_TURN');
        return checkBid(this.options, deal, seat, move.bid);
      case 'exchange':
        if (deal.phase !== EXCHANGING) return refuse('WRONG_PHASE');
        if (!hasSeat(this.choosers(deal) | deal.given, seat)) return refuse('NOT_YOUR_TURN');
        return checkGift(deal, seat, 'exchange', move.cards, this.giftSize());
      default:
        return refuse('WRONG_PHASE');
    }
  }

  /** S12: the table's usual bid, or the nearest one that the rules allow. */
  protected override autoChoice(deal: Deal, seat: Seat, random: Random): Action {
    if (deal.phase === EXCHANGING) {
      return randomGift(deal, seat, 'exchange', this.giftSize(), random);
    }
    for (let tricks = this.options.autoBid; tricks <= deal.length; tricks++) {
      const checked = checkBid(this.options, deal, seat, tricks);
      if (checked.ok) return checked.value;
    }
    return actionOf('bid', deal.length);
  }

  override result(deal: Deal, standing: Standing): SpadesResult {
    return scoreSpades(this.options, {
      number: deal.number,
      dealer: deal.dealer,
      bids: Array.from(deal.bids.subarray(0, this.seats)),
      tricks: Array.from(deal.tricks.subarray(0, this.seats)),
      totals: standing.totals,
      bags: standing.bags,
    });
  }

  override after(standing: Standing, result: GameResult): Standing {
    if (result.game !== 'spades') throw new TypeError('not a result of Spades');
    const { bags, dealer } = result as SpadesResult;
    return { ...super.after(standing, result), bags, dealer };
  }

  winners(_played: number, totals: readonly number[]): readonly number[] | null {
    return spadesWinners(this.options, totals);
  }

  /** S4, S9: a full set of bags has become a penalty, and after a deal somebody has dealt. */
  override standingProblem(standing: Standing): string | undefined {
    const { played, dealer, bags } = standing;
    const common = super.standingProblem({ ...standing, dealer: null });
    if (common !== undefined) return common;
    const { firstDealer, bagInterval } = this.options;
    const most = bagInterval === 0 ? MOST_POINTS : bagInterval - 1;
    if (!bags.every((count) => count >= 0 && count <= most)) {
      return `bags: expected numbers from 0 to ${most}, got ${show(bags)}`;
    }
    if (played === 0) return undefined;
    if (dealer === null) return 'dealer: expected the seat that dealt last, got null';
    if (firstDealer === 'random') return undefined;
    const last = seatFrom(firstDealer, played - 1, this.seats);
    return dealer === last ? undefined : `dealer: expected ${last}, got ${dealer}`;
  }

  override openView(deal: Deal): OpenSpades {
    return openSpades(this, deal);
  }

  override ownView(deal: Deal, seat: Seat | null): OwnSpades {
    return ownSpades(this, deal, seat);
  }

  override recall(deal: Deal, view: SpadesView): void {
    this.setContract(deal, 0);
    recallBids(deal, view);
  }

  override settleHidden(
    deal: Deal,
    view: SpadesView,
    pick: (codes: readonly number[]) => number,
  ): void {
    settleBids(this, deal, view, pick);
  }

  override layPosition(deal: Deal, { bids = [] }: Position): void {
    bids.forEach((bid, seat) => {
      if (bid !== null) deal.bids[seat] = bidCode(this.options, bid, deal.length) ?? 0;
    });
  }

  /** The bids as seats may see them: sealed ones are shown when all are in (S10). */
  shownBid(
    deal: Deal,
    seat: Seat,
    viewer: Seat | null,
  ): ReturnType<typeof bidOf> | 'hidden' | null {
    const code = deal.bids[seat]!;
    if (code === NO_BID) return null;
    const sealed = this.options.bidVisibility === 'sealed' && deal.phase === BIDDING;
    return sealed && seat !== viewer ? 'hidden' : bidOf(code);
  }
}
