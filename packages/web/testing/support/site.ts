// A server for tests of the page, which serves the page as it is built.

import { page } from '../../../../scripts/build.mjs';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../../server/testing/harness.ts';

/** A real server with the built page. */
export function startSite(options: TestServerOptions = {}): Promise<TestServer> {
  return startTestServer({ site: page, ...options });
}
