// The size of the bots in a browser, without the engine that the page has anyway: all games, or a single one.

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GAME_IDS, type GameId } from '@kalpler/engine';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const ENTRY = '\0entry';
const ENGINE = /^@kalpler\/engine(?:\/|$)/;

interface Bundle {
  /** Compressed. */
  readonly bytes: number;
  /** The games whose code is in it. */
  readonly games: readonly GameId[];
}

/** What a page gets that imports all that these files export. */
async function bundle(...paths: readonly string[]): Promise<Bundle> {
  const files = paths.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const source = files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n');
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: [ENGINE],
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  for (const name of chunks.flatMap(({ imports }) => imports)) expect(name).toMatch(ENGINE);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return {
    bytes: gzipSync(chunks.map(({ code }) => code).join('')).length,
    games: GAME_IDS.filter((id) => modules.some((path) => path.includes(`/${id}/`))),
  };
}

it('all games together are under 40 KB', async () => {
  const { bytes, games } = await bundle('./index.ts');
  expect(games).toEqual(GAME_IDS);
  expect(bytes).toBeLessThan(40_000);
});

it('without a game and the expert, under 6 KB', async () => {
  const { bytes, games } = await bundle('./core.ts');
  expect(games).toEqual([]);
  expect(bytes).toBeLessThan(6_000);
});

it('the analysis adds little to what plays', async () => {
  const core = await bundle('./core.ts', './expert/expert.ts');
  const { bytes, games } = await bundle('./core.ts', './expert/expert.ts', './analysis/index.ts');
  expect(games).toEqual([]);
  expect(bytes - core.bytes).toBeLessThan(2_500);
});

it.each([
  ['hearts', 15_500],
  ['spades', 14_000],
  ['king', 20_500],
] as const)(
  'only %s is under %i bytes and brings no other game',
  async (id, most) => {
    const { bytes, games } = await bundle('./core.ts', `./${id}/bots.ts`);
    expect(games).toEqual([id]);
    expect(bytes).toBeLessThan(most);
    const deep = await bundle(
      './core.ts',
      `./${id}/bots.ts`,
      './expert/expert.ts',
      `./${id}/search.ts`,
    );
    expect(deep.games).toEqual([id]);
    expect(deep.bytes - bytes).toBeLessThan(7_500);
  },
  60_000,
);
