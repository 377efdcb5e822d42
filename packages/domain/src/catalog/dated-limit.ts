import type { LocalDate } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";

/** How many boxes of a product a place may order for deliveries of some days; without a last day until told otherwise. */
export type DatedLimit = {
  readonly maxBoxes: number;
  readonly validFrom: LocalDate;
  readonly validTo: LocalDate | null;
};

export type LimitRefusal = Refusal &
  (
    | { readonly kind: "boxes-invalid" | "begun-already" | "ends-before-start" }
    | { readonly kind: "day-passed"; readonly day: "validFrom" | "validTo" }
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
  const { maxBoxes, validFrom, validTo } = wanted;
  if (!Number.isInteger(maxBoxes) || maxBoxes < 0 || maxBoxes > MOST_BOXES)
    return refused({ kind: "boxes-invalid" });
  const hasBegun = was !== undefined && was.validFrom <= today;
  if (hasBegun && validFrom !== was.validFrom) return refused({ kind: "begun-already" });
  if (!hasBegun && validFrom < today) return refused({ kind: "day-passed", day: "validFrom" });
  if (validTo !== null && validTo < validFrom) return refused({ kind: "ends-before-start" });
  if (validTo !== null && validTo < today && validTo !== was?.validTo)
    return refused({ kind: "day-passed", day: "validTo" });
  const other = others.find((one) => overlap(one, wanted));
  return other === undefined ? ok(undefined) : refused({ kind: "limits-overlap", other });
}

function overlap(one: DatedLimit, other: DatedLimit): boolean {
  const isBefore = (first: DatedLimit, second: DatedLimit) =>
    first.validTo !== null && first.validTo < second.validFrom;
  return !isBefore(one, other) && !isBefore(other, one);
}

/** How a limit stands on a day: it lies ahead, it holds, or its days have passed (DGOOD-04). */
export type LimitStanding = "ahead" | "holds" | "over";

/**
 * How a limit stands (DGOOD-04).
 *
 * @example limitStanding({ maxBoxes: 40, validFrom: toLocalDate("2026-12-01"), validTo: null }, toLocalDate("2026-11-23")) // "ahead"
 */
export function limitStanding({ validFrom, validTo }: DatedLimit, today: LocalDate): LimitStanding {
  if (validFrom > today) return "ahead";
  return validTo !== null && validTo < today ? "over" : "holds";
}
