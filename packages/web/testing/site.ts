// A server for tests of the page, which serves the page as it is built.

import { ensureBuilt } from '../../../scripts/build.mjs';
import { startTestServer, type TestServer, type TestWish } from '../../server/testing/harness.ts';

/** A real server with the built page; the page is built first if it is not current. */
export async function startSite(wish: TestWish = {}): Promise<TestServer> {
  const site = await ensureBuilt();
  return startTestServer({ site, ...wish });
}
