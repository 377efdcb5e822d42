import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import type { CartLine } from "@vycep/domain/cart/cart";
import type { CartFacts } from "@vycep/domain/cart/quote";
import { orderableUnits } from "@vycep/domain/catalog/orderable-units";
import type { Sku } from "@vycep/domain/kernel/ids";
import { type Minor, sumOf } from "@vycep/domain/kernel/money";
import type { Texts } from "@vycep/domain/market/texts";
import { fitUnits } from "@vycep/domain/orders/fit-units";
import { METHODS } from "@vycep/domain/transport/method";
import type { OrderBundle } from "../../../bundles/bundles.facts.ts";

/** Goods of an order as a cart has them: a bundle is one line, so many packages with the same contents. */
export type GoodsOfOrder = {
  readonly sku: Sku;
  readonly names: Texts;
  readonly boxes: number;
  readonly netMinor: Minor;
  readonly line: CartLine;
};

/** The lines of an order by products, bundles put together again. */
export function goodsOfOrder(
  lines: readonly OrderLineFacts[],
  bundles: readonly OrderBundle[],
): readonly GoodsOfOrder[] {
  const plain = lines.filter(({ bundleSku }) => bundleSku === null);
  return [
    ...plain.map(({ sku, names, ordered, netMinor, packages, layers, pallets }) => ({
      ...{ sku, names, boxes: ordered, netMinor, line: { sku, packages, layers, pallets } },
    })),
    ...bundles.map(({ sku, names, packages }) => {
      const inside = lines.filter(({ bundleSku }) => bundleSku === sku);
      const parts = inside.map((line) => ({ sku: line.sku, boxes: line.ordered / packages }));
      const line = { sku, packages, layers: 0, pallets: 0, parts };
      return { sku, names, boxes: packages, netMinor: sumOf(inside, (one) => one.netMinor), line };
    }),
  ];
}

/**
 * Wanted boxes as lines of a cart: what stays as it is keeps its units, what is changed or new comes in the largest that are
 * offered. What fits none of them is asked for by the box, and the rules say what is wrong with that.
 */
export function cartLinesOf(
  wanted: readonly { readonly sku: Sku; readonly boxes: number }[],
  { before, facts }: { readonly before: readonly GoodsOfOrder[]; readonly facts: CartFacts },
): readonly CartLine[] {
  const known = new Map(before.map((goods) => [goods.sku, goods]));
  const isTruck = facts.method !== null && METHODS[facts.method].kind === "truck";
  return wanted.map(({ sku, boxes }): CartLine => {
    const was = known.get(sku);
    if (was?.boxes === boxes) return was.line;
    const single = { sku, packages: boxes, layers: 0, pallets: 0 };
    if (was?.line.parts) return { ...single, parts: was.line.parts };
    const product = facts.products.get(sku);
    if (product === undefined || product.bundle) return single;
    const offered = orderableUnits({ configured: facts.orderableUnits, product, isTruck });
    const fit = fitUnits(boxes, product.packaging, offered);
    return fit?.boxes === boxes ? { sku, ...fit.amounts } : single;
  });
}
