/** Place, payer, way and payment of a cart in Magento's address shapes (CART-02, graphql-conventions 4.4). */
import { isNameIn } from "@vycep/domain/kernel/closed-list";
import type { Currency } from "@vycep/domain/kernel/money";
import { LANGUAGES, type Language } from "@vycep/domain/market/language";
import { parseCountry, storeCountryOf } from "@vycep/domain/market/market";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { paymentMethodLabels } from "@vycep/words/cart/answers";
import { methodLabels } from "@vycep/words/transport/answers";

export type AddressFacts = {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
};

export type PayerFacts = AddressFacts & {
  readonly sapId: string;
  readonly ico: string;
  readonly dic: string;
  readonly icDph: string;
  readonly dueDays: number;
};

/** The place, as the order bar and the recap name it. */
export function encodeOutlet(place: AddressFacts, deliveryWindow: string) {
  const { id, name, street, city, zip, country } = place;
  return { ship_to_id: id, name, street, city, zipcode: zip, country, delivery_window: deliveryWindow };
}

/** A Slovak payer's VAT number is the IČ DPH, a Czech one's the DIČ. */
export function encodePayer(payer: PayerFacts) {
  return {
    payername: payer.name,
    street: payer.street,
    city: payer.city,
    country: payer.country,
    zipcode: payer.zip,
    sap_id: payer.sapId,
    identification_no: payer.ico,
    taxvat: vatIdOf(payer),
    due_days: payer.dueDays,
  };
}

export function vatIdOf({ dic, icDph }: Pick<PayerFacts, "dic" | "icDph">): string {
  return icDph === "" ? dic : icDph;
}

/** Ids are told as numbers where they are such: Magento's clients know no others. */
export function numberOfId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** Addresses of our markets name no region; clients look into it all the same. */
export const noProvince = { code: null, label: null, region_id: null };

/** An address of a firm: nobody's first and last name, which Magento's type demands all the same. */
export function encodeAddress(address: AddressFacts, vatId: string, language: Language) {
  return {
    id: numberOfId(address.id),
    region: noProvince,
    vat_id: vatId === "" ? null : vatId,
    uid: address.id,
    firstname: address.name,
    lastname: "",
    company: address.name,
    street: [address.street],
    city: address.city,
    postcode: address.zip,
    telephone: null,
    country: encodeCountry(address.country, language),
  };
}

const countryNames = new Map(
  LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: "region" })]),
);

function encodeCountry(text: string, language: Language) {
  const country = parseCountry(text);
  if (country === undefined) return { code: text, label: text };
  const code = storeCountryOf(country);
  return { code, label: countryNames.get(language)?.of(code) ?? code };
}

/** The seeds' value is Magento's carrier and method, glued. Delivery is part of the price. */
export function encodeShippingMethod(
  method: ShippingMethod,
  { currency, language }: { readonly currency: Currency; readonly language: Language },
) {
  const [carrier = method, code = method] = method.split("_");
  return {
    carrier_code: carrier,
    carrier_title: methodLabels[method][language],
    method_code: code,
    method_title: methodLabels[method][language],
    amount: { value: 0, currency },
    price_excl_tax: { value: 0, currency },
    price_incl_tax: { value: 0, currency },
  };
}

/** How the payer pays; the code is a word without blanks. */
export function encodePaymentMethod(method: string, language: Language) {
  const label = isNameIn(paymentMethodLabels, method) ? paymentMethodLabels[method][language] : method;
  return { code: method.replaceAll(" ", "_"), title: label };
}
