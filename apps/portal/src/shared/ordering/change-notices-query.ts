import { queryOptions } from "@tanstack/react-query";
import type { ChangeNoticesAnswer } from "@vycep/contract/calendar/calendar.rest";
import { decodeChangeNotices } from "@vycep/contract/calendar/change-notices.codec";
import type { ChangeNotice } from "@vycep/domain/calendar/change-notice";
import { callService } from "@vycep/shell/api/rest";
import { logWarning } from "@vycep/shell/log";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { type CurrentUser, selectableShipTosOf } from "../user/current-user.ts";

const none: readonly ChangeNotice[] = [];

/** GET orders/GetDeliveryExceptionNotifications (REST-51); a failure is an empty list (CALENDAR-36, ERROR-60). */
export function changeNoticesQuery(user: CurrentUser | undefined) {
  const uid = user?.uid ?? "";
  const places = user === undefined ? [] : selectableShipTosOf(user);
  const ids = places.map(({ shipToId }) => shipToId).join(",");
  return queryOptions({
    queryKey: ["orders", "GetDeliveryExceptionNotifications", uid, ids],
    queryFn: async ({ signal }) => {
      try {
        const answer = await callService<ChangeNoticesAnswer>(
          "general",
          "/orders/GetDeliveryExceptionNotifications",
          { signal, query: { guid: uid, shipToIds: ids, store: storage.read(shellKeys.store) } },
        );
        return decodeChangeNotices(answer);
      } catch (cause) {
        if (signal.aborted) throw cause;
        logWarning("the delivery changes could not be read", cause);
        return none;
      }
    },
    enabled: ids !== "",
    staleTime: 10 * 60_000,
  });
}
