import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { DateCell } from "../features/calendar/date-cell.tsx";
import { DeliveryChanges } from "../features/calendar/delivery-changes.tsx";
import { CapacityLine } from "../features/capacity/capacity-line.tsx";
import { CapacityView } from "../features/capacity/capacity-view.tsx";
import { type BarLineState, useBarLine } from "../features/capacity/use-bar-line.ts";
import type { CartView } from "../features/cart/reading/cart-view.ts";
import { useCart } from "../features/cart/reading/use-cart.ts";
import { useCartInHand } from "../features/cart/reading/use-cart-in-hand.ts";
import type { MovedProduct } from "../features/preferences/move/moved-product.ts";
import { useDeliveryChange } from "../features/preferences/use-delivery-change.tsx";
import { ShipToSelect } from "../features/ship-to/ship-to-select.tsx";
import { MethodSelect } from "../features/transport/method-select.tsx";
import { answeredCurrency } from "../shared/ordering/answered-currency.ts";
import { type Delivery, useDelivery } from "../shared/ordering/use-delivery.ts";
import { type CurrentUser, selectableShipTosOf } from "../shared/user/current-user.ts";
import { OrderBarFix } from "./order-bar-fix.tsx";

// They come when somebody reaches for them.
const CompareLink = lazy(() =>
  import("../features/preferences/move/compare-link.tsx").then((file) => ({ default: file.CompareLink })),
);
const DayDialog = lazy(() =>
  import("../features/calendar/day-dialog.tsx").then((file) => ({ default: file.DayDialog })),
);
const MovedPicture = lazy(() =>
  import("./moved-picture.tsx").then((file) => ({ default: file.MovedPicture })),
);

function movedPicture(product: MovedProduct) {
  return <MovedPicture product={product} />;
}

/** One panel makes room for the next. */
function closing(close: () => void, open: () => void): () => void {
  return () => {
    close();
    open();
  };
}

interface OrderBarProps {
  readonly user: CurrentUser;
  /** One line under the header, or labelled cells in the sheet of mobile. */
  readonly look: "cell" | "line";
  /** Draws the cells and the capacity where they belong. */
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
  /** The next thing to do about the order; nothing until the cart is known. */
  readonly fix: (look: { readonly isShort: boolean }) => ReactNode;
  readonly delivery: Delivery;
  readonly bar: BarLineState | undefined;
}

/** Where, how, when and how much (PREFS-01…11); asks before a change costs the cart. */
export function OrderBar({ user, look, children }: OrderBarProps) {
  const t = useTexts("delivery");
  const delivery = useDelivery();
  const { cart } = useCart();
  const bar = useBarLine(cart);
  const [isPicking, setPicking] = useState(false);
  const { request, requestShipTo, question, compare } = useDeliveryChange({
    user,
    delivery,
    cart: useCartInHand(),
    picture: movedPicture,
    onCalendar: () => setPicking(true),
  });
  const { shipTo, offeredMethods, method } = delivery;
  const shipTos = selectableShipTosOf(user);
  const moveTo = (date: NonNullable<Delivery["date"]>) => request({ kind: "date", date });
  const parts: OrderBarParts = {
    delivery,
    bar,
    shipTo: <ShipToSelect look={look} shipTos={shipTos} value={delivery.shipToId} onChange={requestShipTo} />,
    method: (
      <MethodSelect
        look={look}
        offered={offeredMethods}
        value={method}
        currency={answeredCurrency(shipTo?.currency)}
        limitsOf={delivery.limitsOf}
        onChange={(one) => request({ kind: "method", method: one })}
      />
    ),
    date: (
      <DateCell
        look={look}
        delivery={delivery}
        onPick={moveTo}
        aside={compare && ((close) => <CompareLink onCompare={closing(close, compare)} />)}
      />
    ),
    capacity: capacityOf({ look, bar, details: <Capacity cart={cart} isWholesale={user.isWholesale} /> }),
    fix: ({ isShort }) =>
      cart && bar && <OrderBarFix bar={bar} cart={cart} onMove={moveTo} isShort={isShort} />,
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
      {isPicking && (
        <Suspense>
          <DayDialog
            delivery={delivery}
            onClose={() => setPicking(false)}
            onPick={(date) => {
              setPicking(false);
              moveTo(date);
            }}
          />
        </Suspense>
      )}
      {question}
    </>
  );
}

interface CapacityParts extends Pick<OrderBarProps, "look">, Pick<OrderBarParts, "bar"> {
  readonly details: ReactNode;
}

/** In the line the figures, from which the picture opens; in the sheet the picture itself. */
function capacityOf({ look, bar, details }: CapacityParts): ReactNode {
  if (look === "cell") return details;
  if (bar === undefined) return null;
  return <CapacityLine state={bar.state} words={bar.words} fill={bar.fill} details={details} />;
}

function Capacity({ cart, isWholesale }: { cart: CartView | undefined; isWholesale: boolean }) {
  const progress = cart?.quote.barProgress;
  const method = cart?.answer.delivery_method;
  if (!cart || !progress || !method) return null;
  const { load, totals, currency, limits } = cart.quote;
  return (
    <CapacityView
      look="card"
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
