import type { LocalDate, LocalMoment } from "../kernel/local-moment.ts";
import { type CalendarFacts, type ClosedDay, judgeDay } from "./delivery-day.ts";

/** PICKER-08. */
export type DayState = "disabled" | "holiday" | "active" | "delivery" | "working";

export type PickerDay = {
  readonly state: DayState;
  /** Why it cannot be chosen, to be put into words; null when it can. */
  readonly closed: ClosedDay | null;
  /** Only days that are open; disabled and holiday never (OP-67). */
  readonly isSelectable: boolean;
};

/**
 * How the picker draws a day (PICKER-08…15), in the order of the list: past → disabled, holiday or
 * unavailable → holiday, selected → active, scheduled → delivery, other open day → working, else disabled.
 * A day on which an announced replacement comes is no holiday here (OP-14). Days that the lead time does
 * not reach are disabled, and say so.
 *
 * @example dayState(anyCalendar(), FRIDAY_MORNING, { day: toLocalDate("2026-11-26"), selected: null }).state
 *   // "delivery"
 */
export function dayState(
  facts: CalendarFacts,
  now: LocalMoment,
  asked: { readonly day: LocalDate; readonly selected: LocalDate | null },
): PickerDay {
  const verdict = judgeDay(facts, now, asked.day);
  const closed = verdict.open ? null : verdict;
  const answer = (state: DayState): PickerDay => ({ state, closed, isSelectable: verdict.open });
  if (asked.day < now.date) return answer("disabled"); // PICKER-09
  if (closed?.kind === "excluded") return answer("holiday"); // PICKER-10
  if (asked.day === asked.selected) return answer("active"); // PICKER-11
  if (!verdict.open) return answer("disabled"); // PICKER-15
  return answer(verdict.isScheduled ? "delivery" : "working"); // PICKER-12…14
}
