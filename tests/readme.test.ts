// Runs the example of the README, and checks the commands and links of all documents.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tasks } from '../scripts/tasks.mjs';
import { anchorOf } from './rules-index.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = globSync(
  ['*.md', '.github/*.md', 'docs/**/*.md', 'packages/*/*.md', 'examples/*/*.md'],
  { cwd: root },
)
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();

/** The fenced block of a language, without its fences. */
function block(source: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(source)?.[1] ?? '';
}

test('the example of the README prints what the README says', () => {
  const readme = read('README.md');
  const example = block(readme, 'ts');
  const args = ['--input-type=module-typescript', '--eval', example];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ stdout, stderr, status }).toEqual({
    stdout: block(readme, 'text'),
    stderr: '',
    status: 0,
  });
  expect(example).toContain("from '@kalpler/engine'");
});

test('the README states the two commands', () => {
  expect(block(read('README.md'), 'sh')).toMatch(/^npm start\b.*\nnpm test\b.*\n$/);
});

describe.each(documents)('%s', (file) => {
  const source = read(file);
  const prose = source.replace(/^```[\s\S]*?^```$/gm, '');

  test('names only commands that exist', () => {
    expect(missingCommands(source)).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const broken = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1]!)
      .filter((link) => !/^https?:/.test(link) && !leadsSomewhere(file, link));
    expect(broken).toEqual([]);
  });

  test('names only sources that exist', () => {
    const named = [...prose.matchAll(/`((?:packages|scripts|tests|docs)\/[\w./-]+)`/g)];
    const missing = named
      .map((match) => match[1]!)
      .filter((each) => !existsSync(path.join(root, each)));
    expect(missing).toEqual([]);
  });
});

test('sources name only commands that exist', () => {
  const files = globSync('{packages/*/*,scripts,tests}/**/*.{ts,tsx,mjs,md}', {
    cwd: root,
    exclude: (file) => /(^|\/)(node_modules|dist)$/.test(file),
  });
  expect(files.length).toBeGreaterThan(1000);
  const missing = files.flatMap((file) =>
    missingCommands(read(file)).map((command) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});

/** Commands that a text names, such as `npm run bench -- laws`, that do not exist. */
function missingCommands(source: string): string[] {
  const commands = source.matchAll(/\bnpm run (?:-s )?([a-z]+(?:-[a-z]+)*)(?: -- ([a-z]+))?/g);
  const exists = (name: string, part: string | undefined) => {
    const task = tasks[name as keyof typeof tasks];
    if (task === undefined) return false;
    return part === undefined || !('names' in task) || task.names.includes(part);
  };
  return [...commands].filter(([, name, part]) => !exists(name!, part)).map(([text]) => text);
}

function leadsSomewhere(from: string, link: string): boolean {
  const [target, anchor] = link.split('#', 2);
  const to = target ? path.posix.join(path.posix.dirname(from), target) : from;
  if (!existsSync(path.join(root, to))) return false;
  return anchor === undefined || headings(read(to)).includes(decodeURIComponent(anchor));
}

function headings(source: string): string[] {
  return [...source.matchAll(/^#{1,6} (.+)$/gm)].map((match) => anchorOf(match[1]!));
}
