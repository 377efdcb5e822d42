import { boxesOf } from "../catalog/packaging.ts";
import { METHODS } from "../transport/method.ts";
import { type CartLine, judgeLine, type LineRefusal } from "./cart.ts";
import { type LineProblem, lineProblems } from "./line-problem.ts";
import type { CartFacts } from "./quote.ts";

export type NewLineRefusal = LineRefusal | LineProblem;

/**
 * Why a line may not be put into a cart (CART-05, CART-20, C1): the product, the quantities, then whether it may be
 * sold here at all; the first thing that is wrong, undefined when nothing is. A product that the market does not have
 * is as unknown as one that does not exist.
 *
 * @example whyNotAddable(line, facts)?.kind // "needs-tank-method"
 */
export function whyNotAddable(line: CartLine, facts: CartFacts): NewLineRefusal | undefined {
  const product = facts.products.get(line.sku);
  if (!product?.markets.includes(facts.market)) return { kind: "product-unknown", sku: line.sku };
  const { method, market, deliveryDate } = facts;
  return (
    judgeLine(line) ??
    lineProblems(line, {
      product,
      hasPrice: (facts.prices.get(line.sku)?.rows.length ?? 0) > 0,
      boxes: boxesOf(line, product.packaging),
      sale: method && deliveryDate ? { market, carries: METHODS[method].carries, deliveryDate } : undefined,
      configuredUnits: facts.orderableUnits,
      isTruck: method !== null && METHODS[method].kind === "truck",
      boxesLeft: facts.boxesLeft?.get(line.sku),
    })[0]
  );
}
