import { parseMoment } from "@vycep/contract/calendar/calendar-facts.codec";
import { decodeCapacityRule } from "@vycep/contract/shipto/capacity-rule.codec";
import { parseShipToId, type ShipToId } from "@vycep/domain/kernel/ids";
import { askOrApply, type Change } from "@vycep/domain/preferences/change";
import { selectableShipTos } from "@vycep/domain/shipto/selectable";
import { onlyEmpties } from "@vycep/domain/transport/method";
import { Alert } from "@vycep/ui/alert.tsx";
import { Button } from "@vycep/ui/button.tsx";
import { CellPanel } from "@vycep/ui/cell-panel.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { momentInWords } from "../features/calendar/moment-in-words.ts";
import { CapacityView } from "../features/capacity/capacity-view.tsx";
import type { CartView } from "../features/cart/cart-view.ts";
import { clearCart } from "../features/cart/clear-cart.ts";
import { useCart } from "../features/cart/use-cart.ts";
import { ShipToSelect } from "../features/shipto/ship-to-select.tsx";
import { MethodSelect } from "../features/transport/method-select.tsx";
import { changeChoice } from "../shared/choice.ts";
import { localNow } from "../shared/clock.ts";
import { type Delivery, useDelivery } from "../shared/delivery/use-delivery.ts";
import { formatDate } from "../shared/format.ts";
import { useLanguage, useTexts } from "../shared/i18n/i18n.ts";
import { showFailure } from "../shared/messages/action-errors.ts";
import { accessesOf, type CurrentUser } from "../shared/session/current-user.ts";
import { datesToRemember } from "./use-settled-delivery.ts";

// The picker and the question come when somebody reaches for them.
const DatePicker = lazy(() =>
  import("../features/calendar/date-picker.tsx").then((file) => ({ default: file.DatePicker })),
);
const ConfirmChange = lazy(() =>
  import("../features/preferences/confirm-change.tsx").then((file) => ({ default: file.ConfirmChange })),
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
  const { request, question } = useChange({ user, delivery, cart });
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

/** Asks, applies or refuses a change by the domain's rule (SHIPTO-01…05, INPROG-23…29). */
function useChange({
  user,
  delivery,
  cart,
}: {
  user: CurrentUser;
  delivery: Delivery;
  cart: CartView | undefined;
}) {
  const [asked, setAsked] = useState<Change>();
  const [isBusy, setBusy] = useState(false);

  function request(change: Change) {
    const answer = askOrApply(
      change,
      {
        current: {
          shipToId: parseShipToId(delivery.shipToId ?? "") ?? null,
          method: delivery.method ?? null,
          date: delivery.date ?? null,
        },
        cartHasItems: (cart?.lines.length ?? 0) > 0,
        accesses: accessesOf(user),
        offered: delivery.offeredMethods,
        calendar: delivery.calendar ?? null,
      },
      localNow(),
    );
    if (answer.kind === "apply") apply(change, delivery);
    if (answer.kind === "ask") setAsked(change);
  }

  async function startNew(change: Change) {
    setBusy(true);
    try {
      await clearCart();
      apply(change, delivery);
      setAsked(undefined);
    } catch (cause) {
      showFailure(cause);
    } finally {
      setBusy(false);
    }
  }
  const question = asked && (
    <Suspense>
      <ConfirmChange
        kind={asked.kind}
        isBusy={isBusy}
        onCancel={() => setAsked(undefined)}
        onStartNew={() => void startNew(asked)}
      />
    </Suspense>
  );
  return { request, question };
}

/** Stores the change; what depends on it is settled anew (SHIPTO-06…09, TRANSPORT-36…39). */
function apply(change: Change, delivery: Delivery): void {
  const noDate = { deliveryDate: undefined, standardDeliveryDate: undefined, exceptiondate: undefined };
  if (change.kind === "ship-to") changeChoice({ shipToId: change.shipToId, ...noDate });
  if (change.kind === "method") {
    changeChoice({ shippingMethod: change.method, onlyEmpties: onlyEmpties(change.method) === 1, ...noDate });
  }
  if (change.kind === "date" && delivery.calendar !== undefined) {
    changeChoice(datesToRemember(delivery.calendar, change.date));
  }
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
