import { type Minor, toMinor } from "@vycep/domain/kernel/money";
import { changePercent, priceAtBase } from "@vycep/domain/pricing/price-change";
import type { DraftLine } from "./use-drafts.ts";

type Prices = Pick<
  DraftLine,
  "oldBaseMinor" | "oldYourMinor" | "baseMinor" | "yourMinor" | "percent" | "isOver" | "isTyped"
>;

/** A line with a base price that was typed, as the server will reckon it (DPRICE-02); undefined without a price. */
export function typedLine<Line extends Prices>(
  line: Line,
  base: Minor | undefined,
  limit: number | undefined,
): Line | undefined {
  if (base === undefined) return undefined;
  const before =
    line.oldBaseMinor == null || line.oldYourMinor == null
      ? undefined
      : { baseMinor: toMinor(line.oldBaseMinor), yourMinor: toMinor(line.oldYourMinor) };
  const after = priceAtBase(before, base);
  const percent = changePercent(before, after);
  return { ...line, ...after, percent, isOver: limit !== undefined && percent > limit, isTyped: true };
}
