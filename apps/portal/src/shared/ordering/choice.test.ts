import { HEADER } from "@vycep/contract/headers";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, test } from "vitest";
import { type Choice, changeChoice, choiceHeaders, choiceSettled } from "./choice.ts";

const monday = {
  shipToId: "500101",
  shippingMethod: "selfpickup_selfpickup",
  deliveryDate: toLocalDate("2026-11-23"),
} satisfies Choice;

describe("a choice that an answer is kept for", () => {
  test("C10: is asked with, whatever was chosen since", async () => {
    changeChoice({ ...monday, deliveryDate: toLocalDate("2026-11-26") });
    const settled = await choiceSettled(monday);
    expect(settled).toBe(monday);
    expect(choiceHeaders(settled)[HEADER.deliveryDate]).toBe(choiceHeaders(monday)[HEADER.deliveryDate]);
    expect(choiceHeaders(settled)[HEADER.deliveryDate]).not.toBe(choiceHeaders()[HEADER.deliveryDate]);
  });

  test("CALENDAR-33: one that is not whole becomes what is chosen meanwhile", async () => {
    changeChoice(monday);
    expect(await choiceSettled({ shipToId: "500101" })).toEqual(monday);
  });
});
