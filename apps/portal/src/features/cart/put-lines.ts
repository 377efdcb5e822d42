import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { addGoods, isUnknownAddition } from "./add-goods.ts";
import { clearLineError, setLineError } from "./line-errors.ts";
import { saveCartForLater } from "./save-cart-for-later.ts";

export interface PutLine {
  readonly sku: string;
  readonly product: ProductRow;
  readonly amounts: Amounts;
  /** What one package of a deal holds. */
  readonly parts?: readonly BundlePart[] | undefined;
}

export interface PutLinesAnswer {
  /** The goods that the server refused. */
  readonly refused: ReadonlySet<string>;
  /** The way back; a cart that was replaced is among the saved orders instead. */
  readonly undo: (() => Promise<void>) | undefined;
}

/** On top of what the cart holds, or in place of everything, which is saved under a name first (C3, D06). */
export type PutWhere = "add" | { readonly replaceSavedAs: string };

/** Puts several products into the cart at once; answers when the server has answered. */
export async function putLines(lines: readonly PutLine[], where: PutWhere): Promise<PutLinesAnswer> {
  if (lines.length === 0) return { refused: new Set(), undo: undefined };
  const to = where === "add" ? "cart" : "new-cart";
  // Pressed again after an answer that got lost: the old cart is saved already, and this may be the new one, filled.
  if (where !== "add" && !isUnknownAddition(lines, to)) await saveCartForLater(where.replaceSavedAs);
  for (const { sku } of lines) clearLineError(sku);
  const { refused, undo } = await addGoods(lines, to);
  const skus = new Set<string>();
  for (const [index, { reason, message }] of refused) {
    const sku = lines[index]?.sku;
    if (sku === undefined) continue;
    skus.add(sku);
    setLineError(sku, { reason, message });
  }
  return { refused: skus, undo: where === "add" ? undo : undefined };
}
