import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatMoney, formatPercent } from "@vycep/words/engine/format";
import { useProductWords } from "../../../shared/products/box-words.ts";
import { priceOf, rowPriceOf } from "../../../shared/products/product-price.ts";
import { type BundleRow, isBundle, type ProductRow } from "../../../shared/products/product-row.ts";

interface RowPriceProps {
  readonly product: ProductRow;
  readonly align?: "start" | "end";
  /** All in one line, for cards. */
  readonly isInline?: boolean;
}

/** The price of one box without VAT, with VAT small, and the list price struck out under a promo (PRICE-01, PROMO-02). */
export function RowPrice({ product, align = "start", isInline = false }: RowPriceProps) {
  const t = useTexts("catalog");
  const price = priceOf(product);
  if (isBundle(product) && price !== undefined) return <BundlePrice {...{ product, align }} />;
  if (price === undefined) return <p className="text-small text-ink-soft">{t("noPrice")}</p>;
  const part = classNames("text-fine whitespace-nowrap", isInline ? "ml-2" : "mt-1 block");
  return (
    <p className={classNames("leading-tight", align === "end" && "text-right")}>
      <strong className="text-lead whitespace-nowrap">{formatMoney(price.net)}</strong>{" "}
      <span className="text-label whitespace-nowrap text-ink-soft">{t("withoutVat")}</span>
      {price.promo !== undefined && (
        <s className={classNames(part, "text-ink-faint")}>
          <span className="sr-only">{t("listPrice")} </span>
          {formatMoney(price.list)}
        </s>
      )}
      <span className={classNames(part, "text-ink-soft")}>
        {t("withVatOf", { money: formatMoney(price.gross) })}
      </span>
    </p>
  );
}

interface BundlePriceProps {
  readonly product: BundleRow;
  readonly align: "start" | "end";
}

/** What a package costs as it is preselected; of one that is still to be filled only what is taken off (BUNDLE-01). */
function BundlePrice({ product, align }: BundlePriceProps) {
  const t = useTexts("catalog");
  const words = useProductWords();
  const price = rowPriceOf(product);
  return (
    <p className={classNames("leading-tight", align === "end" && "text-right")}>
      {price !== undefined && (
        <>
          <strong className="text-lead whitespace-nowrap">{formatMoney(price)}</strong>{" "}
          <span className="text-label whitespace-nowrap text-ink-soft">{t("withoutVat")}</span>
        </>
      )}
      <span className="mt-1 block text-fine text-pretty text-hop-ink">
        {words("bundle.off", { percent: formatPercent(-(product.discount_percent ?? 0)) })}
      </span>
    </p>
  );
}
