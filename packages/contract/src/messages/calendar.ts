/** Why no days can be told. */
import type { Sentences } from "./sentence.ts";

export const calendarMessages: Sentences<"ship-to-suspended" | "method-not-offered"> = {
  "ship-to-suspended": {
    cs: "Odběrné místo je pozastaveno – zvolte jiné odběrné místo",
    sk: "Miesto dodania je pozastavené – zvoľte iné miesto dodania",
    en: "ShipTo suspended - Select another ShipTo",
  },
  "method-not-offered": {
    cs: "Tento způsob dopravy není pro odběrné místo dostupný.",
    sk: "Tento spôsob dopravy nie je pre miesto dodania dostupný.",
    en: "This shipping method is not available for this ship-to.",
  },
};
