import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type PricedDay, type PromoSpan, pricedDays } from "@vycep/domain/pricing/promo-days";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatDate, formatMoney } from "@vycep/words/engine/format";
import { useDelivery } from "../../../shared/ordering/use-delivery.ts";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import type { ProductPrice } from "../../../shared/products/product-price.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { PromoDays } from "./promo-days.tsx";
import { usePromoLeaflets } from "./use-promo-leaflets.ts";

interface PromoNoteProps {
  readonly product: ProductRow;
  readonly price: ProductPrice;
}

/** Why the price is lower, or by which deliveries it would be, and what the days cost (PROMO-02: the date decides). */
export function PromoNote({ product, price }: PromoNoteProps) {
  const t = useTexts("catalog");
  const leaflets = usePromoLeaflets(product.sku ?? "");
  const { date, offeredDays } = useDelivery();
  const days = pricedDays(
    leaflets,
    offeredDays.map((offered) => toLocalDate(offered.date)),
    price.own.minor,
  );
  const { promo } = price;
  const promoDay = days.find(({ leaflet }) => leaflet !== undefined);
  const ahead = promoDay?.leaflet ?? leaflets.find(({ promoMinor }) => promoMinor < price.own.minor);
  if (promo === undefined && ahead === undefined) return null;
  const per = t(`per.${boxUnitOf(product)}`);
  return (
    <div className="mt-4 rounded-normal border border-amber-edge bg-amber-tint px-4 py-3.5 text-small leading-normal text-amber-ink">
      <p className="mb-1 flex items-center gap-2 text-body font-bold">
        <Icon name="tag" size="small" />
        {promo?.name ?? ahead?.name}
      </p>
      {promo !== undefined && (
        <p className="text-pretty">
          <Span span={promo} /> {t("promoSaving", { money: formatMoney(promo.saving), per })}
        </p>
      )}
      {promo === undefined && ahead !== undefined && (
        <>
          <NotThen chosen={date} nearest={promoDay} isKnown={offeredDays.length > 0} />
          <p className="mt-1 text-pretty">
            <Span span={ahead} />{" "}
            {t("promoWould", { money: formatMoney({ ...price.net, minor: ahead.promoMinor }), per })}
          </p>
        </>
      )}
      {promoDay !== undefined && <PromoDays days={days} chosen={date} />}
    </div>
  );
}

/** From when until when; a leaflet may have no end. */
function Span({ span: { validFrom, validTo } }: { readonly span: Pick<PromoSpan, "validFrom" | "validTo"> }) {
  const t = useTexts("catalog");
  const from = formatDate(validFrom);
  return validTo >= never ? t("promoSince", { from }) : t("promoUntil", { from, to: formatDate(validTo) });
}

const never = toLocalDate("9999-12-31");

interface NotThenProps {
  readonly chosen: LocalDate | undefined;
  readonly nearest: PricedDay | undefined;
  /** The days of delivery are known. */
  readonly isKnown: boolean;
}

/** That the chosen day is none of them, and which one would be. */
function NotThen({ chosen, nearest, isKnown }: NotThenProps) {
  const t = useTexts("catalog");
  const speaker = { language: useLanguage(), today: localNow().date };
  return (
    <p className="font-semibold text-pretty">
      {chosen !== undefined && t("promoNotThen", { day: dayInWords(chosen, "on", speaker) })}{" "}
      {nearest !== undefined && t("promoNearest", { day: dayInWords(nearest.day, "name", speaker) })}
      {nearest === undefined && isKnown && t("promoNoDay")}
    </p>
  );
}
