import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { keepStep } from "../../features/cart/writing/keep-step.ts";
import type { CheckoutStep } from "../../features/checkout/checkout-steps.tsx";
import { paths } from "../../shared/paths.ts";

export type CartPlace = CheckoutStep | "recap";

/** This tab has not shown the goods of a cart yet. */
let isFresh = true;

/** This tab has shown no page of the cart yet. */
let isFirstPage = true;

/**
 * Begins each page of the cart at its top, and keeps with the cart which of them is shown, so that another tab or device
 * that opens the cart goes on there (CHECKOUT-01). Within a tab the cart begins with its contents, however far it had
 * been walked.
 */
export function useCartPlace(place: CartPlace, cart: CartView | undefined): void {
  const router = useRouter();
  const goOnOrKeep = useEffectEvent((here: CartPlace, id: string) => {
    const kept = cart?.answer.checkout_step ?? here;
    const href = isFresh && here === "contents" ? pathTo(kept) : undefined;
    isFresh = false;
    if (href !== undefined) void router.navigate({ href, replace: true });
    else if (kept !== here) void keepStep(id, here);
  });
  const id = cart?.id;
  const shown = useRef<CartPlace>(undefined);
  useEffect(
    // Once for each page of each cart: what changes in the cart meanwhile is no walk.
    function arrive() {
      if (shown.current !== place) beginAtTop(place);
      shown.current = place;
      if (id !== undefined) goOnOrKeep(place, id);
    },
    [place, id],
  );
}

/** A step is a page of its own to the reader: it begins at the top, with the focus on its heading. */
function beginAtTop(place: CartPlace): void {
  if (isFirstPage) {
    isFirstPage = false;
    return;
  }
  if (place === "recap") return;
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/** Where a place beyond the first is; undefined for the first, and for one of a newer server. */
function pathTo(place: string): string | undefined {
  switch (place) {
    case "delivery":
    case "payment":
      return paths.cartStep(place);
    case "empties":
      return paths.cartEmpties();
    case "recap":
      return paths.cartRecap();
    default:
      return undefined;
  }
}
