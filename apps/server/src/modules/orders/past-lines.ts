import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import type { NamedPastLine } from "@vycep/contract/saved-orders/saved-orders.codec";
import { roundHalfUp, sumOf, toMinor } from "@vycep/domain/kernel/money";
import type { OrderBundle } from "../bundles/bundles.facts.ts";

/**
 * The lines of an order as a cart would hold them: what came in a bundle is one line again, with what one
 * package held and cost (C26).
 */
export function pastLinesOf(
  lines: readonly OrderLineFacts[],
  bundles: readonly OrderBundle[],
): readonly NamedPastLine[] {
  const groups = new Map(bundles.map((bundle) => [bundle.sku, bundle]));
  const inside = Map.groupBy(lines, ({ bundleSku }) => bundleSku);
  const told = new Set<string>();
  return lines.flatMap((line) => {
    const bundle = line.bundleSku === null ? undefined : groups.get(line.bundleSku);
    if (!bundle) return [plainLineOf(line)];
    if (told.has(bundle.sku)) return [];
    told.add(bundle.sku);
    return [groupOf(bundle, inside.get(bundle.sku) ?? [])];
  });
}

function plainLineOf(line: OrderLineFacts): NamedPastLine {
  const { sku, names, packages, layers, pallets, ordered, unitPriceMinor } = line;
  return {
    sku,
    names,
    packages,
    layers,
    pallets,
    boxes: ordered,
    unitMinor: unitPriceMinor,
  };
}

function groupOf({ sku, names, packages }: OrderBundle, lines: readonly OrderLineFacts[]): NamedPastLine {
  const parts = lines.map((line) => ({ sku: line.sku, boxes: line.ordered / packages }));
  const unitMinor = toMinor(
    roundHalfUp(
      sumOf(lines, (line) => line.netMinor),
      packages,
    ),
  );
  return {
    sku,
    names,
    parts,
    packages,
    layers: 0,
    pallets: 0,
    boxes: packages,
    unitMinor,
  };
}
