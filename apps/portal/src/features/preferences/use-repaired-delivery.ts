import { localNow } from "@vycep/shell/clock/clock";
import { isOfStaff } from "@vycep/shell/door/door";
import { showMessage } from "@vycep/shell/messages/message-modal";
import { toastStore } from "@vycep/shell/messages/toasts";
import { useStore } from "@vycep/shell/storage/store";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { useEffect, useRef } from "react";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { changeChoice, useChoice } from "../../shared/ordering/choice.ts";
import { useDelivery } from "../../shared/ordering/use-delivery.ts";
import { accessesOf, type CurrentUser } from "../../shared/user/current-user.ts";
import { type ChoiceNews, choiceOfCart, newsOf, nextChoice } from "./next-choice.ts";
import { orderStart, startOf } from "./start-order.ts";

/**
 * Repairs a choice that nobody is changing just now: at the first loading, when the cut-off of the day has passed, when
 * another device or tab has chosen, and after a start that failed. Each step waits for the facts of the one before;
 * while the customer is asked about an order in progress all of them wait. What a click changes is started by the
 * click (apply-change.ts).
 */
export function useRepairedDelivery(
  user: CurrentUser,
  cart: CartInHand | undefined,
  isAsking: boolean,
): void {
  const tellNews = useToldNews(cart);
  const delivery = useDelivery();
  const wanted = startOf(useChoice());
  const isWaiting = useStore(orderStart.underWay) > 0 || isAsking;
  const accesses = accessesOf(user);
  const seen = useRef<string>(undefined);
  const held = cart && [cart.id, cart.shipToId, cart.method, cart.date].join("|");
  // What this page sets itself is chosen already, and what it has chosen since leads.
  const isNews = held !== undefined && seen.current !== held && !isWaiting;
  const ofCart =
    cart !== undefined && isNews ? choiceOfCart(cart, { accesses, chosen: delivery }) : undefined;
  const facts = { accesses, preset: user.defaultShipToId, delivery, cart, now: localNow() };
  // Whoever orders in a customer's name may send past a cut-off, so the day stays until another is chosen (DORD-06).
  const isKept = isOfStaff && delivery.date !== undefined && delivery.date === cart?.date;
  const patch = isWaiting || isKept ? undefined : (ofCart ?? nextChoice(facts));
  const news = patch === undefined || ofCart !== undefined ? undefined : newsOf(facts, patch);
  // After every drawing: the choice that follows is made, which draws again, until there is none left to make.
  useEffect(function repairDelivery() {
    if (held !== undefined && !isAsking) seen.current = held;
    if (isWaiting) return;
    if (news !== undefined) tellNews(news);
    if (patch !== undefined) changeChoice(patch);
    else if (wanted !== undefined && cart !== undefined) orderStart.repair(wanted, cart);
  });
}

/** Tells what a repair has taken away. */
function useToldNews(cart: CartInHand | undefined): (told: ChoiceNews) => void {
  const t = useTexts("delivery");
  const refused = useTexts("preferences");
  const language = useLanguage();
  return (told) => {
    if (told.kind === "ship-to-suspended") {
      showMessage({ title: refused("ship-to-suspended"), tone: "error" });
      return;
    }
    const today = localNow().date;
    const speaker = { language, today };
    const lost = dayInWords(told.lost, "to", speaker);
    const next = told.next && dayInWords(told.next, "name", speaker);
    const text = next === undefined ? t(`${told.kind}None`, { lost }) : t(`${told.kind}Text`, { lost, next });
    if (cart?.hasItems === true) showMessage({ title: t(`${told.kind}Title`), details: [text] });
    // An empty cart with a day from long ago has lost nothing (CALENDAR-31).
    else if (next !== undefined && told.lost >= today)
      toastStore.show({ text: t(`${told.kind}Toast`, { lost, next }), tone: "info" });
  };
}
