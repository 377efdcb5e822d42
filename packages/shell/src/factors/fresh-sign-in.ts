import { createStore, useStore } from "../storage/store.ts";

/** Whoever waits for a fresh sign-in; undefined where nobody does. */
const waiting = createStore<((isFresh: boolean) => void) | undefined>(undefined);
let asked: Promise<boolean> | undefined;

/** Opens the question and waits for its end; several calls at once share one. */
export function askFreshSignIn(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => waiting.set(resolve)).finally(() => {
    asked = undefined;
    waiting.set(undefined);
  });
  return asked;
}

/** How the question ends, or undefined while nobody asks. */
export function useFreshSignInQuestion(): ((isFresh: boolean) => void) | undefined {
  return useStore(waiting);
}
