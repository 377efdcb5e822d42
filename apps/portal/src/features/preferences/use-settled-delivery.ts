import { useEffect, useRef } from "react";
import { queryClient } from "../../shared/api/query-client.ts";
import { changeChoice } from "../../shared/choice.ts";
import { localNow } from "../../shared/clock.ts";
import type { CartInHand } from "../../shared/delivery/cart-in-hand.ts";
import { type Delivery, useDelivery } from "../../shared/delivery/use-delivery.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { logWarning } from "../../shared/log.ts";
import { showMessage } from "../../shared/messages/message-modal.ts";
import { accessesOf, type CurrentUser } from "../../shared/session/current-user.ts";
import { choiceOfCart, nextStep } from "./next-step.ts";
import { setTransportType } from "./use-set-transport-type.ts";

/**
 * Keeps the choice whole: a ship-to that may be ordered for, a method offered there, a day that is open, and the
 * server's cart set to the same. Each step waits for the facts of the one before.
 */
export function useSettledDelivery(user: CurrentUser, cart: CartInHand | undefined): void {
  const delivery = useDelivery();
  const accesses = accessesOf(user);
  const seenCart = useRef<string>(undefined);
  const isNewCart = cart !== undefined && seenCart.current !== cart.id;
  const ofCart = isNewCart ? choiceOfCart(cart, accesses) : undefined;
  const patch =
    ofCart ?? nextStep({ accesses, preset: user.defaultShipToId, delivery, cart, now: localNow() });
  // After every drawing: the choice that follows is made, which draws again, until there is none left to make.
  useEffect(function settleChoice() {
    if (cart !== undefined) seenCart.current = cart.id;
    if (patch !== undefined) changeChoice(patch);
  });
  useStartedOrder(delivery, { cart, isSettled: patch === undefined });
}

interface Settled {
  readonly cart: CartInHand | undefined;
  readonly isSettled: boolean;
}

/** Starts the order on the server whenever the settled choice is not what its cart holds (TRANSPORT-39, 42…49). */
function useStartedOrder({ shipToId, method, date }: Delivery, { cart, isSettled }: Settled): void {
  const t = useTexts("delivery");
  const refusalTitle = t("changeRefused");
  const isWhole = isSettled && shipToId !== undefined && method !== undefined && date !== undefined;
  const wanted = isWhole ? `${shipToId}|${method}|${date}` : undefined;
  const held = cart && `${cart.shipToId}|${cart.method}|${cart.date}`;
  const readAgain = cart?.readAgain;
  const lastSent = useRef<string>(undefined);
  useEffect(
    function startOrderOnServer() {
      const isHeld = wanted === undefined || held === undefined || wanted === held;
      if (isHeld || lastSent.current === wanted) return;
      lastSent.current = wanted;
      const [shipTo = "", chosenMethod = "", day = ""] = wanted.split("|");
      setTransportType({ shipToId: shipTo, method: chosenMethod, date: day })
        .then(async (refusal) => {
          if (refusal !== undefined) showMessage({ title: refusalTitle, details: [refusal] });
          // TRANSPORT-47…49: cart, products and the open product follow the new choice.
          await Promise.all([readAgain?.(), queryClient.invalidateQueries({ queryKey: ["products"] })]);
        })
        // A failed call inside order start is only logged (TRANSPORT-53, OP-150); the next change tries again.
        .catch((cause: unknown) => {
          lastSent.current = undefined;
          logWarning("the order could not be started", cause);
        });
    },
    [wanted, held, readAgain, refusalTitle],
  );
}
