// Noise does not move a table: the short form of the long run.

import { SeededRandom } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/harness.ts';
import { fuzz } from './campaign.ts';
import { HonestTable } from './honest-table.ts';

it('20,000 bad messages: each gets its code, and honest matches end as their players played them', async () => {
  const report = await fuzz(20_000, 4);
  expect(report.problems).toEqual([]);
  expect(report.messages).toBeGreaterThanOrEqual(20_000);
  expect(report.matches).toBeGreaterThanOrEqual(3);
  expect(Object.keys(report.codes)).toEqual(
    expect.arrayContaining([
      'BAD_REQUEST',
      'WRONG_PHASE',
      'NOT_YOUR_TURN',
      'INVALID_CARD',
      'ILLEGAL_PLAY',
      'INVALID_PASS',
      'INVALID_BID',
      'GAME_IN_PROGRESS',
      'CANNOT_RECONNECT',
      'TABLE_NOT_FOUND',
      'NOT_SEATED',
      'NOT_OWNER',
      'ok',
    ]),
  );
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

it('a move that no player has made would be noticed', async () => {
  const server = await startTestServer();
  const honest = await HonestTable.open(server, 'king', new SeededRandom(4));
  for (let i = 0; i < 3; i++) await honest.step();
  expect(honest.differences()).toEqual([]);
  const { host, match } = honest;
  await host.run(() => host.playAuto(match.actors[0]!));
  expect(honest.differences()).toEqual([
    expect.stringMatching(/done undefined, logged \d .* by itself$/),
  ]);
  honest.close();
  await server.remove();
});
