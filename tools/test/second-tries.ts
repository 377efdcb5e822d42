// Names at the end of a run what passed only at its second try.
import type { Reporter, TestCase } from "vitest/node";

export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true)
      this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.#names) process.stdout.write(`second try: ${name}\n`);
  }
}
