import type { OfferedDay } from "@vycep/contract/calendar/calendar.rest";
import { useEffect, useMemo, useState } from "react";
import { queryClient } from "../../shared/api/query-client.ts";
import { machineTimers, now } from "../../shared/clock.ts";
import { type CutOff, cutOffAt, cutOffDays, nextTickMs } from "./cut-off.ts";

interface OfferedDays {
  readonly scheduledDays: readonly OfferedDay[];
  readonly offeredDays: readonly OfferedDay[];
}

/**
 * The countdown in the server's time, right again at once after sleep and in a tab that comes back (B1, C19). When a
 * cut-off passes, it goes on to the next day by itself and the days are asked for again.
 */
export function useCutOff({ scheduledDays, offeredDays }: OfferedDays): CutOff | undefined {
  const days = useMemo(() => cutOffDays(scheduledDays, offeredDays), [scheduledDays, offeredDays]);
  const [nowMs, setNow] = useState(now);
  useEffect(
    function tickTowardsCutOff() {
      let cancel = () => {};
      let shown = cutOffAt(days, now());
      function tick() {
        cancel();
        const current = now();
        if (shown !== undefined && shown.day.instant < current) void readDaysAgain();
        shown = cutOffAt(days, current);
        setNow(current);
        cancel = machineTimers.after(nextTickMs(current, shown?.leftMs), tick);
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
    [days],
  );
  return cutOffAt(days, nowMs);
}

/** The days of every ship-to and method: what has passed for one may have passed for others. */
function readDaysAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["orders", "GetDeliveryAvailableDate"] });
}
