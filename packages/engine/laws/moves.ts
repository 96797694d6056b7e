// Moves and actions stand for each other one to one, and exactly the legal ones are accepted.

import {
  BIDDING,
  CHOOSING,
  EXCHANGING,
  OVER,
  PASSING,
  PLAYING,
  SELECTING,
} from '../src/deal/phase.ts';
import {
  type Action,
  actionOfMove,
  type Card,
  Deal,
  hasSeat,
  holds,
  type Move,
  type MoveKind,
  moveOf,
  type RefusalCode,
  type Seat,
  submit,
} from '../src/index.ts';
import type { Judge } from './judge.ts';
import { chance } from './numbers.ts';
import { dealDifference, type Scene } from './scene.ts';

const legal = new Int32Array(1024);
const copy = new Deal();
const ENCODING = 'a move and its action stand for each other';
const EXACTLY = 'exactly the legal actions are accepted';
const UNCHANGED = 'a refused move changes nothing';

export function moveLaws(scene: Scene, judge: Judge): void {
  const { game, deal, random } = scene;
  // A change would be noticed after the next move too; this only names it better.
  const isWatched = chance(random, 8);
  if (isWatched) copy.copyFrom(deal);
  const isGiving = deal.phase === PASSING || deal.phase === EXCHANGING;
  for (let seat = 0; seat < game.seats; seat++) {
    if (!hasSeat(game.actors(deal), seat) || (isGiving && !chance(random, 8))) continue;
    const n = game.legal(deal, seat, legal);
    for (let i = isGiving ? random.below(24) : 0; i < n; i += isGiving ? 1 + random.below(48) : 1) {
      acceptLaw(scene, seat, legal[i]! as Action, judge);
    }
  }
  if (deal.phase === PLAYING) playLaws(scene, chance(random, 8), judge);
  if (chance(random, 12)) otherMoveLaws(scene, judge);
  if (!isWatched) return;
  const difference = dealDifference(copy, deal);
  judge.holds(UNCHANGED, difference === null, () => String(difference));
}

function acceptLaw({ game, deal }: Scene, seat: Seat, action: Action, judge: Judge): void {
  const move = moveOf(action);
  judge.holds(ENCODING, actionOfMove(move) === action, () => JSON.stringify(move));
  const checked = game.check(deal, seat, move);
  const accepted = checked.ok && checked.value === action;
  judge.holds(EXACTLY, accepted, () => `seat ${seat} ${JSON.stringify([move, checked])}`);
}

/** Held cards, or all cards of the deck, by the seat on turn, and one by somebody else. */
function playLaws(scene: Scene, wholeDeck: boolean, judge: Judge): void {
  const { game, deal, random } = scene;
  const seat = deal.turn;
  const n = game.legal(deal, seat, legal);
  for (const card of game.deck.cards) {
    const isHeld = holds(deal.hands, card, seat << 2);
    if (!wholeDeck && !isHeld) continue;
    const isLegal = legal.subarray(0, n).includes(card);
    const expected = isLegal ? null : isHeld ? 'ILLEGAL_PLAY' : 'INVALID_CARD';
    refuseLaw(scene, seat, { kind: 'play', card }, expected, judge);
  }
  const other = (seat + 1 + random.below(game.seats - 1)) % game.seats;
  const card = game.deck.cards[random.below(game.deck.size)]!;
  refuseLaw(scene, other, { kind: 'play', card }, 'NOT_YOUR_TURN', judge);
}

function refuseLaw(
  { game, deal }: Scene,
  seat: Seat,
  move: Move,
  code: RefusalCode | null,
  judge: Judge,
): void {
  const checked = game.check(deal, seat, move);
  const found = checked.ok ? null : checked.error.code;
  judge.holds(EXACTLY, found === code, () => `seat ${seat} ${JSON.stringify(move)}: ${found}`);
  const named = checked.ok || code !== 'ILLEGAL_PLAY' || checked.error.rule !== undefined;
  judge.holds('an illegal play names its rule', named, () => JSON.stringify(move));
}

const PHASE_KINDS: ReadonlyMap<number, readonly MoveKind[]> = new Map([
  [PASSING, ['pass']],
  [BIDDING, ['bid', 'reveal']],
  [EXCHANGING, ['exchange']],
  [SELECTING, ['choose', 'cancel']],
  [PLAYING, ['play', 'claim']],
  [CHOOSING, ['moon']],
  [OVER, []],
]);

/** Moves of other phases, by other seats, and things that are no moves at all. */
function otherMoveLaws(scene: Scene, judge: Judge): void {
  const { game, deal, random, table } = scene;
  const seat = random.below(game.seats);
  const kinds = PHASE_KINDS.get(deal.phase)!;
  for (const move of someMoves(game.deck.cards)) {
    const fits = kinds.includes(move.kind) && (move.kind !== 'claim' || game.id === 'hearts');
    if (!fits) refuseLaw(scene, seat, move, 'WRONG_PHASE', judge);
  }
  claimLaw(scene, seat, judge);
  outOfTurnLaw(scene, seat, judge);
  const version = table.version;
  for (const stranger of [-1, game.seats, 0.5, Number.NaN]) {
    const done = submit(table, stranger, { kind: 'play', card: game.deck.cards[0]! });
    judge.holds(EXACTLY, !done.ok, `seat ${stranger}`);
  }
  for (const nonsense of [null, 'play', {}, { kind: 'fly' }, { kind: 'toString' }]) {
    const done = submit(table, seat, nonsense as Move);
    judge.holds(EXACTLY, !done.ok, () => JSON.stringify(nonsense));
  }
  judge.holds(UNCHANGED, table.version === version, 'the table has a new version');
}

function someMoves(cards: readonly Card[]): Move[] {
  return [
    { kind: 'play', card: cards[0]! },
    { kind: 'pass', cards: cards.slice(0, 3) },
    { kind: 'exchange', cards: cards.slice(0, 2) },
    { kind: 'bid', bid: 3 },
    { kind: 'reveal' },
    { kind: 'choose', contract: { type: 'penalty', name: 'el' } },
    { kind: 'moon', option: 'othersPlus' },
    { kind: 'cancel' },
    { kind: 'claim' },
  ];
}

/** H12 stands beside the legal actions: it is a shorter way to play them. */
function claimLaw({ game, deal }: Scene, seat: Seat, judge: Judge): void {
  if (game.id !== 'hearts' || deal.phase !== PLAYING) return;
  const may = game.options.claim && game.canClaim(deal, seat);
  const checked = game.check(deal, seat, { kind: 'claim' });
  judge.holds(EXACTLY, checked.ok === may, () => `claim by ${seat}: ${JSON.stringify(checked)}`);
}

/** What a seat that the deal does not wait for may do nevertheless: look at its hand, change its bid. */
function outOfTurnLaw({ game, deal, random }: Scene, seat: Seat, judge: Judge): void {
  if (hasSeat(game.actors(deal), seat) || deal.phase === PLAYING || deal.phase === OVER) return;
  const n = game.legal(deal, seat, legal);
  if (n === 0) return;
  const move = moveOf(legal[random.below(n)]! as Action);
  const mayBid = game.id === 'spades' && game.options.bidding === 'simultaneous';
  const may = move.kind === 'reveal' || (move.kind === 'bid' && mayBid);
  const checked = game.check(deal, seat, move);
  judge.holds(EXACTLY, checked.ok === may, () => `seat ${seat} ${JSON.stringify([move, checked])}`);
}
