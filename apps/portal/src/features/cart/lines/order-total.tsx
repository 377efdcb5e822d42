import { decodeGoods } from "@vycep/contract/catalog/goods-facts.codec";
import { boxesOf } from "@vycep/domain/catalog/packaging";
import { depositPerBox } from "@vycep/domain/catalog/product";
import { type Minor, times } from "@vycep/domain/kernel/money";
import { formatWeight } from "@vycep/shell/words/measures";
import { formatMoney } from "@vycep/words/engine/format";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { priceOf } from "../../../shared/products/product-price.ts";
import type { RowOrder } from "./use-row-order.ts";

/** What the numbers above come to: boxes, weight, deposits, and the price without VAT; typed or in the cart alike. */
export function OrderTotal({ order: { product, amounts } }: { readonly order: RowOrder }) {
  const t = useProductWords();
  const price = priceOf(product);
  const goods = decodeGoods(product);
  if (price === undefined || goods === undefined) return null;
  const boxes = boxesOf(amounts, goods.packaging);
  const in_ = (minor: Minor) => formatMoney({ minor, currency: price.net.currency });
  const deposit = times(boxes, depositPerBox(goods.deposits));
  const facts = [
    boxesInWords(t, boxUnitOf(product), boxes),
    formatWeight((boxes * goods.grossGramsPerBox) / 1000),
    deposit > 0 && t("deposits", { money: in_(deposit) }),
  ].filter((fact) => fact !== false);
  return (
    <div className="mt-4 border-t border-line pt-3.5">
      <p className="text-small text-ink-soft">{facts.join(" · ")}</p>
      <p className="mt-1.5 mb-3.5 flex items-baseline justify-between gap-4">
        <span className="type-label text-ink-soft">{t("total")}</span>
        <strong className="type-large whitespace-nowrap">{in_(times(boxes, price.net.minor))}</strong>
      </p>
    </div>
  );
}
