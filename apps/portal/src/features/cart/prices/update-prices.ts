import { queryGraphql } from "@vycep/shell/api/graphql";
import { machineNow } from "@vycep/shell/clock/clock";
import { failureOf } from "@vycep/shell/failures/api-error";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { cartSession } from "../cart-session.ts";
import type { CartView } from "../reading/cart-view.ts";
import { readCartAgain } from "../reading/read-cart-again.ts";
import { hasOtherPrices, outcomeOf, type PriceUpdateOutcome } from "./price-update-outcome.ts";

const updatePricesDocument = graphql(`
  mutation UpdatePrices($cartId: String!) {
    updatePrices(cart_id: $cartId) {
      success
      can_proceed
      status_message
      delivery_date_expired
      next_date
      order_items {
        sku
        price {
          value
        }
      }
    }
  }
`);

/** Asks the brewery for the prices of the cart as it is shown; what is not shown as it answers is read again. */
export async function updatePrices(shown: CartView): Promise<PriceUpdateOutcome> {
  try {
    await cartSession().whenSaved();
    const { updatePrices: answer } = await queryGraphql(updatePricesDocument, { cartId: shown.id });
    if (!answer) return { kind: "failed" };
    const outcome = outcomeOf(answer);
    if (hasOtherPrices(shown, answer)) await readCartAgain();
    else if (outcome.kind !== "failed") cartSession().readAt.set(machineNow());
    return outcome;
  } catch (cause) {
    // Who has to sign in again asks again on the new page.
    if (failureOf(cause).kind === "signed-out") throw cause;
    return { kind: "failed" };
  }
}
