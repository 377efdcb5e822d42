import { isSameAddress, placeAt, type WrittenAddress } from "@vycep/domain/ship-to/same-address";
import type { CartAddressInput } from "../../platform/graphql.gen.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";

/** A place with its address. */
export function keptAddress({ facts, street, city, zip }: ShipTo) {
  return { id: facts.id, name: facts.name, country: facts.country, street, city, zip };
}

/** Storefronts tell a place's name where it was read: as first name, or as the company. */
export function placeOfAddress<Place extends Parameters<typeof placeAt>[0][number]>(
  places: readonly Place[],
  given: CartAddressInput,
): Place | undefined {
  return placeAt(places, written(given), [given.firstname, given.company ?? ""]);
}

/** Is it the place's own address, or that of who pays for it? */
export function isOfPlaceOrPayer(given: CartAddressInput, place: ShipTo): boolean {
  return [keptAddress(place), place.payer].some((kept) => isSameAddress(written(given), kept));
}

function written({ street, city, postcode, country_code: country }: CartAddressInput): WrittenAddress {
  return { street: street.map((line) => line ?? ""), city, postcode: postcode ?? "", country };
}
