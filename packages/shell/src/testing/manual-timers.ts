import type { Timers } from "../clock/clock.ts";

/** A clock that moves only when a test moves it. */
export interface ManualTimers extends Timers {
  readonly advance: (ms: number) => void;
}

export function manualTimers(startMs = 1_000_000): ManualTimers {
  let now = startMs;
  let waiting: { readonly at: number; readonly callback: () => void }[] = [];
  return {
    now: () => now,
    after(ms, callback) {
      const entry = { at: now + ms, callback };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= until).toSorted((left, right) => left.at - right.at)[0];
        if (next === undefined) break;
        waiting = waiting.filter((entry) => entry !== next);
        now = next.at;
        next.callback();
      }
      now = until;
    },
  };
}
