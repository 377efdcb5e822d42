import { AsyncLocalStorage } from "node:async_hooks";

export type StatementCount = { statements: number };

const counts = new AsyncLocalStorage<StatementCount>();

/** Runs `work` so that every SQL statement sent inside it is counted in `count`. */
export function countingStatements<T>(count: StatementCount, work: () => T): T {
  return counts.run(count, work);
}

/** Called by the database for each statement it sends. */
export function statementSent(): void {
  const count = counts.getStore();
  if (count) count.statements += 1;
}

/** Work that a request happens to do for all that come after it: what it sends is not the request's own. */
export function uncounted<T>(work: () => T): T {
  return counts.exit(work);
}
