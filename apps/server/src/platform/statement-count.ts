import { AsyncLocalStorage } from "node:async_hooks";

export type StatementCount = {
  statements: number;
  /** Another one since the request wrote last. */
  since?: object;
};

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

/** The request that this work belongs to, as an object: another one after each of its writes; none beside requests. */
export function currentRequest(): object | undefined {
  const count = counts.getStore();
  return count?.since ?? count;
}

/** What the request reads from now on must hold what it has written. */
export function requestWrote(): void {
  const count = counts.getStore();
  if (count) count.since = {};
}

/** Work that a request happens to do for all that come after it: what it sends is not the request's own. */
export function uncounted<T>(work: () => T): T {
  return counts.exit(work);
}
