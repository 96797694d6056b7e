// Tables for tests of the page: made and joined over a socket for a window, which then only opens the link.

import { choiceOf, DocumentClient, type Payload } from '../../../server/testing/document-client.ts';
import type { TestWindow } from './browser.ts';

export const NAMES = ['Ayşe', 'Bora', 'Can', 'Defne'] as const;

/** No clock runs against a slow machine. */
export const UNHURRIED = {
  turnSeconds: null,
  passSeconds: null,
  bidSeconds: null,
  exchangeSeconds: null,
  selectSeconds: null,
  moonSeconds: null,
  roundEndSeconds: null,
  rematchSeconds: 600,
  cleanupSeconds: 600,
};

export interface TableRequest {
  readonly game: 'hearts' | 'spades' | 'king';
  readonly options?: Readonly<Record<string, unknown>>;
  readonly preset?: string;
  readonly visibility?: 'public' | 'private';
  /** Levels of the computer players. */
  readonly bots?: readonly string[];
}

/** A socket beside the page of a window: the same person in another tab. */
export async function besideOf(
  url: string,
  { context, page }: TestWindow,
): Promise<DocumentClient> {
  if ((await context.cookies(url)).length === 0) await page.request.get(url);
  const [cookie] = await context.cookies(url);
  const headers = { cookie: `${cookie!.name}=${cookie!.value}` };
  return new DocumentClient(url, { headers }).connected();
}

/** Puts the people of these windows at one new table, in the order of its seats, and shows it to them. */
export async function sitDown(
  url: string,
  windows: readonly TestWindow[],
  { options, ...settings }: TableRequest,
  shows: 'table' | 'waiting' = 'table',
): Promise<string> {
  const timed = { ...options, timers: UNHURRIED };
  const clients: DocumentClient[] = [];
  for (const [i, window] of windows.entries()) {
    const client = await besideOf(url, window);
    clients.push(client);
    const playerName = NAMES[i]!;
    const answer: Payload = await (i === 0
      ? client.ask('createTable', { ...settings, options: timed, playerName })
      : client.ask('joinTable', { ...clients[0]!.invitation, playerName }));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  const { slug } = clients[0]!.all('tableJoined')[0];
  await Promise.all(windows.map((window) => window.open(`${url}/masa/${slug}`)));
  await Promise.all(
    windows.map(({ page, t }) =>
      (shows === 'table'
        ? page.locator('[data-seat]').first()
        : page.getByText(t.door.waiting)
      ).waitFor(),
    ),
  );
  for (const client of clients) client.close();
  return slug;
}

/** Moves on over a socket, in whatever way is allowed, until the game is so for whoever is behind it. */
export async function moveOn(
  client: DocumentClient,
  until: (state: Payload) => boolean,
): Promise<void> {
  while (client.state === null || !until(client.state)) {
    const { version = -1 } = client.state ?? {};
    const next = client.next('updateGame', (state) => state.version > version);
    const choice = client.state === null ? null : choiceOf(client.state);
    if (choice !== null) await client.ask(choice.event, choice.payload);
    await next;
  }
}

/** Whether somebody is to play, with this many cards left. */
export const isToPlayOf =
  (cards: number) =>
  ({ phase, hand, seat, waitingFor }: Payload): boolean =>
    phase === 'playing' && waitingFor.includes(seat) && hand.length === cards;

/** Puts somebody at a new table with bots, and shows it once the game has come to a moment; gives its word. */
export async function sitInMidGame(
  url: string,
  window: TestWindow,
  { options, ...settings }: TableRequest,
  until: (state: Payload) => boolean,
): Promise<string> {
  const client = await besideOf(url, window);
  const timed = { ...options, timers: UNHURRIED };
  const request = { ...settings, options: timed, playerName: NAMES[0] };
  const answer: Payload = await client.ask('createTable', request);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  await moveOn(client, until);
  const { slug } = client.all('tableJoined')[0];
  await window.open(`${url}/masa/${slug}`);
  await window.page.locator('[data-seat]').first().waitFor();
  client.close();
  return slug;
}

/** Puts people at a new table with bots in the other chairs; they come last, so that none of them is called as one of these people. */
export async function sitWithBots(
  url: string,
  windows: readonly TestWindow[],
  settings: Omit<TableRequest, 'bots'>,
): Promise<string> {
  const slug = await sitDown(url, windows, settings, 'waiting');
  const owner = await besideOf(url, windows[0]!);
  await owner.ask('reconnect', { tableId: slug });
  await owner.ask('startTable', { level: 'easy' });
  await Promise.all(windows.map(({ page }) => page.locator('[data-seat]').first().waitFor()));
  owner.close();
  return slug;
}

/** Two deals or so of Hearts. */
const SHORT_HEARTS: TableRequest = { game: 'hearts', options: { endScore: 20 } };

/** Four people play a match to its end over bare sockets, each with the first choice; the salts are those of the first seats. */
export async function finishedMatch(
  url: string,
  { options, ...request }: TableRequest = SHORT_HEARTS,
  salts: readonly string[] = ['nar tanesi'],
): Promise<string> {
  const timers = { ...UNHURRIED, cleanupSeconds: 10 };
  const clients: DocumentClient[] = [];
  for (const [i, playerName] of NAMES.entries()) {
    const client = await new DocumentClient(url).connected();
    clients.push(client);
    const salt = salts[i] === undefined ? {} : { salt: salts[i] };
    const answer: Payload = await (i === 0
      ? client.ask('createTable', {
          ...request,
          options: { ...options, timers },
          playerName,
          ...salt,
        })
      : client.ask('joinTable', { ...clients[0]!.invitation, playerName, ...salt }));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  const end = clients[0]!.next('matchEnd');
  for (const client of clients) client.playAlong();
  const { match } = await end;
  for (const client of clients) client.close();
  return match;
}
