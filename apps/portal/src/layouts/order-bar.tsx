import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import type { ReactNode } from "react";
import { DateCell } from "../features/calendar/date-cell.tsx";
import { DeliveryChanges } from "../features/calendar/delivery-changes.tsx";
import { CapacityView } from "../features/capacity/capacity-view.tsx";
import type { CartView } from "../features/cart/reading/cart-view.ts";
import { useCart } from "../features/cart/reading/use-cart.ts";
import { useCartInHand } from "../features/cart/reading/use-cart-in-hand.ts";
import { useDeliveryChange } from "../features/preferences/use-delivery-change.tsx";
import { ShipToSelect } from "../features/ship-to/ship-to-select.tsx";
import { MethodSelect } from "../features/transport/method-select.tsx";
import { answeredCurrency } from "../shared/ordering/answered-currency.ts";
import { type Delivery, useDelivery } from "../shared/ordering/use-delivery.ts";
import { type CurrentUser, selectableShipTosOf } from "../shared/user/current-user.ts";

interface OrderBarProps {
  readonly user: CurrentUser;
  /** Draws the cells and the capacity where they belong: flat under the header, or in the sheet of mobile. */
  readonly children: (parts: OrderBarParts) => ReactNode;
}

export interface OrderBarParts {
  readonly shipTo: ReactNode;
  readonly method: ReactNode;
  readonly date: ReactNode;
  readonly capacity: ReactNode;
  /** The button of delivery changes (PREFS-07); nothing when there are none. */
  readonly changes: (look: { readonly isWide: boolean }) => ReactNode;
  readonly notice: ReactNode;
  readonly delivery: Delivery;
  readonly cart: CartView | undefined;
}

/** Where, how, when and how much (PREFS-01…11); asks before a change costs the cart. */
export function OrderBar({ user, children }: OrderBarProps) {
  const t = useTexts("delivery");
  const delivery = useDelivery();
  const { cart } = useCart();
  const { request, requestShipTo, question } = useDeliveryChange({ user, delivery, cart: useCartInHand() });
  const { shipTo, offeredMethods, method } = delivery;
  const shipTos = selectableShipTosOf(user);
  const parts: OrderBarParts = {
    delivery,
    cart,
    shipTo: <ShipToSelect shipTos={shipTos} value={delivery.shipToId} onChange={requestShipTo} />,
    method: (
      <MethodSelect
        offered={offeredMethods}
        value={method}
        currency={answeredCurrency(shipTo?.currency)}
        limitsOf={delivery.limitsOf}
        onChange={(one) => request({ kind: "method", method: one })}
      />
    ),
    date: <DateCell delivery={delivery} onPick={(date) => request({ kind: "date", date })} />,
    capacity: <Capacity cart={cart} isWholesale={user.isWholesale} />,
    changes: ({ isWide }) => (
      <DeliveryChanges
        notices={delivery.dates.notificationExceptions}
        places={shipTos}
        shipToId={delivery.shipToId}
        isWide={isWide}
      />
    ),
    notice: delivery.failed !== undefined && (
      <Alert
        tone="error"
        action={
          <Button variant="outline" onClick={delivery.retry}>
            {t("retry")}
          </Button>
        }
      >
        {t(delivery.failed === "place" ? "changeRefused" : "datesFailed")}
      </Alert>
    ),
  };
  return (
    <>
      {children(parts)}
      {question}
    </>
  );
}

function Capacity({ cart, isWholesale }: { cart: CartView | undefined; isWholesale: boolean }) {
  const progress = cart?.quote.barProgress;
  const method = cart?.answer.delivery_method;
  if (!cart || !progress || !method) return null;
  const { load, totals, currency, limits } = cart.quote;
  return (
    <CapacityView
      method={method as Parameters<typeof CapacityView>[0]["method"]}
      load={load}
      netMinor={totals.netMinor}
      currency={currency}
      limits={limits}
      progress={progress}
      isWholesale={isWholesale}
    />
  );
}
