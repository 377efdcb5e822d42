import { LEAD_TIMES } from "@vycep/domain/calendar/cut-off";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import type { Undo } from "../../audit/undo.facts.ts";
import type { CalendarDeskDeps } from "./calendar-desk.deps.ts";
import { firstLeadTime, keptOf, seenOf } from "./lead-times.ts";
import { dropLeadTime, setLeadTime } from "./set-lead-time.ts";

/** Takes a lead time back that was dated: what held before holds from that day on again, as long as the day lies ahead (DEDIT-03). */
export function undoLeadTime(deps: CalendarDeskDeps): Undo {
  return {
    ...{ action: "lead-time.set", needs: { area: "calendar", power: "change" } },
    find: async (context, { subject, after: { validFrom = "" } }) => {
      const kind = namesIn(LEAD_TIMES).find((one) => one === subject);
      if (kind === undefined) return;
      const kept = await keptOf(deps.db, { beside: deps.beside, kind });
      const now = kept.findLast((row) => row.validFrom <= validFrom) ?? firstLeadTime(kind);
      const told = { cutOff: now.cutOff, leadDays: now.days };
      return {
        now: { ...told, validFrom },
        put: async (values) => {
          const cutOff = values["cutOff"] ?? told.cutOff;
          const days = Number(values["leadDays"] ?? told.leadDays);
          const of = { kind, validFrom, seen: seenOf(kept) };
          const held = kept.findLast((row) => row.validFrom < validFrom) ?? firstLeadTime(kind);
          const isAsBefore = held.cutOff === cutOff && held.days === days;
          const { refusal } = isAsBefore
            ? await dropLeadTime(deps, context, of)
            : await setLeadTime(deps, context, { ...of, cutOff, days });
          return refusal ?? null;
        },
      };
    },
  };
}
