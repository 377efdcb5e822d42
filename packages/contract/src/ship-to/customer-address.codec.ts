/** A place as Magento's address of a customer (D36). */
import { parseCountry, storeCountryOf } from "@vycep/domain/market/market";
import { numberOfId, vatIdOf } from "../cart/cart-address.codec.ts";
import type { ShownShipTo } from "./ship-to.codec.ts";

type Place = ShownShipTo & {
  readonly payer: { readonly name: string; readonly dic: string; readonly icDph: string };
};

/** Who pays follows from the place, so the usual one is both the default of deliveries and of bills. */
export function encodeCustomerAddress(place: Place, isUsual: boolean) {
  const { facts, payer, street, city, zip } = place;
  const country = storeCountryOf(parseCountry(facts.country));
  return {
    id: numberOfId(facts.id),
    firstname: facts.name,
    lastname: "",
    company: payer.name,
    street: [street],
    city,
    postcode: zip,
    country_code: country,
    country_id: country,
    region: { region: null, region_code: null, region_id: 0 },
    vat_id: vatIdOf(payer) || null,
    default_shipping: isUsual,
    default_billing: isUsual,
  };
}
