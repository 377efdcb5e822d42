import { type Minor, sumOf } from "@vycep/domain/kernel/money";
import type { OrderedBundle, OrderLine } from "./order-view.ts";

/** What came in one bundle, and what it came to without VAT. */
export interface BundleGroup extends OrderedBundle {
  readonly netMinor: Minor;
}

export interface GroupedLine {
  readonly line: OrderLine;
  /** Undefined for goods by themselves. */
  readonly bundle: BundleGroup | undefined;
}

/**
 * The lines of an order with those of each bundle one after the other, where the first of them stands (C26).
 *
 * @example linesByBundle(order.lines).map(({ bundle }) => bundle?.name)
 */
export function linesByBundle(lines: readonly OrderLine[]): readonly GroupedLine[] {
  const byBundle = Map.groupBy(lines, ({ bundle, id }) => bundle?.sku ?? `line ${id}`);
  return [...byBundle.values()].flatMap((group) => {
    const ordered = group[0]?.bundle;
    const netMinor = sumOf(group, (line) => line.netMinor);
    const bundle = ordered && { ...ordered, netMinor };
    return group.map((line) => ({ line, bundle }));
  });
}
