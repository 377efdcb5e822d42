import { queryClient } from "@vycep/shell/api/query-client";
import { localNow } from "@vycep/shell/clock/clock";
import { logWarning } from "@vycep/shell/log";
import { showMessage } from "@vycep/shell/messages/message-modal";
import { toastStore } from "@vycep/shell/messages/toasts";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/words/engine/weekday-forms";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { availableDatesKey } from "../../shared/ordering/available-dates-query.ts";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { changeChoice } from "../../shared/ordering/choice.ts";
import { type Delivery, useDelivery } from "../../shared/ordering/use-delivery.ts";
import { accessesOf, type CurrentUser } from "../../shared/user/current-user.ts";
import { choiceOfCart, newsOf, nextStep, type SettlingNews } from "./next-step.ts";
import { setTransportType } from "./use-set-transport-type.ts";

/**
 * Keeps the choice whole: a ship-to that may be ordered for, a method offered there, a day that is open, and the
 * server's cart set to the same. Each step waits for the facts of the one before; while the customer is asked about
 * an order in progress all of them wait.
 */
export function useSettledDelivery(user: CurrentUser, cart: CartInHand | undefined, isAsking: boolean): void {
  const t = useTexts("delivery");
  const refused = useTexts("preferences");
  const language = useLanguage();
  const delivery = useDelivery();
  const accesses = accessesOf(user);
  const seen = useRef<string>(undefined);
  const startsUnderWay = useRef(0);
  const held = cart && heldBy(cart);
  // What this page sets itself is chosen already, and what it has chosen since leads.
  const isNews = held !== undefined && seen.current !== held && startsUnderWay.current === 0;
  const ofCart =
    cart !== undefined && isNews ? choiceOfCart(cart, { accesses, chosen: delivery }) : undefined;
  const facts = { accesses, preset: user.defaultShipToId, delivery, cart, now: localNow() };
  const patch = isAsking ? undefined : (ofCart ?? nextStep(facts));
  const news = patch === undefined || ofCart !== undefined ? undefined : newsOf(facts, patch);
  const tell = useEffectEvent((told: SettlingNews) => {
    if (told.kind === "ship-to-suspended") {
      showMessage({ title: refused("ship-to-suspended"), tone: "error" });
      return;
    }
    const speaker = { language, today: facts.now.date };
    const lost = dayInWords(told.lost, "to", speaker);
    const next = told.next && dayInWords(told.next, "name", speaker);
    const text = next === undefined ? t("dayLostNone", { lost }) : t("dayLostText", { lost, next });
    if (cart?.hasItems === true) showMessage({ title: t("dayLostTitle"), details: [text] });
    // An empty cart with a day from long ago has lost nothing (CALENDAR-31).
    else if (next !== undefined && told.lost >= facts.now.date)
      toastStore.show({ text: t("dayLostToast", { lost, next }), tone: "info" });
  });
  // After every drawing: the choice that follows is made, which draws again, until there is none left to make.
  useEffect(function settleChoice() {
    if (isAsking) return;
    if (held !== undefined) seen.current = held;
    if (patch === undefined) return;
    if (news !== undefined) tell(news);
    changeChoice(patch);
  });
  useStartedOrder(delivery, { cart, isSettled: !isAsking && patch === undefined, startsUnderWay });
}

/** Which cart it is, and where, how and when it goes. */
function heldBy({ id, shipToId, method, date }: CartInHand): string {
  return [id, shipToId, method, date].join("|");
}

/** What depends on where, how and when, besides the cart. */
const followers = [["catalog"], ["products"], ["favourites"]] as const;

interface Settled {
  readonly cart: CartInHand | undefined;
  readonly isSettled: boolean;
  /** How many calls are not answered, or their cart not read yet. */
  readonly startsUnderWay: RefObject<number>;
}

/** Starts the order on the server whenever the settled choice is not what its cart holds (TRANSPORT-39, 42…49). */
function useStartedOrder(
  { shipToId, method, date }: Delivery,
  { cart, isSettled, startsUnderWay }: Settled,
): void {
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
      startsUnderWay.current += 1;
      setTransportType({ shipToId: shipTo, method: chosenMethod, date: day })
        .then(async (refusal) => {
          if (refusal !== undefined) showMessage({ title: refusalTitle, details: [refusal] });
          // ERROR-12: the picker is calculated anew from fresh days.
          if (refusal !== undefined) void queryClient.invalidateQueries({ queryKey: availableDatesKey });
          // TRANSPORT-40, 41, 47…50: cart, products, the open product and favourites follow the new choice.
          await Promise.all([
            readAgain?.(),
            ...followers.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
          ]);
        })
        // A failed call inside order start is only logged (TRANSPORT-53, OP-150); the next change tries again.
        .catch((cause: unknown) => {
          lastSent.current = undefined;
          logWarning("the order could not be started", cause);
        })
        .finally(() => {
          startsUnderWay.current -= 1;
        });
    },
    [wanted, held, readAgain, refusalTitle, startsUnderWay],
  );
}
