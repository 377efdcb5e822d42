import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import { localNow, machineTimers, now } from "@vycep/shell/clock/clock";
import { useSyncExternalStore } from "react";

const minuteMs = 60_000;
let shown: LocalMoment | undefined;

/** What the brewery's clock shows, moving on with each minute. */
export function useLocalClock(): LocalMoment {
  return useSyncExternalStore(subscribe, current);
}

/** The same value as long as the minute is the same, as React asks for. */
function current(): LocalMoment {
  const next = localNow();
  if (shown === undefined || shown.date !== next.date || shown.minutes !== next.minutes) shown = next;
  return shown;
}

function subscribe(listener: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = machineTimers.after(minuteMs - (now() % minuteMs) + 20, () => {
      listener();
      wait();
    });
  };
  wait();
  return () => cancel();
}
