// Names the tests that came out only at their second try, with what went wrong at the first: each is a race to be found.
//
// What needed it is remembered: a test that needs its second try in two runs in a row fails the second one.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modules } from './paths.mjs';

const FILE = path.join(modules, '.cache/kalpler/second-tries.json');

export default class SecondTries {
  #file;
  #ran = new Set();
  /** What went wrong at the first try, by test. */
  #found = new Map();

  constructor(file) {
    this.#file = typeof file === 'string' ? file : FILE;
  }

  onTestCaseResult(test) {
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    this.#ran.add(name);
    if (test.diagnostic()?.flaky) this.#found.set(name, reasonOf(test.result().errors?.[0]));
  }

  onTestRunEnd() {
    const before = this.remembered();
    // Whatever was not run this time may need it still.
    const kept = before.filter((name) => !this.#ran.has(name));
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify([...kept, ...this.#found.keys()]));
    if (this.#found.size === 0) return;
    console.log(`\n Only at the second try (${this.#found.size}):`);
    for (const [name, problem] of this.#found) console.log(`  ${name}\n    ${problem}`);
    const again = before.filter((name) => this.#found.has(name));
    if (again.length === 0) return;
    console.log('\n In the run before as well, which is a failure:');
    for (const name of again) console.log(`  ${name}`);
    process.exitCode = 1;
  }

  remembered() {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch {
      return [];
    }
  }
}

/** Lines of a reason that are shown: enough for what a stuck page looks like. */
const MOST_LINES = 60;

const reasonOf = (error) =>
  error?.message?.split('\n').slice(0, MOST_LINES).join('\n    ') ?? 'no reason was given';
