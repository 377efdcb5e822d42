import {
  deliveryStatusLabels,
  processingStateLabels,
  shownStatusLabels,
} from "@vycep/contract/messages/status-labels";
import { LANGUAGES } from "@vycep/domain/market/language";
import { DELIVERY_STATUSES, PROCESSING_STATES } from "@vycep/domain/orders/status";
import { describe, expect, it, test } from "vitest";
import { fetchWords } from "../../shared/i18n/namespaces.ts";
import { DELIVERY_STATUS_WORDS, PROCESSING_WORDS, STATUS_LOOKS, statusWord } from "./order-status.ts";

describe.each(LANGUAGES)("LANG-18 the status lists in %s", (language) => {
  it("HISTORY-14 name every shown status, and the API's words are the same", async () => {
    const words = await fetchWords("orders", language);
    for (const word of Object.keys(STATUS_LOOKS)) expect(words[`status.${word}`], word).toBeTruthy();
    for (const [status, labels] of Object.entries(shownStatusLabels)) {
      // In English the API says the codes themselves.
      if (language !== "en") expect(words[`status.${status}`]).toBe(labels[language]);
    }
  });

  it("HISTORY-13 name every delivery status", async () => {
    const words = await fetchWords("orders", language);
    for (const status of DELIVERY_STATUSES) {
      expect(words[`deliveryStatus.${DELIVERY_STATUS_WORDS[status]}`]).toBe(
        deliveryStatusLabels[status][language],
      );
    }
  });

  it("HISTORY-12 name every processing state of a line", async () => {
    const words = await fetchWords("orders", language);
    for (const state of PROCESSING_STATES) {
      const word = words[`processing.${PROCESSING_WORDS[state]}`];
      expect(word?.toLowerCase()).toBe(processingStateLabels[state][language].toLowerCase());
    }
  });
});

describe("the word for an order", () => {
  test.each([
    ["new", "received", "new"],
    ["in-progress", "confirmed", "confirmed"],
    ["in-progress", "received", "in-progress"],
    ["in-delivery", "loaded", "loaded"],
    ["in-delivery", "on-the-way", "in-delivery"],
    ["saved-order", "confirmed", "saved-order"],
    ["delivered", "delivered", "delivered"],
    ["delivered", "partially-delivered", "partially-delivered"],
    ["not-delivered", "cancelled", "not-delivered"],
    ["something-new", "received", undefined],
  ])("HISTORY-14 OP-123 %s, %s → %s", (status, state, word) => {
    expect(statusWord({ status, state })).toBe(word);
  });
});
