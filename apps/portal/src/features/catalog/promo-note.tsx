import { Icon } from "@vycep/ui/icon.tsx";
import { formatDate, formatMoney } from "../../shared/format.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { boxUnitOf } from "../../shared/products/box-unit.ts";
import type { ProductPrice } from "../../shared/products/product-price.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";

interface PromoNoteProps {
  readonly product: ProductRow;
  readonly price: ProductPrice;
}

/** Why the price is lower, and for which deliveries (PROMO-02: the delivery date decides). */
export function PromoNote({ product, price }: PromoNoteProps) {
  const t = useTexts("catalog");
  const { promo } = price;
  if (promo === undefined) return null;
  return (
    <div className="mt-4 rounded-normal border border-amber-edge bg-amber-tint px-4 py-3.5 text-small leading-normal text-amber-ink">
      <p className="mb-1 flex items-center gap-2 text-body font-bold">
        <Icon name="tag" size="small" />
        {promo.name}
      </p>
      <p className="text-pretty">
        {t("promoUntil", { from: formatDate(promo.validFrom), to: formatDate(promo.validTo) })}{" "}
        {t("promoSaving", { money: formatMoney(promo.saving), per: t(`per.${boxUnitOf(product)}`) })}
      </p>
    </div>
  );
}
