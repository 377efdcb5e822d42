import { queryOptions } from "@tanstack/react-query";
import type { CutOffTimes } from "@vycep/contract/calendar/calendar.rest";
import { callService } from "@vycep/shell/api/rest";

/** GET orders/GetCutOffTimes: until when is ordered today (CALENDAR-16). Public. */
export function cutOffTimesQuery() {
  return queryOptions({
    queryKey: ["orders", "GetCutOffTimes"],
    queryFn: ({ signal }) =>
      callService<CutOffTimes>("general", "/orders/GetCutOffTimes", { signal, isPublic: true }),
    staleTime: 60_000,
  });
}
