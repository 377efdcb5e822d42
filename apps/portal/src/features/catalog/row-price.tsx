import { classNames } from "@vycep/ui/class-names";
import { formatMoney } from "../../shared/format.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { priceOf } from "../../shared/products/product-price.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";

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
