// Builds the page: its sources are React, what runs is Preact; art and fonts are taken from packages at build time.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { defineConfig } from 'vite';
import { courts } from './build/courts.ts';
import { fonts } from './build/fonts.ts';
import { inputs } from './build/inputs.ts';
import { isServiceWorker, serviceWorker } from './build/service-worker.ts';

/** Where `npm run dev` finds a server. */
const SERVER = process.env.KALPLER_SERVER ?? 'http://127.0.0.1:3000';

const root = path.resolve(import.meta.dirname, '../..');
/** Versions of packages, and what is done to the page once it is built. */
const also = ['package-lock.json', 'scripts/build.mjs'];

/** What every visit begins with comes in one piece, which is smaller than many. */
const FIRST = {
  name: 'first',
  tags: ['$initial' as const],
  test: (file: string) => !isServiceWorker(file),
  priority: 1,
};

/** What cards are called and look like wherever one is named: in the list of tables, in messages, at a table. */
const CARDS = {
  name: 'cards',
  test: /\b(?:engine\Wsrc\Wcards\W|web\Wsrc\W(?:ui\WChip|art\Wsigns)\.)/,
  priority: 1,
};

/** The rest of the start page, which also helps on where nothing is. */
const HOME = { name: 'home', test: /\bsrc\Wlobby\Whome\W/ };

/** What a table is drawn with, on whatever way one comes to it: online, solo, in a lesson or a replay. Forms are apart. */
const TABLE = {
  name: 'table',
  test: /\bsrc\W(?:ui\W(?!form)|(?:art|table|panels|scores|sound)\W)/,
  minShareCount: 3,
};

/** Preact does the same in a third of the bytes ([ADR 22](docs/adr/0022-preact.md)). */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** The name of a class in the built page, shorter than usual: unique within its file, and a few letters distinguish the files. */
export function shortName(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file.split('?')[0]!).replaceAll(path.sep, '/');
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 3)}`;
}

export default defineConfig({
  // Without this line the page runs on React.
  resolve: { alias: PREACT },
  plugins: [courts(), fonts(), serviceWorker(), inputs({ root, also })],
  // A worker fetches what its game needs, and nothing of the others.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: [FIRST] } } } },
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST, CARDS, HOME, TABLE] } } },
  },
  server: {
    port: 5173,
    proxy: {
      '/socket.io': { target: SERVER, ws: true },
      '/api': SERVER,
    },
  },
});
