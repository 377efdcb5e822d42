import { type Country, parseCountry, storeCountryOf } from "../market/market.ts";

/** An address as somebody writes it down; a country in two letters or three. */
export type WrittenAddress = {
  readonly street: readonly string[];
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
};

export type KeptAddress = {
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: Country;
};

/**
 * Is an address that a storefront sends back one that it has read (GQL-24)? Capitals, blanks and how the street is cut
 * into lines do not count; letters with their marks do.
 *
 * @example isSameAddress({ street: ["Nová  1"], city: "PRAHA", postcode: "110 00", country: "CZ" },
 *   { street: "Nová 1", city: "Praha", zip: "11000", country: "CZE" }) // true
 */
export function isSameAddress(written: WrittenAddress, kept: KeptAddress): boolean {
  const isCountry = [kept.country, storeCountryOf(parseCountry(kept.country))].includes(
    written.country.trim().toUpperCase(),
  );
  return (
    isCountry &&
    plain(written.street.join(" ")) === plain(kept.street) &&
    plain(written.city) === plain(kept.city) &&
    plain(written.postcode) === plain(kept.zip)
  );
}

/**
 * The place at a written address: one alone there, or of several the only one of this name; undefined where it is none
 * or any of some (GQL-24).
 *
 * @example placeAt([], { street: ["Nová 1"], city: "Praha", postcode: "11000", country: "CZ" }, []) // undefined
 */
export function placeAt<Place extends KeptAddress & { readonly name: string }>(
  places: readonly Place[],
  written: WrittenAddress,
  names: readonly string[],
): Place | undefined {
  const there = places.filter((place) => isSameAddress(written, place));
  const named = there.filter(({ name }) => names.some((other) => plain(other) === plain(name)));
  const [only, another] = there.length === 1 ? there : named;
  return another === undefined ? only : undefined;
}

function plain(text: string): string {
  return text.normalize("NFC").replaceAll(/\s/gu, "").toLowerCase();
}
