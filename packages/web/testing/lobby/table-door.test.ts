// The door of a table: what it shows, names that never clash, private tables, and who is sent away or kept out.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DocumentClient, type Payload } from '../../../server/testing/document-client.ts';
import type { TestServer } from '../../../server/testing/harness.ts';
import { barriers } from '../support/axe.ts';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { startSite } from '../support/site.ts';

let server: TestServer;
let browser: TestBrowser;
const clients: DocumentClient[] = [];
beforeAll(async () => {
  server = await startSite();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  expect(await browser.complaints()).toEqual([]);
});

async function connect(): Promise<DocumentClient> {
  const client = await new DocumentClient(server.url).connected();
  clients.push(client);
  return client;
}

/** A table of somebody elsewhere, and the events that its owner received. */
async function tableOf(
  playerName: string,
  request: Payload = {},
): Promise<[DocumentClient, Payload]> {
  const owner = await connect();
  await owner.ask('createTable', { playerName, ...request });
  return [owner, owner.all('tableJoined')[0]];
}

const linkOf = ({ slug, key }: Payload) => `${server.url}/masa/${slug}${key ? `/${key}` : ''}`;
const sit = ({ page, t }: TestWindow) => page.getByRole('button', { name: t.door.doorSit }).click();
const waits = ({ page, t }: TestWindow) => page.getByText(t.door.waiting).waitFor();
const nameIn = ({ page, t }: TestWindow) => page.getByLabel(t.home.nameLabel).inputValue();

describe('a name that the page has chosen', () => {
  const drawn = { name: 'Kumru', isNameDrawn: true };

  it('is another when somebody at the table has it, before anything is asked', async () => {
    const [, table] = await tableOf('KUMRU');
    const guest = await browser.window({ size: 'phone', settings: drawn });
    await guest.open(linkOf(table));
    await guest.page.getByRole('button', { name: guest.t.door.doorSit }).waitFor();
    await expect.poll(() => nameIn(guest)).not.toBe('Kumru');
    await sit(guest);
    await waits(guest);
  });

  it('is drawn again without a word when somebody was faster', async () => {
    const [owner, table] = await tableOf('Ayşe');
    const guest = await browser.window({ size: 'phone', settings: drawn });
    await guest.open(linkOf(table));
    await guest.page.getByRole('button', { name: guest.t.door.doorSit }).waitFor();
    await (await connect()).ask('joinTable', { tableId: table.slug, playerName: 'Kumru' });
    await sit(guest);
    await waits(guest);
    const names = owner
      .all('updatePlayers')
      .at(-1)
      .players.map(({ name }: Payload) => name);
    expect(names.slice(0, 2)).toEqual(['Ayşe', 'Kumru']);
    expect(names[2]).not.toBe('Kumru');
  });

  it('stays what somebody typed, and is refused in words', async () => {
    const [, table] = await tableOf('Kumru');
    const guest = await browser.window({ size: 'phone', settings: drawn });
    await guest.open(linkOf(table));
    await guest.page.getByLabel(guest.t.home.nameLabel).fill('kumru');
    await sit(guest);
    await guest.page.getByText(guest.t.common.error({ code: 'NAME_TAKEN' })).waitFor();
    expect(await nameIn(guest)).toBe('kumru');
  });
});

describe.each(['tr', 'en'] as const)('the door of a table (%s)', (language) => {
  it('says what is played, by whom, and where one may sit', async () => {
    const [, table] = await tableOf('Ayşe', { game: 'spades', bots: ['easy'] });
    const guest = await browser.window({ size: 'phone', language });
    const { page, t } = guest;
    await guest.open(linkOf(table));
    await page.getByRole('heading', { name: t.door.doorTitle(table.tableId) }).waitFor();
    const door = page.getByRole('main');
    await door.getByText(t.door.doorHost('Ayşe')).waitFor();
    const text = (await door.innerText()).replace(/\s+/g, ' ');
    for (const fact of [t.common.games.spades, t.door.goalPoints(300), t.lobby.pace(30)]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain(t.door.doorLead(2));
    const seats = page.getByRole('list', { name: t.lobby.chairsTitle }).getByRole('listitem');
    const texts = await seats.allInnerTexts();
    expect(texts).toHaveLength(4);
    expect(texts[0]).toContain('Ayşe');
    expect(texts.filter((seat) => seat.includes(t.door.free))).toHaveLength(2);
    expect(await barriers(page)).toEqual([]);
  });

  it('offers a running table for watching, and no seat', async () => {
    const [, table] = await tableOf('Ayşe', { game: 'king', bots: ['easy', 'easy', 'easy'] });
    const guest = await browser.window({ size: 'phone', language });
    const { page, t } = guest;
    await guest.open(linkOf(table));
    await page.getByText(t.door.doorRunning(true)).waitFor();
    await page.getByText(t.door.goalDeals(20)).waitFor();
    expect(await page.getByRole('button', { name: t.door.doorSit }).count()).toBe(0);
    await page.getByRole('button', { name: t.lobby.watch, exact: true }).click();
    await page.getByText(t.table.watching).waitFor();
  });
});

describe('a private table', () => {
  const PRIVATE = { visibility: 'private' };

  it('opens to its whole link, which the address bar keeps', async () => {
    const owner = await browser.window({ size: 'desktop', settings: { name: 'Ayşe' } });
    const { page, t } = owner;
    await owner.open(`${server.url}/`);
    await page.getByRole('button', { name: t.home.create }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.lobby.openTable }).click();
    await waits(owner);
    expect(page.url()).toMatch(/\/masa\/[a-z0-9-]+\/[0-9A-Za-z]{12}$/);
    await page.getByText(page.url().replace('http://', '')).waitFor();
    const guest = await browser.window({ size: 'phone' });
    await guest.open(page.url());
    await sit(guest);
    await waits(guest);
    expect(guest.page.url()).toBe(page.url());
  });

  it('is not found by its word without the digits, and opens to its digits at the door and on the start page', async () => {
    const [, table] = await tableOf('Ayşe', PRIVATE);
    const { slug, tableId, key, code } = table;
    const guest = await browser.window({ size: 'phone', settings: { name: 'Bora' } });
    const { page, t } = guest;
    await guest.open(`${server.url}/masa/${slug}`);
    await page.getByText(t.door.doorGone).waitFor();
    await page.getByLabel(t.door.codeLabel).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: t.lobby.join, exact: true }).click();
    await sit(guest);
    await waits(guest);
    expect(page.url()).toBe(linkOf(table));

    const other = await browser.window({ size: 'phone', settings: { name: 'Can' } });
    await other.open(`${server.url}/`);
    await other.page.getByLabel(t.lobby.wordLabel).fill(`${tableId}  ${code}`);
    await other.page.getByRole('button', { name: t.lobby.join, exact: true }).click();
    await waits(other);
    expect(other.page.url()).toContain(key);
  });

  it('shows its word and code to its players, who come back without either', async () => {
    const [, table] = await tableOf('Ayşe', PRIVATE);
    const guest = await browser.window({ size: 'phone', settings: { name: 'Bora' } });
    const { page, t } = guest;
    await guest.open(linkOf(table));
    await sit(guest);
    await page.getByText(t.door.codeSay).waitFor();
    const { code } = table;
    await page.getByText(`${table.tableId} ${code.slice(0, 3)} ${code.slice(3)}`).waitFor();
    await page.goto(`${server.url}/masa/${table.slug}`);
    await waits(guest);
  });
});

describe('the owner of a table', () => {
  it('removes a player, who reads why and does not come back', async () => {
    const owner = await browser.window({ size: 'phone', settings: { name: 'Ayşe' } });
    const guest = await browser.window({ size: 'desktop', settings: { name: 'Bora' } });
    const { page, t } = owner;
    await owner.open(`${server.url}/`);
    await page.getByRole('button', { name: t.home.create }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.lobby.openTable }).click();
    await waits(owner);
    const link = page.url();
    await guest.open(link);
    await sit(guest);
    await waits(guest);
    await page.getByRole('button', { name: t.door.removePerson('Bora') }).click();
    await page.getByRole('button', { name: t.door.removePersonSure('Bora') }).click();
    await guest.page.getByText(t.common.closed('kicked')).waitFor();
    await guest.page.getByRole('button', { name: t.lobby.home }).waitFor();
    await page.getByText(t.door.waitingLead(3)).waitFor();
    expect(await barriers(page)).toEqual([]);
    await guest.open(link);
    await guest.page.getByText(t.common.closed('kicked')).waitFor();
    await guest.page.getByRole('button', { name: t.lobby.home }).click();
    await guest.page.getByRole('heading', { name: t.home.title }).waitFor();
  });

  it('locks it, sends spectators away, and opens it again', async () => {
    const owner = await browser.window({ size: 'desktop', settings: { name: 'Ayşe' } });
    const { page, t } = owner;
    await owner.open(`${server.url}/`);
    await page.getByRole('button', { name: t.home.create }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.lobby.openTable }).click();
    await waits(owner);
    const link = page.url();
    const watcher = await browser.window({ size: 'phone' });
    await watcher.open(link);
    await watcher.page.getByRole('button', { name: t.door.doorWatch }).click();
    await watcher.page.getByText(t.door.watchingWait).waitFor();
    await page.getByRole('button', { name: t.door.removeWatcher('') }).click();
    await watcher.page.getByText(t.common.closed('kicked')).waitFor();

    await page.getByRole('switch', { name: t.door.lock }).focus();
    await page.keyboard.press('Space');
    await page.getByText(t.door.lockedLead).waitFor();
    const late = await browser.window({ size: 'phone' });
    await late.open(link);
    await late.page.getByText(t.door.doorLocked).waitFor();
    expect(await late.page.getByRole('button', { name: t.door.doorSit }).count()).toBe(0);
    await page.keyboard.press('Space');
    await page.getByText(t.door.lockLead).waitFor();
    await late.open(link);
    await sit(late);
    await waits(late);
  });
});
