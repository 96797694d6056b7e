// Builds the page: React, and art and fonts taken from packages at build time.

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { courts } from './build/courts.ts';
import { fonts } from './build/fonts.ts';

/** Where `npm run dev` finds a server. */
const SERVER = process.env.KALPLER_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), courts(), fonts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      '/socket.io': { target: SERVER, ws: true },
      '/api': SERVER,
    },
  },
});
