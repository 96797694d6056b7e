// Who came and went: every change of the lists is reported once, and nothing else is.

import type { Player } from '@kalpler/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type People, presenceChanges } from './presence.ts';

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
  return presenceChanges(whole(before), whole(after), 7).map(({ kind, name }) => `${kind} ${name}`);
};

describe('players', () => {
  it.each<[string, Player, Partial<Player>]>([
    ['away Bora', BORA, { connected: false }],
    ['standIn Bora', BORA, { connected: false, standIn: true }],
    ['back Bora', { ...BORA, connected: false }, { connected: true }],
    ['went Bora', BORA, { bot: 'medium' }],
    ['came Can', BORA, { name: 'Can' }],
  ])('%s', (expected, before, changes) => {
    const players = [AYSE, { ...before, ...changes }];
    expect(messages({ players: [AYSE, before] }, { players })).toEqual([expected]);
  });

  it('who sits down has come; a bot is no change', () => {
    expect(messages({ players: [AYSE] }, { players: [AYSE, BORA] })).toEqual(['came Bora']);
    const bot = player(1, 'Elif', { bot: 'easy' });
    expect(messages({ players: [AYSE] }, { players: [AYSE, bot] })).toEqual([]);
  });

  it('the owner and the salt are no change', () => {
    const players = [AYSE, { ...BORA, owner: true, salted: true }];
    expect(messages({ players: [AYSE, BORA] }, { players })).toEqual([]);
  });
});

it('of a large audience, of which not all are known by name, there is no change', () => {
  const before = { spectators: ['Ece', 'Efe'], spectatorCount: 3 };
  expect(messages(before, { spectators: ['Efe', 'Ela'], spectatorCount: 2 })).toEqual([]);
});

it('spectators: what is new and what is gone, by name, as often as it is there', () => {
  const names = fc.array(fc.constantFrom('', 'Ece', 'Efe', 'Ela'), { maxLength: 6 });
  fc.assert(
    fc.property(names, names, (before, after) => {
      const reported = messages({ spectators: before }, { spectators: after });
      for (const name of ['Ece', 'Efe', 'Ela']) {
        const count = (list: string[]) => list.filter((one) => one === name).length;
        const change = count(after) - count(before);
        const came = reported.filter((one) => one === `watches ${name}`).length;
        const went = reported.filter((one) => one === `watchesNoMore ${name}`).length;
        expect([came, went]).toEqual([Math.max(0, change), Math.max(0, -change)]);
      }
      expect(reported.some((one) => one.endsWith(' '))).toBe(false);
    }),
  );
});
