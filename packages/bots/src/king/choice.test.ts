// Hands with the contract that a good player names, in view of the quotas left and of the party.

import { describe, expect, it } from 'vitest';
import { select } from '../../testing/king-scene.ts';

const SPADES = 'AS KS QS JS 8S 5S 2S AH KH 7D 3D 5C 2C';
const LOW = '2C 3C 5C 2D 4D 6D 2S 3S 5S 8S 2H 3H 5H';
/** Seat 0 has named its three penalties, and three kinds are used up. */
const PENALTIES_SPENT =
  '0:el 1:el 2:kupa 3:kupa 0:kiz 1:kiz 2:erkek 3:erkek 0:rifki 1:rifki 2:spades 3:spades';

describe('the hand', () => {
  it('a long strong suit makes trumps', () => {
    expect(select({ hand: SPADES })).toBe('trump spades');
    const hearts = 'AH KH QH JH 8H 5H 2H AS KS 7D 3D 5C 2C';
    expect(select({ hand: hearts })).toBe('trump hearts');
  });

  it('low cards everywhere make a penalty in which every trick costs', () => {
    expect(select({ hand: LOW })).toBe('el');
  });

  it('aces and small cards without kings and jacks make Erkek', () => {
    expect(select({ hand: 'AC 10C 9C 4C AD 10D 6D 3D 10S 9S 4S 9H 5H' })).toBe('erkek');
  });

  it('three players: a long strong suit makes trumps', () => {
    const hand = 'AS KS QS JS 9S 8S 5S 3S AH KH 7D 3D 9D 5C 6C 3C';
    expect(select({ options: { preset: 'three' }, hand })).toBe('trump spades');
  });

  it('names something even where no contract is worth anything', () => {
    const values = { el: 0, kupa: 0, erkek: 0, kiz: 0, rifki: 0, sonIki: 0, trump: 0 };
    expect(select({ hand: LOW, options: { values } })).toMatch(
      /^(el|kupa|erkek|kiz|rifki|sonIki|trump)/,
    );
  });
});

describe('quotas (K3)', () => {
  it('without a trump game left, names a penalty with the best of hands', () => {
    const calls = '0:spades 1:el 2:el 3:kupa 0:hearts 1:spades 2:spades 3:kupa';
    expect(['erkek', 'kiz', 'rifki', 'sonIki']).toContain(select({ hand: SPADES, calls }));
  });

  it('without a penalty left, makes the best suit trumps', () => {
    expect(select({ hand: LOW, calls: PENALTIES_SPENT })).toBe('trump spades');
  });

  it('names another penalty when the best has been named twice', () => {
    expect(select({ hand: LOW, calls: '1:el 2:kupa 3:kupa' })).toBe('el');
    expect(select({ hand: LOW, calls: '1:el 2:el 3:kupa 1:kupa' })).toMatch(
      /erkek|kiz|rifki|sonIki/,
    );
  });

  it('K12: in natural order names the suit of its trump game', () => {
    const calls = '3:el 2:kupa 1:erkek 0:kiz 3:rifki 2:sonIki 1:spades';
    expect(select({ options: { preset: 'natural' }, hand: SPADES, calls })).toBe('trump spades');
  });

  it('where anything may be named, leans to trump games, which bring points to all', () => {
    const hand = 'AC QC 9C 8C 2C AD 7D 3D 9S 8S 4S 6H 2H';
    expect(select({ hand })).toMatch(/erkek|kiz/);
    expect(select({ options: { enforceQuotas: false }, hand })).toBe('trump clubs');
  });
});

describe('cancelled deals (K4)', () => {
  const forced = { cancelTrump: 'forcedSelector' };
  const dull = 'KH QC 10C 9C 8C QD 10D 9D 8D QS 10S 9S 8S';

  it('a selector forced to name trumps asks for a new deal with a poor hand', () => {
    const hand = '2C 3C 5C 10C 2D 4D 6D 2S 3S 5S 2H 3H 5H';
    const scene = { options: forced, hand, calls: PENALTIES_SPENT };
    expect(select(scene)).toBe('cancel');
  });

  it('but not with nine trumps', () => {
    const hand = '2S 3S 4S 5S 6S 7S 8S 9S 10S 2H 3C 4C 5D';
    expect(select({ options: forced, hand, calls: PENALTIES_SPENT })).toBe('trump spades');
  });

  it('a bare king of hearts in a dull hand names the Rıfkı that it cancels', () => {
    expect(select({ options: { cancelRifki: 'AorK' }, hand: dull })).toBe('rifki');
    expect(select({ options: { cancelRifki: 'AK' }, hand: dull })).not.toBe('rifki');
    expect(select({ options: { cancelRifki: 'off' }, hand: dull })).not.toBe('rifki');
  });

  it('with ace and king of hearts alone as well', () => {
    const hand = dull.replace('QS', 'AH');
    expect(select({ options: { cancelRifki: 'AK' }, hand })).toBe('rifki');
  });

  it('a hand without a card above the ten names the trumps that it cancels', () => {
    const hand = '6C 8C 9C 10C 6D 8D 9D 10D 7S 9S 10S 9H 10H';
    expect(select({ hand })).not.toMatch(/trump/);
    expect(select({ options: { cancelTrump: 'anyPlayer' }, hand })).toMatch(/trump/);
  });
});

describe('King (K11)', () => {
  const declare = { kingRule: 'declare' };
  const strong = 'AS KS QS JS 8S 5S 2S AH KH QH AD 5C 2C';
  const last = `${PENALTIES_SPENT} 0:hearts 1:spades 2:spades 3:spades`;

  it('is declared with a hand that cannot fail', () => {
    const hand = 'AS KS QS JS 10S 9S 8S 7S AH KH AD KD AC';
    expect(select({ options: declare, hand })).toBe('trump spades king');
    expect(select({ hand })).toBe('trump spades');
  });

  it('is not declared with a merely good hand, while the party stands well', () => {
    const totals = [600, -200, -200, -200];
    expect(select({ options: declare, hand: strong, calls: last, totals })).toBe('trump spades');
  });

  it('is declared with the same hand when nothing else can save the party', () => {
    const totals = [-1500, 500, 500, 500];
    expect(select({ options: declare, hand: strong, calls: last, totals })).toBe(
      'trump spades king',
    );
  });
});

describe('styles', () => {
  const hand = 'AC 10C 9C 4C AD 10D 6D 3D KS 9S 4S 9H 5H';

  it('an aggressive player makes trumps where the others name a penalty', () => {
    expect(select({ hand, style: 'aggressive' })).toBe('trump clubs');
    expect(select({ hand, style: 'basic' })).toBe('kiz');
    expect(select({ hand, style: 'defensive' })).toBe('kiz');
  });
});
