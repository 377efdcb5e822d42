import { addDays, type LocalDate, type LocalTime } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { LeadTimeKind } from "../transport/method.ts";
import { type DatedLeadTime, LEAD_TIMES, type LeadTime } from "./cut-off.ts";

/** A lead time as somebody wants it from a day on; the cut-off is undefined where what was typed is no time of a day. */
export type WantedLeadTime = {
  readonly kind: LeadTimeKind;
  readonly validFrom: LocalDate;
  readonly cutOff: LocalTime | undefined;
  readonly days: number;
};

export type LeadTimeRefusal = Refusal & {
  readonly kind:
    | "not-ahead"
    | "lead-time-too-far"
    | "cut-off-invalid"
    | "lead-days-invalid"
    | "lead-time-same";
  readonly field: "validFrom" | "cutOff" | "days";
};

/** A lead time may be planned for so many days ahead. */
export const LEAD_TIME_HORIZON = 730;
/** More working days than any brewery takes. */
export const MOST_LEAD_DAYS = 20;

/**
 * Whether a lead time may be dated like this (DCAL-03): from tomorrow on, for what was ordered by today's stays as it is; and it
 * says something else than what would hold anyway.
 *
 * @example
 *   judgeLeadTime({ kind: "truck", validFrom: toLocalDate("2027-03-01"), cutOff: toLocalTime("14:00"), days: 2 },
 *     { known: [], today: toLocalDate("2026-11-23") }).ok // true
 */
export function judgeLeadTime(
  { kind, validFrom, cutOff, days }: WantedLeadTime,
  { known, today }: { readonly known: readonly DatedLeadTime[]; readonly today: LocalDate },
): Result<LeadTime, LeadTimeRefusal> {
  if (!isPlanned(validFrom, today)) return refused({ kind: "not-ahead", field: "validFrom" });
  if (validFrom > addDays(today, LEAD_TIME_HORIZON))
    return refused({ kind: "lead-time-too-far", field: "validFrom" });
  if (cutOff === undefined) return refused({ kind: "cut-off-invalid", field: "cutOff" });
  if (!Number.isInteger(days) || days < 1 || days > MOST_LEAD_DAYS)
    return refused({ kind: "lead-days-invalid", field: "days" });
  // One that stands on the very day gives way, so it may also say what the one before it does.
  const held = known.findLast((one) => one.validFrom <= validFrom) ?? LEAD_TIMES[kind];
  return held.cutOff === cutOff && held.days === days
    ? refused({ kind: "lead-time-same", field: "cutOff" })
    : ok({ cutOff, days });
}

/**
 * Whether something that holds from a day on is still to come, and may be changed or given up: the past is never changed.
 *
 * @example isPlanned(toLocalDate("2026-11-23"), toLocalDate("2026-11-23")) // false
 */
export function isPlanned(validFrom: LocalDate, today: LocalDate): boolean {
  return validFrom > today;
}
