import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { addDays, type LocalDate, type LocalMoment, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { ButtonLink } from "@vycep/ui/button-link.tsx";
import { Card } from "@vycep/ui/card.tsx";
import { lazy, Suspense, useState } from "react";
import { momentInWords } from "../features/calendar/moment-in-words.ts";
import { CustomerOrderNumber } from "../features/cart/customer-order-number.tsx";
import { DriverNote } from "../features/cart/driver-note.tsx";
import { useCartInHand } from "../features/cart/use-cart-in-hand.ts";
import { type DayCard, DayCards } from "../features/checkout/day-cards.tsx";
import { useDeliveryChange } from "../features/preferences/use-delivery-change.tsx";
import { ShipToSelect } from "../features/shipto/ship-to-select.tsx";
import { MethodSelect } from "../features/transport/method-select.tsx";
import { localNow } from "../shared/clock.ts";
import type { Delivery } from "../shared/delivery/use-delivery.ts";
import { formatDayMonth, formatTime, formatWindow, weekdayName, weekdayNames } from "../shared/format.ts";
import { useLanguage, useTexts } from "../shared/i18n/i18n.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { paths } from "../shared/paths.ts";
import { selectableShipTosOf, useCurrentUser } from "../shared/session/current-user.ts";
import { BasketFrame } from "./basket-frame.tsx";
import type { Basket } from "./use-basket.ts";

const DayDialog = lazy(() => import("./day-dialog.tsx").then((file) => ({ default: file.DayDialog })));

/** Step 2/3: where and when, and what driver and invoice should know (CHECKOUT-03, OP-121). */
export function CartDelivery() {
  const t = useTexts("checkout");
  usePageTitle(t("delivery"));
  return (
    <BasketFrame
      step="delivery"
      title={() => t("delivery")}
      next={() => ({
        kind: "go",
        href: paths.cartStep("payment"),
        label: t("continueToPayment"),
        shortLabel: t("next"),
      })}
    >
      {(basket) => (
        <>
          <WhereAndWhen basket={basket} />
          <DriverNote answer={basket.cart.answer} />
          <CustomerOrderNumber answer={basket.cart.answer} />
          <div>
            <ButtonLink href={paths.cart()} variant="outline" size="large" icon="chevron-left">
              {t("contents")}
            </ButtonLink>
          </div>
        </>
      )}
    </BasketFrame>
  );
}

function WhereAndWhen({ basket: { delivery } }: { readonly basket: Basket }) {
  const t = useTexts("checkout");
  const user = useCurrentUser();
  const [isPicking, setPicking] = useState(false);
  const { request, requestShipTo, question } = useDeliveryChange({ user, delivery, cart: useCartInHand() });
  const days = useDayCards(delivery);
  const { shipTo, method } = delivery;
  return (
    <Card title={t("whereAndWhen")}>
      <div className="grid grid-cols-2 gap-x-8 gap-y-2 max-mobile:grid-cols-1">
        <div>
          <ShipToSelect
            shipTos={selectableShipTosOf(user)}
            value={delivery.shipToId}
            onChange={requestShipTo}
          />
          {shipTo !== undefined && shipTo.deliveryWindow !== "" && (
            <p className="text-ink-soft">{t("deliveryWindow", { window: formatWindow(shipTo.deliveryWindow) })}</p>
          )}
        </div>
        <div>
          <MethodSelect
            offered={delivery.offeredMethods}
            value={method}
            currency={shipTo?.currency ?? "CZK"}
            limitsOf={delivery.limitsOf}
            onChange={(one) => request({ kind: "method", method: one })}
          />
          <ServiceDays delivery={delivery} />
        </div>
      </div>
      <p className="type-label mt-5 mb-2 text-ink-faint">{t("requestDate")}</p>
      <DayCards
        days={days}
        chosen={delivery.date}
        onPick={(date) => request({ kind: "date", date })}
        onOther={() => setPicking(true)}
      />
      {isPicking && (
        <Suspense>
          <DayDialog
            delivery={delivery}
            onClose={() => setPicking(false)}
            onPick={(date) => {
              setPicking(false);
              request({ kind: "date", date });
            }}
          />
        </Suspense>
      )}
      {question}
    </Card>
  );
}

function ServiceDays({ delivery: { calendar } }: { readonly delivery: Delivery }) {
  const t = useTexts("checkout");
  const language = useLanguage();
  if (calendar === undefined || calendar.scheduledWeekdays.length === 0) return null;
  const names = weekdayNames(language, "long");
  const days = calendar.scheduledWeekdays.map((day) => names[day - 1] ?? "");
  const list = new Intl.ListFormat(language, { type: "conjunction" }).format(days);
  return <p className="text-ink-soft">{t("serviceDays", { days: list })}</p>;
}

/** So many days are in sight; the others are in the calendar. */
const daysShown = 4;

/** The next scheduled days with their order-by; a chosen day that is none of them stands first. */
function useDayCards({ scheduledDays, chosenDay }: Delivery): readonly DayCard[] {
  const t = useTexts("checkout");
  const language = useLanguage();
  const now = localNow();
  const until = (moment: LocalMoment) => {
    const time = formatTime(moment.minutes);
    if (moment.date === now.date) return t("orderUntilToday", { time });
    if (moment.date === addDays(now.date, 1)) return t("orderUntilTomorrow", { time });
    return t("orderUntil", { moment: momentInWords(moment, language) });
  };
  const near = scheduledDays.slice(0, daysShown);
  const isFar = chosenDay !== undefined && !near.some(({ date }) => date === chosenDay.date);
  const shown = isFar ? [chosenDay, ...near.slice(0, daysShown - 1)] : near;
  return shown.flatMap(({ date: text, orderBy }) => {
    const date: LocalDate | undefined = parseLocalDate(text);
    const moment = decodeMoment(orderBy);
    if (date === undefined) return [];
    const title = `${weekdayName(date, language, "short")}\u00a0${formatDayMonth(date)}`;
    return [{ date, title, note: moment === undefined ? "" : until(moment) }];
  });
}
