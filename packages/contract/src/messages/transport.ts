/** Labels of the seven methods (TRANSPORT-01…07). */
import type { ShippingMethod } from "@vycep/domain/transport/method";
import type { Sentences } from "./sentence.ts";

export const methodLabels: Sentences<ShippingMethod> = {
  flatrate_flatrate: { cs: "Kamion", sk: "Kamión", en: "Truck" },
  freeshipping_freeshipping: { cs: "Malý kamion", sk: "Malý kamión", en: "Small truck" },
  selfpickup_selfpickup: { cs: "Standardní objednávka", sk: "Štandardná objednávka", en: "Standard order" },
  emptiesfulltruck_emptiesfulltruck: {
    cs: "Svoz obalů kamionem",
    sk: "Zvoz obalov kamiónom",
    en: "Empty truck",
  },
  emptiespickup_emptiespickup: {
    cs: "Svoz obalů – standard",
    sk: "Zvoz obalov – štandard",
    en: "Empty small",
  },
  unfiltered_unfiltered: {
    cs: "Objednávka nefiltrovaného piva",
    sk: "Objednávka nefiltrovaného piva",
    en: "Unfiltered order",
  },
  tank_tank: { cs: "Objednávka tankového piva", sk: "Objednávka tankového piva", en: "Tank order" },
};
