// Names at the end of a run what passed only at its second try, and says what the first one met.
import type { Reporter, TestCase } from "vitest/node";

export default class SecondTries implements Reporter {
  readonly #told: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    this.#told.push(`second try: ${test.module.relativeModuleId} > ${test.fullName}`);
    for (const { message, stacks = [] } of test.result().errors ?? []) {
      const [place] = stacks;
      this.#told.push(`  ${message}${place === undefined ? "" : ` (${place.file}:${place.line})`}`);
    }
  }

  onTestRunEnd(): void {
    for (const line of this.#told) process.stdout.write(`${line}\n`);
  }
}
