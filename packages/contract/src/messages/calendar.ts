/** Why no days can be told. */
import type { Sentences } from "./sentence.ts";

export const calendarMessages: Sentences<"method-not-offered"> = {
  "method-not-offered": {
    cs: "Tento způsob dopravy není pro odběrné místo dostupný.",
    sk: "Tento spôsob dopravy nie je pre miesto dodania dostupný.",
    en: "This shipping method is not available for this ship-to.",
  },
};
