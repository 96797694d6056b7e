// The crash test in small: nothing that was accepted is lost when the server is killed.

import { expect, it } from 'vitest';
import { crashCampaign } from './campaign.ts';

it('12 tables live through 8 kills: nothing lost, nothing twice, every match finished', async () => {
  const report = await crashCampaign({ tables: 12, kills: 8, seed: 7 });
  expect(report.lost).toEqual([]);
  expect(report.duplicated).toEqual([]);
  expect(report.wrong).toEqual([]);
  expect(report.kills).toBe(8);
  expect(report.matches).toBeGreaterThanOrEqual(12);
  // A match of each of the games has at least one deal, and each seat sees all of it.
  expect(report.acknowledged).toBeGreaterThan(12 * 52);
  expect(report.views).toBeGreaterThan(4 * 12 * 52);
});
