// Every card of the deck is in one hand or among the plays, and every gift lies where it should.

import { EXCHANGING, PLAYING } from '../src/deal/phase.ts';
import {
  type AnyGame,
  type Card,
  countCards,
  type Deal,
  hasSeat,
  leaderOf,
  type Seat,
  SUIT_COUNT,
} from '../src/index.ts';
import type { Judge } from './judge.ts';

const LAW = 'the cards are in the hands or among the plays, each once';
const GIFTS = 'a gift is of the right size and lies with its giver or its receiver';
const seen = new Int32Array(SUIT_COUNT);

export function partitionLaws(game: AnyGame, deal: Deal, judge: Judge): void {
  seen.fill(0);
  let cards = 0;
  for (let i = 0; i < deal.count; i++, cards++) note(deal.plays[i]! as Card, judge);
  for (let at = 0; at < game.seats * SUIT_COUNT; at++) {
    judge.holds(LAW, (seen[at & 3]! & deal.hands[at]!) === 0, () => `twice: hand part ${at}`);
    seen[at & 3]! |= deal.hands[at]!;
  }
  for (let seat = 0; seat < game.seats; seat++) cards += countCards(deal.hands, seat << 2);
  judge.holds(LAW, cards === game.deck.size, () => `${cards} cards`);
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    judge.holds(LAW, seen[suit] === game.deck.set[suit], () => `suit ${suit}: ${seen[suit]}`);
  }
  for (let at = game.seats * SUIT_COUNT; at < 16; at++) {
    judge.holds(LAW, deal.hands[at] === 0, 'a seat that is not there holds cards');
  }
  if (deal.phase >= PLAYING) handSizes(game, deal, judge);
  if (game.id !== 'king') gifts(game, deal, judge);
}

function note(card: Card, judge: Judge): void {
  const bit = 1 << (card & 31);
  judge.holds(LAW, (seen[card >> 5]! & bit) === 0, () => `played twice: ${card}`);
  seen[card >> 5]! |= bit;
}

/** Everyone has played one card to each trick, and the seats before the one on turn one more to this trick. */
function handSizes(game: AnyGame, deal: Deal, judge: Judge): void {
  const leader = leaderOf(deal, deal.trick);
  for (let i = 0; i < game.seats; i++) {
    const seat = (leader + i * game.step + game.seats) % game.seats;
    const size = game.length - deal.trick - (i < deal.inTrick ? 1 : 0);
    const found = countCards(deal.hands, seat << 2);
    judge.holds('all hands are of the same size', found === size, () => `seat ${seat}: ${found}`);
  }
}

function gifts(game: AnyGame, deal: Deal, judge: Judge): void {
  for (let from = 0; from < game.seats; from++) {
    const size = countCards(deal.gifts, from << 2);
    const expected = hasSeat(deal.given, from) ? game.giftSize() : 0;
    judge.holds(GIFTS, size === expected, () => `seat ${from}: ${size} cards`);
    if (size === 0 || deal.phase > EXCHANGING) continue;
    // A partner who answers may give some of the same cards back (S8).
    const to = game.isGiftMoved(deal, from) ? game.receiver(deal, from) : from;
    const back = to !== from && hasSeat(deal.given, to) ? from : to;
    judge.holds(GIFTS, areHeld(deal, from, to, back), () => `gift of ${from}`);
  }
}

function areHeld(deal: Deal, from: Seat, one: Seat, other: Seat): boolean {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const held = deal.hands[(one << 2) | suit]! | deal.hands[(other << 2) | suit]!;
    if ((deal.gifts[(from << 2) | suit]! & ~held) !== 0) return false;
  }
  return true;
}
