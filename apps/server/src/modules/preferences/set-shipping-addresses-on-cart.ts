import type { Deps } from "../../platform/deps.ts";
import type { Choice } from "../../platform/errors.ts";
import type { SetShippingAddressesOnCartInput, ShippingAddressInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { orderingPlace, placesOf, requirePermission } from "../access/access.facts.ts";
import { notesOf } from "../cart/cart-notes.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { shipTosById } from "../ship-to/ship-to.facts.ts";
import { redirectCart } from "./redirect-cart.ts";
import { addressNotOwn, badShippingInput } from "./shipping-refused.ts";

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
  if (address.address || address.pickup_location_code) {
    throw addressNotOwn(await allowedPlaces(deps, actor), language);
  }
  const shipToId = shipToOf(address, language);
  const { noteForDriver } = notesOf({ note_for_driver: address.customer_notes ?? null }, language);
  const to = { shipToId, noteForDriver };
  const moved = await redirectCart(deps, { actor, cartId: input.cart_id, to, language });
  return { cart: answerCart(deps, moved, { actor, language }) };
}

/** Where the caller's goods may go, for a client that asked for another address. */
async function allowedPlaces(deps: Deps, actor: Actor): Promise<readonly Choice[]> {
  const allowed = placesOf(actor).filter(({ shipToId }) => orderingPlace(actor, shipToId).ok);
  const known = await shipTosById(
    deps.db,
    allowed.map(({ shipToId }) => shipToId),
  );
  return [...known.values()].map(({ facts, street, city }) => ({
    value: facts.id,
    label: `${facts.name}, ${street}, ${city}`,
  }));
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
  const shipToId = given.ship_to_id ?? given.customer_address_id?.toString();
  if (!shipToId) throw badShippingInput("address-missing", language);
  return shipToId;
}
