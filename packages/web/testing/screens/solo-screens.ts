// Every screen of solo play, and how to get there.

import type { AutosavedMatch } from '@kalpler/match';
import { type PastRequest, pastOf } from '../support/past-matches.ts';
import type { Player } from '../support/player.ts';
import type { Studio } from './studio.ts';

const CHARACTERS = ['aylin', 'leyla', 'deniz'];
const seated = {
  rivals: CHARACTERS.map((character) => ({ character, bot: 'hard' })),
  rivalNames: ['Aylin', 'Leyla', 'Deniz'],
};
/** The player is to play with cards on the table, in the middle of a hand. */
const inMidHand = ({ table, seat }: AutosavedMatch) =>
  table.phase === 'playing' && table.actors.includes(seat) && table.deal!.count >= 17;
const isSelecting = ({ table, seat }: AutosavedMatch) =>
  table.phase === 'selecting' && table.actors.includes(seat) && table.results.length > 6;

const PAST: readonly PastRequest[] = [
  { game: 'hearts', ...seated, options: { preset: 'classic' }, until: inMidHand },
  { game: 'king', ...seated, until: isSelecting, days: 1 },
  { game: 'spades', ...seated, until: inMidHand, days: 2 },
  ...[9, 8, 6, 5, 3].map((days): PastRequest => {
    return { game: 'hearts', ...seated, options: { endScore: 50 }, days, self: 'expert:16' };
  }),
  { game: 'spades', ...seated, options: { targetScore: 250 }, days: 4 },
  { game: 'king', ...seated, options: { preset: 'short' }, days: 2 },
];

const showsPlay = async ({ playable }: Player) => playable.first().waitFor();
const showsHead = ({ page }: Player) => page.getByRole('heading').first().waitFor();

export async function solo(studio: Studio): Promise<void> {
  const past = await pastOf(PAST);
  const [hearts, king, spades, won] = past.ids;
  await studio.remember(past);
  await studio.show('/tek');
  await studio.take('solo-hub', showsHead, true);
  await studio.show('/tek/gunun-oyunu');
  await studio.take('solo-daily', showsHead, true);
  await studio.show('/istatistik');
  await studio.take('solo-statistics', showsHead, true);
  await studio.show(`/tek/${king}`);
  await studio.take('solo-king', async ({ page }) => page.locator('[data-board]').waitFor());
  await studio.show(`/tek/${spades}`);
  await studio.take('solo-spades', showsPlay);
  await studio.show(`/tek/${hearts}`);
  await studio.take('solo-hearts', showsPlay);
  await studio.take('solo-hint', async ({ page }) => {
    await page.keyboard.press('i');
    await page.locator('[data-marked]').first().waitFor();
  });
  await studio.take('solo-played', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await page.getByRole('dialog').getByRole('heading').nth(1).waitFor();
  });
  await studio.show(`/mac/tek/${won}`);
  await studio.take('solo-review', showsHead, true);
}

export async function lessons(studio: Studio): Promise<void> {
  for (const game of ['hearts', 'spades', 'king']) {
    await studio.show(`/ogren/${game}`);
    await studio.take(`lesson-${game}`, async ({ page }) => page.locator('[data-board]').waitFor());
  }
}
