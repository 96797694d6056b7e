// What a seat learns from the plays of others about the cards that they cannot hold.

import { type Action, actionOf, type Deal, gameOf, type King, PENALTIES } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../engine/testing/cards.ts';
import { KingSeen } from './seen.ts';

const CLUBS = 0;
const DIAMONDS = 1;
const HEARTS = 3;
const ALL = 0b1110;

/** A deal of King in which seat 0 selects a contract and the cards are played as listed. */
function played(contract: number, plays: string, options: Readonly<Record<string, unknown>> = {}) {
  const game = gameOf('king', options) as King;
  const list = cards(game, plays);
  const deal: Deal = game.deal({ number: 1, dealer: 0, terms: 1023 }, game.deck.cards, 0);
  game.apply(deal, 0, actionOf('choose', contract));
  for (const card of list) {
    deal.hands.fill(0);
    deal.hands[(deal.turn << 2) | (card >> 5)] = 1 << (card & 31);
    game.apply(deal, deal.turn, card as number as Action);
  }
  // Seat 0 is left with small clubs, and all the rest lies with seat 1.
  deal.hands.fill(0);
  for (const card of game.deck.cards) {
    if (list.includes(card)) continue;
    const seat = card < 4 ? 0 : 1;
    deal.hands[(seat << 2) | (card >> 5)]! |= 1 << (card & 31);
  }
  const seen = new KingSeen(game);
  seen.look(deal, 0);
  return seen;
}

const number = (name: (typeof PENALTIES)[number]) => PENALTIES.indexOf(name);
const SPADES_TRUMP = PENALTIES.length + 2;

describe('what a seat sees', () => {
  it('knows its own cards and all that are out', () => {
    const { own, out, cards: held, others } = played(number('el'), '9C 8C 7C 6C');
    expect([own[CLUBS], own[DIAMONDS], held]).toEqual([0b1111, 0, 4]);
    expect(out[CLUBS]).toBe(0b1_1111_0000_0000);
    expect(others).toBe(ALL);
  });

  it('play goes down through the seats: after a lead of seat 2, seat 3 comes last', () => {
    // Seat 3 has no club, seat 2 takes the first trick and leads; seat 1 has no diamond.
    const { live, after } = played(number('el'), '5C 9D QC 6C 8D 7S');
    expect(live[CLUBS]).toBe(ALL & ~(1 << 3));
    expect(live[DIAMONDS]).toBe(ALL & ~(1 << 1));
    expect(after).toBe(1 << 3);
  });

  it('K5: whoever throws no heart in Kupa has none, unless hearts need not be thrown', () => {
    const plays = '9C 9D QC 6C';
    expect(played(number('kupa'), plays).live[HEARTS]).toBe(ALL & ~(1 << 3));
    expect(played(number('kupa'), plays, { kupaVoid: 'any' }).live[HEARTS]).toBe(ALL);
    expect(played(number('el'), plays).live[HEARTS]).toBe(ALL);
  });

  it('K6: whoever throws no honour in Erkek has none, unless honours need not be thrown', () => {
    expect(played(number('erkek'), '9C 9D QC 6C').clean).toBe(1 << 3);
    expect(played(number('erkek'), '9C KD QC 6C').clean).toBe(0);
    expect(played(number('erkek'), '9C 9D QC 6C', { honourVoid: 'any' }).clean).toBe(0);
  });

  it('K7: whoever throws no heart in Rıfkı has neither the king nor another', () => {
    const rifki = number('rifki');
    const seen = played(rifki, '9C 9D QC 6C');
    expect([seen.live[HEARTS], seen.clean]).toEqual([ALL & ~(1 << 3), 1 << 3]);
    const only = played(rifki, '9C 9D QC 6C', { rifkiVoid: 'kingOnly' });
    expect([only.live[HEARTS], only.clean]).toEqual([ALL, 1 << 3]);
    const free = played(rifki, '9C 9D QC 6C', { rifkiVoid: 'any' });
    expect([free.live[HEARTS], free.clean]).toEqual([ALL, 0]);
  });

  it('K9: whoever does not ruff has no trump, where one must', () => {
    const must = { mustTrumpWhenVoid: true };
    expect(played(SPADES_TRUMP, '9C 9D QC 6C', must).live[2]).toBe(ALL & ~(1 << 3));
    expect(played(SPADES_TRUMP, '9C 9D QC 6C').live[2]).toBe(ALL);
  });

  it('K15: three players', () => {
    const { live, others } = played(number('el'), '9C 9D QC', { preset: 'three' });
    expect(others).toBe(0b110);
    expect(live[CLUBS]).toBe(1 << 1);
  });
});
