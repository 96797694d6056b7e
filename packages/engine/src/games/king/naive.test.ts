// Plays random deals and parties under random options and asks the naive second opinion at every step.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as naive from '../../../laws/games/naive-king.ts';
import { card, game, legal } from '../../../testing/cards.ts';
import {
  type Action,
  actionOf,
  cardName,
  contractText,
  type Deal,
  drawDeal,
  type King,
  type KingContract,
  listCards,
  MAX_ACTIONS,
  moveOf,
  SeededRandom,
  type Standing,
  seatFrom,
} from '../../index.ts';

const flag = fc.boolean();

/** Every option that bears on the play or the end of one deal. */
const playOptions = fc.record({
  preset: fc.constantFrom('standard', 'three'),
  heartsLeadRestriction: flag,
  onlyHeartsMustLeadHighest: flag,
  kupaVoid: fc.constantFrom('mustHeart', 'any'),
  honourVoid: fc.constantFrom('must', 'any'),
  rifkiVoid: fc.constantFrom('kingThenHearts', 'kingOnly', 'any'),
  forcedUnder: fc.subarray(['erkek', 'kiz', 'rifki']),
  trumpLeadRestriction: flag,
  mustTrumpWhenVoid: flag,
  yukseltme: fc.constantFrom('off', 'onTrumpLead', 'wheneverTrumping', 'always'),
  forcedLeadBreaks: flag,
  earlyEnd: flag,
  cancelKiz: flag,
  cancelRifki: fc.constantFrom('off', 'AK', 'AorK'),
  cancelTrump: fc.constantFrom('off', 'anyPlayer', 'forcedSelector'),
  kingRule: fc.constantFrom('off', 'auto', 'declare'),
  kingTricks: fc.integer({ min: 4, max: 9 }),
});

/** Options of the selection; quotas that fit. In natural order there is nothing to choose from. */
const selectionOptions = fc
  .record({
    preset: fc.constantFrom('standard', 'natural', 'short', 'pagat', 'three'),
    enforceQuotas: flag,
    maxPerPenaltyType: fc.integer({ min: 2, max: 4 }),
    initialPenaltyGames: fc.integer({ min: 0, max: 8 }),
    startCard: fc.constantFrom('6S', '7D', '3D', 'random'),
    cancelKiz: flag,
    cancelRifki: fc.constantFrom('off', 'AK', 'AorK'),
    cancelTrump: fc.constantFrom('off', 'anyPlayer', 'forcedSelector'),
    cikmis: fc.constantFrom('gte0', 'gt0'),
    earlyEnd: flag,
  })
  .map((options) =>
    options.preset === 'natural'
      ? { ...options, enforceQuotas: true, initialPenaltyGames: options.initialPenaltyGames % 7 }
      : options,
  );

const seeds = fc.nat(0xffff_ffff);

function kingOf({ preset, ...changes }: { preset: string }): King {
  return game('king', preset, changes) as King;
}

function handsOf(king: King, deal: Deal): string[][] {
  return Array.from({ length: king.seats }, (_, seat) =>
    listCards(deal.hands, seat << 2).map(cardName),
  );
}

/** Plays a deal whose contract has been named to its end, side by side with the second opinion. */
function playBoth(king: King, deal: Deal, contract: KingContract, random: SeededRandom): void {
  const { options } = king;
  const call = { selector: deal.dealer, contract };
  const hands = handsOf(king, deal);
  const tricks: naive.NaiveTrick[] = [];
  let leader = deal.dealer;
  let broken = false;
  let trick: string[] = [];
  while (naive.endingOf(options, call, tricks) === 'open') {
    const seat = seatFrom(leader, -trick.length, king.seats);
    expect(king.actors(deal)).toBe(1 << seat);
    const expected = naive.legalCards(options, contract, hands[seat]!, trick, broken);
    expect(legal(king, deal)).toBe([...expected].sort().join(' '));
    for (const held of hands[seat]!) {
      const checked = king.check(deal, seat, { kind: 'play', card: card(king, held) });
      expect(checked.ok ? 'ok' : checked.error.code).toBe(
        expected.includes(held) ? 'ok' : 'ILLEGAL_PLAY',
      );
    }
    const name = expected[random.below(expected.length)]!;
    king.apply(deal, seat, card(king, name) as number as Action);
    hands[seat] = hands[seat]!.filter((held) => held !== name);
    trick.push(name);
    broken ||= naive.breaks(options, contract, trick);
    expect(deal.broken === 1).toBe(broken);
    if (trick.length < king.seats) continue;
    leader = seatFrom(leader, -naive.winningPlay(contract, trick), king.seats);
    tricks.push({ winner: leader, cards: trick });
    trick = [];
    expect(deal.takers[tricks.length - 1]).toBe(leader);
    expect([...deal.taken.subarray(0, king.seats)]).toEqual(
      naive.countUnits(options, contract, tricks),
    );
  }
  expect(king.actors(deal)).toBe(0);
  expectResult(king, deal, contract, tricks);
}

function expectResult(
  king: King,
  deal: Deal,
  contract: KingContract,
  tricks: readonly naive.NaiveTrick[],
): void {
  const { options } = king;
  const call = { selector: deal.dealer, contract };
  const ending = naive.endingOf(options, call, tricks);
  const counts = naive.countUnits(options, contract, tricks);
  const result = king.result(deal, king.start());
  const scores = naive.scoresOf(options, contract, counts);
  expect(result.counts).toEqual(counts);
  expect(result.scores).toEqual(ending === 'kiz' ? counts.map(() => 0) : scores);
  expect(result.cancelled).toBe(ending === 'kiz' ? 'kiz' : null);
  expect(result.king).toBe(ending === 'made' || ending === 'lost' ? ending : null);
  const isDeclared = options.kingRule === 'declare';
  const kingSeat = isDeclared ? call.selector : counts.indexOf(Math.max(...counts));
  const others = counts.map((_, seat) => seat).filter((seat) => seat !== kingSeat);
  if (ending === 'made') expect(result.winners).toEqual([kingSeat]);
  if (ending === 'lost') expect(result.winners).toEqual(others);
}

describe('the play agrees with the second opinion', () => {
  it('K5, K6, K7, K8, K9, K10, K11, K17, C2: legal cards, winners, counts and endings', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(playOptions, fc.nat(9), flag, seeds, (options, number, declares, seed) => {
        const king = kingOf(options);
        const random = new SeededRandom(seed);
        const draw = drawDeal(king, random);
        const deal = king.deal({ number: 1, dealer: null, terms: 1023 }, draw.cards, draw.first);
        const declared = declares && number > 5 && options.kingRule === 'declare';
        const action = actionOf('choose', number | (declared ? 16 : 0));
        const move = moveOf(action);
        if (move.kind !== 'choose') throw new Error('not a contract');
        const hands = handsOf(king, deal);
        king.apply(deal, deal.dealer, action);
        if (naive.cancelsAtOnce(king.options, move.contract, hands)) {
          expect(king.actors(deal)).toBe(0);
          return;
        }
        playBoth(king, deal, move.contract, random);
        const name = contractText(move.contract);
        seen.set(name, 1 + (seen.get(name) ?? 0));
      }),
      { seed: 41, numRuns: 900 },
    );
    expect(seen.size).toBe(14); // ten contracts, and the four trumps with a declared King
    expect([...seen.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(400);
  });
});

/** One party: open contracts, automatic choices, cancellations and who wins, deal by deal. */
function partyBoth(king: King, random: SeededRandom): number {
  const { options } = king;
  const out = new Int32Array(MAX_ACTIONS);
  let standing: Standing = king.start();
  let calls: naive.NaiveCall[] = [];
  let redeals = 0;
  for (let setup = king.next(standing); setup !== null; setup = king.next(standing)) {
    if (calls.length + redeals > 200) throw new Error('the party does not end');
    const draw = drawDeal(king, random);
    const deal = king.deal(setup, draw.cards, draw.first);
    const selector = deal.dealer;
    const hands = handsOf(king, deal);
    const open = naive.openNames(options, calls, selector);
    const skips = options.mode === 'natural' && !open.includes('trump clubs');
    if (!skips) {
      const n = king.legal(deal, selector, out);
      const choices = [...out.subarray(0, n)].map((action) => moveOf(action as Action));
      const named = choices.flatMap((move) =>
        move.kind === 'choose' ? [contractText(move.contract)] : [],
      );
      expect(named).toEqual(open);
      const mayCancel =
        options.cancelTrump === 'forcedSelector' &&
        open.every((name) => name.startsWith('trump')) &&
        naive.isLow(hands[selector]!);
      expect(choices.some((move) => move.kind === 'cancel')).toBe(mayCancel);
      const auto = moveOf(king.auto(deal, selector, random));
      if (auto.kind !== 'choose') throw new Error('not a contract');
      expect(contractText(auto.contract)).toBe(naive.autoName(open, hands[selector]!));
      king.apply(deal, selector, king.random(deal, selector, random));
    }
    const contract = king.contract(deal);
    if (skips) expect(contract && contractText(contract)).toBe(open[0]);
    if (contract !== null) {
      const atOnce = naive.cancelsAtOnce(options, contract, hands);
      expect(king.actors(deal) === 0).toBe(atOnce);
    }
    while (king.actors(deal) !== 0) {
      king.apply(deal, deal.turn, king.random(deal, deal.turn, random));
    }
    const result = king.result(deal, standing);
    const before = standing;
    standing = king.after(standing, result);
    if (result.cancelled) {
      redeals++;
      expect(standing).toEqual({ ...before, dealer: selector, redeal: true });
    } else {
      calls = [...calls, { selector, contract: contract! }];
      const scores = naive.scoresOf(options, contract!, result.counts);
      expect(standing.totals).toEqual(before.totals.map((total, seat) => total + scores[seat]!));
    }
  }
  expect(standing.winners).toEqual(naive.winnersOf(options, standing.totals));
  return redeals;
}

describe('the party agrees with the second opinion', () => {
  it('K3, K4, K12, K14, K16: open contracts, automatic choices, redeals and winners', () => {
    let redeals = 0;
    fc.assert(
      fc.property(selectionOptions, seeds, (options, seed) => {
        redeals += partyBoth(kingOf(options), new SeededRandom(seed));
      }),
      { seed: 42, numRuns: 500 },
    );
    expect(redeals).toBeGreaterThan(50);
  });
});
