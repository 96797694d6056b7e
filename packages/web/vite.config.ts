// Builds the page: React, and art and fonts taken from packages at build time.

import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { courts } from './build/courts.ts';
import { fonts } from './build/fonts.ts';
import { inputs } from './build/inputs.ts';
import { isServiceWorker, serviceWorker } from './build/service-worker.ts';
import { shortName } from './build/short-name.ts';

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

/** The little that the list of tables and the connection to the server share with a table or a missing page. */
const LISTED = {
  name: 'listed',
  test: /\bsrc\W(?:art\W(?:CardBack|signs)|ui\WChip)\./,
  priority: 1,
};

/** What three screens or more share comes in one piece: one large file is smaller than many. Forms fetch their own controls. */
const SHARED = {
  name: 'shared',
  test: /\bsrc\W(?:ui\W(?!form)|(?:art|table|panels|scores|chat|sound)\W)/,
  minShareCount: 3,
};

export default defineConfig({
  plugins: [react(), courts(), fonts(), serviceWorker(), inputs({ root, also })],
  // A worker fetches what its game needs, and nothing of the others.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: [FIRST] } } } },
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST, LISTED, SHARED] } } },
  },
  server: {
    port: 5173,
    proxy: {
      '/socket.io': { target: SERVER, ws: true },
      '/api': SERVER,
    },
  },
});
