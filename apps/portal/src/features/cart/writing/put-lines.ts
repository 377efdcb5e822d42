import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { cartSession } from "../cart-session.ts";
import { addGoods } from "./add-goods.ts";

export interface PutLine {
  readonly sku: string;
  readonly product: ProductRow;
  readonly amounts: Amounts;
  /** What one package of a bundle holds. */
  readonly parts?: readonly BundlePart[] | undefined;
}

export interface PutLinesAnswer {
  /** The goods that the server refused. */
  readonly refused: ReadonlySet<string>;
  /** The way back. */
  readonly undo: () => Promise<void>;
}

/** Puts several products into the cart at once, on top of what it holds; answers when the server has answered. */
export async function putLines(lines: readonly PutLine[]): Promise<PutLinesAnswer> {
  for (const { sku } of lines) cartSession().errors.clear(sku);
  const { refused, undo } = await addGoods(lines);
  const skus = new Set<string>();
  for (const [index, { reason, message }] of refused) {
    const sku = lines[index]?.sku;
    if (sku === undefined) continue;
    skus.add(sku);
    cartSession().errors.set(sku, { reason, message });
  }
  return { refused: skus, undo };
}
