import { usePageTitle } from "@vycep/shell/page/page-title";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatWindow } from "@vycep/words/engine/format-time";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import { lazy, Suspense, useState } from "react";
import { useNextDays } from "../../features/calendar/use-next-days.ts";
import { CustomerOrderNumber } from "../../features/cart/notes/customer-order-number.tsx";
import { DriverNote } from "../../features/cart/notes/driver-note.tsx";
import { useCartInHand } from "../../features/cart/reading/use-cart-in-hand.ts";
import { DayCards } from "../../features/checkout/day-cards.tsx";
import { CompareLink } from "../../features/preferences/move/compare-link.tsx";
import { useDayDifferences } from "../../features/preferences/move/use-day-differences.ts";
import { useDeliveryChange } from "../../features/preferences/use-delivery-change.tsx";
import { ShipToSelect } from "../../features/ship-to/ship-to-select.tsx";
import { MethodSelect } from "../../features/transport/method-select.tsx";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { paths } from "../../shared/paths.ts";
import { selectableShipTosOf, useCurrentUser } from "../../shared/user/current-user.ts";
import { CartFrame } from "./cart-frame.tsx";
import { movedPicture } from "./line-picture.tsx";
import { MovedAbove } from "./moved-above.tsx";
import type { CheckoutCart } from "./use-checkout-cart.ts";

const DayDialog = lazy(() =>
  import("../../features/calendar/day-dialog.tsx").then((file) => ({ default: file.DayDialog })),
);

/** Step 2/3: where and when, and what driver and invoice should know (CHECKOUT-03, OP-121). */
export function CartDelivery() {
  const t = useTexts("checkout");
  usePageTitle(t("delivery"), "part");
  return (
    <CartFrame
      step="delivery"
      title={() => t("delivery")}
      next={() => ({
        kind: "go",
        href: paths.cartStep("payment"),
        label: t("continueToPayment"),
        shortLabel: t("next"),
      })}
    >
      {(checkout) => (
        <>
          <MovedAbove delivery={checkout.delivery} />
          <WhereAndWhen checkout={checkout} />
          <DriverNote answer={checkout.cart.answer} />
          <CustomerOrderNumber answer={checkout.cart.answer} />
          <div>
            <ButtonLink href={paths.cart()} variant="outline" size="large" icon="chevron-left">
              {t("contents")}
            </ButtonLink>
          </div>
        </>
      )}
    </CartFrame>
  );
}

function WhereAndWhen({ checkout: { delivery } }: { readonly checkout: CheckoutCart }) {
  const t = useTexts("checkout");
  const user = useCurrentUser();
  const [isPicking, setPicking] = useState(false);
  const cart = useCartInHand();
  const { request, requestShipTo, question, compare } = useDeliveryChange({
    user,
    delivery,
    cart,
    picture: movedPicture,
    onCalendar: () => setPicking(true),
  });
  const next = useNextDays(delivery);
  const differences = useDayDifferences(cart);
  const days = next.map((day) => ({ ...day, remark: differences(day.date) }));
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
            <p className="text-ink-soft">
              {t("deliveryWindow", { window: formatWindow(shipTo.deliveryWindow) })}
            </p>
          )}
        </div>
        <div>
          <MethodSelect
            offered={delivery.offeredMethods}
            value={method}
            currency={answeredCurrency(shipTo?.currency)}
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
      {compare && (
        <p className="mt-3">
          <CompareLink onCompare={compare} />
        </p>
      )}
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
