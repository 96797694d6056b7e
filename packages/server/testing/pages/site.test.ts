// The files of a built page: how long they may be kept, their types, and their smaller forms.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFolder, startTestServer, type TestServer } from '../harness.ts';

const SCRIPT = 'console.log("kalpler");\n'.repeat(100);
const site = newFolder();
let server: TestServer;

beforeAll(async () => {
  mkdirSync(path.join(site, 'assets'));
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><title>Kalpler</title>',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'kalpler.webmanifest': '{}',
    'sw.js': SCRIPT,
    'sw.js.br': brotliCompressSync(SCRIPT),
    '.stamp': 'abc',
    'assets/main-abc.js': SCRIPT,
    'assets/main-abc.js.br': brotliCompressSync(SCRIPT),
    'assets/main-abc.js.gz': gzipSync(SCRIPT),
    'assets/sans-abc.woff2': 'wOF2',
    'assets/main-abc.css': 'body{}',
  };
  for (const [name, body] of Object.entries(files)) writeFileSync(path.join(site, name), body);
  server = await startTestServer({ site });
});
afterAll(async () => {
  await server.remove();
  rmSync(site, { recursive: true, force: true });
});

const FOR_EVER = 'public, max-age=31536000, immutable';

it.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/tek', 'text/html; charset=utf-8', 'no-cache'],
  ['/icon.svg', 'image/svg+xml', 'public, max-age=3600'],
  ['/kalpler.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/assets/main-abc.js', 'text/javascript; charset=utf-8', FOR_EVER],
  ['/assets/main-abc.css', 'text/css; charset=utf-8', FOR_EVER],
  ['/assets/sans-abc.woff2', 'font/woff2', FOR_EVER],
])('%s is %s and may be kept: %s', async (file, type, keep) => {
  const { status, headers } = await fetch(`${server.url}${file}`);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    type,
    keep,
  ]);
});

it.each(['/.stamp', '/assets/none.js', '/assets/../.stamp'])('%s is not there', async (file) => {
  expect((await fetch(`${server.url}${file}`)).status).toBe(404);
});

/** The headers and the body as they travel. */
function travelled(accepts: string): Promise<{ encoding: string | undefined; bytes: number }> {
  return new Promise((resolve, reject) => {
    const url = `${server.url}/assets/main-abc.js?v=1`;
    const headers = { 'accept-encoding': accepts };
    const asked = request(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(SCRIPT).length],
  ['gzip', 'gzip', gzipSync(SCRIPT).length],
  ['gzip, br;q=0', 'gzip', gzipSync(SCRIPT).length],
  ['identity', undefined, SCRIPT.length],
  ['', undefined, SCRIPT.length],
])('a browser that takes "%s" gets the smallest form of it', async (accepts, encoding, bytes) => {
  expect(await travelled(accepts)).toEqual({ encoding, bytes });
});

it('every form is the same file', async () => {
  const response = await fetch(`${server.url}/assets/main-abc.js`);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await response.text()).toBe(SCRIPT);
});
