// A scene stands for a deal that could have come about as described; otherwise it is refused.

import { handText, viewTable } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { flaws, isRight, type Position } from './position.ts';
import { type Scene, tableOf } from './scene.ts';

/** West has led a club, to which North and East have followed. */
const CLUBS: Scene = {
  game: 'spades',
  round: 3,
  totals: [80, 95],
  bags: [1, 2],
  dealer: 'south',
  said: ['south bid 3', 'west bid 4', 'north bid nil', 'east bid 3'],
  holds: {
    south: 'AT6.A953.QT3.A65',
    west: 'K93.KJ7.A94.K97',
    north: 'J7.T864.J852.43',
    east: 'Q8542.Q2.K76.JT',
  },
  tricks: ['west QC 2C 8C'],
};

describe('a scene', () => {
  it('is the table as described', () => {
    const { deal, standing, phase } = viewTable(tableOf(CLUBS), 0);
    expect(phase).toBe('playing');
    expect(standing).toMatchObject({ played: 2, totals: [80, 95], bags: [1, 2] });
    expect(deal).toMatchObject({ bids: [3, 4, 'nil', 3], opener: 1, actors: [0] });
    expect(handText(deal!.hand!)).toBe(CLUBS.holds.south);
    expect(deal!.plays).toHaveLength(3);
  });

  it('is refused where a player has not followed suit', () => {
    const tricks = ['west QC 2D 8C'];
    const holds = { ...CLUBS.holds, north: 'J7.T864.J85.432' };
    expect(() => tableOf({ ...CLUBS, holds, tricks })).toThrow('north 2D');
  });

  it('is refused where somebody plays out of turn', () => {
    const tricks = ['west QC 2C 8C AC', 'west KC'];
    const holds = { ...CLUBS.holds, south: 'AT6.A953.QT3.65', west: 'K93.KJ7.A94.97' };
    expect(() => tableOf({ ...CLUBS, holds, tricks })).toThrow('west KC');
  });

  it('is refused where cards are missing or lie twice', () => {
    const short = { ...CLUBS.holds, west: 'K93.KJ7.A94.K9' };
    expect(() => tableOf({ ...CLUBS, holds: short })).toThrow('west was dealt 12 cards');
    const twice = { ...CLUBS.holds, west: 'K93.KJ7.A94.K6' };
    expect(() => tableOf({ ...CLUBS, holds: twice })).toThrow('west was dealt 12 cards');
    const double = { ...CLUBS.holds, west: 'K93.KJ7.A94.K65' };
    expect(() => tableOf({ ...CLUBS, holds: double })).toThrow('the deal');
  });

  it('is refused where somebody unknown acts', () => {
    expect(() => tableOf({ ...CLUBS, tricks: ['left QC'] })).toThrow('nobody sits at left');
  });

  it('gives passed cards back to those who had them', () => {
    const holds = {
      south: 'AT6.A953.QT3.A65',
      west: 'K93.KJ7.A94.KQ97',
      north: 'J7.T864.J852.432',
      east: 'Q8542.Q2.K76.JT8',
    };
    const said = [
      'south pass KS 9S 3S',
      'west pass JS 7S 10H',
      'north pass QS 8S 5S',
      'east pass AS 10S 6S',
    ];
    const { deal } = viewTable(tableOf({ game: 'hearts', holds, said }), 0);
    expect(handText(deal!.hand!)).toBe(holds.south);
    expect(handText(deal!.gave!)).toBe('K93.-.-.-');
    expect(handText(deal!.received!)).toBe('AT6.-.-.-');
  });

  it('of King goes on to the right, with a contract that is open', () => {
    const king: Scene = {
      game: 'king',
      calls: ['west kupa'],
      said: ['south choose trump hearts'],
      holds: {
        ...CLUBS.holds,
        south: 'AT6.A953.QT3.A5',
        north: 'J7.T864.J852.432',
        west: 'K93.KJ7.A94.KQ97',
        east: 'Q8542.Q2.K76.JT',
      },
      tricks: ['south 6C 8C'],
    };
    expect(tableOf(king).actors).toEqual([2]);
    const calls = ['south el', 'east el', 'north kupa', 'west kupa'];
    expect(() => tableOf({ ...king, calls, said: ['south choose el'] })).toThrow('south choose el');
  });
});

describe('a position', () => {
  const position: Position = { ...CLUBS, title: 'clubs', right: ['5C', '6C'], why: 'to duck' };

  it('has right moves and wrong ones, all of them legal', () => {
    expect(flaws(position)).toEqual([]);
    expect(flaws({ ...position, right: ['AS'] })).toEqual(['AS is not legal', 'no move is right']);
    expect(flaws({ ...position, right: ['5C', '6C', 'AC'] })).toEqual(['no move is wrong']);
    expect(
      flaws({
        ...position,
        tricks: ['west QC 2C'],
        holds: { ...CLUBS.holds, east: 'Q8542.Q2.K76.JT8' },
      }),
    ).toEqual(['South is not on turn']);
  });

  it('knows a right gift by what goes and what stays', () => {
    const cards = tableOf(CLUBS).game.deck.cards.slice(0, 2);
    const gift = { kind: 'exchange', cards } as const;
    const { right: _, ...rest } = position;
    expect(isRight({ ...rest, gives: '2C' }, gift)).toBe(true);
    expect(isRight({ ...rest, gives: '2C 4C' }, gift)).toBe(false);
    expect(isRight({ ...rest, keeps: '4C' }, gift)).toBe(true);
    expect(isRight({ ...rest, keeps: '3C' }, gift)).toBe(false);
  });
});
