import { usePageTitle } from "@vycep/shell/page/page-title";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { keptNote } from "../../features/cart/notes/kept-notes.ts";
import { DepositsTable } from "../../features/cart/prices/deposits-table.tsx";
import { VatTable } from "../../features/cart/prices/vat-table.tsx";
import { useCart } from "../../features/cart/reading/use-cart.ts";
import { PayerCard } from "../../features/checkout/payer-card.tsx";
import { PaymentCard } from "../../features/checkout/payment-card.tsx";
import { isStepNeeded, useCartEmpties } from "../../features/empties/use-cart-empties.ts";
import { paths } from "../../shared/paths.ts";
import { CartFrame } from "./cart-frame.tsx";
import { emptiesOf } from "./empties-of.ts";

/** Step 3/3: who pays and how, and what the sum is made of (CHECKOUT-04, OP-122). */
export function CartPayment() {
  const t = useTexts("checkout");
  usePageTitle(t("payment"), "part");
  const { cart: live } = useCart();
  const answer = useCartEmpties(emptiesOf(live)).data;
  const hasEmpties = live?.isCollection !== true && isStepNeeded(answer) !== false;
  return (
    <CartFrame
      step="payment"
      title={() => t("payment")}
      next={() => ({
        kind: "go",
        href: hasEmpties ? paths.cartEmpties() : paths.cartRecap(),
        label: t(hasEmpties ? "continueToEmpties" : "checkOrder"),
        shortLabel: t(hasEmpties ? "next" : "checkShort"),
      })}
    >
      {({ cart }) => {
        const { payer_details: payer, available_payment_methods: methods } = cart.answer;
        return (
          <>
            {payer && <PayerCard payer={payer} />}
            <PaymentCard
              methods={(methods ?? []).filter((method) => method !== null)}
              dueDays={payer?.due_days ?? null}
              customerOrderNumber={keptNote("customerOrderNumber", cart.answer).text}
            />
            <VatTable quote={cart.quote} />
            <DepositsTable cart={cart} />
            <div>
              <ButtonLink
                href={paths.cartStep("delivery")}
                variant="outline"
                size="large"
                icon="chevron-left"
              >
                {t("delivery")}
              </ButtonLink>
            </div>
          </>
        );
      }}
    </CartFrame>
  );
}
