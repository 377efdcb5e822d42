import type { CutOffTimes } from "@vycep/contract/calendar/calendar.rest";
import { formatLocalTime } from "@vycep/domain/kernel/local-moment";
import type { Deps } from "../../platform/deps.ts";
import { leadTimesOn } from "./calendar.facts.ts";

/** Until when is ordered today, by kind of transport (CALENDAR-16): what is shown at the door holds behind it (OP-28). */
export async function getCutOffTimes({ db, clock }: Pick<Deps, "db" | "clock">): Promise<CutOffTimes> {
  const { truck, pickup, unfiltered, tank } = await leadTimesOn(db, clock.now().date);
  return {
    truck: formatLocalTime(truck.cutOff),
    pickup: formatLocalTime(pickup.cutOff),
    unfiltered: formatLocalTime(unfiltered.cutOff),
    tank: formatLocalTime(tank.cutOff),
  };
}
