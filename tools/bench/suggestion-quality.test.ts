import { describe, expect, test } from "vitest";
import { measureSuggestions } from "./suggestion-quality.ts";

describe("B5 the suggestion on orders that were kept aside", () => {
  test.each([8, 26])(
    "beats the last order again and the most frequent of 90 days, over %i weeks",
    async (weeks) => {
      const { orders, qualities } = await measureSuggestions(weeks);
      expect(orders).toBeGreaterThan(50);
      const [suggestion, ...simple] = qualities;
      expect(simple).toHaveLength(2);
      for (const { f1, quantityError } of simple) {
        expect(suggestion?.f1).toBeGreaterThan(f1 + 0.02);
        expect(suggestion?.quantityError).toBeLessThan(quantityError - 0.02);
      }
    },
  );
});
