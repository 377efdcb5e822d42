import { ok, type Result, refused } from "../../kernel/result.ts";
import type { LineSoFar, ReportedLine } from "../erp-report.ts";

/** So many other goods are offered in place of what does not come; more are a catalogue, not advice. */
export const MOST_SUBSTITUTES = 3;

/** An order that wants some of the goods that run out. */
export type WantsShort = {
  readonly number: string;
  readonly ordered: number;
  /** When it was sent, ISO 8601. */
  readonly sentAt: string;
};

/**
 * How many boxes each order gets when there are fewer than all of them want (DORD-03): whoever sent first is served first, the one that the
 * rest does not suffice for gets the rest, those behind it get none. A proposal; staff may share out otherwise.
 *
 * @example [...shareShort(5, [{ number: "2", ordered: 4, sentAt: "2026-11-23T09:00:00Z" }, { number: "1", ordered: 3, sentAt: "2026-11-23T08:00:00Z" }])] // [["1", 3], ["2", 2]]
 */
export function shareShort(available: number, orders: readonly WantsShort[]): ReadonlyMap<string, number> {
  let left = Math.max(0, available);
  const turnOf = ({ sentAt, number }: WantsShort) => `${sentAt} ${number}`;
  const bySending = orders.toSorted((one, other) => (turnOf(one) < turnOf(other) ? -1 : 1));
  return new Map(
    bySending.map(({ number, ordered }) => {
      const given = Math.min(ordered, left);
      left -= given;
      return [number, given];
    }),
  );
}

/**
 * The lines of a confirmation that gives so many boxes of some lines, and all of the others (DORD-03): the lines that come last give first,
 * since what came in a bundle stands there. Each that gives less says why, and what may be taken in its place.
 *
 * @example shortLines([], { lineNos: [], boxes: 0, reason: "Vyprodáno", substitutes: [] }) // []
 */
export function shortLines(
  lines: readonly Pick<LineSoFar, "lineNo" | "ordered">[],
  {
    lineNos,
    boxes,
    reason,
    substitutes,
  }: {
    readonly lineNos: readonly number[];
    readonly boxes: number;
    readonly reason: string;
    readonly substitutes: readonly string[];
  },
): readonly ReportedLine[] {
  const short = new Set(lineNos);
  let left = boxes;
  return lines.map(({ lineNo, ordered }) => {
    if (!short.has(lineNo)) return { lineNo, boxes: ordered };
    const given = Math.min(ordered, left);
    left -= given;
    if (given === ordered) return { lineNo, boxes: given };
    return { lineNo, boxes: given, reason, ...(substitutes.length > 0 && { substitutes: [...substitutes] }) };
  });
}

export type SubstituteRefusal =
  | { readonly kind: "too-many-substitutes" }
  | { readonly kind: "substitute-unknown"; readonly sku: string };

/**
 * Whether goods can be offered in place of others (DORD-03): at most three, each once, that the range knows and that are not the goods
 * themselves.
 *
 * @example judgeSubstitutes(["100201"], { sku: "100101", isKnown: () => true }) // ok
 */
export function judgeSubstitutes(
  substitutes: readonly string[],
  { sku, isKnown }: { readonly sku: string; readonly isKnown: (sku: string) => boolean },
): Result<undefined, SubstituteRefusal> {
  if (substitutes.length > MOST_SUBSTITUTES) return refused({ kind: "too-many-substitutes" });
  const strange = substitutes.find(
    (one, index) => one === sku || !isKnown(one) || substitutes.indexOf(one) !== index,
  );
  return strange === undefined ? ok(undefined) : refused({ kind: "substitute-unknown", sku: strange });
}
