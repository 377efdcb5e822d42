/** Why an order is not started; the English is the seeds' own, letter by letter (ERROR-09…15, ERROR-45). */
import type { StartRefusal } from "@vycep/domain/preferences/start-order";
import type { ShipToRefusal } from "@vycep/domain/ship-to/selectable";
import type { Sentence, Sentences } from "./sentence.ts";

export type NotStarted =
  | StartRefusal["kind"]
  | ShipToRefusal["kind"]
  | "method-not-offered"
  | "goods-not-available-here";

const errorSettingShipment: Sentence = {
  cs: "Nastavení dodávky se nezdařilo",
  sk: "Nastavenie dodávky sa nepodarilo",
  en: "Error setting shipment",
};

export const notStartedMessages: Sentences<NotStarted> = {
  "no-order-type": {
    cs: "Zvolte typ objednávky.",
    sk: "Zvoľte typ objednávky.",
    en: "Order type has to not be empty!",
  },
  "no-delivery-date": {
    cs: "Zvolte datum dodání.",
    sk: "Zvoľte dátum dodania.",
    en: "Delivery date has to not be empty!",
  },
  "shipping-cannot-be-ordered": {
    cs: "Na tento den nelze dodávku objednat. Zvolte jiné datum.",
    sk: "Na tento deň nemožno dodávku objednať. Zvoľte iný dátum.",
    en: "Shipping cannot be ordered. Choose a different date.",
  },
  "ship-to-suspended": {
    cs: "Odběrné místo je pozastaveno – zvolte jiné odběrné místo",
    sk: "Miesto dodania je pozastavené – zvoľte iné miesto dodania",
    en: "ShipTo suspended - Select another ShipTo",
  },
  "goods-not-available-here": {
    cs: "Nefiltrované ani tankové pivo není pro toto odběrné místo dostupné",
    sk: "Nefiltrované ani tankové pivo nie je pre toto miesto dodania dostupné",
    en: "Unfiltered/Tank beer is not available for this ShipTo",
  },
  "no-ship-to": errorSettingShipment,
  "ship-to-unknown": errorSettingShipment,
  "ship-to-without-catalogue": errorSettingShipment,
  "method-not-offered": errorSettingShipment,
};

/** What Magento's own calls for place and way are refused with; the English is Magento's (graphql-conventions 4.3). */
export type ShippingInputCode =
  | "required-parameter-missing"
  | "addresses-many"
  | "address-missing"
  | "address-not-own"
  | "methods-many"
  | "method-unknown"
  | "cart-empty";

export const shippingInputMessages: Sentences<ShippingInputCode> = {
  "required-parameter-missing": {
    cs: "Chybí povinný údaj „{name}“.",
    sk: "Chýba povinný údaj „{name}“.",
    en: 'Required parameter "{name}" is missing',
  },
  "addresses-many": {
    cs: "Dodací adresa může být jen jedna.",
    sk: "Dodacia adresa môže byť len jedna.",
    en: "You cannot specify multiple shipping addresses.",
  },
  "address-missing": {
    cs: "Zvolte odběrné místo.",
    sk: "Zvoľte miesto dodania.",
    en: 'The shipping address must contain either "customer_address_id", "address", or "pickup_location_code".',
  },
  "address-not-own": {
    cs: "Dodáváme jen na odběrná místa z vašeho seznamu. Zvolte jedno z nich.",
    sk: "Dodávame len na miesta dodania z vášho zoznamu. Zvoľte jedno z nich.",
    en: "Goods are delivered only to the ship-tos of your list. Choose one of them.",
  },
  "methods-many": {
    cs: "Způsob dopravy může být jen jeden.",
    sk: "Spôsob dopravy môže byť len jeden.",
    en: "You cannot specify multiple shipping methods.",
  },
  "method-unknown": {
    cs: "Takový způsob dopravy neznáme: {carrier}, {method}",
    sk: "Taký spôsob dopravy nepoznáme: {carrier}, {method}",
    en: "Carrier with such method not found: {carrier}, {method}",
  },
  "cart-empty": {
    cs: "Způsob dopravy nelze zvolit pro prázdný košík. Nejdříve přidejte zboží.",
    sk: "Spôsob dopravy nemožno zvoliť pre prázdny košík. Najprv pridajte tovar.",
    en: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  },
};
