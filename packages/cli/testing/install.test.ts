// The package as people get it: packed, installed without a network and without dependencies, and run on their own Node.js.

import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutProgress } from './run-cli.ts';

const home = path.dirname(import.meta.dirname);
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'kalpler-install-')));
const project = path.join(folder, 'project');
const run = promisify(execFile);

/** The Node.js that runs the tests comes first, as it does for people who install the package. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  PATH: (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((each) => !each.includes('node_modules'))
    .join(path.delimiter),
  NO_COLOR: '1',
  XDG_STATE_HOME: path.join(folder, 'state'),
};

beforeAll(async () => {
  // Packed where nobody else builds: what `prepack` makes in the checkout is made beside a copy of the manifest.
  const source = path.join(folder, 'source');
  mkdirSync(source);
  cpSync(path.join(home, 'package.json'), path.join(source, 'package.json'));
  await run(process.execPath, [path.join(home, 'build/run.ts'), path.join(source, 'dist')]);
  const pack = ['pack', '--ignore-scripts', '--json', '--silent', '--pack-destination', folder];
  const packed = await run('npm', pack, { cwd: source, env });
  const [{ filename }] = Object.values(JSON.parse(packed.stdout)) as [{ filename: string }];
  mkdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--offline', '--no-audit', '--no-fund', path.join(folder, filename)];
  await run('npm', install, { cwd: project, env });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function kalpler(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const program = path.join(project, 'node_modules/.bin/kalpler');
  const running = run(program, args, { cwd: project, env });
  running.child.stdin?.end();
  return running;
}

test('nothing else is installed, and licences of what is inside come with it', () => {
  const lock = JSON.parse(readFileSync(path.join(project, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/@kalpler/cli']);
  const inside = path.join(project, 'node_modules/@kalpler/cli/dist/LICENSES.txt');
  expect(readFileSync(inside, 'utf8')).toMatch(/^commander \d.*\(MIT\)$/m);
});

test('the program runs, threads included', async () => {
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const npx = await run('npx', ['--offline', 'kalpler', '--version'], { cwd: project, env });
  expect(npx.stdout).toBe(`${version}\n`);
  const simulate = [
    'hearts',
    'simulate',
    '--games',
    '2',
    '--ai',
    'basic',
    '--json',
    '--workers',
    '2',
  ];
  const { stdout, stderr } = await kalpler(...simulate);
  expect(JSON.parse(stdout)).toMatchObject({ games: 2 });
  expect(withoutProgress(stderr)).toBe('');
});

test.each([
  'compare --strategies basic,random --games 1',
  'spades tournament --strategies basic,random --rounds 1 --length deal',
  'test --scenario shoot-the-moon --games 1',
  'king simulate --games 1 --log games.jsonl',
  'verify games.jsonl --again',
  'replay games.jsonl --deal 1',
  'train --games 1 --output examples.csv.gz',
  'train --check examples.csv.gz',
  'play --speed instant',
])('kalpler %s', async (line) => {
  const { stdout } = await kalpler(...line.split(' '));
  expect(stdout).not.toBe('');
});

test('the reader of training files can be imported', async () => {
  const script = `const reader = await import('@kalpler/cli/training'); console.log(typeof reader.readTraining);`;
  const { stdout } = await run('node', ['--input-type=module', '-e', script], {
    cwd: project,
    env,
  });
  expect(stdout).toBe('function\n');
});

test('the reader of training files has its types', async () => {
  const root = path.resolve(home, '../..');
  const check = async (...lines: string[]) => {
    writeFileSync(path.join(project, 'use.mts'), `${lines.join('\n')}\n`);
    const typeRoots = path.join(root, 'node_modules/@types');
    const options = `--noEmit --strict --module nodenext --types node --typeRoots ${typeRoots}`;
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const args = [compiler, ...options.split(' '), 'use.mts'];
    return run(process.execPath, args, { cwd: project, env }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  };
  const reading = [
    `import { readTraining, TrainingFileError, type TrainingExample } from '@kalpler/cli/training';`,
    `const { header, examples, footer } = await readTraining('examples.csv.gz');`,
    'for await (const example of examples) {',
    '  const one: TrainingExample = example;',
    `  if (one.game === 'hearts') console.log(one.heartsBroken, one.legalMoves.join(' '));`,
    '}',
    "console.log(header.games.toFixed(), footer(), new TrainingFileError('') instanceof Error);",
  ];
  expect(await check(...reading)).toBe('');
  expect(await check(...reading, 'const wrong: number = header.format;')).toMatch(/TS2322/);
});
