import type { LocalDate } from "./local-moment.ts";
import { ok, type Refusal, type Result, refused } from "./result.ts";

/** Days on which something holds, both ends included; without a last day until told otherwise. */
export type Dated = { readonly validFrom: LocalDate; readonly validTo: LocalDate | null };

export type DatedRefusal = Refusal &
  (
    | { readonly kind: "begun-already" | "ends-before-start" }
    | { readonly kind: "day-passed"; readonly day: "validFrom" | "validTo" }
  );

/**
 * Whether something may get these days: never those that have passed, so what has begun keeps its first day and ends today at the
 * earliest (DGOOD-03, DGOOD-04).
 *
 * @example judgeDays({ validFrom: toLocalDate("2026-12-01"), validTo: null }, { was: undefined, today: toLocalDate("2026-11-23") }).ok // true
 */
export function judgeDays(
  { validFrom, validTo }: Dated,
  { was, today }: { readonly was: Dated | undefined; readonly today: LocalDate },
): Result<undefined, DatedRefusal> {
  const hasBegun = was !== undefined && was.validFrom <= today;
  if (hasBegun && validFrom !== was.validFrom) return refused({ kind: "begun-already" });
  if (!hasBegun && validFrom < today) return refused({ kind: "day-passed", day: "validFrom" });
  if (validTo !== null && validTo < validFrom) return refused({ kind: "ends-before-start" });
  if (validTo !== null && validTo < today && validTo !== was?.validTo)
    return refused({ kind: "day-passed", day: "validTo" });
  return ok(undefined);
}

/**
 * Whether two have a day in common.
 *
 * @example daysOverlap({ validFrom: toLocalDate("2026-11-01"), validTo: toLocalDate("2026-11-30") },
 *   { validFrom: toLocalDate("2026-11-30"), validTo: null }) // true
 */
export function daysOverlap(one: Dated, other: Dated): boolean {
  const isBefore = (first: Dated, second: Dated) =>
    first.validTo !== null && first.validTo < second.validFrom;
  return !isBefore(one, other) && !isBefore(other, one);
}

/**
 * Whether days lie within others: nobody gets anything longer.
 *
 * @example areWithin({ validFrom: toLocalDate("2026-11-01"), validTo: null }, { validFrom: toLocalDate("2026-11-01"), validTo: toLocalDate("2026-11-30") }) // false
 */
export function areWithin(days: Dated, others: Dated): boolean {
  if (days.validFrom < others.validFrom) return false;
  return others.validTo === null || (days.validTo !== null && days.validTo <= others.validTo);
}

/** How something stands on a day: it lies ahead, it holds, or its days have passed. */
export type Standing = "ahead" | "holds" | "over";

/**
 * How something stands on a day (DGOOD-03, DGOOD-04).
 *
 * @example standingOn({ validFrom: toLocalDate("2026-12-01"), validTo: null }, toLocalDate("2026-11-23")) // "ahead"
 */
export function standingOn({ validFrom, validTo }: Dated, today: LocalDate): Standing {
  if (validFrom > today) return "ahead";
  return validTo !== null && validTo < today ? "over" : "holds";
}
