import {
  type Dated,
  type DatedRefusal,
  daysOverlap,
  judgeDays,
  type Standing,
  standingOn,
} from "../kernel/dated.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";

/** How many boxes of a product a place may order for deliveries of some days; without a last day until told otherwise. */
export type DatedLimit = Dated & { readonly maxBoxes: number };

export type LimitRefusal = Refusal &
  (
    | DatedRefusal
    | { readonly kind: "boxes-invalid" }
    | { readonly kind: "limits-overlap"; readonly other: DatedLimit }
  );

/** More than any truck carries in any time. */
const MOST_BOXES = 1_000_000;

/**
 * Whether a limit of a product at a place may be made or changed (DGOOD-04): whole boxes, nought forbids the product; never for
 * days that have passed, so one that has begun keeps its first day and ends today at the earliest; and never two for one day.
 *
 * @example judgeLimit({ maxBoxes: 40, validFrom: toLocalDate("2026-12-01"), validTo: null },
 *   { was: undefined, others: [], today: toLocalDate("2026-11-23") }) // { ok: true, value: undefined }
 */
export function judgeLimit(
  wanted: DatedLimit,
  {
    was,
    others,
    today,
  }: {
    /** The limit that is changed; undefined of a new one. */
    readonly was: DatedLimit | undefined;
    /** Of the same product at the same place. */
    readonly others: readonly DatedLimit[];
    readonly today: LocalDate;
  },
): Result<undefined, LimitRefusal> {
  const { maxBoxes } = wanted;
  if (!Number.isInteger(maxBoxes) || maxBoxes < 0 || maxBoxes > MOST_BOXES)
    return refused({ kind: "boxes-invalid" });
  const days = judgeDays(wanted, { was, today });
  if (!days.ok) return days;
  const other = others.find((one) => daysOverlap(one, wanted));
  return other === undefined ? ok(undefined) : refused({ kind: "limits-overlap", other });
}

/** How a limit stands on a day: it lies ahead, it holds, or its days have passed (DGOOD-04). */
export type LimitStanding = Standing;

/**
 * How a limit stands (DGOOD-04).
 *
 * @example limitStanding({ maxBoxes: 40, validFrom: toLocalDate("2026-12-01"), validTo: null }, toLocalDate("2026-11-23")) // "ahead"
 */
export function limitStanding(limit: DatedLimit, today: LocalDate): LimitStanding {
  return standingOn(limit, today);
}
