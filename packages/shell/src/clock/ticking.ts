import type { Store } from "../storage/store.ts";
import { machineTimers, now } from "./clock.ts";

/** What is shown at a moment, and how long until it is something else. */
export interface Tick<Value> {
  readonly shown: Value;
  readonly waitMs: number;
}

/**
 * Something that moves on with the server's clock, for as long as somebody looks: right again at once after sleep and in a tab
 * that comes back (C19).
 */
export function ticking<Value>(
  read: (nowMs: number) => Tick<Value>,
): Pick<Store<Value>, "get" | "subscribe"> {
  let { shown } = read(now());
  return {
    get: () => shown,
    subscribe(listener) {
      let cancel = () => {};
      function tick() {
        cancel();
        const next = read(now());
        shown = next.shown;
        listener();
        cancel = machineTimers.after(next.waitMs, tick);
      }
      function handleVisibility() {
        if (document.visibilityState === "visible") tick();
      }
      tick();
      document.addEventListener("visibilitychange", handleVisibility);
      return () => {
        cancel();
        document.removeEventListener("visibilitychange", handleVisibility);
      };
    },
  };
}
