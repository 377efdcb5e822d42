import { LANGUAGES } from "@vycep/domain/market/language";
import { DELIVERY_STATUSES, PROCESSING_STATES } from "@vycep/domain/orders/status";
import { shellPorts } from "@vycep/shell/ports";
import {
  deliveryStatusLabels,
  finerStepLabels,
  processingStateLabels,
  shownStatusLabels,
} from "@vycep/words/status-labels/answers";
import { describe, expect, it, test } from "vitest";
import { DELIVERY_STATUS_WORDS, PROCESSING_WORDS, STATUS_LOOKS, statusWords } from "./order-status.ts";

describe.each(LANGUAGES)("LANG-18 the status lists in %s", (language) => {
  it("HISTORY-14 name every shown status, and the API's words are the same", async () => {
    const words = await shellPorts().fetchWords("orders", language);
    expect(Object.keys(shownStatusLabels).sort()).toEqual(Object.keys(STATUS_LOOKS).sort());
    for (const [status, labels] of Object.entries(shownStatusLabels))
      expect(words[`status.${status}`]).toBe(labels[language]);
  });

  it("D23 name the finer steps that stand beside them, and the API's words are the same", async () => {
    const words = await shellPorts().fetchWords("orders", language);
    for (const [step, labels] of Object.entries(finerStepLabels))
      expect(words[`finer.${step}`]).toBe(labels[language]);
  });

  it("HISTORY-13 name every delivery status", async () => {
    const words = await shellPorts().fetchWords("orders", language);
    for (const status of DELIVERY_STATUSES) {
      expect(words[`deliveryStatus.${DELIVERY_STATUS_WORDS[status]}`]).toBe(
        deliveryStatusLabels[status][language],
      );
    }
  });

  it("HISTORY-12 name every processing state of a line", async () => {
    const words = await shellPorts().fetchWords("orders", language);
    for (const state of PROCESSING_STATES) {
      const word = words[`processing.${PROCESSING_WORDS[state]}`];
      expect(word?.toLowerCase()).toBe(processingStateLabels[state][language].toLowerCase());
    }
  });
});

describe("the words for an order", () => {
  test.each([
    ["new", "received", { shown: "new", finer: undefined }],
    ["in-progress", "confirmed", { shown: "in-progress", finer: "confirmed" }],
    ["in-preparation", "loaded", { shown: "in-preparation", finer: "loaded" }],
    ["in-delivery", "on-the-way", { shown: "in-delivery", finer: undefined }],
    ["saved-order", undefined, { shown: "saved-order", finer: undefined }],
    ["delivered", "partially-delivered", { shown: "delivered", finer: "partially-delivered" }],
    ["something-new", "received", undefined],
  ])("HISTORY-14 D23 %s, %s → %j", (status, state, words) => {
    expect(statusWords({ status, state })).toEqual(words);
  });
});
