import { type Failure, failureOf } from "../failures/api-error.ts";
import { createStore, useStore } from "../storage/store.ts";

/** A failed action that nobody showed beside its field (LAYOUT-31, OP-144, ERROR-28). */
export interface ActionError {
  readonly id: number;
  readonly failure: Failure;
  /** What was not done; undefined where the reason says enough. */
  readonly what: string | undefined;
}

const shownAtOnce = 3;
const errors = createStore<readonly ActionError[]>([]);
let lastId = 0;

/** Shows a failure in the user toolbar. A session that ended is on its way to sign-in and shows nothing. Answers what dismisses it. */
export function showFailure(thrown: unknown, what?: string): number | undefined {
  const failure = failureOf(thrown);
  if (failure.kind === "signed-out") return undefined;
  lastId += 1;
  const others = errors.get().filter((error) => error.failure.code !== failure.code);
  errors.set([...others, { id: lastId, failure, what }].slice(-shownAtOnce));
  return lastId;
}

export function dismissFailure(id: number): void {
  errors.set(errors.get().filter((error) => error.id !== id));
}

export function useActionErrors(): readonly ActionError[] {
  return useStore(errors);
}
