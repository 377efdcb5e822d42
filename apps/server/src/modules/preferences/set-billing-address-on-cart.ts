import { numberOfId } from "@vycep/contract/cart/cart-address.codec";
import type { Deps } from "../../platform/deps.ts";
import type { BillingAddressInput, SetBillingAddressOnCartInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireOrderingAt } from "../access/access.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { liveCart } from "../cart/live-cart.facts.ts";
import { type ShipTo, shipToById } from "../ship-to/ship-to.facts.ts";
import { isOfPlaceOrPayer } from "./address-of-place.ts";
import { badShippingInput } from "./shipping-refused.ts";

/**
 * Confirms who pays, in Magento's dialect: that follows from the place, so nothing is kept, the addresses of
 * the cart's own place and of its payer are taken, and any other is refused (D36).
 */
export async function setBillingAddressOnCart(
  deps: Deps,
  context: RequestContext,
  input: SetBillingAddressOnCartInput | null | undefined,
) {
  const actor = await context.actor();
  const { language } = context;
  if (!input) throw badShippingInput("required-parameter-missing", language, { name: "input" });
  const cart = await liveCart(deps, actor, { id: input.cart_id });
  requireOrderingAt(actor, cart.shipToId);
  const place = await shipToById(deps.db, cart.shipToId);
  if (!place || !isOfPayer(input.billing_address, place)) throw badShippingInput("payer-by-place", language);
  return { cart: answerCart(deps, cart, { actor, language }) };
}

function isOfPayer(given: BillingAddressInput, place: ShipTo): boolean {
  if (given.same_as_shipping || given.use_for_shipping) return true;
  if (given.customer_address_id != null) return given.customer_address_id === numberOfId(place.facts.id);
  return given.address != null && isOfPlaceOrPayer(given.address, place);
}
