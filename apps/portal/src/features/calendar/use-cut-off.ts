import { queryClient } from "@vycep/shell/api/query-client";
import { machineTimers, now } from "@vycep/shell/clock/clock";
import { type Store, useStore } from "@vycep/shell/storage/store";
import { useMemo } from "react";
import { availableDatesKey } from "../../shared/ordering/available-dates-query.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { type CutOff, type CutOffDay, cutOffAt, cutOffDays, hasPassed, nextTickMs } from "./cut-off.ts";

/** The countdown to the nearest cut-off of the chosen place and way. */
export function useCutOff({
  scheduledDays,
  offeredDays,
}: Pick<Delivery, "scheduledDays" | "offeredDays">): CutOff | undefined {
  return useCountdown(useMemo(() => cutOffDays(scheduledDays, offeredDays), [scheduledDays, offeredDays]));
}

/** The countdown to the last moment of the chosen day itself; undefined when it has run out. */
export function useChosenCutOff({ chosenDay }: Pick<Delivery, "chosenDay">): CutOff | undefined {
  return useCountdown(useMemo(() => (chosenDay ? cutOffDays([chosenDay], none) : []), [chosenDay]));
}

const none: never[] = [];

/**
 * The countdown in the server's time, right again at once after sleep and in a tab that comes back (B1, C19). When a
 * cut-off passes, it goes on to the next day by itself and the days are asked for again.
 */
function useCountdown(days: readonly CutOffDay[]): CutOff | undefined {
  return useStore(useMemo(() => countdown(days), [days]));
}

/** Ticks for as long as somebody reads it. */
function countdown(days: readonly CutOffDay[]): Pick<Store<CutOff | undefined>, "get" | "subscribe"> {
  let shown = cutOffAt(days, now());
  return {
    get: () => shown,
    subscribe(listener) {
      let cancel = () => {};
      function tick() {
        cancel();
        const current = now();
        if (shown !== undefined && hasPassed(shown.day, current)) void readDaysAgain();
        shown = cutOffAt(days, current);
        listener();
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
  };
}

/** The days of every ship-to and method: what has passed for one may have passed for others. */
function readDaysAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: availableDatesKey });
}
