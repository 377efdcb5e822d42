import type { BundlePart } from "@vycep/domain/bundles/bundle";
import { toId } from "@vycep/domain/kernel/ids";
import { type Minor, roundHalfUp, sumOf, times, toMinor } from "@vycep/domain/kernel/money";
import type { OrderLine } from "../detail/order-view.ts";

/** A line to be put into the cart again: goods, or the whole group of a bundle. */
export type RepeatedLine = OrderLine & {
  /** What one package held; undefined for goods by themselves. */
  readonly parts?: readonly BundlePart[];
};

/**
 * The lines of an order as a cart would hold them: what came in a bundle is one line again (C26), with what one
 * package held and cost.
 *
 * @example repeatedLines(order.lines).map(({ sku }) => sku)
 */
export function repeatedLines(lines: readonly OrderLine[]): readonly RepeatedLine[] {
  const groups = Map.groupBy(lines, ({ bundle }) => bundle?.sku);
  const told = new Set<string>();
  return lines.flatMap((line): RepeatedLine[] => {
    if (line.bundle === undefined) return [line];
    if (told.has(line.bundle.sku)) return [];
    told.add(line.bundle.sku);
    return [groupOf(line, line.bundle, groups.get(line.bundle.sku) ?? [])];
  });
}

function groupOf(
  first: OrderLine,
  { sku, name, packages }: NonNullable<OrderLine["bundle"]>,
  lines: readonly OrderLine[],
): RepeatedLine {
  const inOne = (read: (line: OrderLine) => Minor) => toMinor(roundHalfUp(sumOf(lines, read), packages));
  return {
    ...first,
    id: `${first.id}-${sku}`,
    sku,
    name,
    packageType: "other",
    plato: undefined,
    photo: undefined,
    unit: "bundle",
    amounts: { packages, layers: 0, pallets: 0 },
    ordered: packages,
    confirmed: undefined,
    delivered: undefined,
    counted: packages,
    unitMinor: inOne((line) => times(line.ordered, line.unitMinor)),
    netMinor: sumOf(lines, (line) => line.netMinor),
    depositMinor: sumOf(lines, (line) => line.depositMinor),
    parts: lines.map((line) => ({ sku: toId(line.sku), boxes: line.ordered / packages })),
  };
}
