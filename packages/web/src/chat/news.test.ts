// Who came and went: every change of the lists is news once, and nothing else is.

import type { Player } from '@kalpler/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsBetween, type People } from './news.ts';

function player(seat: number, name: string, changes: Partial<Player> = {}): Player {
  const rest = { connected: true, bot: null, standIn: false, owner: false, salted: false };
  return { seat, name, ...rest, ...changes };
}

const AYSE = player(0, 'Ayşe');
const BORA = player(1, 'Bora');
const messages = (before: Partial<People>, after: Partial<People>) => {
  const whole = (people: Partial<People>): People => {
    const { players = [], spectators = [], spectatorCount = spectators.length } = people;
    return { players, spectators, spectatorCount };
  };
  return newsBetween(whole(before), whole(after), 7).map(({ kind, name }) => `${kind} ${name}`);
};

describe('players', () => {
  it.each<[string, Player, Partial<Player>]>([
    ['away Bora', BORA, { connected: false }],
    ['standIn Bora', BORA, { connected: false, standIn: true }],
    ['back Bora', { ...BORA, connected: false }, { connected: true }],
    ['went Bora', BORA, { bot: 'medium' }],
    ['came Can', BORA, { name: 'Can' }],
  ])('%s', (news, before, changes) => {
    const players = [AYSE, { ...before, ...changes }];
    expect(messages({ players: [AYSE, before] }, { players })).toEqual([news]);
  });

  it('who sits down has come; a bot is no news', () => {
    expect(messages({ players: [AYSE] }, { players: [AYSE, BORA] })).toEqual(['came Bora']);
    const bot = player(1, 'Elif', { bot: 'easy' });
    expect(messages({ players: [AYSE] }, { players: [AYSE, bot] })).toEqual([]);
  });

  it('the owner and the salt are no news', () => {
    const players = [AYSE, { ...BORA, owner: true, salted: true }];
    expect(messages({ players: [AYSE, BORA] }, { players })).toEqual([]);
  });
});

it('of a large audience, of which not all are known by name, there is no news', () => {
  const before = { spectators: ['Ece', 'Efe'], spectatorCount: 3 };
  expect(messages(before, { spectators: ['Efe', 'Ela'], spectatorCount: 2 })).toEqual([]);
});

it('spectators: what is new and what is gone, by name, as often as it is there', () => {
  const names = fc.array(fc.constantFrom('', 'Ece', 'Efe', 'Ela'), { maxLength: 6 });
  fc.assert(
    fc.property(names, names, (before, after) => {
      const news = messages({ spectators: before }, { spectators: after });
      for (const name of ['Ece', 'Efe', 'Ela']) {
        const count = (list: string[]) => list.filter((one) => one === name).length;
        const change = count(after) - count(before);
        const came = news.filter((one) => one === `watches ${name}`).length;
        const went = news.filter((one) => one === `watchesNoMore ${name}`).length;
        expect([came, went]).toEqual([Math.max(0, change), Math.max(0, -change)]);
      }
      expect(news.some((one) => one.endsWith(' '))).toBe(false);
    }),
  );
});
