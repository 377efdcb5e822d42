import { type Minor, minus, times } from "@vycep/domain/kernel/money";
import type { OrderLine, OrderView } from "./order-view.ts";

export interface SettledDifference {
  readonly line: OrderLine;
  /** What was ordered, without VAT, at the provisional price and at the brewery's. */
  readonly beforeMinor: Minor;
  readonly nowMinor: Minor;
}

/**
 * What settling the prices of an order changed: line by line without VAT, and in all what the order came to (B14). What the
 * warehouse confirmed or delivered differently is told elsewhere.
 *
 * @example settledDifferences(order, 300_000).totalMinor // 1_200
 */
export function settledDifferences(
  { lines, orderedTotalMinor }: Pick<OrderView, "lines" | "orderedTotalMinor">,
  provisionalTotalMinor: Minor,
): { readonly lines: readonly SettledDifference[]; readonly totalMinor: Minor } {
  return {
    lines: lines.flatMap((line) => {
      const { provisionalUnitMinor: before, unitMinor, ordered } = line;
      if (before === undefined || before === unitMinor) return [];
      return [{ line, beforeMinor: times(ordered, before), nowMinor: times(ordered, unitMinor) }];
    }),
    totalMinor: minus(orderedTotalMinor, provisionalTotalMinor),
  };
}
