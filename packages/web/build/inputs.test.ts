import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../../server/testing/harness.ts';
import { inputs, isCurrent, STAMP } from './inputs.ts';

/** A checkout in small: a page, a package beside it, and what neither reads. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'lock.json': '{}',
  'tsconfig.json': '{}',
  'packages/web/index.html': '<script type="module" src="/src/main.ts"></script>',
  'packages/web/src/main.ts': `
    import './main.css';
    import { hello } from '../../i18n/src/hello.ts';
    const lessons = import.meta.glob('./lessons/*.ts');
    document.title = hello + Object.keys(lessons);
    new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });`,
  'packages/web/src/main.css': '@import "./colours.css"; body { background: url("./back.svg"); }',
  'packages/web/src/colours.css': ':root { color: red; }',
  'packages/web/src/back.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'packages/web/src/think.worker.ts': "import { deep } from './deep.ts'; postMessage(deep);",
  'packages/web/src/deep.ts': "export const deep = 'thought';",
  'packages/web/src/lessons/one.ts': 'export const one = 1;',
  'packages/web/src/main.test.ts': 'throw new Error();',
  'packages/web/public/icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'packages/i18n/package.json': '{}',
  'packages/i18n/src/hello.ts': "export const hello = 'merhaba';",
  'packages/server/src/main.ts': "console.log('server');",
};

const root = realpathSync(newFolder());
const built = path.join(root, 'built');
const inside = (file: string) => path.join(root, file);

function put(file: string, content: string): void {
  mkdirSync(path.dirname(inside(file)), { recursive: true });
  writeFileSync(inside(file), content);
}

beforeAll(async () => {
  for (const [file, content] of Object.entries(FILES)) put(file, content);
  await build({
    configFile: false,
    root: inside('packages/web'),
    logLevel: 'error',
    plugins: [inputs({ root, also: ['lock.json'] })],
    worker: { format: 'es' },
    build: { outDir: built, emptyOutDir: true },
  });
});

describe('a built page', () => {
  it('is current as long as nothing changes', () => {
    expect(isCurrent(built, root)).toBe(true);
  });

  describe.each([
    ['a module', 'packages/web/src/main.ts'],
    ['texts of another package', 'packages/i18n/src/hello.ts'],
    ['the manifest of another package', 'packages/i18n/package.json'],
    ['what a worker imports', 'packages/web/src/deep.ts'],
    ['what styles import', 'packages/web/src/colours.css'],
    ['a picture of the styles', 'packages/web/src/back.svg'],
    ['what a pattern takes', 'packages/web/src/lessons/one.ts'],
    ['the page itself', 'packages/web/index.html'],
    ['a file that is served as it is', 'packages/web/public/icons/icon.svg'],
    ['the settings of the compiler', 'tsconfig.json'],
    ['the versions of packages', 'lock.json'],
  ])('is stale after a change of %s', (_, file) => {
    afterEach(() => put(file, FILES[file]!));

    it.each(['edited', 'deleted'])('that is %s', (how) => {
      if (how === 'edited') put(file, `${FILES[file]} `);
      else rmSync(inside(file));
      expect(isCurrent(built, root)).toBe(false);
      put(file, FILES[file]!);
      expect(isCurrent(built, root)).toBe(true);
    });
  });

  it.each([
    'packages/web/public/robots.txt',
    'packages/web/src/lessons/two.ts',
    'packages/web/.env.local',
    'packages/web/src/tsconfig.json',
  ])('is stale with a new %s', (file) => {
    put(file, '{}');
    expect(isCurrent(built, root)).toBe(false);
    rmSync(inside(file));
    expect(isCurrent(built, root)).toBe(true);
  });

  it.each([
    'packages/web/src/main.test.ts',
    'packages/web/src/lessons/two.test.ts',
    'packages/server/src/main.ts',
    'packages/i18n/src/unused.ts',
    'README.md',
  ])('is current after a change of %s, which it is not made of', (file) => {
    put(file, 'changed');
    expect(isCurrent(built, root)).toBe(true);
  });

  it.each(['', 'nonsense', '1234', 'null', '{"files":{}}'])('is stale with notes %j', (notes) => {
    const stamp = path.join(built, STAMP);
    const before = readFileSync(stamp, 'utf8');
    writeFileSync(stamp, notes);
    expect(isCurrent(built, root)).toBe(false);
    writeFileSync(stamp, before);
    expect(isCurrent(built, root)).toBe(true);
  });

  it('is stale where nothing is built', () => {
    expect(isCurrent(inside('nowhere'), root)).toBe(false);
  });
});
