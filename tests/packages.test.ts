// The packages as people get them: built, packed, installed without a network, and used by Node.js, TypeScript and Vite.

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIBRARIES, readManifest } from '../scripts/packages/manifest.ts';
import { modules, root } from '../scripts/paths.mjs';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'kalpler-packages-')));
const built = path.join(folder, 'dist/packages');
/** The example finds the packages where it finds them in the repository. */
const project = path.join(folder, 'examples/score-keeper');
const installed = (name: string) => path.join(project, 'node_modules', name);
const run = promisify(execFile);

/** The Node.js that runs the tests comes first, as it does for people who install the packages. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  PATH: (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((each) => !each.includes('node_modules'))
    .join(path.delimiter),
  NO_COLOR: '1',
};

/** Packages from elsewhere come from this checkout, so that no network is needed. */
const OUTSIDE = LIBRARIES.flatMap((library) =>
  Object.keys(readManifest(library).dependencies ?? {}),
).filter((name) => !name.startsWith('@kalpler/'));

beforeAll(async () => {
  const building = [path.join(root, 'scripts/packages/run.ts'), built];
  await run(process.execPath, building, { cwd: root, env });
  cpSync(path.join(root, 'examples/score-keeper'), project, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
  const outside = path.join(folder, 'outside');
  mkdirSync(outside);
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', outside];
  await run('npm', [...pack, ...OUTSIDE.map((name) => path.join(modules, name))], {
    cwd: folder,
    env,
  });
  const tarballs = globSync('{outside,dist/packages}/*.tgz', { cwd: folder }).map((file) =>
    path.join(folder, file),
  );
  const install = ['install', '--offline', '--no-audit', '--no-fund', ...tarballs];
  await run('npm', install, { cwd: project, env });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a module prints that stands in the project, on the Node.js that runs the tests. */
async function printed(name: string, source: string): Promise<string> {
  const file = path.join(project, name);
  writeFileSync(file, source);
  const { stdout, stderr } = await run('node', [file], { cwd: project, env });
  expect(stderr).toBe('');
  return stdout;
}

describe.each(LIBRARIES)('@kalpler/%s', (library) => {
  const home = installed(`@kalpler/${library}`);
  const read = (file: string) => readFileSync(path.join(home, file), 'utf8');

  test('is made of JavaScript, types and the sources that both lead to', () => {
    const files = globSync('**/*.*', { cwd: home }).map((file) => file.replaceAll(path.sep, '/'));
    const sources = globSync('src/**/*.ts', { cwd: path.join(root, 'packages', library) })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !file.endsWith('.test.ts'));
    const made = sources.flatMap((file) =>
      ['.js', '.js.map', '.d.ts', '.d.ts.map'].map((extension) =>
        file.replace(/^src/, 'dist').replace(/\.ts$/, extension),
      ),
    );
    const expected = ['README.md', 'package.json', ...sources, ...made];
    expect(files.sort()).toEqual(expected.sort());
    expect(read('LICENSE')).toMatch(/^MIT License/);
  });

  test('names nothing that is not there', () => {
    const missing = globSync('dist/**/*.{js,d.ts,map}', { cwd: home }).flatMap((file) =>
      targets(file, read(file))
        .map((target) => path.join(path.dirname(file), target))
        .filter((target) => !existsSync(path.join(home, target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  test('asks for versions that can be found', () => {
    const manifest = JSON.parse(read('package.json'));
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).toMatchObject({
      license: 'MIT',
      type: 'module',
      version: /^\d+\.\d+\.\d+$/.exec(manifest.version)?.[0],
    });
    for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
      const { version } = JSON.parse(
        readFileSync(path.join(installed(name), 'package.json'), 'utf8'),
      );
      expect({ name, range }).toEqual({ name, range: `^${version}` });
    }
  });

  test('does what its README says', async () => {
    const readme = read('README.md');
    const block = (language: string) =>
      new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(readme)?.[1] ?? '';
    expect(await printed(`readme-${library}.mjs`, block('js'))).toBe(block('text'));
    expect(block('js')).toContain(`from '@kalpler/${library}'`);
    expect(readme).not.toContain('](..');
  });
});

/** What a built file refers to beside it: modules, threads, sources. */
function targets(file: string, text: string): string[] {
  if (file.endsWith('.map')) return JSON.parse(text).sources;
  const named = /(?:\bfrom |\bimport |\bimport\(|\bnew URL\()(['"])(\.[^'"\n]*)\1/g;
  return [...text.matchAll(named)].map(([, , target]) =>
    file.endsWith('.d.ts') ? target!.replace(/\.js$/, '.d.ts') : target!,
  );
}

describe('Node.js', () => {
  test('finds every door', async () => {
    const doors = LIBRARIES.flatMap((library) =>
      Object.keys(readManifest(library).exports).map((door) =>
        path.posix.join(`@kalpler/${library}`, door),
      ),
    );
    // The program of a thread is no module for anybody else.
    const modules = doors.filter((door) => !door.endsWith('/node-thread'));
    expect(modules.length).toBe(doors.length - 1);
    const lines = modules.map(
      (door) => `console.log(Object.keys(await import('${door}')).length > 0);`,
    );
    expect(await printed('doors.mjs', lines.join('\n'))).toBe('true\n'.repeat(modules.length));
  });

  test('runs the example', async () => {
    const { stdout } = await run('npm', ['start', '--silent', '--', 'expert:5'], {
      cwd: project,
      env,
    });
    expect(stdout).toMatch(/^promised: [0-9a-f]{64}\n/);
    expect(stdout).toMatch(/^0 {5}expert:5 +\d+ +\d+$/m);
    expect(stdout).toMatch(/^commitment: kept\ndeal 1: fair$/m);
  });

  test('plays in threads and thinks in a thread', async () => {
    const source = `
      import { dealNext, drawDeal, openTable, SeededRandom, viewTable } from '@kalpler/engine';
      import { readContest, summarize } from '@kalpler/bots/arena';
      import { playInThreads } from '@kalpler/bots/arena-pool';
      import { startNodeThinker } from '@kalpler/bots/node-thinker';
      const { value: contest } = readContest({
        game: 'hearts', bots: ['basic', 'random'], count: 2, seed: 1,
      });
      const outcome = await playInThreads(contest, { threads: 2 });
      console.log(summarize(contest, outcome).bots.map(({ name }) => name).join(' '));
      const { value: opened } = openTable({ game: 'king', players: ['A', 'B', 'C', 'D'] });
      const { value: table } = dealNext(opened, drawDeal(opened.game, new SeededRandom(1)));
      const { thinker } = startNodeThinker(console.error);
      const { move } = await thinker.ask('basic', viewTable(table, table.actors[0]), 7);
      console.log(move.kind);
    `;
    expect(await printed('threads.mjs', source)).toBe('basic random\nchoose\n');
  });
});

describe('TypeScript', () => {
  const KINDS = {
    nodenext: { module: 'nodenext', target: 'es2023' },
    bundler: { module: 'esnext', moduleResolution: 'bundler', target: 'es2022' },
  };

  /** What the compiler says of a file, at its strictest: it looks into the declarations as well. */
  const said = async (file: string, settings: object): Promise<string> => {
    const config = path.join(project, `${path.parse(file).name}.json`);
    const compilerOptions = {
      lib: ['es2023', 'dom'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      allowJs: true,
      noEmit: true,
      ...settings,
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, files: [file] }));
    const compiler = path.join(modules, 'typescript/bin/tsc');
    const args = [compiler, '--project', config];
    return run(process.execPath, args, { cwd: project, env }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  };

  test.each(Object.entries(KINDS))('of the kind %s finds all types', async (kind, settings) => {
    writeFileSync(path.join(project, `${kind}.ts`), USE);
    expect(await said(`${kind}.ts`, settings)).toBe('');
  });

  test('is content with the example', async () => {
    const node = { types: ['node'], typeRoots: [path.join(modules, '@types')], skipLibCheck: true };
    expect(await said('score-keeper.js', { ...KINDS.nodenext, ...node })).toBe('');
  });
});

const USE = `
import { type Card, cardName, openTable, type Table } from '@kalpler/engine';
import { sampleDeal } from '@kalpler/engine/sample-deal';
import { checkMatch, type MatchReport, newSecret } from '@kalpler/fair';
import { readLink } from '@kalpler/fair/link';
import { allBots, type Bot, createBots, expert, GAMES } from '@kalpler/bots';
import { analysis } from '@kalpler/bots/analysis';
import { playInThreads } from '@kalpler/bots/arena-pool';
import { startNodeThinker } from '@kalpler/bots/node-thinker';
import { AutosavedMatch, newSavedMatch, type SavedMatch } from '@kalpler/match';
import { type Command, parseCommand } from '@kalpler/match/commands';
import { readSave } from '@kalpler/match/save-file';
import { REQUESTS, type RequestOf } from '@kalpler/protocol';
import { updatedView } from '@kalpler/protocol/update';
import { parse } from 'valibot';

const opened = openTable({ game: 'hearts', players: ['A', 'B', 'C', 'D'] });
if (!opened.ok) throw new Error(opened.error);
const table: Table = opened.value;
const bot: Bot = allBots.create('hard');
const { weighMove } = createBots(GAMES, { expert, analysis });
const asked: RequestOf<'playCard'> = parse(REQUESTS.playCard, { card: 'QS' });
const report = checkMatch('');
export const fair: MatchReport | null = report.ok ? report.value : null;
export const names = (cards: readonly Card[]): string[] => cards.map(cardName);
export const things = [table, bot, asked];
// @ts-expect-error: what is not typed at all would do for a number.
export const wrong: number = bot.name;
export const more = [sampleDeal, newSecret, readLink, weighMove, playInThreads, startNodeThinker, updatedView];
export const match = [AutosavedMatch, newSavedMatch, parseCommand, readSave];
export type Typed = Command | SavedMatch;
`;

describe('Vite', () => {
  /** Builds a page of some files, and gives what its scripts hold, the largest first. */
  const build = async (name: string, files: Readonly<Record<string, string>>) => {
    const home = path.join(project, name);
    mkdirSync(home);
    const html = '<!doctype html><script type="module" src="./main.js"></script>';
    const config = 'export default { build: { modulePreload: false } };';
    const all = { 'index.html': html, 'vite.config.js': config, ...files };
    for (const [file, text] of Object.entries(all)) writeFileSync(path.join(home, file), text);
    const vite = path.join(modules, 'vite/bin/vite.js');
    await run(process.execPath, [vite, 'build', home, '--logLevel', 'warn'], { cwd: home, env });
    const scripts = globSync('dist/assets/*.js', { cwd: home });
    const sized = scripts.map((file) => ({
      name: path.basename(file),
      file: path.join(home, file),
      size: statSync(path.join(home, file)).size,
    }));
    return sized.sort((one, other) => other.size - one.size);
  };

  test('builds a page that plays, and the worker of its computer players', async () => {
    const main = `
      import { dealNext, drawDeal, openTable, SeededRandom, submit, viewTable } from '@kalpler/engine';
      import { allBots } from '@kalpler/bots';
      const random = new SeededRandom(1);
      const { value: opened } = openTable({ game: 'hearts', players: ['A', 'B', 'C', 'D'] });
      let { value: table } = dealNext(opened, drawDeal(opened.game, random));
      while (!table.awaitsDeal) {
        const [seat] = table.actors;
        const { move } = allBots.create('basic').choose(viewTable(table, seat), random);
        table = submit(table, seat, move).value;
      }
      console.log(table.results[0].raw.reduce((sum, points) => sum + points));
      if (globalThis.Worker) {
        const worker = new Worker(new URL('./thinking.js', import.meta.url), { type: 'module' });
        worker.onmessage = ({ data }) => console.log(data);
        worker.postMessage({ view: viewTable(table, 0), seed: 1 });
      }
    `;
    const thinking = `
      import { SeededRandom } from '@kalpler/engine';
      import { allBots } from '@kalpler/bots';
      onmessage = ({ data: { view, seed } }) =>
        postMessage(allBots.create('expert').choose(view, new SeededRandom(seed)).move);
    `;
    const scripts = await build('page', { 'main.js': main, 'thinking.js': thinking });
    expect(scripts.map(({ name }) => name.replace(/-.*/, '')).sort()).toEqual([
      'index',
      'thinking',
    ]);
    const index = scripts.find(({ name }) => name.startsWith('index'))!;
    const { stdout } = await run('node', [index.file], { cwd: project, env });
    expect(stdout).toBe('26\n');
  });

  test('leaves out what a page does not use', async () => {
    const main = `
      import { cardName, STANDARD_DECK } from '@kalpler/engine';
      import { LEVELS } from '@kalpler/protocol/level';
      console.log(cardName(STANDARD_DECK.cards[0]), LEVELS[0]);
    `;
    const [script] = await build('small', { 'main.js': main });
    const { stdout } = await run('node', [script!.file], { cwd: project, env });
    expect(stdout).toBe('2C easy\n');
    expect(script!.size).toBeLessThan(4000);
  });
});
