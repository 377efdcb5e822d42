import { ButtonLink } from "@vycep/ui/button-link.tsx";
import { DepositsTable } from "../features/cart/deposits-table.tsx";
import { VatTable } from "../features/cart/vat-table.tsx";
import { PayerCard } from "../features/checkout/payer-card.tsx";
import { PaymentCard } from "../features/checkout/payment-card.tsx";
import { useTexts } from "../shared/i18n/i18n.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { paths } from "../shared/paths.ts";
import { storage } from "../shared/storage.ts";
import { BasketFrame } from "./basket-frame.tsx";

/** Step 3/3: who pays and how, and what the sum is made of (CHECKOUT-04, OP-122). */
export function CartPayment() {
  const t = useTexts("checkout");
  usePageTitle(t("payment"), "part");
  return (
    <BasketFrame
      step="payment"
      title={() => t("payment")}
      next={() => ({
        kind: "go",
        href: paths.cartRecap(),
        label: t("checkOrder"),
        shortLabel: t("checkShort"),
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
              customerOrderNumber={
                storage.read("customerOrderNumber") ?? cart.answer.customer_order_number ?? ""
              }
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
    </BasketFrame>
  );
}
