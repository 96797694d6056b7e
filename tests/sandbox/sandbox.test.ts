// Tests keep to the folder of their run, and whatever they do elsewhere fails the run.

import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { objection } from './guard.mjs';
import { PLACES } from './sandbox.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sandbox = process.env.KALPLER_SANDBOX!;

describe('which paths are for tests', () => {
  const folders = { root: '/home/ada/kalpler', sandbox: '/tmp/run', home: '/home/ada' };
  const may = (file: string, isChange = false) =>
    objection(path.resolve(folders.root, file), isChange, folders) === null;

  test.each([
    'README.md',
    'packages/engine/src/index.ts',
    'packages/server/data/turkish-words.json',
    'packages/web/dist/index.html',
    'node_modules/vite/dist/node/index.js',
    'packages/cli/node_modules/x/dist',
    '/home/ada/other',
    '/etc/hosts',
  ])('%s may be read', (file) => expect(may(file)).toBe(true));

  test('what git ignores may not be looked at, but for what is there before every test', () => {
    const patterns = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
    const ignored = patterns
      .filter((line) => /^[^#]/.test(line) && !/^(?:node_modules\/|\.DS_Store)$/.test(line))
      .flatMap((line) => {
        const name = line.replace('*', 'some').replace(/^\//, '');
        const places = line.startsWith('/') ? [name] : [name, `packages/cli/${name}`];
        return places.flatMap((place) => (place.endsWith('/') ? [place, `${place}x`] : [place]));
      });
    expect(ignored).toEqual(expect.arrayContaining(['data/', 'data/x', 'packages/cli/dist/x']));
    expect(ignored.filter((file) => may(file))).toEqual([]);
  });

  test.each([
    'README.md',
    'data',
    'data/kalpler.sqlite',
    'packages/web/dist/x',
    'node_modules/x',
    '.',
    '/home/ada/.local/state/kalpler',
  ])('%s may not be written to', (file) => expect(may(file, true)).toBe(false));

  test.each(['/tmp/run/tmp/x', '/tmp/other', '/dev/null', 'node_modules/.cache/kalpler/x'])(
    '%s may be written to',
    (file) => expect(may(file, true)).toBe(true),
  );

  test('a home that is everything, or the folder of the run in it, forbids nothing', () => {
    expect(objection('/dev/null', true, { ...folders, home: '/' })).toBeNull();
    const inHome = { ...folders, sandbox: '/home/ada/tmp/run' };
    expect(objection('/home/ada/tmp/run/x', true, inHome)).toBeNull();
  });
});

describe('the environment of tests', () => {
  test.each([...PLACES, 'TMPDIR', 'TEMP', 'TMP'])('%s is in the folder of the run', (name) => {
    expect(path.dirname(process.env[name]!)).toBe(sandbox);
  });

  test('what is asked of the system as well, in children too', () => {
    for (const folder of [homedir(), tmpdir()]) expect(folder.startsWith(sandbox)).toBe(true);
    const script = 'console.log(os.homedir()); console.log(process.env.DATA_DIR)';
    const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect(stdout).toBe(`${homedir()}\n${process.env.DATA_DIR}\n`);
  });

  test('a server without settings takes any free port', () => {
    expect(process.env.PORT).toBe('0');
  });
});

/** What a program does in a run of its own: its answer, and what that run reports of it. */
async function tried(script: string): Promise<{ said: string; message: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-guard-'));
  const env = { ...process.env, KALPLER_SANDBOX: folder };
  const args = ['--input-type=module', '-e', `${IMPORTS}\n${script}`];
  const running = promisify(execFile)(process.execPath, args, { cwd: root, env });
  const said = await running.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
  const file = path.join(folder, 'objections');
  return { said, message: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}
const IMPORTS = `
import child, { spawnSync } from 'node:child_process';
import fs, { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { open, readdir, rename, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
`;

describe('the guard', () => {
  const README = pathToFileURL(path.join(root, 'README.md')).href;

  test.each([
    ["existsSync('data')", 'look at what other commands leave behind: data'],
    ["await readdir('./data')", 'look at what other commands leave behind: data'],
    ["fs.statSync('packages/cli/dist')", 'look at .*: packages/cli/dist'],
    ["writeFileSync('x.txt', '')", 'write to the checkout: x.txt'],
    ["await writeFile('x.txt', '')", 'write to the checkout: x.txt'],
    ["fs.mkdirSync('packages/x/y', { recursive: true })", 'write to the checkout: packages/x/y'],
    ["openSync('README.md', 'r+')", 'write to the checkout: README.md'],
    ["await open('README.md', fs.constants.O_RDWR)", 'write to the checkout: README.md'],
    [`fs.rmSync(new URL(${JSON.stringify(README)}))`, 'write to the checkout: README.md'],
    ["await rename('README.md', '/nowhere/x')", 'write to the checkout: README.md'],
    ["fs.symlinkSync('nowhere', 'x')", 'write to the checkout: x'],
    ["fs.createWriteStream('x.txt')", 'write to the checkout: x.txt'],
    ["new DatabaseSync('x.sqlite')", 'write to the checkout: x.sqlite'],
    ["fs.mkdirSync(process.env.KALPLER_HOME + '/.kalpler')", 'write to a home: .*/.kalpler'],
    ["spawnSync('node', ['x'], { env: {} })", 'environment of tests: node'],
  ])('refuses %s and reports it to the run', async (script, reason) => {
    const { said, message } = await tried(script);
    expect(said).toMatch(new RegExp(`Error: tests .*${reason}`));
    expect(message).toMatch(new RegExp(`^tests .*${reason}\n`));
  });

  test('reports what was caught, and of what a child of a child did', async () => {
    const script = "try { fs.existsSync('data') } catch { console.log('never mind') }";
    const nested = `console.log(spawnSync(process.execPath, ['-e', ${JSON.stringify(script)}]).stdout.toString());`;
    const { said, message } = await tried(nested);
    expect(said.trim()).toBe('never mind');
    expect(message).toContain('other commands leave behind: data');
  });

  test('lets everything else be', async () => {
    const { said, message } = await tried(`
      const folder = fs.mkdtempSync(process.env.KALPLER_SANDBOX + '/x-');
      writeFileSync(folder + '/a', readFileSync('README.md'));
      await rename(folder + '/a', folder + '/b');
      new DatabaseSync(':memory:').close();
      new DatabaseSync(folder + '/c').close();
      fs.realpathSync.native('packages');
      writeFileSync('/dev/null', '');
      console.log(existsSync(folder + '/b'), typeof child.execFile[Symbol.for('nodejs.util.promisify.custom')]);
    `);
    expect({ said, message }).toEqual({ said: 'true function\n', message: '' });
  });
});
