// The course of a game of Hearts: turns, the end of a round, the shooter's choice, automatic play, seats.

import { describe, expect, it, test } from 'vitest';
import { card, game, playing } from '../../../testing/cards.ts';
import { make, must } from '../../../testing/matches.ts';
import {
  type Action,
  actionOfMove,
  type Card,
  cardName,
  dealNext,
  gameOf,
  type Hearts,
  MAX_ACTIONS,
  type Move,
  moveOf,
  type Phase,
  SeededRandom,
  STANDARD_DECK,
  submit,
  type Table,
  tableAt,
  takeSeat,
  timeOut,
  viewTable,
} from '../../index.ts';

type Changes = Readonly<Record<string, unknown>>;
const random = () => new SeededRandom(1);
const refused = (code: string) => ({ ok: false, error: { code } });

/** The last trick, three cards on the table, seat 0 to play the two of diamonds below seat 1's ace. */
function lastCard(changes: Changes, taken: number[], totals = [0, 0, 0, 0], played = 0): Table {
  const hearts = gameOf('hearts', changes) as Hearts;
  const standing = { ...hearts.start(), totals, played };
  const trick = '1:AD 2:QD 3:KD';
  const deal = playing(hearts, { hand: '2D', trick, trickNumber: 13, taken, standing });
  return tableAt(hearts, standing, deal);
}

function playLast(table: Table): Table {
  return make(table, 0, { kind: 'play', card: card(table.game, '2D') });
}

describe('turns', () => {
  it('C1: play goes to the left, and the winner leads the next trick', () => {
    const hearts = game('hearts', 'kalpler', { passCycle: ['hold'] });
    // Seat 0 has the clubs, so everyone else discards.
    let table = tableAt(
      hearts,
      hearts.start(),
      hearts.deal(hearts.next(hearts.start())!, STANDARD_DECK.cards, 0),
    );
    const actors: number[] = [];
    for (const name of ['2C', '5D', '5S', '2H', '3C', '2D']) {
      actors.push(...table.actors);
      const move: Move = { kind: 'play', card: card(hearts, name) };
      table = make(table, table.actors[0]!, move);
    }
    expect(actors).toEqual([0, 1, 2, 3, 0, 1]);
    expect(viewTable(table, null).deal).toMatchObject({ takers: [0], taken: [1, 0, 0, 0] });
  });

  it('H16: what the table shows as taken is raw points, without the jack', () => {
    const omnibus = game('hearts', 'omnibus');
    const trick = '1:AD 2:JD 3:QS';
    const deal = playing(omnibus, { hand: '2D 3C', trick, taken: [3, 2, 0, 0] });
    omnibus.apply(deal, 0, actionOfMove({ kind: 'play', card: card(omnibus, '2D') }));
    const view = viewTable(tableAt(omnibus, omnibus.start(), deal), null).deal;
    expect(view).toMatchObject({ taken: [3, 15, 0, 0], jackTaker: 1 });
  });
});

describe('the end of a round', () => {
  it('C11: the game goes on after a round below the end score', () => {
    const table = playLast(lastCard({}, [12, 13, 1, 0], [37, 0, 0, 0]));
    expect(table.phase).toBe('roundEnd');
    expect(table.awaitsDeal).toBe(true);
    expect(table.standing).toMatchObject({ played: 1, totals: [49, 13, 1, 0], winners: null });
    expect(table.game.next(table.standing)).toMatchObject({ number: 2, dealer: 1 });
    const next = must(dealNext(table, { cards: STANDARD_DECK.cards, first: 0 }));
    expect(viewTable(next, 0).deal).toMatchObject({ pass: 'right', taken: [0, 0, 0, 0] });
  });

  it('C11, H1: the last card that brings the end score ends the game at once', () => {
    const table = playLast(lastCard({}, [12, 13, 1, 0], [38, 0, 0, 0]));
    expect(table.phase).toBe('gameEnd');
    expect(table.standing).toMatchObject({ totals: [50, 13, 1, 0], winners: [3] });
    expect(table.results[0]).toMatchObject({ ended: true, winners: [3] });
    expect(table.game.next(table.standing)).toBe(null);
    expect(table.actors).toEqual([]);
    expect(dealNext(table, { cards: STANDARD_DECK.cards, first: 0 }).ok).toBe(false);
  });

  it('H1: points taken during a round do not end it', () => {
    const hearts = gameOf('hearts') as Hearts;
    const standing = { ...hearts.start(), totals: [0, 49, 0, 0] };
    const deal = playing(hearts, { hand: '2D 3D', trick: '1:AD 2:QS 3:KH', taken: [0, 5, 0, 0] });
    const table = playLast(tableAt(hearts, standing, deal));
    expect(table.phase).toBe('playing');
    expect(viewTable(table, null).deal!.taken).toEqual([0, 19, 0, 0]);
    expect(table.standing).toEqual(standing);
  });
});

describe("the shooter's choice", () => {
  const choice = { moon: 'shooterChoice' };
  const choose = (option: string) => ({ kind: 'moon', option }) as Move;
  const pending = (totals = [10, 20, 30, 40], taken = [0, 26, 0, 0]) =>
    playLast(lastCard({ ...choice, endScore: 60 }, taken, totals));

  it('H7: waits for the shooter, with the totals unchanged', () => {
    const table = pending();
    expect(table.phase).toBe('roundEnd');
    expect(table.awaitsDeal).toBe(false);
    expect(table.actors).toEqual([1]);
    expect(table.results).toEqual([]);
    expect(table.standing).toMatchObject({ played: 0, totals: [10, 20, 30, 40], winners: null });
    expect(viewTable(table, 3).deal).toMatchObject({ moonChoice: 1, moon: null });
    expect(dealNext(table, { cards: STANDARD_DECK.cards, first: 0 })).toEqual(
      refused('WRONG_PHASE'),
    );
  });

  it('H7: offers both ways', () => {
    const { game: hearts, deal } = pending();
    const out = new Int32Array(MAX_ACTIONS);
    const n = hearts.legal(deal!, 1, out);
    const moves = Array.from(out.subarray(0, n), (action) => moveOf(action as Action));
    expect(moves).toEqual([choose('othersPlus'), choose('shooterMinus')]);
  });

  test.each([
    ['othersPlus', [26, 0, 26, 26], [36, 20, 56, 66], 'gameEnd', [1]],
    ['shooterMinus', [0, -26, 0, 0], [10, -6, 30, 40], 'roundEnd', null],
  ])('H7: %s counts once chosen', (option, scores, totals, phase, winners) => {
    const table = make(pending(), 1, choose(option));
    expect(table.phase).toBe(phase);
    expect(table.standing).toMatchObject({ played: 1, totals, winners });
    expect(table.results).toMatchObject([{ scores, raw: [0, 26, 0, 0], moonShooter: 1 }]);
    expect(viewTable(table, 0).deal).toMatchObject({ moonChoice: null, moon: option });
    expect(submit(table, 1, choose(option))).toEqual(refused('WRONG_PHASE'));
  });

  it('H7, C4: is refused to the others, before play is over, and for anything else', () => {
    for (const seat of [0, 2, 3]) {
      expect(submit(pending(), seat, choose('othersPlus'))).toEqual(refused('NOT_YOUR_TURN'));
      expect(submit(pending(), seat, choose('nonsense'))).toEqual(refused('NOT_YOUR_TURN'));
    }
    expect(submit(pending(), 1, choose('smart'))).toEqual(refused('INVALID_MOVE'));
    expect(submit(pending(), 1, choose(''))).toEqual(refused('INVALID_MOVE'));
    expect(submit(lastCard(choice, [0, 26, 0, 0]), 1, choose('othersPlus'))).toEqual(
      refused('WRONG_PHASE'),
    );
    const play: Move = { kind: 'play', card: card(pending().game, '2D') };
    expect(submit(pending(), 1, play)).toEqual(refused('WRONG_PHASE'));
    expect(submit(pending(), 1, { kind: 'claim' })).toEqual(refused('WRONG_PHASE'));
  });

  it('H7: gives 26 to the others when the shooter does not choose in time', () => {
    const table = timeOut(pending([0, 0, 0, 0]), random());
    expect(table.standing.totals).toEqual([26, 0, 26, 26]);
    expect(table.log.at(-1)).toMatchObject({ seat: 1, move: choose('othersPlus'), auto: true });
  });

  it('H7: is not asked without a moon, or where the table decides', () => {
    expect(pending([0, 0, 0, 0], [0, 25, 1, 0])).toMatchObject({ phase: 'roundEnd', actors: [] });
    for (const moon of ['othersPlus', 'shooterMinus', 'smart']) {
      const table = playLast(lastCard({ moon }, [0, 26, 0, 0]));
      expect(table).toMatchObject({ actors: [], awaitsDeal: true });
      expect(table.results).toHaveLength(1);
    }
  });

  it('H7, H11: goes to the shooter of a spot moon, not to whoever has 26', () => {
    const spot = { preset: 'spot', ...choice };
    expect(playLast(lastCard(spot, [0, 0, 129, 0])).actors).toEqual([2]);
    expect(playLast(lastCard(spot, [0, 26, 103, 0])).actors).toEqual([]);
  });
});

describe('automatic play', () => {
  const lowest = (hand: string, trick = '', more: object = {}) => {
    const hearts = game('hearts');
    const seat = trick === '' ? 0 : 1;
    const deal = playing(hearts, { hand, seat, trick, ...more });
    return cardName(hearts.auto(deal, seat, random()) as number as Card);
  };

  it('C3: plays the lowest legal card by number, clubs before diamonds before spades before hearts', () => {
    expect(lowest('10C 9C JC', '0:2C')).toBe('9C');
    expect(lowest('7S 7D 9C')).toBe('7D');
    expect(lowest('7S 7H 7C 7D', '', { broken: true })).toBe('7C');
    expect(lowest('7H 7S', '0:2D')).toBe('7S');
    expect(lowest('KD 2H 3S')).toBe('3S');
    expect(lowest('QS 2H KD', '0:2C', { trickNumber: 1 })).toBe('KD');
  });
});

describe('taking a seat', () => {
  it('H14: the lowest free seat is taken, and the last one fills the table', () => {
    expect(takeSeat('waiting', 0b0000, 4)).toEqual({
      ok: true,
      value: { seat: 0, taken: 1, full: false },
    });
    expect(takeSeat('waiting', 0b1011, 4)).toEqual({
      ok: true,
      value: { seat: 2, taken: 15, full: true },
    });
  });

  test.each<Phase>(['passing', 'playing', 'roundEnd', 'gameEnd'])(
    'H14: a game in %s cannot be joined, full or not',
    (phase) => {
      expect(takeSeat(phase, 0b1111, 4)).toEqual(refused('GAME_IN_PROGRESS'));
      expect(takeSeat(phase, 0b0001, 4)).toEqual(refused('GAME_IN_PROGRESS'));
    },
  );

  it('H14: a full table that waits is full', () => {
    expect(takeSeat('waiting', 0b1111, 4)).toEqual(refused('TABLE_FULL'));
  });
});
