// The size of all bots in a browser, without the engine that the page has anyway.

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = fileURLToPath(new URL('./index.ts', import.meta.url));
const MOST_BYTES = 40_000;

it('is under 40 KB, compressed, and needs nothing but the engine', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: ['@kalpler/engine'],
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const code = chunks.map((chunk) => chunk.code).join('');
  expect(chunks.flatMap(({ imports }) => imports)).toEqual(['@kalpler/engine']);
  expect(code).toContain('bidStrength');
  expect(gzipSync(code).length).toBeLessThan(MOST_BYTES);
}, 60_000);
