import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { queryClient } from "../../shared/api/query-client.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { linesOf } from "./cart-answer.ts";
import { cachedCart } from "./cart-cache.ts";
import { amountsOf } from "./cart-view.ts";
import { hasLineError } from "./line-errors.ts";
import { saveCartForLater } from "./save-cart-for-later.ts";
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
  /** The way back; a cart that was replaced is among the saved orders instead. */
  readonly undo: (() => Promise<void>) | undefined;
}

/** On top of what the cart holds, or in place of everything, which is saved under a name first (C3, D06). */
export type PutWhere = "add" | { readonly replaceSavedAs: string };

/** Puts several products into the cart at once; answers when the server has answered. */
export async function putLines(lines: readonly PutLine[], where: PutWhere): Promise<PutLinesAnswer> {
  if (where !== "add") await saveCartForLater(where.replaceSavedAs);
  const before = lines.map((line) => ({ ...line, amounts: amountsNow(line.sku) }));
  lines.forEach((line, index) => {
    setAmounts({ ...line, amounts: added(before[index]?.amounts ?? none, line.amounts) });
  });
  await cartAnswered();
  return {
    refused: new Set(lines.map(({ sku }) => sku).filter(hasLineError)),
    undo:
      where === "add"
        ? async () => {
            before.forEach(setAmounts);
            await cartAnswered();
          }
        : undefined,
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
