import { wholeToMinor } from "@vycep/contract/whole-currency";
import { type Minor, NO_MONEY, plus, times } from "@vycep/domain/kernel/money";
import { type GoodsRow, goodsInside } from "../../../shared/products/product-row.ts";
import type { CartLineView } from "../reading/cart-view.ts";

/** One kind of returnable packaging of the whole cart; money in minor units. */
export interface DepositRow {
  readonly code: string;
  readonly name: string;
  readonly pieces: number;
  readonly unitMinor: Minor;
  readonly totalMinor: Minor;
}

/** The deposits of the cart by packaging, the dearest first; they add up to the quote's deposits (D08). */
export function depositRows(
  lines: readonly Pick<CartLineView, "product" | "quoted">[],
): readonly DepositRow[] {
  const rows = new Map<string, DepositRow>();
  for (const { product, boxes } of lines.flatMap(goodsOf)) {
    for (const part of product.multi_deposit ?? []) {
      const pieces = boxes * part.number_of_units;
      const unitMinor = wholeToMinor(part.deposit);
      const key = `${part.packaging_code}/${unitMinor}`;
      const before = rows.get(key);
      rows.set(key, {
        code: part.packaging_code,
        name: part.packaging_name ?? part.packaging_code,
        pieces: (before?.pieces ?? 0) + pieces,
        unitMinor,
        totalMinor: plus(before?.totalMinor ?? NO_MONEY, times(pieces, unitMinor)),
      });
    }
  }
  return [...rows.values()].toSorted((left, right) => right.totalMinor - left.totalMinor);
}

interface Goods {
  readonly product: Pick<GoodsRow, "multi_deposit">;
  readonly boxes: number;
}

/** The goods themselves: of a bundle what it holds. */
function goodsOf({ product, quoted }: Pick<CartLineView, "product" | "quoted">): readonly Goods[] {
  if (quoted.contents === undefined) return [{ product, boxes: quoted.boxes }];
  const inside = new Map(goodsInside(product).map((goods) => [goods.sku, goods]));
  return quoted.contents.flatMap(({ sku, boxes }) => {
    const goods = inside.get(sku);
    return goods === undefined ? [] : [{ product: goods, boxes }];
  });
}
