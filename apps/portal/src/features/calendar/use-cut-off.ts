import { hasPassed, nextTickMs } from "@vycep/domain/calendar/countdown";
import { queryClient } from "@vycep/shell/api/query-client";
import { ticking } from "@vycep/shell/clock/ticking";
import { type Store, useStore } from "@vycep/shell/storage/store";
import { useMemo } from "react";
import { availableDatesKey } from "../../shared/ordering/available-dates-query.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { type CutOff, type CutOffDay, cutOffAt, cutOffDays } from "./cut-off.ts";

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

function countdown(days: readonly CutOffDay[]): Pick<Store<CutOff | undefined>, "get" | "subscribe"> {
  let shown: CutOff | undefined;
  return ticking((nowMs) => {
    if (shown !== undefined && hasPassed(shown.day, nowMs)) void readDaysAgain();
    shown = cutOffAt(days, nowMs);
    return { shown, waitMs: nextTickMs(nowMs, shown?.leftMs) };
  });
}

/** The days of every ship-to and method: what has passed for one may have passed for others. */
function readDaysAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: availableDatesKey });
}
