import { expect, test } from "vitest";
import { texts } from "./en.ts";

test.each([
  [
    "ERROR-16",
    "min-pallets-not-reached",
    "The minimum quantity of pallet has not been reached, please add more goods.",
  ],
  ["ERROR-17", "max-pallets-exceeded", "The maximum number of pallets has been exceeded."],
  ["ERROR-18", "max-weight-exceeded", "The maximum weight of order has been exceeded."],
  ["ERROR-19", "min-weight-not-reached", "The minimum weight of order has not been reached"],
  ["ERROR-20", "capacity-reached", "The minimum order capacity has been reached."],
  ["ERROR-21", "min-price-not-reached", "The minimum price of order has not yet been reached"],
  [
    "ERROR-22",
    "min-litres-not-reached",
    "The minimum number of liters has not yet been reached, please add more goods.",
  ],
  ["ERROR-23", "max-litres-exceeded", "The maximum liters of order has been exceeded."],
  [
    "ERROR-24",
    "min-capacity-not-reached",
    "The minimum order capacity has not yet been reached, please add more goods.",
  ],
] as const)("%s the bar says %s in the seeds' own words", (_, message, words) => {
  expect(texts[`progress.${message}`]).toBe(words);
});
