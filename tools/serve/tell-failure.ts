/** What went wrong, in its own words and without a trace: for what a person can mend. */
export function tellFailure(error: unknown): void {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
