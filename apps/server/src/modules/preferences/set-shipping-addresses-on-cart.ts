import type { Deps } from "../../platform/deps.ts";
import type { SetShippingAddressesOnCartInput, ShippingAddressInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { orderingPlace, placesOf, requirePermission } from "../access/access.facts.ts";
import { notesOf } from "../cart/cart-notes.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { shipTosById } from "../ship-to/ship-to.facts.ts";
import { keptAddress, placeOfAddress } from "./address-of-place.ts";
import { redirectCart } from "./redirect-cart.ts";
import { addressNotOwn, badShippingInput } from "./shipping-refused.ts";

/**
 * Chooses the ship-to of a cart in Magento's dialect (GQL-24, OP-112): an address of the customer is a ship-to, told by
 * its number or written out as it was read, and no other address is delivered to.
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
  const shipToId = isWritten(address)
    ? await shipToWritten(deps, actor, { given: address, language })
    : shipToOf(address, language);
  const { noteForDriver } = notesOf({ note_for_driver: address.customer_notes ?? null }, language);
  const to = { shipToId, noteForDriver };
  const moved = await redirectCart(deps, { actor, cartId: input.cart_id, to, language });
  return { cart: answerCart(deps, moved, { actor, language }) };
}

function isWritten({ address, pickup_location_code: shop }: ShippingAddressInput): boolean {
  return Boolean(address) || Boolean(shop);
}

type Written = { readonly given: ShippingAddressInput; readonly language: Language };

/** The one place that is told by its address, and by its number where both are given; else a refusal with all. */
async function shipToWritten(deps: Deps, actor: Actor, { given, language }: Written): Promise<string> {
  const places = await allowedPlaces(deps, actor);
  const told = given.ship_to_id ?? given.customer_address_id?.toString();
  const possible = told ? places.filter(({ id }) => id === told) : places;
  const { address, pickup_location_code: shop } = given;
  const place = address && !shop ? placeOfAddress(possible, address) : undefined;
  if (place) return place.id;
  throw addressNotOwn(
    places.map(({ id, name, street, city }) => ({ value: id, label: `${name}, ${street}, ${city}` })),
    language,
  );
}

/** Where the caller's goods may go. */
async function allowedPlaces(deps: Deps, actor: Actor) {
  const allowed = placesOf(actor).filter(({ shipToId }) => orderingPlace(actor, shipToId).ok);
  const known = await shipTosById(
    deps.db,
    allowed.map(({ shipToId }) => shipToId),
  );
  return [...known.values()].map(keptAddress);
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
