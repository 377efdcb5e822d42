import { useTexts } from "@vycep/shell/words/i18n";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { formatPercent } from "@vycep/words/engine/format";
import { priceOf } from "../../../shared/products/product-price.ts";
import { isBundle, type ProductRow } from "../../../shared/products/product-row.ts";

/** What sets a product apart now: promo with its percents, new, last pieces … (CATALOG-02, PROMO-02). */
export function ProductFlags({ product }: { readonly product: ProductRow }) {
  const t = useTexts("catalog");
  const promo = priceOf(product)?.promo;
  return (
    <>
      {isBundle(product) && (
        <Flag
          tone="offer"
          text={t("flag.bundle", { percent: formatPercent(-(product.discount_percent ?? 0)) })}
        />
      )}
      {promo !== undefined && (
        <Flag tone="offer" text={t("flag.promo", { percent: formatPercent(promo.percent) })} />
      )}
      {promo === undefined && product.product_sale === 1 && <Flag tone="offer" text={t("flag.sale")} />}
      {product.product_new === 1 && <Flag tone="new" text={t("flag.new")} />}
      {product.product_last === 1 && <Flag tone="last" text={t("flag.last")} />}
      {product.product_special === 1 && <Flag tone="muted" text={t("flag.special")} />}
      {product.product_recommended === 1 && <Flag tone="muted" text={t("flag.recommended")} />}
    </>
  );
}
