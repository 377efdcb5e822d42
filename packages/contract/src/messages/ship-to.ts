/** Why a ship-to cannot be had; the suspended one in the seeds' own words (ERROR-14). */
import type { Sentences } from "./sentence.ts";

export const shipToMessages: Sentences<"ship-to-not-found" | "ship-to-suspended"> = {
  "ship-to-not-found": {
    cs: "Takové odběrné místo neexistuje.",
    sk: "Také miesto dodania neexistuje.",
    en: "There is no such ship-to.",
  },
  "ship-to-suspended": {
    cs: "Odběrné místo je pozastaveno – zvolte jiné odběrné místo",
    sk: "Miesto dodania je pozastavené – zvoľte iné miesto dodania",
    en: "ShipTo suspended - Select another ShipTo",
  },
};
