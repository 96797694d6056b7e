// Works on the page with hot reload: Vite for the page, and the server behind it that starts again when it changes.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './paths.mjs';

const serverPort = process.env.PORT || '3000';
const serverUrl = `http://127.0.0.1:${serverPort}`;

/** The page comes from Vite, but the cookie that says who somebody is comes from the server. */
const cookie = {
  name: 'kalpler-cookie',
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const isPage = request.headers.accept?.includes('text/html');
      if (isPage && !request.headers.cookie?.includes('kalpler=')) {
        try {
          const { headers } = await fetch(serverUrl);
          response.setHeader('Set-Cookie', headers.getSetCookie());
        } catch {
          // The server is not up yet: the page will come back to it.
        }
      }
      next();
    });
  },
};

process.env.KALPLER_SERVER = serverUrl;
const { createServer } = await import('vite');
const vite = await createServer({ root: path.join(root, 'packages/web'), plugins: [cookie] });
await vite.listen();

const args = ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'];
const env = { ...process.env, PORT: serverPort };
const server = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });

let isEnding = false;
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  server.kill('SIGTERM');
  await vite.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
server.on('exit', (code) => end(code ?? 1));

console.log('\nKalpler with hot reload; Ctrl-C ends the page and the server.');
vite.printUrls();
