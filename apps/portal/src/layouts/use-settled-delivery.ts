import { judgeDay } from "@vycep/domain/calendar/delivery-day";
import { parseShipToId } from "@vycep/domain/kernel/ids";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { rememberedDates } from "@vycep/domain/preferences/preferences";
import { firstShipTo, judgeShipTo } from "@vycep/domain/shipto/selectable";
import { onlyEmpties, parseShippingMethod } from "@vycep/domain/transport/method";
import { useEffect, useRef } from "react";
import type { CartView } from "../features/cart/cart-view.ts";
import { readCartAgain } from "../features/cart/clear-cart.ts";
import { settleDate, settleMethod } from "../features/preferences/settle.ts";
import { setTransportType } from "../features/preferences/use-set-transport-type.ts";
import { queryClient } from "../shared/api/query-client.ts";
import { changeChoice } from "../shared/choice.ts";
import { localNow } from "../shared/clock.ts";
import type { Delivery } from "../shared/delivery/use-delivery.ts";
import { logWarning } from "../shared/log.ts";
import { showMessage } from "../shared/messages/message-modal.ts";
import { accessesOf, type CurrentUser } from "../shared/session/current-user.ts";

type ChoicePatch = Parameters<typeof changeChoice>[0];

interface Facts {
  readonly user: CurrentUser;
  readonly delivery: Delivery;
  readonly cart: CartView | undefined;
}

/**
 * Keeps the choice whole: a ship-to that may be ordered for, a method offered there, a day that is open, and the
 * server's cart set to the same. Each step waits for the facts of the one before.
 */
export function useSettledDelivery(facts: Facts, refusalTitle: string): void {
  const { delivery, cart } = facts;
  const patch = nextStep(facts);
  // After every drawing: the choice that follows is made, which draws again, until there is none left to make.
  useEffect(function settleChoice() {
    if (patch !== undefined) changeChoice(patch);
  });

  const { shipToId, method, date } = delivery;
  const isWhole = patch === undefined && shipToId !== undefined && method !== undefined && date !== undefined;
  const wanted = isWhole ? `${shipToId}|${method}|${date}` : undefined;
  const held =
    cart && `${cart.answer.ship_to_id}|${cart.answer.delivery_method}|${cart.answer.delivery_date}`;
  const lastSent = useRef<string>(undefined);
  useEffect(
    function startOrderOnServer() {
      if (wanted === undefined || held === undefined || wanted === held || lastSent.current === wanted)
        return;
      lastSent.current = wanted;
      const [shipTo = "", chosenMethod = "", day = ""] = wanted.split("|");
      setTransportType({ shipToId: shipTo, method: chosenMethod, date: day })
        .then(async (refusal) => {
          if (refusal !== undefined) showMessage({ title: refusalTitle, details: [refusal] });
          // TRANSPORT-47…49: cart, products and the open product follow the new choice.
          await Promise.all([readCartAgain(), queryClient.invalidateQueries({ queryKey: ["products"] })]);
        })
        // A failed call inside order start is only logged (TRANSPORT-53, OP-150); the next change tries again.
        .catch((cause: unknown) => {
          lastSent.current = undefined;
          logWarning("the order could not be started", cause);
        });
    },
    [wanted, held, refusalTitle],
  );
}

/** What has to be chosen next, or undefined when all is settled or something is still on its way. */
function nextStep({ user, delivery, cart }: Facts): ChoicePatch | undefined {
  const accesses = accessesOf(user);
  const cartHasItems = (cart?.lines.length ?? 0) > 0;
  const current = parseShipToId(delivery.shipToId ?? "");
  if (current === undefined || !judgeShipTo(accesses, current).ok) {
    const ofCart = cartHasItems ? parseShipToId(cart?.answer.ship_to_id ?? "") : undefined;
    const first = firstShipTo({
      accesses,
      stored: ofCart,
      preset: parseShipToId(user.defaultShipToId ?? ""),
    });
    return first === undefined ? undefined : { shipToId: first.shipToId };
  }
  if (delivery.shipTo === undefined || cart === undefined) return undefined;
  if (delivery.method === undefined || !delivery.offeredMethods.includes(delivery.method)) {
    const method = settleMethod({
      offered: delivery.offeredMethods,
      cartHasItems,
      cartMethod: parseShippingMethod(cart.answer.delivery_method ?? ""),
      storedMethod: delivery.method,
    });
    if (method === undefined || method === delivery.method) return undefined;
    return { shippingMethod: method, onlyEmpties: onlyEmpties(method) === 1 };
  }
  return dateStep(delivery, cartHasItems ? cart : undefined);
}

function dateStep({ calendar, date }: Delivery, cart: CartView | undefined): ChoicePatch | undefined {
  if (calendar === undefined) return undefined;
  const now = localNow();
  const stored = date ?? parseLocalDate(cart?.answer.delivery_date ?? "");
  const settled = settleDate(calendar, now, stored);
  if (settled === date) return undefined;
  return datesToRemember(calendar, settled);
}

/** The three dates that the storage and the headers carry for a chosen day (OP-65). */
export function datesToRemember(
  calendar: NonNullable<Delivery["calendar"]>,
  day: NonNullable<Delivery["date"]>,
) {
  const verdict = judgeDay(calendar, localNow(), day);
  const dates = verdict.open
    ? rememberedDates(day, verdict)
    : { deliveryDate: day, exceptionDate: null, standardDeliveryDate: day };
  return {
    deliveryDate: dates.deliveryDate,
    standardDeliveryDate: dates.standardDeliveryDate,
    exceptiondate: dates.exceptionDate ?? undefined,
  };
}
