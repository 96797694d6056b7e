// Takes pictures of every screen and phase, at every size, in both languages and themes (`npm run shots`).

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBrowser, SIZES, type SizeName } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { LANGUAGES, THEMES } from '../support/words.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { Studio } from './studio.ts';

const OUT = fileURLToPath(
  new URL('../../../../node_modules/.cache/kalpler/shots', import.meta.url),
);

const USAGE = `npm run shots -- [--out folder] [--only ${Object.keys(SCREENS).join(',')}]
  [--sizes ${Object.keys(SIZES).join(',')}] [--languages ${LANGUAGES.join(',')}] [--themes ${THEMES.join(',')}]`;

/** The chosen ones of a list, all of them when nothing is said. */
function chosen<T extends string>(text: string | undefined, all: readonly T[]): T[] {
  const names = text?.split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name as T));
  if (unknown !== undefined) throw new Error(`there is no "${unknown}"`);
  return names as T[];
}

function readRequest() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { out: text, only: text, sizes: text, languages: text, themes: text },
  });
  return {
    out: path.resolve(values.out ?? OUT),
    screens: chosen(values.only, Object.keys(SCREENS) as ScreenName[]),
    sizes: chosen(values.sizes, Object.keys(SIZES) as SizeName[]),
    languages: chosen(values.languages, LANGUAGES),
    themes: chosen(values.themes, THEMES),
  };
}

async function main(): Promise<void> {
  let request: ReturnType<typeof readRequest>;
  try {
    request = readRequest();
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const server = await startSite();
  const browser = await openBrowser();
  let taken = 0;
  // Size by size: the server lets nobody have a table open in as many windows as all of them need.
  for (const size of request.sizes) {
    for (const screen of request.screens) {
      const studio = await Studio.open(browser, { url: server.url, ...request, sizes: [size] });
      await SCREENS[screen](studio);
      studio.beside.close();
      taken += studio.taken;
      for (const complaint of await browser.complaints()) {
        console.error(complaint);
        process.exitCode = 1;
      }
    }
  }
  await browser.close();
  await server.remove();
  console.log(`${taken} pictures in ${request.out}`);
}

await main();
