import { createStore } from "../storage/store.ts";

/** How many writes of this page have no answer yet: what is told of a change meanwhile may be our own. */
export const writesUnderWay = createStore(0);

/** Resolves when every write of this page has its answer. */
export async function writesSettled(): Promise<void> {
  if (writesUnderWay.get() === 0) return;
  await new Promise<void>((resolve) => {
    const stop = writesUnderWay.subscribe(() => {
      if (writesUnderWay.get() > 0) return;
      stop();
      resolve();
    });
  });
}

/** Counts a call for as long as it takes, if it writes. */
export async function countedWrite<Value>(isWrite: boolean, call: () => Promise<Value>): Promise<Value> {
  if (!isWrite) return call();
  writesUnderWay.set(writesUnderWay.get() + 1);
  try {
    return await call();
  } finally {
    writesUnderWay.set(writesUnderWay.get() - 1);
  }
}
