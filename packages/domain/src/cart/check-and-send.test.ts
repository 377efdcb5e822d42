import { expect, test } from "vitest";
import { type CheckFacts, checkAndSend } from "./check-and-send.ts";

const known: CheckFacts = {
  place: { chosen: "500101", valid: ["500101", "500102"] },
  method: { chosen: "selfpickup_selfpickup", valid: ["selfpickup_selfpickup"] },
  day: { chosen: "2026-11-26", valid: ["2026-11-26", "2026-11-30"] },
  payment: { chosen: "transfer", valid: ["transfer"] },
};

test.each<readonly [string, Partial<CheckFacts>, string]>([
  ["everything known", {}, "recap"],
  ["no place", { place: { chosen: undefined, valid: ["500101"] } }, "delivery"],
  ["a place that is suspended now", { place: { chosen: "500104", valid: ["500101"] } }, "delivery"],
  ["no way", { method: { chosen: undefined, valid: ["selfpickup_selfpickup"] } }, "delivery"],
  ["a way that the place lost", { method: { chosen: "tank", valid: ["selfpickup_selfpickup"] } }, "delivery"],
  ["no day", { day: { chosen: undefined, valid: ["2026-11-26"] } }, "delivery"],
  ["a day that has closed", { day: { chosen: "2026-11-23", valid: ["2026-11-26"] } }, "delivery"],
  ["no payment", { payment: { chosen: undefined, valid: ["transfer"] } }, "payment"],
  ["a payment that ended", { payment: { chosen: "debit", valid: ["transfer"] } }, "payment"],
  [
    "neither day nor payment: the first step first",
    { day: { chosen: undefined, valid: [] }, payment: { chosen: undefined, valid: [] } },
    "delivery",
  ],
  ["days that nobody knows yet", { day: { chosen: "2026-11-26", valid: undefined } }, "recap"],
  ["nothing chosen and nothing known", { day: { chosen: undefined, valid: undefined } }, "delivery"],
])("CHECKOUT-01 CHECKOUT-06 %s leads to the right page", (_, facts, step) => {
  expect(checkAndSend({ ...known, ...facts })).toBe(step);
});
