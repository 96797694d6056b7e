// Rounds of Spades: who deals and leads, what carries over, automatic plays, and how a game ends.

import { describe, expect, it } from 'vitest';
import { card, cards, game, names, playing } from '../../../testing/cards.ts';
import { dealAny, make, must, open as openMatch } from '../../../testing/matches.ts';
import {
  type Bid,
  cardName,
  dealNext,
  drawDeal,
  listCards,
  SeededRandom,
  type SpadesResult,
  type SpadesView,
  setUp,
  submit,
  type Table,
  tableAt,
  timeOut,
  viewDeal,
  viewTable,
} from '../../index.ts';
import type { Spades } from './game.ts';

function spades(changes: Record<string, unknown> = {}, preset = 'standard'): Spades {
  return game('spades', preset, changes) as Spades;
}

function open(options: Record<string, unknown> = {}, standing = {}): Table {
  return openMatch('spades', options, { standing });
}

/** The next deal, with chance picking a seat where the rules ask for one. */
function deal(table: Table, first = 0): Table {
  const { cards } = drawDeal(table.game, new SeededRandom(table.version + 1));
  return must(dealNext(table, { cards, first }));
}

/** Plays on automatically until the deal is over. */
function playOut(table: Table): Table {
  let next = table;
  for (let moves = 0; next.actors.length > 0; moves++) {
    expect(moves, 'the deal comes to an end').toBeLessThan(100);
    next = timeOut(next, new SeededRandom(1));
  }
  return next;
}

/** A table on which one trick is left: seats 0 to 3 hold one card each and have taken these tricks. */
function lastTrick(options: Record<string, unknown>, totals: number[]): Table {
  const of = spades(options);
  const standing = { ...of.start(), totals, dealer: 2 };
  const hands = ['AS', 'KS', 'QS', 'JS'].map((name) => cards(of, name));
  const bids: Bid[] = [3, 3, 4, 3];
  const tricks = [2, 3, 4, 3];
  const position = { phase: 'playing', hands, bids, tricks, trickNumber: 13, turn: 0 } as const;
  return tableAt(of, standing, setUp(of, standing, position));
}

describe('dealing', () => {
  it.each([0, 1, 2, 3])('S9: firstDealer=random is the seat that chance picks: %i', (first) => {
    const table = deal(open(), first);
    expect(table.deal!.dealer).toBe(first);
    expect(viewTable(table, null).deal!.opener).toBe((first + 1) % 4);
  });

  it.each([0, 1, 2, 3])('S9: firstDealer=%i deals first whatever chance picks', (firstDealer) => {
    for (const first of [0, 3]) {
      expect(deal(open({ firstDealer }), first).deal!.dealer).toBe(firstDealer);
    }
  });

  it.each([
    ['standard', [2, 3, 0, 1, 2]],
    ['cutthroat', [2, 0, 1, 2, 0]],
  ])('S9: %s: the deal moves to the left each round', (preset, dealers) => {
    let table = open({ preset, firstDealer: 2, targetScore: 10_000 });
    for (const [round, dealer] of dealers.entries()) {
      table = deal(table, 1);
      expect(table.deal!.dealer).toBe(dealer);
      expect(viewTable(table, 0).deal!.setup).toMatchObject({ number: round + 1, dealer });
      table = playOut(table);
      expect(table.phase).toBe('roundEnd');
      expect(table.results.at(-1)).toMatchObject({ number: round + 1, dealer });
    }
  });

  it.each([
    ['standard', 3, 0],
    ['standard', 1, 2],
    ['cutthroat', 2, 0],
    ['cutthroat', 0, 1],
  ])('S9: %s: when seat %i deals, seat %i leads', (preset, firstDealer, leader) => {
    const table = timeOut(deal(open({ preset, firstDealer })), new SeededRandom(1));
    expect(table.phase).toBe('playing');
    expect(table.actors).toEqual([leader]);
  });

  it.each([
    ['standard', 'standard', '2C'],
    ['standard', 'jokerJokerAce', '3C'],
    ['standard', 'deucesHigh', '3C'],
    ['cutthroat', 'standard', '3C'],
    ['cutthroat', 'jokerJokerDeuceDeuce', '2C'],
  ])(
    'S9: openingLead=twoOfClubs, %s, deck %s: the holder of the %s leads it',
    (preset, deck, lowest) => {
      for (let seed = 1; seed <= 8; seed++) {
        const start = open({ preset, deck, openingLead: 'twoOfClubs' });
        const table = timeOut(dealAny(start, new SeededRandom(seed)), new SeededRandom(1));
        const [leader] = table.actors;
        const view = viewDeal(table.game, table.deal!, leader!) as SpadesView;
        expect(view.legal.map(cardName)).toEqual([lowest]);
        expect(view.opener).toBe(leader);
        expect(cardName(view.marker!)).toBe(lowest);
      }
    },
  );

  it.each([
    ['standard', 'standard', 13],
    ['cutthroat', 'standard', 17],
    ['cutthroat', 'jokerJokerAce', 18],
    ['cutthroat', 'jokerJokerDeuceDeuce', 18],
  ])('S15: %s with deck %s: %i cards and as many tricks', (preset, deck, length) => {
    const start = deal(open({ preset, deck }));
    for (const seat of start.game.seats === 3 ? [0, 1, 2] : [0, 1, 2, 3]) {
      expect(listCards(start.deal!.hands, seat << 2)).toHaveLength(length);
    }
    const table = playOut(start);
    expect(table.deal!.takers.subarray(0, table.deal!.trick)).toHaveLength(length);
    const { tricks } = viewTable(table, null).deal!;
    expect(tricks.reduce((sum, taken) => sum + taken)).toBe(length);
  });

  it('S15: three players take turns to the left, and sit alone', () => {
    const table = timeOut(deal(open({ preset: 'cutthroat', firstDealer: 1 })), new SeededRandom(1));
    const second = timeOut(table, new SeededRandom(1));
    const third = timeOut(second, new SeededRandom(1));
    expect([table.actors, second.actors, third.actors]).toEqual([[2], [0], [1]]);
    expect(table.standing.totals).toEqual([0, 0, 0]);
    expect(table.standing.bags).toEqual([0, 0, 0]);
  });
});

describe('playing on', () => {
  it('S11: the winner of a trick leads the next', () => {
    const of = spades();
    const hands = ['3H KH', '2S 9C', '4H 5H', '6H 7H'].map((held) => cards(of, held));
    const position = { phase: 'playing', hands, trickNumber: 12, turn: 0 } as const;
    let table = tableAt(of, of.start(), setUp(of, of.start(), position));
    for (const [seat, name] of ['KH', '2S', '4H', '6H'].entries()) {
      table = make(table, seat, { kind: 'play', card: card(of, name) });
    }
    expect(table.actors).toEqual([1]);
    expect(viewTable(table, 1).deal!.tricks).toEqual([0, 1, 0, 0]);
    expect(viewTable(table, 1).deal!.broken).toBe(true);
  });

  it('C3: out of time the lowest legal card is played, a spade only if it is lower', () => {
    const of = spades();
    const auto = (hand: string, trick: string) => {
      const now = playing(of, { hand, seat: 1, trick });
      return cardName(of.auto(now, 1, new SeededRandom(1)) as number as ReturnType<typeof card>);
    };
    expect(auto('3C 3D 2S', '0:10H')).toBe('2S');
    expect(auto('3S 3D 3C', '0:10H')).toBe('3C');
    expect(auto('10H AH 2S', '0:KH')).toBe('10H');
  });

  it('S14: out of time a high deuce is no low card', () => {
    const of = spades({}, 'jjdd');
    const now = playing(of, { hand: '2D LJ AC', seat: 1, trick: '0:10H' });
    expect(names([of.auto(now, 1, new SeededRandom(1)) as number as ReturnType<typeof card>])).toBe(
      'AC',
    );
  });
});

describe('between rounds', () => {
  it('S4: totals and bags carry over into the next round', () => {
    const rules = { targetScore: 10_000, bagInterval: 0 };
    const first = playOut(deal(open(rules, { totals: [30, -20], bags: [4, 8] })));
    const [result] = first.results as SpadesResult[];
    expect(result!.totals).toEqual([30 + result!.scores[0]!, -20 + result!.scores[1]!]);
    const second = playOut(deal(first));
    const [, next] = second.results as SpadesResult[];
    // All bid 2: tricks over the four of a side are bags, and no set of bags is taken off.
    const over = [0, 1].map((side) =>
      Math.max(0, next!.tricks[side]! + next!.tricks[side + 2]! - 4),
    );
    expect(next!.bags).toEqual(result!.bags.map((bags, side) => bags + over[side]!));
    expect(second.standing.bags).toEqual(next!.bags);
    expect(next!.totals).toEqual(result!.totals.map((total, side) => total + next!.scores[side]!));
    expect(second.standing).toMatchObject({ played: 2, totals: next!.totals, winners: null });
  });

  it('S6: the totals when the round begins decide who may bid blind', () => {
    const table = open({ targetScore: 10_000 }, { totals: [0, 98], dealer: 0, played: 1 });
    const round = deal(table);
    expect((viewDeal(round.game, round.deal!, 0) as SpadesView).blind).toEqual([]);
    const behind = deal(open({}, { totals: [0, 99], dealer: 0, played: 1 }));
    expect((viewDeal(behind.game, behind.deal!, 0) as SpadesView).blind).toEqual([0, 2]);
  });
});

describe('the end', () => {
  // Seat 0 takes the last trick: 7 bid and 7 made for side 0, 6 bid and 6 made for side 1.
  it('C11: the game is over with the last card, without a pause', () => {
    const table = playOut(lastTrick({}, [230, 100]));
    expect(table.phase).toBe('gameEnd');
    expect(table.standing.totals).toEqual([300, 160]);
    expect(table.standing.winners).toEqual([0]);
    expect(table.awaitsDeal).toBe(false);
    expect(viewTable(table, 3)).toMatchObject({ phase: 'gameEnd', awaitsPause: false });
    expect(table.game.next(table.standing)).toBeNull();
  });

  it('C11: otherwise a pause follows and then the next deal', () => {
    const table = playOut(lastTrick({}, [229, 239]));
    expect(table.phase).toBe('roundEnd');
    expect(table.standing.winners).toBeNull();
    expect(table.awaitsPause).toBe(true);
    expect(deal(table).phase).toBe('bidding');
  });

  it('S1: nothing is played or dealt after the end', () => {
    const table = playOut(lastTrick({}, [230, 100]));
    const late = submit(table, 0, { kind: 'bid', bid: 3 });
    expect(late.ok ? late : late.error).toEqual({ code: 'WRONG_PHASE' });
    const again = dealNext(table, drawDeal(table.game, new SeededRandom(1)));
    expect(again.ok ? again : again.error).toEqual({ code: 'WRONG_PHASE' });
  });

  it('S13: equal totals over the target win together', () => {
    expect(playOut(lastTrick({}, [230, 240])).standing.winners).toEqual([0, 1]);
  });

  it('S1: loseScore ends the game for the side that is ahead', () => {
    const table = playOut(lastTrick({ loseScore: -100 }, [-170, -160]));
    expect(table.standing.totals).toEqual([-100, -100]);
    expect(table.phase).toBe('gameEnd');
  });
});
