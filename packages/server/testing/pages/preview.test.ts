// What chat programs find at a link: title, sentence, picture and language of a table or a match, and no more.

import { copyFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DocumentClient, type Payload } from '../document-client.ts';
import { newFolder, startTestServer, type TestServer } from '../harness.ts';
import { closeAll } from '../together.ts';

const PAGE = fileURLToPath(new URL('../../../web/index.html', import.meta.url));
const PICTURES = fileURLToPath(new URL('../../../web/public/preview', import.meta.url));
const site = newFolder();
let server: TestServer;
const clients: DocumentClient[] = [];
beforeAll(async () => {
  copyFileSync(PAGE, path.join(site, 'index.html'));
  cpSync(PICTURES, path.join(site, 'preview'), { recursive: true });
  server = await startTestServer({ site, env: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await server.remove();
  rmSync(site, { recursive: true, force: true });
});
afterEach(() => closeAll(clients.splice(0)));

async function tableOf(request: Payload): Promise<Payload> {
  const client = await new DocumentClient(server.url).connected();
  clients.push(client);
  const answer = await client.ask('createTable', { playerName: 'Ayşe', ...request });
  if (!answer.ok) throw new Error(answer.error.message);
  return client.all('tableJoined')[0];
}

interface Seen {
  readonly status: number;
  readonly html: string;
  readonly lang: string;
  readonly headers: Headers;
  tag(name: string): string | undefined;
}

async function look(address: string, headers: Record<string, string> = {}): Promise<Seen> {
  const response = await fetch(`${server.url}${address}`, {
    headers: { accept: 'text/html', ...headers },
  });
  const html = await response.text();
  const contents = new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name!, content!],
    ),
  );
  return {
    status: response.status,
    html,
    lang: /<html lang="(\w+)"/.exec(html)?.[1] ?? '',
    headers: response.headers,
    tag: (name) => contents.get(name),
  };
}

const EN = { 'accept-language': 'en-GB,en;q=0.9,tr;q=0.1' };
const TR = { 'accept-language': 'tr-TR,tr;q=0.9,en;q=0.5' };

describe('a table', () => {
  it('is described in the language of its creator, with what is free', async () => {
    const { slug, tableId } = await tableOf({ language: 'tr', bots: ['easy'] });
    const seen = await look(`/masa/${slug}`, EN);
    expect([seen.status, seen.lang]).toEqual([200, 'tr']);
    expect(seen.tag('og:title')).toBe(`Kupa masası: ${tableId} · 2 yer boş`);
    expect(seen.tag('og:description')).toContain('Ayşe seni Kupa oynamaya çağırıyor.');
    expect(seen.tag('og:url')).toBe(`${server.url}/masa/${slug}`);
    expect(seen.tag('og:image')).toBe(`${server.url}/preview/hearts.png`);
    expect(seen.tag('twitter:card')).toBe('summary_large_image');
    expect(seen.html.match(/<title>/g)).toHaveLength(1);
    expect((await look(`/t/${slug}`)).tag('og:title')).toBe(seen.tag('og:title'));
  });

  it('is described in the language that is asked for where no other is known', async () => {
    const request = { game: 'spades', bots: ['easy', 'easy', 'easy'] };
    const { slug, tableId } = await tableOf(request);
    const english = await look(`/masa/${slug}`, EN);
    expect(english.lang).toBe('en');
    expect(english.tag('og:title')).toBe(`Spades table: ${tableId} · game in progress`);
    expect(english.tag('og:image')).toContain('/preview/spades.png');
    expect(english.headers.get('vary')).toContain('Accept-Language');
    const turkish = await look(`/masa/${slug}`, TR);
    expect(turkish.tag('og:title')).toBe(`Maça masası: ${tableId} · oyun sürüyor`);
    expect((await look(`/masa/${slug}`, { 'accept-language': 'de' })).lang).toBe('en');
  });

  it('lets no name out of its place', async () => {
    const { slug } = await tableOf({ playerName: `"><b a='&$&`, language: 'en' });
    const { html, tag } = await look(`/masa/${slug}`);
    expect(html).not.toContain('<b a');
    expect(tag('og:description')).toContain('&quot;&gt;&lt;b a=&#39;&amp;$&amp; invites you');
  });

  it('that is private is described to those who have its key, and to nobody else', async () => {
    const { slug, tableId, key, code } = await tableOf({ visibility: 'private', language: 'en' });
    const seen = await look(`/masa/${slug}/${key}`);
    expect(seen.status).toBe(200);
    expect(seen.tag('og:title')).toBe(`Hearts table: ${tableId} · 3 seats free`);
    const none = await look('/masa/yokboyle', EN);
    for (const end of ['', `/${code}`, `/${key.split('').reverse().join('')}`]) {
      const general = await look(`/masa/${slug}${end}`, EN);
      expect(general.status).toBe(404);
      expect(general.html.replaceAll(`${slug}${end}`, 'yokboyle')).toBe(none.html);
    }
  });

  it('that is locked says so', async () => {
    const { slug } = await tableOf({ language: 'en' });
    await clients[0]!.ask('lockTable', { locked: true });
    expect((await look(`/masa/${slug}`)).tag('og:title')).toMatch(/ · locked$/);
  });
});

describe('a match', () => {
  it('is described by its game', async () => {
    const { slug } = await tableOf({ game: 'king', bots: ['easy', 'easy', 'easy'] });
    const [client] = clients;
    await client!.waitFor('startGame');
    await client!.ask('leaveTable');
    expect(server.lobby.listing(slug)).toBeNull();
    const rows = await import('node:sqlite').then(({ DatabaseSync }) => {
      const db = new DatabaseSync(path.join(server.folder, 'kalpler.sqlite'), { readOnly: true });
      const found = db.prepare('SELECT id FROM match').all() as { id: string }[];
      db.close();
      return found;
    });
    const seen = await look(`/mac/${rows.at(-1)!.id}`, EN);
    expect(seen.tag('og:title')).toBe('A match of King');
    expect(seen.tag('og:image')).toContain('/preview/king.png');
    const missing = await look('/mac/nosuchmatch', EN);
    expect([missing.status, missing.tag('og:title')]).toEqual([404, 'Kalpler']);
  });
});

describe('every other page', () => {
  it('is described in general, in either language', async () => {
    const seen = await look('/ogren/king', EN);
    expect([seen.status, seen.lang, seen.tag('og:title')]).toEqual([200, 'en', 'Kalpler']);
    expect(seen.tag('description')).toMatch(/^Hearts, Spades and King/);
    const home = await look('/', TR);
    expect([home.lang, home.tag('og:url')]).toEqual(['tr', `${server.url}/`]);
    expect(home.tag('description')).toMatch(/^Kupa, Maça ve King/);
    expect((await look('/', EN)).lang).toBe('en');
  });

  it('is asked for again each time, and not sent again when it is the same', async () => {
    const first = await look('/ogren/king', EN);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag')!;
    // Not by fetch, which adds a header that asks for the whole.
    const again = await look('/ogren/king', { ...EN, 'if-none-match': etag, 'cache-control': '' });
    expect([again.status, again.html]).toEqual([304, '']);
    expect((await look('/ogren/king', { ...TR, 'if-none-match': etag })).status).toBe(200);
  });

  it('is as it was built for the worker that keeps it', async () => {
    const built = readFileSync(PAGE, 'utf8');
    for (const address of ['/', '/index.html']) {
      expect((await look(address, { accept: '*/*', ...EN })).html).toBe(built);
    }
  });

  it('names the host that was asked for, and none that makes no sense', async () => {
    const proxied = await look('/tek', { 'x-forwarded-proto': 'https' });
    expect(proxied.tag('og:image')).toBe(
      `${server.url.replace('http:', 'https:')}/preview/kalpler.png`,
    );
  });
});
