// Two matches that differ only in what a viewer may not know look the same to that viewer.

import { shuffle } from '../src/cards/random.ts';
import { NO_BID } from '../src/deal/deal.ts';
import { BIDDING, EXCHANGING, PASSING } from '../src/deal/phase.ts';
import { CANCELLED_RIFKI, CANCELLED_TRUMP } from '../src/games/king/scoring.ts';
import {
  type Card,
  type Deal,
  dealNext,
  dealtHands,
  hasSeat,
  listCards,
  type Move,
  type Seat,
  SUIT_COUNT,
  submit,
  type Table,
} from '../src/index.ts';
import type { Judge } from './judge.ts';
import { type MoveEntry, type Scene, viewers } from './scene.ts';

const SECRETS = 'a view does not depend on what is hidden from it';
const POSSIBLE = 'a sample deal could have come about';

export function secretLaws(scene: Scene, judge: Judge): void {
  const { game, random } = scene;
  const everyone = viewers(game);
  const viewer = everyone[random.below(everyone.length)]!;
  sampledWorld(scene, viewer, judge);
  swappedWorld(scene, viewer, judge);
  otherGiftWorld(scene, viewer, judge);
  otherBidWorld(scene, viewer, judge);
}

function sameView(scene: Scene, other: Table, viewer: Seat | null, judge: Judge): void {
  const { viewTable } = scene.eyes;
  judge.same(
    SECRETS,
    viewTable(other, viewer),
    viewTable(scene.table, viewer),
    `view of ${viewer}`,
  );
}

/** The same match with other cards and other moves in this deal; null if the rules do not allow it. */
export function otherWorld(
  { before, draw, moves }: Scene,
  cards: readonly Card[],
  change: (entry: MoveEntry) => Move,
): Table | null {
  const dealt = dealNext(before, { cards, first: draw.first });
  if (!dealt.ok) return null;
  let table = dealt.value;
  for (const entry of moves) {
    const done = submit(table, entry.seat, change(entry), entry.auto ? { auto: true } : {});
    if (!done.ok) return null;
    table = done.value;
  }
  return table;
}

/** The sample is dealt from the start, and the match played up to here with it. */
function sampledWorld(scene: Scene, viewer: Seat | null, judge: Judge): void {
  const { game, deal, eyes, random, moves } = scene;
  // A deal that was cancelled for its hands is sampled with any hands, and bids are not sampled in order.
  if (deal.ending === CANCELLED_RIFKI || deal.ending === CANCELLED_TRUMP) return;
  if (isSealed(scene)) return;
  const sampled = eyes.sampleDeal(game, eyes.viewDeal(game, deal, viewer), random);
  const hands = dealtHands(sampled);
  for (const { seat, move } of moves.toReversed()) {
    if (isGift(move) && game.isGiftMoved(deal, seat))
      takeBack(sampled, hands, seat, game.receiver(deal, seat));
  }
  const cards = Array.from({ length: game.seats }, (_, seat) => listCards(hands, seat << 2)).flat();
  const other = otherWorld(scene, cards, ({ seat, move }) =>
    isGift(move) ? { kind: move.kind, cards: listCards(sampled.gifts, seat << 2) } : move,
  );
  judge.holds(POSSIBLE, other !== null, () => `sampled by ${viewer}`);
  if (other === null) return;
  judge.same(POSSIBLE, other.deal!.hands, sampled.hands, 'hands');
  sameView(scene, other, viewer, judge);
}

export function isGift(move: Move): move is Move & { readonly kind: 'pass' | 'exchange' } {
  return move.kind === 'pass' || move.kind === 'exchange';
}

function takeBack(deal: Deal, hands: Int32Array, from: Seat, to: Seat): void {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const gift = deal.gifts[(from << 2) | suit]!;
    hands[(to << 2) | suit]! &= ~gift;
    hands[(from << 2) | suit]! |= gift;
  }
}

/** Two cards that the viewer does not see change places from the beginning. */
function swappedWorld(scene: Scene, viewer: Seat | null, judge: Judge): void {
  const { deal, draw } = scene;
  const pair = hiddenPair(scene, viewer);
  if (pair === null) return;
  const [a, b] = pair;
  const swap = (card: Card): Card => (card === a ? b : card === b ? a : card);
  const other = otherWorld(scene, draw.cards.map(swap), ({ move }) =>
    isGift(move) ? { kind: move.kind, cards: move.cards.map(swap) } : move,
  );
  // Where the moves so far would not have been possible, the viewer can tell the difference.
  if (other === null || other.deal!.ending !== deal.ending) return;
  sameView(scene, other, viewer, judge);
}

/** A card from each of two hands that the viewer cannot see, neither of them known for another reason. */
function hiddenPair({ game, deal, random, eyes }: Scene, viewer: Seat | null): [Card, Card] | null {
  const view = eyes.viewDeal(game, deal, viewer);
  const known = new Set([deal.marker, ...(view.gave ?? []), ...(view.received ?? [])]);
  const hidden: Card[][] = [];
  for (let seat = 0; seat < game.seats; seat++) {
    if (seat === viewer && view.hand !== null) continue;
    const cards = listCards(deal.hands, seat << 2).filter((card) => !known.has(card));
    if (cards.length > 0) hidden.push(cards);
  }
  if (hidden.length < 2) return null;
  const [one, two] = shuffle(hidden, random);
  return [one![random.below(one!.length)]!, two![random.below(two!.length)]!];
}

/** Another seat has chosen other cards to give, which nobody has received yet. */
function otherGiftWorld(scene: Scene, viewer: Seat | null, judge: Judge): void {
  const { game, deal, draw, random } = scene;
  if (deal.phase !== PASSING && deal.phase !== EXCHANGING) return;
  for (let giver = 0; giver < game.seats; giver++) {
    const isSecret = hasSeat(deal.given, giver) && !game.isGiftMoved(deal, giver);
    if (giver === viewer || !isSecret) continue;
    const hand = shuffle(listCards(deal.hands, giver << 2), random);
    const other = otherWorld(scene, draw.cards, ({ seat, move }) =>
      isGift(move) && seat === giver
        ? { kind: move.kind, cards: hand.slice(0, game.giftSize()) }
        : move,
    );
    judge.holds(SECRETS, other !== null, 'another gift is refused');
    if (other !== null) sameView(scene, other, viewer, judge);
  }
}

function isSealed({ game, deal }: Scene): boolean {
  return game.id === 'spades' && game.options.bidVisibility === 'sealed' && deal.phase === BIDDING;
}

/** An opponent has bid something else under the seal (S10); a partner may notice by their own choice (S17). */
function otherBidWorld(scene: Scene, viewer: Seat | null, judge: Judge): void {
  const { game, deal, draw, random } = scene;
  if (game.id !== 'spades' || !isSealed(scene)) return;
  const bidder = random.below(game.seats);
  const isPartner = viewer !== null && game.receiver(deal, bidder) === viewer;
  if (bidder === viewer || isPartner || deal.bids[bidder] === NO_BID) return;
  const bids = ['nil', 'blind_nil', 1, 2, 3, 4, 5, 6, 7] as const;
  const bid = bids[random.below(bids.length)]!;
  const other = otherWorld(scene, draw.cards, ({ seat, move }) =>
    move.kind === 'bid' && seat === bidder ? { kind: 'bid', bid } : move,
  );
  if (other !== null) sameView(scene, other, viewer, judge);
}
