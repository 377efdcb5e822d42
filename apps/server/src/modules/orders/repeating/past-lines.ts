import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import type { NamedPastLine } from "@vycep/contract/saved-orders/saved-orders.codec";
import { roundHalfUp, sumOf, toMinor } from "@vycep/domain/kernel/money";
import { missingRest } from "@vycep/domain/orders/missing-rest";
import type { OrderState } from "@vycep/domain/orders/order-states";
import type { OrderBundle } from "../../bundles/bundles.facts.ts";
import { type ReplacementOfOrder, replacedOf } from "../replacements.facts.ts";

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

type Goods = {
  readonly goods: readonly OrderLineFacts[];
  readonly bundles: readonly OrderBundle[];
};

/** What never came of an order and comes in no replacement delivery, as lines of an order of its own: what is missing whole stands as it was entered. */
export function restOf(
  state: OrderState,
  { goods, bundles }: Goods,
  replacements: readonly ReplacementOfOrder[],
): Goods {
  const facts = goods.map(({ lineNo, ordered, delivered, bundleSku }) => ({
    ...{ ordered, delivered, bundle: bundleSku, replaced: replacedOf(lineNo, replacements) },
  }));
  const packages = new Map(bundles.map((bundle) => [bundle.sku, bundle.packages]));
  const rest = missingRest(state, facts, packages);
  return {
    goods: rest.parts.flatMap(({ index, boxes, isInBundle }) => {
      const line = goods[index];
      if (line === undefined) return [];
      return [{ ...partOf(line, boxes), bundleSku: isInBundle ? line.bundleSku : null }];
    }),
    bundles: bundles.flatMap((bundle) => {
      const missing = rest.packages.get(bundle.sku);
      return missing === undefined ? [] : [{ ...bundle, packages: missing }];
    }),
  };
}

function partOf(line: OrderLineFacts, boxes: number): OrderLineFacts {
  if (boxes === line.ordered) return line;
  const netMinor = toMinor(roundHalfUp(line.netMinor * boxes, line.ordered));
  return { ...line, packages: boxes, layers: 0, pallets: 0, ordered: boxes, netMinor };
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
