// Deals that do not count: who cancels them, when, and what stays as it was.

import { describe, expect, it } from 'vitest';
import { card, cards, playing } from '../../../testing/cards.ts';
import { finished, king } from '../../../testing/king.ts';
import { dealAny, make, must, open } from '../../../testing/matches.ts';
import {
  type Action,
  type Call,
  contractAction,
  type Deal,
  dealNext,
  type King,
  type KingContract,
  phaseName,
  SeededRandom,
  setUp,
  tableAt,
} from '../../index.ts';

const standard = king();
const RIFKI: KingContract = { type: 'penalty', name: 'rifki' };
const KIZ: KingContract = { type: 'penalty', name: 'kiz' };
const KOZ: KingContract = { type: 'trump', trumpSuit: 'clubs' };

/** Hands by seat, abridged; seat 0 selects. */
function selecting(rules: King, hands: readonly string[], calls: readonly Call[] = []): Deal {
  const standing = { ...rules.start(), played: calls.length, calls, dealer: 0, redeal: true };
  return setUp(rules, standing, { hands: hands.map((hand) => cards(rules, hand)) });
}

/** What becomes of a deal when seat 0 names a contract: `playing`, or the reason of a cancellation. */
function named(rules: King, contract: KingContract, hands: readonly string[]): string {
  const deal = selecting(rules, hands);
  rules.apply(deal, 0, contractAction(contract));
  const { cancelled } = rules.result(deal, rules.start());
  expect(rules.actors(deal)).toBe(cancelled === null ? 1 : 0);
  return cancelled ?? phaseName(deal.phase);
}

describe('Kız Almaz', () => {
  it('K4: void when every player took a queen', () => {
    const result = finished(standard, KIZ, [1, 1, 1, 1]);
    expect(result.cancelled).toBe('kiz');
    expect(result.scores).toEqual([0, 0, 0, 0]);
    expect(result.counts).toEqual([1, 1, 1, 1]);
  });

  it('K4: scored when somebody took none', () => {
    const result = finished(standard, KIZ, [2, 1, 1, 0]);
    expect(result.cancelled).toBeNull();
    expect(result.scores).toEqual([-200, -100, -100, 0]);
  });

  it('K4: scored where cancelKiz is off', () => {
    const result = finished(king({ cancelKiz: false }), KIZ, [1, 1, 1, 1]);
    expect(result.cancelled).toBeNull();
    expect(result.scores).toEqual([-100, -100, -100, -100]);
  });

  it('K4, K15: with three players 2-1-1 is void, if the table wants it', () => {
    const three = king({ cancelKiz: true }, 'three');
    expect(finished(three, KIZ, [2, 1, 1]).cancelled).toBe('kiz');
    expect(finished(three, KIZ, [3, 0, 1]).cancelled).toBeNull();
    expect(finished(king({}, 'three'), KIZ, [2, 1, 1]).scores).toEqual([-200, -100, -100]);
  });

  it('K4: no other contract is void because everybody took something', () => {
    for (const name of ['el', 'kupa', 'erkek', 'sonIki'] as const) {
      expect(finished(standard, { type: 'penalty', name }, [1, 1, 1, 1]).cancelled).toBeNull();
    }
    expect(finished(standard, KOZ, [4, 4, 4, 1]).cancelled).toBeNull();
  });

  it('K4, K17: an early end can be void as well', () => {
    const rules = king({ earlyEnd: true });
    const hand = { contract: KIZ, hand: '2C 3C', trick: '3:QC 2:5C 1:KC', taken: [1, 0, 1, 1] };
    const deal = playing(rules, hand);
    rules.apply(deal, 0, card(rules, '2C') as number as Action);
    expect(rules.result(deal, rules.start())).toMatchObject({
      counts: [1, 1, 1, 1],
      cancelled: 'kiz',
    });
  });
});

describe('Rıfkı', () => {
  const others = ['5H QH 2C', '3H JH 3C', '4H 10H 4C'];

  it.each([
    ['AH KH 5C', { off: false, AK: true, AorK: true }],
    ['AH 5C', { off: false, AK: false, AorK: true }],
    ['KH 5C', { off: false, AK: false, AorK: true }],
    ['AH KH 2H 5C', { off: false, AK: false, AorK: false }],
    ['KH 2H 5C', { off: false, AK: false, AorK: false }],
    ['QH 5C', { off: false, AK: false, AorK: false }],
    ['5C', { off: false, AK: false, AorK: false }],
  ])('K4: cancelRifki and a hand with %s', (hand, expected) => {
    for (const [cancelRifki, cancels] of Object.entries(expected)) {
      for (let seat = 0; seat < 4; seat++) {
        const hands = others.toSpliced(seat, 0, hand);
        const becomes = named(king({ cancelRifki }), RIFKI, hands);
        expect(becomes).toBe(cancels ? 'rifki' : 'playing');
      }
    }
  });

  it('K4: the other contracts are played whatever the hearts', () => {
    const rules = king({ cancelRifki: 'AorK' });
    const hands = ['AH KH JC', ...others];
    for (const name of ['el', 'kupa', 'erkek', 'kiz', 'sonIki'] as const) {
      expect(named(rules, { type: 'penalty', name }, hands)).toBe('playing');
    }
    expect(named(rules, KOZ, hands)).toBe('playing');
  });

  it('K4, K12: in natural order the deal is cancelled as soon as it lies there', () => {
    const rules = king({ cancelRifki: 'AK' }, 'natural');
    const standing = { ...rules.start(), played: 4, dealer: 2 };
    const hands = ['AH KH 5C', ...others].map((hand) => cards(rules, hand));
    const deal = setUp(rules, standing, { hands });
    expect(rules.actors(deal)).toBe(0);
    expect(rules.after(standing, rules.result(deal, standing))).toEqual({
      ...standing,
      dealer: 1,
      redeal: true,
    });
  });
});

describe('trump games', () => {
  const high = ['JC 2C', 'QD 3C', 'KS 4C', 'AH 5C'];
  const low = '10C 10D 2S 9H';

  it('K4: anyPlayer: a hand with nothing above the ten cancels', () => {
    const any = king({ cancelTrump: 'anyPlayer' });
    expect(named(any, KOZ, high)).toBe('playing');
    for (let seat = 0; seat < 4; seat++) {
      expect(named(any, KOZ, high.with(seat, low))).toBe('trump');
      expect(named(any, { type: 'penalty', name: 'el' }, high.with(seat, low))).toBe('playing');
    }
    expect(named(standard, KOZ, high.with(2, low))).toBe('playing');
    expect(named(king({ cancelTrump: 'forcedSelector' }), KOZ, high.with(2, low))).toBe('playing');
  });

  const spent: Call[] = (['el', 'kupa', 'kiz'] as const).map((name) => ({
    selector: 0,
    contract: { type: 'penalty', name },
  }));

  function cancel(rules: King, hand: string, calls: readonly Call[], seat = 0): string {
    const deal = selecting(rules, high.with(0, hand), calls);
    const checked = rules.check(deal, seat, { kind: 'cancel' });
    const listed = rules.legal(deal, 0, new Int32Array(64));
    if (seat === 0) expect(rules.mayCancel(deal, 0)).toBe(checked.ok);
    if (seat === 0 && calls === spent) expect(listed).toBe(checked.ok ? 5 : 4);
    return checked.ok ? 'ok' : `${checked.error.code} ${checked.error.rule ?? ''}`.trim();
  }

  it('K4: forcedSelector: only without a penalty left and with nothing above the ten', () => {
    const forced = king({ cancelTrump: 'forcedSelector' });
    const refused = 'INVALID_CONTRACT cancelNotAllowed';
    expect(cancel(forced, low, spent)).toBe('ok');
    expect(cancel(forced, `${low} JH`, spent)).toBe(refused);
    expect(cancel(forced, low, spent.slice(1))).toBe(refused);
    expect(cancel(forced, low, [])).toBe(refused);
    expect(cancel(forced, low, spent, 1)).toBe('NOT_YOUR_TURN');
    for (const cancelTrump of ['off', 'anyPlayer']) {
      expect(cancel(king({ cancelTrump }), low, spent)).toBe(refused);
    }
  });

  it('K4: forcedSelector: the hand of the selector counts, not another', () => {
    const deal = selecting(king({ cancelTrump: 'forcedSelector' }), high.with(1, low), spent);
    const forced = king({ cancelTrump: 'forcedSelector' });
    expect(forced.check(deal, 0, { kind: 'cancel' }).ok).toBe(false);
  });

  it('K4: a cancelled deal has no contract, scores nothing and uses no quota', () => {
    const forced = king({ cancelTrump: 'forcedSelector' });
    const totals = [10, -20, 30, -40];
    const standing = {
      ...forced.start(),
      played: 3,
      calls: spent,
      totals,
      dealer: 0,
      redeal: true,
    };
    const table = tableAt(forced, standing, selecting(forced, high.with(0, low), spent));
    const after = make(table, 0, { kind: 'cancel' });
    expect(after.results.at(-1)).toEqual({
      game: 'king',
      number: 4,
      selector: 0,
      contract: null,
      counts: [0, 0, 0, 0],
      cancelled: 'trump',
      scores: [0, 0, 0, 0],
      totals,
      king: null,
      ended: false,
      winners: [],
    });
    expect(after.standing).toEqual(standing);
    expect([after.awaitsDeal, after.awaitsPause]).toEqual([true, false]);
  });
});

describe('after a cancellation', () => {
  it('K1, K4: same number, same selector, new deal, any open contract', () => {
    const rules = king({ cancelRifki: 'AorK' });
    const names = (wanted: readonly string[]) => cards(rules, wanted.join(' '));
    const first = names(['AH', '2D', '5C']);
    const rest = rules.deck.cards.filter((held) => !first.includes(held));
    const hearts = rest.filter((held) => held >= 96);
    const plain = rest.filter((held) => held < 96);
    // Seat 0 gets the ace as its only heart, and the start card.
    const order = [...first, ...plain.slice(0, 10), ...plain.slice(10), ...hearts];
    const table = open('king', { cancelRifki: 'AorK' });
    const dealt = must(dealNext(table, { cards: order, first: 3 }));
    const cancelled = make(dealt, 0, { kind: 'choose', contract: RIFKI });
    expect(cancelled.standing).toEqual({ ...rules.start(), dealer: 0, redeal: true });
    const again = dealAny(cancelled, new SeededRandom(3));
    expect([again.phase, again.deal?.number, again.actors]).toEqual(['selecting', 1, [0]]);
    expect(again.deal?.terms).toBe(dealt.deal?.terms);
  });

  it('K4: a void last game does not end the party', () => {
    const last = { played: 19, totals: [0, 10, -10, 0], dealer: 2 };
    const result = finished(standard, KIZ, [1, 1, 1, 1], last);
    expect([result.number, result.ended, result.winners]).toEqual([20, false, []]);
    const standing = standard.after({ ...standard.start(), ...last }, result);
    expect(standing).toMatchObject({
      played: 19,
      totals: last.totals,
      redeal: true,
      winners: null,
    });
    expect(standard.next(standing)).toMatchObject({ number: 20, dealer: result.selector });
  });
});
