// One address that keeps all computer players busy, and a stranger who plays against some of them.

import { type ClientOptions, DocumentClient, type Payload } from '../testing/document-client.ts';

interface BotLatency {
  /** Milliseconds from a person's card to the next turn, after three experts have played: middle ones of many. */
  readonly quiet: number;
  readonly loaded: number;
  readonly ratio: number;
  /** Cards that the busy address has played meanwhile. */
  readonly cards: number;
}

/** Addresses for examples; the server must believe one proxy (TRUST_PROXY=1). */
const BUSY = '198.51.100.7';
const STRANGER = '203.0.113.9';
const TABLE = {
  playerName: 'Ada',
  bots: ['expert', 'expert', 'expert'],
  visibility: 'private',
  options: { passCycle: ['hold'], endScore: 1000, timers: { turnSeconds: 600 } },
};

/** How much tables with three experts each, all from one address, slow down a stranger's table. */
export async function measureExperts(url: string, tables = 58, tricks = 26): Promise<BotLatency> {
  const stranger = await sit(url, STRANGER);
  await turns(stranger, 4);
  const quiet = middle(await turns(stranger, tricks));
  const busy = await Promise.all(Array.from({ length: tables }, () => sit(url, BUSY)));
  for (const client of busy) client.playAlong();
  await turns(stranger, 4);
  const before = played(busy);
  const loaded = middle(await turns(stranger, tricks));
  const cards = played(busy) - before;
  for (const client of [stranger, ...busy]) client.close();
  return { quiet, loaded, ratio: loaded / quiet, cards };
}

async function sit(url: string, address: string): Promise<DocumentClient> {
  const request: ClientOptions = { headers: { 'X-Forwarded-For': address } };
  const client = await new DocumentClient(url, request).connected();
  const message = await client.ask('createTable', TABLE);
  if (!message.ok) throw new Error(JSON.stringify(message.error));
  return client;
}

/** Plays a number of cards after which all three experts play, and gives the time until each was over. */
async function turns(client: DocumentClient, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const state = await mayAct(client);
    if (state.phase === 'roundEnd') {
      client.received.length = 0;
      await client.ask('readyNext');
      continue;
    }
    const { version } = state;
    client.received.length = 0;
    const next = client.waitFor('updateGame', (later) => later.version > version && isOurs(later));
    const sent = performance.now();
    const message = await client.ask('playCard', { card: state.legalCards[0] });
    if (!message.ok) throw new Error(JSON.stringify(message.error));
    const after = await next;
    // Exactly three cards between two of ours, and all of them chosen by experts.
    if (after.phase === 'playing' && after.version === version + 4) {
      times.push(performance.now() - sent);
    }
  }
  return times;
}

function isOurs({ phase, waitingFor, seat }: Payload): boolean {
  return phase === 'roundEnd' || (phase === 'playing' && waitingFor.includes(seat));
}

async function mayAct(client: DocumentClient): Promise<Payload> {
  if (client.state !== null && isOurs(client.state)) return client.state;
  return client.next('updateGame', isOurs);
}

function played(clients: readonly DocumentClient[]): number {
  return clients.reduce((sum, { state }) => sum + (state?.version ?? 0), 0);
}

function middle(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
}
