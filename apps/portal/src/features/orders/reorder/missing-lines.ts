import { times } from "@vycep/domain/kernel/money";
import { missingRest } from "@vycep/domain/orders/missing-rest";
import type { OrderLine, OrderView } from "../detail/order-view.ts";

/**
 * The lines of what never came of an order, in the sequence in which the server answers them: what is missing whole as it
 * was entered, of the others the missing boxes. Undefined where nothing is missing, or all of it: that is the order.
 *
 * @example missingLines(order)?.map(({ ordered }) => ordered) // [2]
 */
export function missingLines({ state, lines }: Pick<OrderView, "state" | "lines">) {
  if (state === undefined) return;
  const packages = new Map(
    lines.flatMap(({ bundle }) => (bundle === undefined ? [] : [[bundle.sku, bundle.packages]])),
  );
  const facts = lines.map(({ ordered, delivered, replaced, bundle }) => ({
    ordered,
    replaced,
    delivered: delivered ?? null,
    bundle: bundle?.sku ?? null,
  }));
  const rest = missingRest(state, facts, packages);
  if (rest.isWhole || rest.parts.length === 0) return;
  return rest.parts.flatMap(({ index, boxes, isInBundle }): readonly OrderLine[] => {
    const line = lines[index];
    if (line === undefined) return [];
    const { bundle } = line;
    const missing = bundle && rest.packages.get(bundle.sku);
    const of = isInBundle && bundle && missing !== undefined ? { ...bundle, packages: missing } : undefined;
    return [{ ...partOf(line, boxes), bundle: of }];
  });
}

function partOf(line: OrderLine, boxes: number): OrderLine {
  const netMinor = times(boxes, line.unitMinor);
  if (boxes === line.ordered) return { ...line, netMinor };
  const amounts = { packages: boxes, layers: 0, pallets: 0 };
  return { ...line, id: `${line.id}-rest-${boxes}`, amounts, ordered: boxes, netMinor };
}
