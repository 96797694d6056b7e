// Writes docs/rules/README.md, the index from each rule to the code and the tests that carry it, and the same for requirements.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openRequirements, requirementsPage } from '../tests/requirements.ts';
import { disagreements, indexPage, rulesOf } from '../tests/rules-index.ts';
import { root } from './paths.mjs';

export const indexFile = 'docs/rules/README.md';
export const requirementsFile = 'docs/requirements-001.md';
const pages = ['common', 'hearts', 'spades', 'king'].map((name) => `docs/rules/${name}.md`);
const sources = ['packages/*/src/**/*.ts', 'packages/*/laws/**/*.ts'];
const tests = ['packages/*/src/**/*.test.ts', 'packages/*/testing/**/*.test.ts'];

const read = (file) => ({ path: file, source: readFileSync(path.join(root, file), 'utf8') });

function readAll(globs) {
  const files = globSync(globs, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  return files.sort().map(read);
}

/** The rule pages, and all sources and tests that may cite a rule. */
export function readRuleFiles() {
  return { pages: pages.map(read), files: readAll(sources) };
}

/** All tests that may cite a requirement. */
export function readTests() {
  return readAll(tests);
}

function main() {
  const { pages, files } = readRuleFiles();
  const rules = rulesOf(pages);
  writeFileSync(path.join(root, indexFile), indexPage(rules, files));
  const tested = readTests();
  writeFileSync(path.join(root, requirementsFile), requirementsPage(tested));
  const problems = [...disagreements(rules, files), ...openRequirements(tested)];
  for (const problem of problems) console.error(problem);
  console.log(`${indexFile}, ${requirementsFile}: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
