import { createStore, useStore } from "../storage/store.ts";

/** How many pieces of whole-page work are under way (LAYOUT-29). */
const running = createStore(0);

/** Shows the global loader for as long as the work takes; it is switched off however the work ends (ERROR-29). */
export async function withGlobalLoader<Value>(work: Promise<Value>): Promise<Value> {
  running.set(running.get() + 1);
  try {
    return await work;
  } finally {
    running.set(running.get() - 1);
  }
}

/** @internal For tests; what is drawn asks `useIsLoaderShown`. */
export function isLoaderShown(): boolean {
  return running.get() > 0;
}

export function useIsLoaderShown(): boolean {
  return useStore(running) > 0;
}
