import { isSameContents } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { type CartAnswer, type CartLineAnswer, linesOf } from "../reading/cart-answer.ts";
import { amountsOf, partsOf } from "../reading/line-amounts.ts";

/** What somebody else made of the cart, the most telling thing first. */
export type CartChange =
  | {
      readonly kind: "line-set" | "line-added";
      readonly product: ProductRow;
      readonly amounts: Amounts;
    }
  | { readonly kind: "line-removed"; readonly product: ProductRow }
  | { readonly kind: "lines"; readonly count: number }
  | { readonly kind: "delivery" | "notes" | "empties" }
  /** It became an order or was put aside; an empty one followed. */
  | { readonly kind: "gone" };

/**
 * How two readings of the cart differ; undefined when nothing differs that anybody sees.
 *
 * @example changeBetween(before, after)?.kind // "line-set"
 */
export function changeBetween(before: CartAnswer, after: CartAnswer): CartChange | undefined {
  const [old, now] = [bySku(before), bySku(after)];
  if (before.id !== after.id) return old.size > 0 ? { kind: "gone" } : undefined;
  const added = [...now.values()].filter(({ product }) => !old.has(product.sku ?? ""));
  const removed = [...old.values()].filter(({ product }) => !now.has(product.sku ?? ""));
  const set = [...now].flatMap(([sku, line]) => {
    const was = old.get(sku);
    return was !== undefined && !isSameLine(was, line) ? [line] : [];
  });
  const count = added.length + removed.length + set.length;
  if (count > 1) return { kind: "lines", count };
  const [line] = [...set, ...added];
  if (line !== undefined) {
    const kind = set.length > 0 ? "line-set" : "line-added";
    return { kind, product: line.product, amounts: amountsOf(line) };
  }
  const [gone] = removed;
  if (gone !== undefined) return { kind: "line-removed", product: gone.product };
  return headChange(before, after);
}

function headChange(before: CartAnswer, after: CartAnswer): CartChange | undefined {
  const isSame = (...fields: readonly (keyof CartAnswer)[]) =>
    fields.every((field) => before[field] === after[field]);
  if (!isSame("ship_to_id", "delivery_method", "delivery_date")) return { kind: "delivery" };
  if (before.empties_plan?.units !== after.empties_plan?.units) return { kind: "empties" };
  return isSame("note_for_driver", "customer_order_number") ? undefined : { kind: "notes" };
}

function bySku(cart: CartAnswer): ReadonlyMap<string, CartLineAnswer> {
  return new Map(linesOf(cart).map((line) => [line.product.sku ?? "", line]));
}

function isSameLine(left: CartLineAnswer, right: CartLineAnswer): boolean {
  const [one, other] = [amountsOf(left), amountsOf(right)];
  const isSameInside = isSameContents(partsOf(left) ?? [], partsOf(right) ?? []);
  return (
    isSameInside &&
    one.packages === other.packages &&
    one.layers === other.layers &&
    one.pallets === other.pallets
  );
}
