import { useEffect, useEffectEvent, useState } from "react";
import { machineTimers, type Timers } from "../clock/clock.ts";
import { failureOf, isFileMissing } from "../failures/api-error.ts";

const firstPauseMs = 4_000;
const longestPauseMs = 60_000;

interface Ports {
  readonly timers: Timers;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/**
 * Whether what failed may come right by itself: nobody answered, or the server was out of order. A refusal stays one.
 */
export function mayRecover(thrown: unknown): boolean {
  return !/refused|signed-out/.test(failureOf(thrown).kind);
}

/**
 * Tries again what failed, by itself: after a while, each time a longer one, and at once when the connection is back.
 * Answers whether it does, and what tries at once.
 */
export function useTryAgain(
  thrown: unknown,
  retry: () => void,
  { timers = machineTimers, reload = () => location.reload() }: Partial<Ports> = {},
): { readonly isTrying: boolean; readonly tryNow: () => void } {
  const [tried, setTried] = useState(0);
  const isTrying = mayRecover(thrown);
  const tryNow = () => {
    if (!isFileMissing(thrown)) return retry();
    // Without an answer the browser's own page would take the place of ours, and nothing there tries again.
    fetch("/").then(
      ({ ok }) => ok && reload(),
      () => undefined,
    );
  };
  const again = useEffectEvent(() => {
    setTried((times) => times + 1);
    tryNow();
  });
  useEffect(
    function tryAgainByItself() {
      if (!isTrying) return;
      const cancel = timers.after(Math.min(longestPauseMs, firstPauseMs * 2 ** tried), again);
      window.addEventListener("online", again);
      return () => {
        cancel();
        window.removeEventListener("online", again);
      };
    },
    [isTrying, tried, timers],
  );
  return { isTrying, tryNow };
}
