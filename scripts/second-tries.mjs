// Names the tests that came out only at their second try, with what went wrong at the first: each is a race to be found.

export default class SecondTries {
  #found = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    this.#found.push(`${test.module.relativeModuleId} > ${test.fullName}\n    ${firstLine(error)}`);
  }

  onTestRunEnd() {
    if (this.#found.length === 0) return;
    console.log(`\n Only at the second try (${this.#found.length}):`);
    for (const line of this.#found) console.log(`  ${line}`);
  }
}

const firstLine = (error) => error?.message?.split('\n', 1)[0] ?? 'no reason was given';
