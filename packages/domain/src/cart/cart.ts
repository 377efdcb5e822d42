import { type BundlePart, isSameContents } from "../bundles/bundle.ts";
import type { Amounts } from "../catalog/packaging.ts";
import type { CartId, Sku } from "../kernel/ids.ts";

/**
 * What the customer typed for one product (CART-03, OP-85); one line per product. A bundle is one line, too: so
 * many packages with the same contents (BUNDLE-09, C26).
 */
export type CartLine = Amounts & {
  readonly sku: Sku;
  /** What one package holds; undefined for plain goods. */
  readonly parts?: readonly BundlePart[] | undefined;
};

export type Cart = { readonly id: CartId; readonly lines: readonly CartLine[] };

/** Each of packages, layers and pallets of a line may be at most this. */
export const MAX_PER_UNIT = 9999;
/** A cart may hold at most so many products: the longest list that an import takes (C17). */
export const MAX_LINES = 2000;

export type LineRefusal =
  | { readonly kind: "quantity-not-whole"; readonly sku: Sku }
  | { readonly kind: "quantity-negative"; readonly sku: Sku }
  | { readonly kind: "quantity-zero"; readonly sku: Sku }
  | { readonly kind: "quantity-too-large"; readonly sku: Sku; readonly max: number }
  | { readonly kind: "cart-full"; readonly sku: Sku; readonly max: number }
  | { readonly kind: "bundle-contents-differ"; readonly sku: Sku }
  | { readonly kind: "line-unknown"; readonly sku: Sku };

/** A line of a bulk add that stayed out, by its place in the list (C1). */
export type RejectedLine = { readonly index: number; readonly refusal: LineRefusal };

/**
 * An empty cart (CART-04).
 *
 * @example emptyCart(toId("b7c1")).lines.length // 0
 */
export function emptyCart(id: CartId): Cart {
  return { id, lines: [] };
}

/**
 * Adds products, one or many at once: good lines go in, every bad one comes back with its place and reason (C1). What is
 * there already of a product is added to, unit by unit (CART-05). Refuses quantities that are not whole, negative, zero,
 * too large alone or together, a product too many, and a bundle that is there with other contents: it is changed
 * as the one group that it is, never split or doubled (C26).
 *
 * @example addLines(emptyCart("b7c1"), [line("100101")]).rejected
 *   // [{ index: 0, refusal: { kind: "quantity-zero", sku: "100101" } }]
 */
export function addLines(
  cart: Cart,
  lines: readonly CartLine[],
): { readonly cart: Cart; readonly rejected: readonly RejectedLine[] } {
  const bySku = new Map(cart.lines.map((line) => [line.sku, line]));
  const rejected: RejectedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const present = bySku.get(line.sku);
    const isOneTooMany = !present && bySku.size >= MAX_LINES;
    const refusal =
      judgeLine(line) ??
      (present && (whyNotJoined(present, line) ?? judgeLine(sumOf(present, line)))) ??
      (isOneTooMany ? { kind: "cart-full" as const, sku: line.sku, max: MAX_LINES } : undefined);
    if (refusal) rejected.push({ index, refusal });
    else bySku.set(line.sku, present ? sumOf(present, line) : lineOf(line));
  }
  return { cart: { ...cart, lines: [...bySku.values()] }, rejected };
}

/**
 * What is wrong with the quantities of a line; undefined when nothing is.
 *
 * @example judgeLine(line("100101", { packages: 0.5 }))?.kind // "quantity-not-whole"
 */
export function judgeLine(line: CartLine): LineRefusal | undefined {
  const { sku, packages, layers, pallets } = line;
  const amounts = [packages, layers, pallets];
  if (!amounts.every(Number.isInteger)) return { kind: "quantity-not-whole", sku };
  if (amounts.some((amount) => amount < 0)) return { kind: "quantity-negative", sku };
  if (amounts.some((amount) => amount > MAX_PER_UNIT))
    return { kind: "quantity-too-large", sku, max: MAX_PER_UNIT };
  return packages + layers + pallets === 0 ? { kind: "quantity-zero", sku } : undefined;
}

function whyNotJoined(present: CartLine, added: CartLine): LineRefusal | undefined {
  const isSame = isSameContents(present.parts ?? [], added.parts ?? []);
  return isSame ? undefined : { kind: "bundle-contents-differ", sku: added.sku };
}

function sumOf(present: CartLine, added: CartLine): CartLine {
  return {
    ...lineOf(present),
    packages: present.packages + added.packages,
    layers: present.layers + added.layers,
    pallets: present.pallets + added.pallets,
  };
}

/** Only our own fields: what a caller hangs on a line does not stay in the cart. */
function lineOf({ sku, packages, layers, pallets, parts }: CartLine): CartLine {
  return { sku, packages, layers, pallets, ...(parts ? { parts } : {}) };
}
