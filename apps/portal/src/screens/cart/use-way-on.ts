import { checkAndSend } from "@vycep/domain/cart/check-and-send";
import { useTexts } from "@vycep/shell/words/i18n";
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
    const payments = cart.answer.available_payment_methods?.flatMap((method) => method?.code ?? []);
    const step = checkAndSend({
      place: { chosen: delivery.shipToId, valid: places },
      method: {
        chosen: delivery.method,
        valid: delivery.shipTo === undefined ? undefined : delivery.offeredMethods,
      },
      day: { chosen: delivery.date, valid: daysOf(delivery) },
      // The terms of the company: there is one way to pay, and it is the first (OP-122).
      payment: { chosen: payments?.[0], valid: payments },
    });
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

/** Undefined while the days are on their way. */
function daysOf({ isLoading, offeredDays }: CheckoutCart["delivery"]): readonly string[] | undefined {
  return isLoading ? undefined : offeredDays.map(({ date }) => date);
}
