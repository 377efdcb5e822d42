import type { Amounts } from "@vycep/domain/catalog/packaging";
import { type CartAnswer, type CartLineAnswer, linesOf, withLines } from "../reading/cart-answer.ts";
import type { WantedLine } from "./wanted-line.ts";

/** A line that the server has not seen yet carries its product's sku as id. */
const fresh = "new:";

/**
 * Shows at once what is wanted: a new line at the end, changed amounts in place, or the line gone. A new line whose product is
 * not known waits for the server's answer.
 */
export function applyWanted(cart: CartAnswer, { sku, product, amounts, parts }: WantedLine): CartAnswer {
  const lines = linesOf(cart);
  const isGone = amounts.packages + amounts.layers + amounts.pallets === 0;
  if (isGone)
    return withLines(
      cart,
      lines.filter((line) => line.product.sku !== sku),
    );
  if (!lines.some((line) => line.product.sku === sku)) {
    if (product === undefined) return cart;
    const added = {
      uid: `${fresh}${sku}`,
      version: null,
      product,
      ...toFields(amounts),
      ...toOptions(parts),
    };
    return withLines(cart, [...lines, added as CartLineAnswer]);
  }
  return withLines(
    cart,
    lines.map((line) =>
      line.product.sku === sku ? { ...line, ...toFields(amounts), ...toOptions(parts) } : line,
    ),
  );
}

/**
 * The line as an earlier cart had it, behind the nearest of those before it that is still there; the same cart where
 * it stands already.
 */
export function withLineAt(cart: CartAnswer, before: CartAnswer, sku: string): CartAnswer {
  const [lines, old] = [linesOf(cart), linesOf(before)];
  const index = old.findIndex(({ product }) => product.sku === sku);
  const line = old[index];
  if (line === undefined || lines.some(({ product }) => product.sku === sku)) return cart;
  const ahead = new Set(old.slice(0, index).map(({ product }) => product.sku));
  const at = lines.findLastIndex(({ product }) => ahead.has(product.sku)) + 1;
  return withLines(cart, lines.toSpliced(at, 0, line));
}

function toOptions(parts: WantedLine["parts"]) {
  if (parts === undefined) return {};
  return {
    bundle_options: parts.map(({ sku, boxes }) => ({ values: [{ sku: String(sku), quantity: boxes }] })),
  };
}

function toFields({ packages, layers, pallets }: Amounts) {
  return { number_of_packages: packages, number_of_layer: layers, number_of_pallet: pallets };
}
