import type { OrderedBundle, OrderLine } from "./order-view.ts";

/** What came in one package deal, and what it came to without VAT. */
export interface DealGroup extends OrderedBundle {
  readonly netMinor: number;
}

export interface GroupedLine {
  readonly line: OrderLine;
  /** Undefined for goods by themselves. */
  readonly deal: DealGroup | undefined;
}

/**
 * The lines of an order with those of each package deal one after the other, where the first of them stands (C26).
 *
 * @example linesByDeal(order.lines).map(({ deal }) => deal?.name)
 */
export function linesByDeal(lines: readonly OrderLine[]): readonly GroupedLine[] {
  const byDeal = Map.groupBy(lines, ({ bundle, id }) => bundle?.sku ?? `line ${id}`);
  return [...byDeal.values()].flatMap((group) => {
    const bundle = group[0]?.bundle;
    const netMinor = group.reduce((sum, line) => sum + line.netMinor, 0);
    const deal = bundle && { ...bundle, netMinor };
    return group.map((line) => ({ line, deal }));
  });
}
