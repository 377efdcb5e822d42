import type { EmptiesRefusal } from "@vycep/domain/empties/planned-return";
import type { Sentence, Sentences } from "./sentence.ts";

/** Why a planned return was not taken over. */
export const emptiesRefusals: Sentences<EmptiesRefusal["kind"]> = {
  "empties-unknown": {
    cs: "Obal {code} zpět nebereme.",
    sk: "Obal {code} späť neberieme.",
    en: "We do not take back the packaging {code}.",
  },
  "empties-twice": {
    cs: "Obal {code} je uveden dvakrát.",
    sk: "Obal {code} je uvedený dvakrát.",
    en: "The packaging {code} is named twice.",
  },
  "empties-not-whole": {
    cs: "Počet obalů musí být celé číslo.",
    sk: "Počet obalov musí byť celé číslo.",
    en: "The number of empties must be whole.",
  },
  "empties-negative": {
    cs: "Počet obalů nesmí být záporný.",
    sk: "Počet obalov nesmie byť záporný.",
    en: "The number of empties must not be negative.",
  },
  "empties-too-many": {
    cs: "Od jednoho typu lze vrátit nejvýše {max} kusů.",
    sk: "Z jedného typu možno vrátiť najviac {max} kusov.",
    en: "At most {max} of one type can be returned.",
  },
};

/** What empties are counted in. */
export const emptiesUnit: Sentence = { cs: "ks", sk: "ks", en: "pcs" };
