import type { Deps } from "../../platform/deps.ts";
import type { SetShippingAddressesOnCartInput, ShippingAddressInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requirePermission } from "../access/access.facts.ts";
import { notesOf } from "../cart/cart-notes.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { redirectCart } from "./redirect-cart.ts";
import { badShippingInput } from "./shipping-refused.ts";

/**
 * Chooses the ship-to of a cart in Magento's dialect (GQL-24, OP-112): an address of the customer is a ship-to, and no
 * other address is delivered to.
 */
export async function setShippingAddressesOnCart(
  deps: Deps,
  context: RequestContext,
  input: SetShippingAddressesOnCartInput | null | undefined,
) {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  const { language } = context;
  if (!input) throw badShippingInput("required-parameter-missing", language, { name: "input" });
  const address = oneAddress(input.shipping_addresses, language);
  const shipToId = shipToOf(address, language);
  const { noteForDriver } = notesOf({ note_for_driver: address.customer_notes ?? null }, language);
  const to = { shipToId, noteForDriver };
  const moved = await redirectCart(deps, { actor, cartId: input.cart_id, to, language });
  return { cart: answerCart(deps, moved, { actor, language }) };
}

type Language = RequestContext["language"];

function oneAddress(
  addresses: SetShippingAddressesOnCartInput["shipping_addresses"],
  language: Language,
): ShippingAddressInput {
  const [address, ...others] = addresses;
  if (others.length > 0) throw badShippingInput("addresses-many", language);
  if (address) return address;
  throw badShippingInput("required-parameter-missing", language, { name: "shipping_addresses" });
}

function shipToOf(given: ShippingAddressInput, language: Language): string {
  if (given.address || given.pickup_location_code) throw badShippingInput("address-not-own", language);
  const shipToId = given.ship_to_id ?? given.customer_address_id?.toString();
  if (!shipToId) throw badShippingInput("address-missing", language);
  return shipToId;
}
