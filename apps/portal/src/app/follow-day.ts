import { askingAhead } from "@vycep/shell/api/asked-ahead";
import { queryClient } from "@vycep/shell/api/query-client";
import { localNow } from "@vycep/shell/clock/clock";
import { ticking } from "@vycep/shell/clock/ticking";

/** Looked at once an hour at least: that is by how much a day may be longer or shorter than others. */
const longestMinutes = 60;
/** Within so long pages ask, so that not all of them do at the stroke of midnight. */
const spreadMinutes = 1 / 3;

/**
 * Asks anew for what is shown when the local day turns: prices, days and offers hold from a day on. A page that nobody sees waits until
 * somebody does. Answers how to stop.
 */
export function followDay(): () => void {
  const days = ticking(() => {
    const { date, minutes } = localNow();
    const left = Math.min(longestMinutes, 24 * 60 - minutes) + Math.random() * spreadMinutes;
    return { shown: date, waitMs: left * 60_000 };
  });
  let day = days.get();
  return days.subscribe(() => {
    if (day === days.get() || document.visibilityState === "hidden") return;
    day = days.get();
    askingAhead.end();
    void queryClient.invalidateQueries();
  });
}
