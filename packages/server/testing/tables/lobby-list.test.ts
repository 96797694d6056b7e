// The list of tables over real sockets: asked for, followed, and cut to a page.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentClient, type Payload } from '../document-client.ts';
import { expectFrames } from '../frames.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { closeAll } from '../together.ts';

let server: TestServer;
const all: DocumentClient[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  closeAll(all);
  await server.remove();
});

async function client(dialect: 'views' | 'documents' = 'documents'): Promise<DocumentClient> {
  const made = await new DocumentClient(server.url, { dialect }).connected();
  all.push(made);
  return made;
}

async function makeTable(): Promise<DocumentClient> {
  const owner = await client();
  await owner.ask('createTable', { playerName: 'Ada' });
  return owner;
}

const ids = (tables: Payload[]) => tables.map(({ id }) => id);

/** What a client holds that has applied all changes to the list it got first. */
function apply(tables: Payload[], changes: Payload[]): string[] {
  let held = tables;
  for (const { changed, gone } of changes) {
    const out = [...gone, ...changed.map(({ slug }: Payload) => slug)];
    held = [...changed, ...held.filter(({ slug }) => !out.includes(slug))];
  }
  return ids(held).sort();
}

it('the answer is the acknowledgement or the event, never both', async () => {
  const { tableId } = await makeTable();
  const acknowledged = await client();
  const { tables, total } = await acknowledged.ask('listTables');
  expect(ids(tables)).toEqual([tableId]);
  expect(total).toBe(1);
  await acknowledged.ask('leaveTable');
  expect(acknowledged.all('tablesList')).toEqual([]);
  const plain = await client();
  plain.socket.emit('listTables', {});
  expect(ids(await plain.waitFor('tablesList'))).toEqual([tableId]);
  await plain.ask('leaveTable');
  expect(plain.all('tablesList')).toHaveLength(1);
  // The page that tries its connection asks for an acknowledgement and takes the event.
  const page = await client('views');
  expect(await page.ask('listTables', { live: true })).toEqual({ ok: true, total: 1 });
  expect(ids(page.all('tablesList')[0])).toEqual([tableId]);
});

it('a client that follows the list is sent what has changed, or the whole list where the documents say so', async () => {
  const [views, documents] = [await client('views'), await client()];
  const { tables } = await views.ask('listTables', { changes: true });
  await documents.ask('listTables');
  const owner = await makeTable();
  const isThere = ({ changed }: Payload) => ids(changed).includes(owner.tableId);
  const change = await views.waitFor('tablesChanged', isThere);
  expect(ids(change.changed)).toEqual([owner.tableId]);
  expect(change).toMatchObject({ gone: [], total: tables.length + 1 });
  // Who comes later has a newer page, and changes of that one.
  const late = await client('views');
  const lateList = (await late.ask('listTables', { changes: true })).tables;
  const slug = owner.all('tableJoined')[0].slug;
  await owner.ask('leaveTable');
  const guest = await makeTable();
  for (const follower of [views, late]) {
    await follower.waitFor('tablesChanged', ({ changed }) => ids(changed).includes(guest.tableId));
  }
  const listed = ids([...server.lobby.list()]).sort();
  expect(apply(tables, views.all('tablesChanged'))).toEqual(listed);
  expect(apply(lateList, late.all('tablesChanged'))).toEqual(listed);
  expect(views.all('tablesChanged').some(({ gone }) => gone.includes(slug))).toBe(true);
  expect(views.all('tablesList')).toEqual([]);
  const whole = await documents.waitFor('tablesList', (list) => ids(list).includes(guest.tableId));
  expect(ids(whole).sort()).toEqual(listed);
  expect(documents.all('tablesChanged')).toEqual([]);
  for (const follower of [views, late]) expectFrames(follower);
});

it('a client that sits down is sent no more of the list', async () => {
  const follower = await client('views');
  await follower.ask('listTables', { changes: true });
  await follower.ask('createTable', { playerName: 'Bora' });
  const other = await client('views');
  await other.ask('listTables', { changes: true });
  const message = other.next('tablesChanged');
  await makeTable();
  await message;
  expect(follower.all('tablesChanged')).toEqual([]);
});

it('the list is cut to 50, the newest first, and the total counts the rest', async () => {
  const owners: DocumentClient[] = [];
  for (let i = 0; i < 52; i++) owners.push(await makeTable());
  const follower = await client();
  const { tables, total } = await follower.ask('listTables', { live: true });
  expect(tables).toHaveLength(50);
  expect(total).toBeGreaterThanOrEqual(52);
  expect(tables[0].createdAt).toBeGreaterThanOrEqual(tables.at(-1).createdAt);
  const pages = await (await fetch(`${server.url}/api/tables?live`)).json();
  expect(pages).toEqual(tables);
});
