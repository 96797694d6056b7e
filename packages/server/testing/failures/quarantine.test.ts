// Damaged logs: such a table is set aside with a clear message, and all the others run on.

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentClient } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { comeBack, passAll, playOne, seatPeople } from '../restarts.ts';

/** What is done to the log of a table: SQL with the table as its only value. */
const DAMAGES = {
  'a body that is no JSON': `UPDATE entry SET body = '{"seat":' WHERE table_id = ? AND seq = 8`,
  'a body that is nothing': `UPDATE entry SET body = 'null' WHERE table_id = ? AND seq = 3`,
  'a missing entry': 'DELETE FROM entry WHERE table_id = ? AND seq = 7',
  'a missing beginning': 'DELETE FROM entry WHERE table_id = ? AND seq = 0',
  'a missing log': 'DELETE FROM entry WHERE table_id = ?',
  'a move that is not legal': `UPDATE entry SET body = '{"seat":0,"move":"play 2C"}'
    WHERE table_id = ? AND seq = (SELECT max(seq) FROM entry WHERE table_id = entry.table_id) - 5`,
  'a card that is dealt twice': `UPDATE entry SET body = replace(body, '"deal":["', '"deal":["A')
    WHERE table_id = ? AND body LIKE '{"deal"%'`,
  'a deal in the middle of another': `UPDATE entry SET body =
    (SELECT body FROM entry AS other WHERE other.table_id = entry.table_id AND body LIKE '{"deal"%')
    WHERE table_id = ? AND seq = 9`,
  'options that do not exist': `UPDATE entry SET body = replace(body, '"endScore":50', '"endScore":-1')
    WHERE table_id = ? AND seq = 0`,
  'a secret that is none': `UPDATE entry SET body = replace(body, '"secret":"', '"secret":"x')
    WHERE table_id = ? AND seq = 0`,
  'an unknown kind of entry': `UPDATE entry SET body = '{"kind":"dance","seat":1}'
    WHERE table_id = ? AND seq = 2`,
  'a seat that does not exist': `UPDATE entry SET body = replace(body, '"seat":1', '"seat":9')
    WHERE table_id = ? AND body LIKE '{"kind":"sit","seat":1%'`,
  'an opening in the middle': `UPDATE entry SET body =
    (SELECT body FROM entry AS other WHERE other.table_id = entry.table_id AND seq = 0)
    WHERE table_id = ? AND seq = 2`,
};

/** The same for waiting rooms, where no match shows that something is wrong. */
const WAITING = {
  'an unknown kind of entry in a waiting room': `UPDATE entry SET body = '{"kind":"dance","seat":1}'
    WHERE table_id = ? AND seq = 2`,
  'a seat that does not exist in a waiting room': `UPDATE entry
    SET body = replace(body, '"seat":1', '"seat":9')
    WHERE table_id = ? AND body LIKE '{"kind":"sit","seat":1%'`,
};
const ALL = { ...DAMAGES, ...WAITING };

const clock = new FakeClock();
let server: TestServer;
const tables = new Map<string, DocumentClient[]>();
const slugOf = (name: string): string => tables.get(name)![0]!.all('tableJoined')[0].slug;

beforeAll(async () => {
  server = await startTestServer({ clock });
  for (const name of [...Object.keys(DAMAGES), 'a listing', 'a line of chat', 'nothing']) {
    const people = await seatPeople(server.url);
    await passAll(people);
    await people[0]!.ask('chatMessage', { text: 'selam' });
    await people[0]!.ask('chatMessage', { text: 'merhaba' });
    for (let i = 0; i < 6; i++) await playOne(people);
    tables.set(name, people);
  }
  for (const name of Object.keys(WAITING)) tables.set(name, await seatPeople(server.url, {}, 2));
  for (const people of tables.values()) for (const client of people) client.close();
  await server.stop();
  const file = new DatabaseSync(path.join(server.folder, 'kalpler.sqlite'));
  const damage = (sql: string, slug: string) => {
    const { id } = file.prepare('SELECT id FROM game_table WHERE slug = ?').get(slug)!;
    expect(file.prepare(sql).run(id!).changes).toBeGreaterThan(0);
  };
  for (const [name, sql] of Object.entries(ALL)) damage(sql, slugOf(name));
  damage(`UPDATE game_table SET listing = '[]' WHERE id = ?`, slugOf('a listing'));
  damage(
    `UPDATE chat SET body = 'selam' WHERE body LIKE '%selam%' AND table_id = ?`,
    slugOf('a line of chat'),
  );
  file.close();
  server = await startTestServer({ clock, folder: server.folder });
});
afterAll(() => server.remove());

it.each([...Object.keys(ALL), 'a listing'])('%s sets the table aside', async (name) => {
  const rows = await server.store.entries(slugOf(name));
  const [ayse, bora] = tables.get(name)!;
  const message = 'this table cannot be read back; it was set aside for repair';
  await expect(comeBack(server.url, ayse!)).rejects.toThrow(message);
  await expect(comeBack(server.url, bora!)).rejects.toThrow(message);
  const stranger = await new DocumentClient(server.url).connected();
  expect(await stranger.ask('spectate', { tableId: ayse!.tableId })).toEqual({
    ok: false,
    error: { code: 'TABLE_NOT_FOUND', message },
  });
  const { tables: listed } = await stranger.ask('listTables', { live: true });
  expect(listed.map(({ id }: { id: string }) => id)).not.toContain(ayse!.tableId);
  stranger.close();
  // What is left of it stays for repair.
  expect(await server.store.entries(slugOf(name))).toEqual(rows);
});

it.each(['nothing', 'a line of chat'])('with %s damaged, a table runs on', async (name) => {
  const people = tables.get(name)!;
  const back = await Promise.all(people.map((client) => comeBack(server.url, client)));
  for (const [seat, { state }] of back.entries()) expect(state).toEqual(people[seat]!.state);
  await playOne(back);
  const { lines } = back[1]!.all('chatHistory')[0];
  expect(lines.map(({ text }: { text: string }) => text)).toEqual(
    name === 'nothing' ? ['selam', 'merhaba'] : ['merhaba'],
  );
  for (const client of back) client.close();
});

it('the damage is counted', async () => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const count = Object.keys(ALL).length + 1;
  expect(metrics).toContain(`kalpler_failures_total{what="damagedTable"} ${count}`);
});
