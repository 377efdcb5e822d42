import { parseMoment } from "@vycep/contract/calendar/calendar-facts.codec";
import { decodeCapacityRule } from "@vycep/contract/shipto/capacity-rule.codec";
import { parseShipToId, type ShipToId } from "@vycep/domain/kernel/ids";
import { selectableShipTos } from "@vycep/domain/shipto/selectable";
import { Alert } from "@vycep/ui/alert.tsx";
import { Button } from "@vycep/ui/button.tsx";
import { CellPanel } from "@vycep/ui/cell-panel.tsx";
import { lazy, type ReactNode, Suspense } from "react";
import { momentInWords } from "../features/calendar/moment-in-words.ts";
import { CapacityView } from "../features/capacity/capacity-view.tsx";
import type { CartView } from "../features/cart/cart-view.ts";
import { useCart } from "../features/cart/use-cart.ts";
import { ShipToSelect } from "../features/shipto/ship-to-select.tsx";
import { MethodSelect } from "../features/transport/method-select.tsx";
import { localNow } from "../shared/clock.ts";
import { type Delivery, useDelivery } from "../shared/delivery/use-delivery.ts";
import { formatDate } from "../shared/format.ts";
import { useLanguage, useTexts } from "../shared/i18n/i18n.ts";
import { accessesOf, type CurrentUser } from "../shared/session/current-user.ts";
import { useDeliveryChange } from "./use-delivery-change.tsx";

// The picker comes when somebody reaches for it.
const DatePicker = lazy(() =>
  import("../features/calendar/date-picker.tsx").then((file) => ({ default: file.DatePicker })),
);

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
  readonly notice: ReactNode;
  readonly delivery: Delivery;
  readonly cart: CartView | undefined;
}

/** Where, how, when and how much (PREFS-01…11); asks before a change costs the cart. */
export function OrderBar({ user, children }: OrderBarProps) {
  const t = useTexts("delivery");
  const delivery = useDelivery();
  const { cart } = useCart();
  const { request, question } = useDeliveryChange({ user, delivery, cart });
  const { shipTo, offeredMethods, method } = delivery;
  const parts: OrderBarParts = {
    delivery,
    cart,
    shipTo: (
      <ShipToSelect
        shipTos={selectableEntries(user)}
        value={delivery.shipToId}
        onChange={(id) => {
          const shipToId = parseShipToId(id);
          if (shipToId !== undefined) request({ kind: "ship-to", shipToId });
        }}
      />
    ),
    method: (
      <MethodSelect
        offered={offeredMethods}
        value={method}
        currency={shipTo?.currency ?? "CZK"}
        limitsOf={(one) => {
          const rule = shipTo?.capacityRules.find((row) => row.method === one);
          return rule === undefined ? undefined : decodeCapacityRule(rule);
        }}
        onChange={(one) => request({ kind: "method", method: one })}
      />
    ),
    date: <DateCell delivery={delivery} onPick={(date) => request({ kind: "date", date })} />,
    capacity: <Capacity cart={cart} isWholesale={user.isWholesale} />,
    notice: delivery.failure !== null && (
      <Alert
        tone="error"
        action={
          <Button variant="outline" onClick={delivery.retry}>
            {t("retry")}
          </Button>
        }
      >
        {t("datesFailed")}
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

function DateCell({
  delivery,
  onPick,
}: {
  delivery: Delivery;
  onPick: (date: NonNullable<Delivery["date"]>) => void;
}) {
  const t = useTexts("delivery");
  const language = useLanguage();
  const { calendar, date, offeredDays, chosenDay } = delivery;
  const orderBy = parseMoment(chosenDay?.orderBy ?? "");
  return (
    <CellPanel
      label={t("requestDate")}
      value={date === undefined ? t("dateSelect") : formatDate(date)}
      caption={
        orderBy === undefined ? undefined : t("orderByMoment", { moment: momentInWords(orderBy, language) })
      }
      closeLabel={t("close")}
    >
      {(close) =>
        calendar !== undefined && (
          <Suspense>
            <DatePicker
              calendar={calendar}
              now={localNow()}
              selected={date}
              offeredDays={offeredDays}
              onPick={(picked) => {
                close();
                onPick(picked);
              }}
            />
          </Suspense>
        )
      }
    </CellPanel>
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

function selectableEntries(user: CurrentUser) {
  const allowed = new Set<ShipToId>(selectableShipTos(accessesOf(user)).map(({ shipToId }) => shipToId));
  return user.shipTos.filter(({ shipToId }) => allowed.has(shipToId as ShipToId));
}
