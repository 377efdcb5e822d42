import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import { localNow, machineTimers, now } from "@vycep/shell/clock/clock";
import { useSyncExternalStore } from "react";

const minuteMs = 60_000;
let shown: LocalMoment | undefined;

/** What the brewery's clock shows, moving on with each minute. */
export function useLocalClock(): LocalMoment {
  return useSyncExternalStore(subscribe, current);
}

/** The same value as long as the whole minute is the same, as React asks for. */
function current(): LocalMoment {
  const { date, minutes } = localNow();
  const whole = Math.floor(minutes);
  if (shown?.date !== date || shown.minutes !== whole) shown = { date, minutes: whole };
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
