import { useTexts } from "@vycep/shell/words/i18n";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { formatPercent } from "@vycep/words/engine/format";
import { priceOf } from "../../../shared/products/product-price.ts";
import { isBundle, type ProductRow } from "../../../shared/products/product-row.ts";

interface ProductFlagsProps {
  readonly product: ProductRow;
  /** Only what changes price or supply: what the brewery recommends stands on the product's page. */
  readonly isBrief?: boolean;
}

/** What sets a product apart now: promo with its percents, new, last pieces … (CATALOG-02, PROMO-02). */
export function ProductFlags({ product, isBrief = false }: ProductFlagsProps) {
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
      {!isBrief && product.product_special === 1 && <Flag tone="muted" text={t("flag.special")} />}
      {!isBrief && product.product_recommended === 1 && <Flag tone="muted" text={t("flag.recommended")} />}
    </>
  );
}
