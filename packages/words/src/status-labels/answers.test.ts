import { DELIVERY_STATUSES, PROCESSING_STATES } from "@vycep/domain/orders/status";
import { expect, test } from "vitest";
import {
  deliveryStatusLabels,
  finerStepLabels,
  processingStateLabels,
  shownStatusLabels,
} from "./answers.ts";

test.each(["cs", "sk", "en", "it", "de"] as const)(
  "LANG-02 LANG-18 HISTORY-12 HISTORY-13 every status has a label of its own in %s",
  (language) => {
    const lists = [
      Object.values({ ...shownStatusLabels, ...finerStepLabels }),
      PROCESSING_STATES.map((state) => processingStateLabels[state]),
      DELIVERY_STATUSES.map((status) => deliveryStatusLabels[status]),
    ];
    for (const list of lists) {
      const labels = list.map((label) => label[language]);
      expect(labels.every((label) => label.trim() !== "")).toBe(true);
      expect(new Set(labels).size).toBe(list.length);
    }
  },
);
