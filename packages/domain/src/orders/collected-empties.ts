import type { EmptiesAmount } from "../empties/empties-type.ts";
import { ok, type Result, refused } from "../kernel/result.ts";

/** A line of empties as it was planned. */
export type PlannedLine = EmptiesAmount & { readonly lineNo: number };

export type CollectedFacts = {
  readonly planned: readonly PlannedLine[];
  /** The types that the brewery takes back on the day of the order. */
  readonly takenBack: ReadonlySet<string>;
};

export type CollectedRefusal =
  /** Neither planned nor taken back on that day. */
  | { readonly kind: "empties-unknown"; readonly code: string }
  | { readonly kind: "empties-twice"; readonly code: string }
  /** Who tells what was collected names every planned type, because silence could mean all or nothing. */
  | { readonly kind: "empties-missing"; readonly code: string };

export type Collected = {
  readonly lines: readonly { readonly lineNo: number; readonly units: number }[];
  /** What was not planned and went all the same. */
  readonly unplanned: readonly EmptiesAmount[];
};

/**
 * What the driver really took over, line by line (EMPTIES-01, D11). More than planned is fine, because the driver counts;
 * nothing of a type that was not planned is nothing to write down.
 *
 * @example judgeCollected([{ code: "KEG50", units: 5 }], { planned: [{ code: "KEG50", units: 7, lineNo: 1 }],
 *   takenBack: new Set(["KEG50"]) })
 *   // { ok: true, value: { lines: [{ lineNo: 1, units: 5 }], unplanned: [] } }
 */
export function judgeCollected(
  told: readonly EmptiesAmount[],
  { planned, takenBack }: CollectedFacts,
): Result<Collected, CollectedRefusal> {
  const linesOf = Map.groupBy(planned, ({ code }) => code);
  const units = new Map<string, number>();
  for (const one of told) {
    const { code } = one;
    if (!linesOf.has(code) && !takenBack.has(code)) return refused({ kind: "empties-unknown", code });
    if (units.has(code)) return refused({ kind: "empties-twice", code });
    units.set(code, one.units);
  }
  const missing = planned.find(({ code }) => !units.has(code));
  if (missing) return refused({ kind: "empties-missing", code: missing.code });
  return ok({
    lines: [...linesOf].flatMap(([code, lines]) => spread(units.get(code) ?? 0, lines)),
    unplanned: told.filter((one) => one.units > 0 && !linesOf.has(one.code)),
  });
}

/** History may plan one type in several lines: each gets up to its plan, the last one the rest. */
function spread(units: number, lines: readonly PlannedLine[]): Collected["lines"] {
  let left = units;
  return lines.map(({ lineNo, units: planned }, at) => {
    const taken = at === lines.length - 1 ? left : Math.min(left, planned);
    left -= taken;
    return { lineNo, units: taken };
  });
}
