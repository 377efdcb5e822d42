import { defaultParts } from "../bundles/bundle.ts";
import { boxesOf } from "../catalog/packaging.ts";
import { METHODS } from "../transport/method.ts";
import { type CartLine, judgeLine, type LineRefusal } from "./cart.ts";
import { type LineProblem, lineProblems } from "./line-problem.ts";
import { notSoldInside } from "./package-contents.ts";
import type { CartFacts } from "./quote.ts";

export type NewLineRefusal = LineRefusal | LineProblem;

/**
 * Why a line may not be put into a cart (CART-05, CART-20, C1): the product, the quantities, then whether it may be
 * sold here at all; the first thing that is wrong, undefined when nothing is. A product that the market does not have
 * is as unknown as one that does not exist. A bundle is checked before it goes in (OP-86), together with the
 * packages of it that are there, and so is a product that is limited for the place with its boxes (CART-18): one whose
 * limit is used up is not to be had at all (ERROR-48), of another one so many boxes as are left (ERROR-49, OP-88).
 *
 * @example whyNotAddable(line("100260", { packages: 1 }), anyCartFacts([[anyTankBeer(),
 *   anyPrices(22_100)]]))?.kind // "needs-tank-method"
 */
export function whyNotAddable(
  line: CartLine,
  facts: CartFacts,
  present?: CartLine,
): NewLineRefusal | undefined {
  const product = facts.products.get(line.sku);
  if (!product?.markets.includes(facts.market)) return { kind: "product-unknown", sku: line.sku };
  const refusal = judgeLine(line);
  if (refusal) return refusal;
  const { method, market, deliveryDate: date } = facts;
  const sale = method && date ? { market, carries: METHODS[method].carries, deliveryDate: date } : undefined;
  const { bundle } = product;
  const parts = bundle && (line.parts ?? defaultParts(bundle));
  const packages = line.packages + (bundle ? (present?.packages ?? 0) : 0);
  const boxes = boxesOf(line, product.packaging) + (present ? boxesOf(present, product.packaging) : 0);
  const [problem] = lineProblems(bundle ? { ...line, packages } : line, {
    product,
    hasPrice: bundle !== undefined || (facts.prices.get(line.sku)?.rows.length ?? 0) > 0,
    boxes,
    sale,
    configuredUnits: facts.orderableUnits,
    isTruck: method !== null && METHODS[method].kind === "truck",
    boxesLeft: facts.boxesLeft?.get(line.sku),
    contents: parts && { parts, notSold: notSoldInside(parts, facts, { sale, date }), date },
  });
  const isUsedUp = problem?.kind === "product-limit-exceeded" && problem.boxesLeft === 0;
  return isUsedUp ? { kind: "product-limit-reached", sku: line.sku } : problem;
}
