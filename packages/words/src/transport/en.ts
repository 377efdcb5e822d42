import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  methodLabels: {
    flatrate_flatrate: "Truck",
    freeshipping_freeshipping: "Small truck",
    selfpickup_selfpickup: "Standard order",
    emptiesfulltruck_emptiesfulltruck: "Empty truck",
    emptiespickup_emptiespickup: "Empty small",
    unfiltered_unfiltered: "Unfiltered order",
    tank_tank: "Tank order",
  },
};
