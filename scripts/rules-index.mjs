// Writes docs/rules/README.md, the index from each rule to the code and the tests that carry it.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { disagreements, indexPage, rulesOf } from '../tests/rules-index.ts';
import { root } from './paths.mjs';

export const indexFile = 'docs/rules/README.md';
const pages = ['common', 'hearts', 'spades', 'king'].map((name) => `docs/rules/${name}.md`);
const sources = ['packages/*/src/**/*.ts', 'packages/*/laws/**/*.ts'];

/** The rule pages, and all sources and tests that may cite a rule. */
export function readRuleFiles() {
  const read = (file) => ({ path: file, source: readFileSync(path.join(root, file), 'utf8') });
  const files = globSync(sources, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  return { pages: pages.map(read), files: files.sort().map(read) };
}

function main() {
  const { pages, files } = readRuleFiles();
  const rules = rulesOf(pages);
  writeFileSync(path.join(root, indexFile), indexPage(rules, files));
  const problems = disagreements(rules, files);
  for (const problem of problems) console.error(problem);
  console.log(`${indexFile}: ${rules.length} rules, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
