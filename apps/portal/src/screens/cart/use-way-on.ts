import { useTexts } from "@vycep/shell/words/i18n";
import { nextStep } from "../../features/cart/summary/next-step.ts";
import { paths } from "../../shared/paths.ts";
import { selectableShipTosOf, useCurrentUser } from "../../shared/user/current-user.ts";
import type { NextAction } from "./cart-summary.tsx";
import type { CheckoutCart } from "./use-checkout-cart.ts";

/**
 * Where the contents of the cart lead: straight to the recap when place, way, day and payment are known, with the steps
 * beside it for who wants them; else to the first step (CHECKOUT-01, CHECKOUT-06).
 */
export function useWayOn(): (checkout: CheckoutCart) => NextAction {
  const t = useTexts("cart");
  const places = selectableShipTosOf(useCurrentUser()).map(({ shipToId }) => shipToId);
  const steps = { href: paths.cartStep("delivery"), label: t("continueToDelivery") };
  return ({ cart, delivery }) => {
    const step = nextStep(cart, delivery, places);
    if (step !== "recap" || cart.isCollection) {
      const href = step === "payment" ? paths.cartStep("payment") : steps.href;
      return { kind: "go", href, label: steps.label, shortLabel: t("next") };
    }
    return {
      kind: "go",
      href: paths.cartRecap(),
      label: t("checkAndSend"),
      shortLabel: t("checkShort"),
      steps,
    };
  };
}
