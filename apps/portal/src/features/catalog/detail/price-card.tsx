import { toMinor } from "@vycep/domain/kernel/money";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney, formatPercent } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { useChoice } from "../../../shared/ordering/choice.ts";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { type ProductPrice, priceOf } from "../../../shared/products/product-price.ts";
import { DepositLines } from "./deposit-lines.tsx";
import { PromoNote } from "./promo-note.tsx";
import type { ProductDetail } from "./use-product-detail.ts";

interface PriceCardProps {
  readonly product: ProductDetail;
  /** How many, what it comes to, and the way into the cart: the cart's part. */
  readonly order: ReactNode;
}

/** What one box costs and why: own price, list price, promo and its days, VAT, deposits (PRICE-01, PROMO-02, D08). */
export function PriceCard({ product, order }: PriceCardProps) {
  const t = useTexts("catalog");
  const price = priceOf(product);
  return (
    <Card>
      {price === undefined ? (
        <p className="text-ink-soft">{t("noPrice")}</p>
      ) : (
        <>
          <MainPrice product={product} price={price} />
          <PriceLines product={product} price={price} />
          <PromoNote product={product} price={price} />
        </>
      )}
      <div className="mt-4 border-t border-line pt-4">{order}</div>
    </Card>
  );
}

interface PriceProps {
  readonly product: ProductDetail;
  readonly price: ProductPrice;
}

function MainPrice({ product, price }: PriceProps) {
  const t = useTexts("catalog");
  const language = useLanguage();
  const { deliveryDate } = useChoice();
  const per = t(`per.${boxUnitOf(product)}`);
  return (
    <>
      <p className="type-label text-ink-soft">
        {price.promo === undefined ? t("yourPrice", { per }) : t("yourPromoPrice", { per })}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <strong className="type-figure text-[2.5rem] whitespace-nowrap">{formatMoney(price.net)}</strong>
        {price.list.minor > price.net.minor && (
          <span className="text-small text-ink-soft">
            {t("listPriceOf")} <s>{formatMoney(price.list)}</s>
          </span>
        )}
      </p>
      {deliveryDate !== undefined && (
        <p className="mt-1 flex items-center gap-1.5 text-fine text-ink-soft">
          <Icon name="calendar" size="small" />
          {t("priceFor", { day: dayInWords(deliveryDate, "on", { language, today: localNow().date }) })}
        </p>
      )}
    </>
  );
}

function PriceLines({ product, price }: PriceProps) {
  const t = useTexts("catalog");
  const litres = product.litres_per_box ?? 0;
  const lines = [
    { label: t("withVat", { percent: formatPercent(price.vatPct) }), money: price.gross },
    price.promo !== undefined && { label: t("ownPrice"), money: price.own },
    litres > 0 && {
      label: t("pricePerLitre"),
      money: { ...price.net, minor: toMinor(Math.round(price.net.minor / litres)) },
    },
  ].filter((line) => line !== false);
  return (
    <dl className="mt-3.5 grid gap-1.5">
      {lines.map(({ label, money }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold whitespace-nowrap">{formatMoney(money)}</dd>
        </div>
      ))}
      <DepositLines product={product} />
    </dl>
  );
}
