// Breaks the engine on purpose, one line at a time, and sees which test notices: `npm run bench -- mutants`.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { MUTANTS, type Mutant } from './mutants.ts';

const root = join(import.meta.dirname, '../../..');
const TIME_LIMIT = 240_000;

/** A copy of the sources and tests that may be broken; its packages are those of the project. */
function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kalpler-mutants-'));
  const parts = [
    'packages/engine',
    'docs',
    'tests/sandbox',
    'vitest.config.ts',
    'tsconfig.json',
    'package.json',
  ];
  for (const path of parts) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !relative(root, source).split('/').includes('node_modules'),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** What the tests say: null when all pass, otherwise how many fail and the one that speaks most to the point. */
function complaint(folder: string, tests: readonly string[], rule = ''): string | null {
  const output = join(folder, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', ...tests, '--reporter=json', `--outputFile=${output}`];
  rmSync(output, { force: true });
  spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore', timeout: TIME_LIMIT });
  if (!existsSync(output)) return 'the tests do not come to an end';
  const report: Report = JSON.parse(readFileSync(output, 'utf8'));
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => ({ file: relative(folder, name).split('/').pop()!, title })),
  );
  if (failed.length > 0) {
    const named = failed.filter(({ title }) => new RegExp(`\\b${rule}\\b`).test(title));
    const { file, title } = (named.length > 0 ? named : failed).reduce((best, next) =>
      next.title.length < best.title.length ? next : best,
    );
    return `${file}: ${title}${failed.length > 1 ? ` (and ${failed.length - 1} more)` : ''}`;
  }
  const unloaded = report.testResults.find(({ message }) => message !== '');
  return unloaded ? `${relative(folder, unloaded.name)}: ${unloaded.message}` : null;
}

/** Breaks one line, runs the tests, mends it again. */
function tryMutant(folder: string, mutant: Mutant): string | null {
  const path = join(folder, 'packages/engine/src', mutant.file);
  const source = readFileSync(path, 'utf8');
  const places = source.split(mutant.from).length - 1;
  if (places !== 1) {
    throw new Error(`${mutant.file}: ${JSON.stringify(mutant.from)} occurs ${places} times`);
  }
  writeFileSync(
    path,
    source.replace(mutant.from, () => mutant.to),
  );
  try {
    return complaint(
      folder,
      mutant.tests ?? ['packages/engine'],
      /^[CHSK]\d+/.exec(mutant.name)?.[0],
    );
  } finally {
    writeFileSync(path, source);
  }
}

function markdown(rows: readonly (readonly [Mutant, string | null])[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const lines = rows.map(([{ name, file }, caught], i) => {
    return `| ${i + 1} | ${cell(name)} | \`${file}\` | ${cell(caught ?? '**not caught**')} |`;
  });
  return [
    '| | What was broken | Where | A test that failed |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

function main(): number {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, write: { type: 'boolean' } },
  });
  const chosen = MUTANTS.filter(({ name }) => name.includes(values.only ?? ''));
  if (chosen.length === 0) {
    console.error(`no mutant has ${JSON.stringify(values.only)} in its name`);
    return 2;
  }
  const folder = workshop();
  const rows: [Mutant, string | null][] = [];
  try {
    const broken = complaint(folder, ['packages/engine']);
    if (broken !== null) throw new Error(`the tests fail before anything is broken: ${broken}`);
    for (const mutant of chosen) {
      const caught = tryMutant(folder, mutant);
      rows.push([mutant, caught]);
      console.log(
        `${caught === null ? 'SURVIVED' : 'caught  '} ${mutant.name}\n         ${caught ?? ''}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (values.write) {
    const path = join(root, 'docs/testing.md');
    const page = readFileSync(path, 'utf8');
    const [head] = page.split('<!-- mutants -->');
    writeFileSync(path, `${head}<!-- mutants -->\n\n${markdown(rows)}`);
  }
  const survived = rows.filter(([, caught]) => caught === null).length;
  console.log(`${rows.length - survived} passed, ${survived} failed`);
  return survived === 0 ? 0 : 1;
}

process.exitCode = main();
