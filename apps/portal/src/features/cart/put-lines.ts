import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { queryClient } from "../../shared/api/query-client.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { linesOf } from "./cart-answer.ts";
import { cachedCart } from "./cart-cache.ts";
import { amountsOf } from "./cart-view.ts";
import { clearCart } from "./clear-cart.ts";
import { hasLineError } from "./line-errors.ts";
import { cartAnswered, setAmounts } from "./write-cart.ts";

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
  readonly undo: () => Promise<void>;
}

/**
 * Puts several products into the cart at once, on top of what it holds of them or in place of everything (C3);
 * answers when the server has answered, with the way back.
 */
export async function putLines(lines: readonly PutLine[], mode: "add" | "replace"): Promise<PutLinesAnswer> {
  const putBack = mode === "replace" ? await clearCart() : undefined;
  const before = lines.map((line) => ({ ...line, amounts: amountsNow(line.sku) }));
  lines.forEach((line, index) => {
    setAmounts({ ...line, amounts: added(before[index]?.amounts ?? none, line.amounts) });
  });
  await cartAnswered();
  return {
    refused: new Set(lines.map(({ sku }) => sku).filter(hasLineError)),
    undo: async () => {
      if (putBack !== undefined) {
        await clearCart();
        return putBack();
      }
      before.forEach(setAmounts);
      await cartAnswered();
    },
  };
}

const none: Amounts = { packages: 0, layers: 0, pallets: 0 };

function amountsNow(sku: string): Amounts {
  const cart = cachedCart(queryClient);
  const line = cart && linesOf(cart).find(({ product }) => product.sku === sku);
  return line === undefined ? none : amountsOf(line);
}

function added(left: Amounts, right: Amounts): Amounts {
  return {
    packages: left.packages + right.packages,
    layers: left.layers + right.layers,
    pallets: left.pallets + right.pallets,
  };
}
