// The HTTP side as strangers see it: headers, files, cookies, and what operators ask.

import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newToken } from '../../src/identity/token.ts';
import { DocumentClient } from '../document-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { startTestServer, type TestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => server.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

/** A path as it is, which `fetch` would tidy up first. */
function getRaw(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  port = server.port,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode!, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

const CSP =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
  "media-src 'self';connect-src 'self';worker-src 'self';manifest-src 'self';base-uri 'none';" +
  "form-action 'none';frame-ancestors 'none'";

it.each([
  ['/', 200],
  ['/tek', 200],
  ['/masa/kartal', 404],
  ['/no/such/page', 404],
  ['/plain.css', 200],
  ['/nothing.js', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/api/tables', 200],
  ['/api/cookie', 204],
  ['/api/matches/nosuchmatch', 404],
  ['/api/nothing', 404],
  ['/%E0%A4%A.css', 404],
  ['/api/matches/%E0%A4%A', 400],
])('%s answers %i under the strict policy', async (path, status) => {
  const response = await get(path);
  const { headers } = response;
  expect(response.status).toBe(status);
  expect(headers.get('content-security-policy')).toBe(CSP);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(await response.text()).not.toMatch(/\bat .*:\d+:\d+|node_modules|Error:/);
});

describe('HSTS', () => {
  const secure = { 'x-forwarded-proto': 'https' };

  it('is not spoken of unless it is set', async () => {
    expect((await get('/', secure)).headers.get('strict-transport-security')).toBeNull();
  });

  it('is sent over TLS only, and only where the proxy is believed', async () => {
    const stricter = await startTestServer({ env: { TRUST_PROXY: '1', HSTS_SECONDS: '86400' } });
    const direct = await startTestServer({ env: { HSTS_SECONDS: '86400' } });
    const sent = async (url: string, headers: Record<string, string>) =>
      (await fetch(url, { headers })).headers.get('strict-transport-security');
    for (const path of ['/', '/api/tables', '/nothing.js']) {
      expect(await sent(`${stricter.url}${path}`, secure)).toBe('max-age=86400');
      expect(await sent(`${stricter.url}${path}`, {})).toBeNull();
      expect(await sent(`${direct.url}${path}`, secure)).toBeNull();
    }
    await stricter.remove();
    await direct.remove();
  });
});

it('answers to polling are guarded, too', async () => {
  const { status, headers } = await get('/socket.io/?EIO=4&transport=polling');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  '/../package.json',
  '/../../../../../../etc/passwd',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/....//package.json',
  '/plain.css/../../package.json',
  '/.env',
  '/.git/config',
  '/plain.css%00.html',
  '//etc/passwd.txt',
  '/api/matches/..%2f..%2fpackage.json',
])('does not give away %s', async (path) => {
  const { status, body } = await getRaw(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).not.toMatch(/"name"|root:|workspaces|\bat .*:\d+/);
});

it.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
  for (const path of ['/', '/api/tables', '/metrics'])
    expect((await getRaw(path, method)).status).toBe(404);
});

it('says nothing of what goes wrong inside', async () => {
  const failing = await startTestServer();
  const ask = (path: string) => fetch(`${failing.url}${path}`);
  const broken = () => Promise.reject(new Error('secret path /srv/kalpler/x.ts:7'));
  failing.store.match = broken;
  failing.store.check = broken;
  const page = await ask('/api/matches/somematch');
  expect([page.status, await page.text()]).toEqual([500, 'something went wrong\n']);
  const ready = await ask('/readyz');
  expect([ready.status, await ready.text()]).toEqual([503, 'not ready\n']);
  expect((await ask('/healthz')).status).toBe(200);
  await failing.remove();
});

describe('what operators and lists ask', () => {
  it('health and readiness', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
    expect(await (await get('/readyz')).text()).toBe('ready\n');
  });

  it('tables: public ones only, and without any secret', async () => {
    const client = await new DocumentClient(server.url).connected();
    await client.ask('createTable', { playerName: 'Ege', visibility: 'private' });
    expect(await (await get('/api/tables')).json()).toEqual([]);
    await client.ask('leaveTable');
    const { tableId } = await client.ask('createTable', { playerName: 'Ege' });
    const response = await get('/api/tables');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const tables = await response.json();
    expect(tables).toEqual([
      expect.objectContaining({ id: tableId, playerCount: 1, playerNames: ['Ege'] }),
    ]);
    expect(JSON.stringify(tables)).not.toContain(client.token);
    client.close();
  });

  it.each(['x', '', '%00%00%00%00%00%00%00%00', "'%20OR%201=1--", 'a'.repeat(41), '__proto__'])(
    'no match called %j',
    async (id) => {
      const response = await get(`/api/matches/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    },
  );
});

describe('addresses of the page', () => {
  const HTML = { accept: 'text/html,application/xhtml+xml' };

  it.each([
    ['/play/hearts', 200],
    ['/kupa', 200],
    ['/solo/daily', 200],
    ['/tek/a/b', 200],
    ['/mac/link', 200],
    ['/mac/tek/x', 200],
    ['/mac/nosuchmatch', 404],
    ['/match/nosuchmatch', 404],
    ['/mac/x', 404],
    ['/masa/kartal', 404],
    ['/t/kartal/metin', 404],
    ['/masa/%E0%A4%A', 404],
    ['/nowhere', 404],
    ['/masa', 404],
    ['/wp-login.php', 404],
  ])('%s answers %i, with the page', async (address, status) => {
    const response = await get(address, HTML);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(await (await get('/')).text());
  });

  it('a file that is not there is no page for programs', async () => {
    const response = await get('/nothing.js', { accept: '*/*' });
    expect([response.status, await response.text()]).toEqual([404, 'not found\n']);
  });

  it('a table is there while it is open, and a private one is not mentioned', async () => {
    const clock = new FakeClock();
    const clocked = await startTestServer({ clock });
    const status = async (address: string) => (await fetch(`${clocked.url}${address}`)).status;
    const client = await new DocumentClient(clocked.url).connected();
    const { slug } = await client.ask('createTable', { playerName: 'Ege' });
    for (const address of [`/masa/${slug}`, `/t/${slug}`, `/masa/${slug}/metin`])
      expect(await status(address)).toBe(200);
    await client.ask('leaveTable');
    const gone = new Promise<void>((resolve) =>
      clocked.lobby.onChange(() => clocked.lobby.size === 0 && resolve()),
    );
    clock.advance(120_000);
    await gone;
    expect(await status(`/masa/${slug}`)).toBe(404);
    const hidden = await client.ask('createTable', { playerName: 'Ege', visibility: 'private' });
    expect(await status(`/masa/${hidden.slug}`)).toBe(404);
    client.close();
    await clocked.remove();
  });
});

describe('the cookie', () => {
  const cookieOf = (response: Response) => response.headers.getSetCookie();

  it('comes with the page, once, out of reach for scripts', async () => {
    const [cookie, ...more] = cookieOf(await get('/'));
    expect(more).toEqual([]);
    expect(cookie).toMatch(
      /^kalpler=[\w-]{32}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookieOf(await get('/', { cookie: cookie!.split(';')[0]! }))).toEqual([]);
    expect(cookieOf(await get('/plain.css'))).toEqual([]);
    expect(cookieOf(await get('/api/tables'))).toEqual([]);
  });

  it('is given to a page that the browser has kept, and only where there is none', async () => {
    const response = await get('/api/cookie');
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
    const [cookie] = cookieOf(response);
    expect(cookie).toMatch(/^kalpler=[\w-]{32}; .*HttpOnly; SameSite=Lax$/);
    expect(cookieOf(await get('/api/cookie', { cookie: cookie!.split(';')[0]! }))).toEqual([]);
  });

  it('travels over TLS only where the page did', async () => {
    expect(cookieOf(await get('/', { 'x-forwarded-proto': 'https' }))[0]).toMatch(/; Secure$/);
  });

  it('is hidden from scripts, and is enough to come back', async () => {
    const token = newToken();
    const headers = { cookie: `kalpler=${token}` };
    const client = new DocumentClient(server.url, { headers });
    expect(await client.waitFor('welcome')).toMatchObject({ token: '' });
    const { tableId } = await client.ask('createTable', { playerName: 'Ege' });
    expect(client.all('tableJoined')).toEqual([expect.objectContaining({ token: '', seat: 0 })]);
    expect(JSON.stringify(client.received)).not.toContain(token);
    const tab = await new DocumentClient(server.url, { headers }).connected();
    expect(await tab.ask('reconnect', { tableId })).toMatchObject({ ok: true, seat: 0 });
    const stranger = await new DocumentClient(server.url).connected();
    expect(await stranger.ask('reconnect', { tableId, playerName: 'Ege' })).toMatchObject({
      error: { code: 'CANNOT_RECONNECT' },
    });
    for (const each of [client, tab, stranger]) each.close();
  });
});

describe('one address', () => {
  let small: TestServer;
  beforeAll(async () => {
    const env = { TRUST_PROXY: '1', API_PER_MINUTE: '3', PAGES_PER_MINUTE: '5' };
    small = await startTestServer({ env });
  });
  afterAll(() => small.remove());
  const ask = (path: string, address: string) =>
    fetch(`${small.url}${path}`, { headers: { 'x-forwarded-for': address } });

  it('is answered when to come back after too many questions, and others are not', async () => {
    for (const path of ['/api/tables', '/api/cookie', '/api/nothing'])
      expect((await ask(path, '192.0.2.1')).status).not.toBe(429);
    for (const path of ['/api/tables', '/api/cookie', '/api/matches/nosuchmatch', '/api/x']) {
      const refused = await ask(path, '192.0.2.1');
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect((await ask('/api/tables', '192.0.2.2')).status).toBe(200);
    expect((await ask('/', '192.0.2.1')).status).toBe(200);
  });

  it('gets pages and files up to a limit, whatever it asks for', async () => {
    for (const path of ['/', '/masa/kartal', '/plain.css', '/nothing.js', '/no/such/page'])
      expect((await ask(path, '192.0.2.3')).status).not.toBe(429);
    for (const path of ['/', '/masa/lale', '/plain.css', '/nothing.js']) {
      const refused = await ask(path, '192.0.2.3');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await ask('/', '192.0.2.4')).status).toBe(200);
  });

  it('cannot keep operators from asking', async () => {
    for (let i = 0; i < 10; i++) {
      expect((await ask('/healthz', '192.0.2.3')).status).toBe(200);
      expect((await ask('/readyz', '192.0.2.3')).status).toBe(200);
    }
  });
});

describe('the figures', () => {
  const FIGURE = /^kalpler_sockets 0$/m;

  it('are given without listing thousands of connections', async () => {
    const direct = await startTestServer();
    const handles = vi.spyOn(process, '_getActiveHandles' as never);
    const resources = vi.spyOn(process, 'getActiveResourcesInfo');
    try {
      const text = await (await fetch(`${direct.url}/metrics`)).text();
      expect(text).toMatch(/^kalpler_process_open_fds [1-9]\d*$/m);
      expect(text).toMatch(/^kalpler_nodejs_eventloop_lag_p99_seconds /m);
      expect(text).not.toContain('_active_');
      expect(handles).not.toHaveBeenCalled();
      expect(resources).not.toHaveBeenCalled();
    } finally {
      vi.restoreAllMocks();
      await direct.stop();
    }
  });

  it('are shown to this machine only', async () => {
    const direct = await startTestServer();
    const figures = await fetch(`${direct.url}/metrics`);
    expect(figures.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await figures.text()).toMatch(FIGURE);
    const passedOn = [
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-proto': 'http' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
      { via: '1.1 proxy' },
      { host: 'kalpler.example' },
    ];
    for (const headers of passedOn) {
      const { status, body } = await getRaw('/metrics', 'GET', headers, direct.port);
      expect([status, FIGURE.test(body)]).toEqual([404, false]);
    }
    await direct.remove();
  });

  it('are shown to nobody where a proxy is believed: it asks from this machine', async () => {
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }]) {
      const answer = await get('/metrics', headers as Record<string, string>);
      expect([answer.status, FIGURE.test(await answer.text())]).toEqual([404, false]);
    }
  });

  it('have a port of their own on demand, which has nothing else', async () => {
    const port = await freePort();
    const env = { TRUST_PROXY: '1', METRICS_PORT: String(port) };
    const behind = await startTestServer({ env });
    expect((await fetch(`${behind.url}/metrics`)).status).toBe(404);
    const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(figures.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await figures.text()).toMatch(FIGURE);
    for (const path of ['/', '/api/tables', '/metrics/', '/metricsx'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    await behind.remove();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
