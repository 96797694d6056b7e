// Serves the tables of this folder, and its page where it has been built, until its input ends; says where.

import { existsSync } from 'node:fs';
import { startTestServer } from '../../packages/server/testing/harness.ts';
import { page } from '../../scripts/build.mjs';

const server = await startTestServer(existsSync(page) ? { site: page } : {});
console.log(server.url);
process.stdin.resume().once('end', () => server.remove());
