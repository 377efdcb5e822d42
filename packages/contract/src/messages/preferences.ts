/** Why an order is not started; the English is the seeds' own, letter by letter (ERROR-09…15, ERROR-45). */
import type { StartRefusal } from "@vycep/domain/preferences/start-order";
import type { ShipToRefusal } from "@vycep/domain/shipto/selectable";
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
