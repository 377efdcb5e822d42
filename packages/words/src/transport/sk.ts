import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  methodLabels: {
    flatrate_flatrate: "Kamión",
    freeshipping_freeshipping: "Malý kamión",
    selfpickup_selfpickup: "Štandardná objednávka",
    emptiesfulltruck_emptiesfulltruck: "Zvoz obalov kamiónom",
    emptiespickup_emptiespickup: "Zvoz obalov – štandard",
    unfiltered_unfiltered: "Objednávka nefiltrovaného piva",
    tank_tank: "Objednávka tankového piva",
  },
};
