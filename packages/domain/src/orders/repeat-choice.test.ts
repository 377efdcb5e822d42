import { describe, expect, it, test } from "vitest";
import type { ShippingMethod } from "../transport/method.ts";
import { orderToRepeat, wayToRepeat } from "./repeat-choice.ts";

const past = (lines: number, net: number) => ({ lines, net });
const usual = [past(6, 12_000), past(5, 11_000), past(7, 14_000), past(6, 12_500)];

describe("the order to repeat", () => {
  test.each<readonly [string, readonly ReturnType<typeof past>[], number]>([
    ["the newest, where all are alike", usual, 0],
    ["not a top-up of one line", [past(1, 900), ...usual], 1],
    ["nor two of them", [past(1, 900), past(2, 1500), ...usual], 2],
    ["one line that costs as much as a usual order is no top-up", [past(1, 11_500), ...usual], 0],
    ["many cheap lines are none either", [past(6, 900), ...usual], 0],
    ["who always orders one line has no top-ups", [past(1, 900), past(1, 1000), past(1, 950)], 0],
    ["of two orders the larger says what is usual", [past(1, 900), past(6, 12_000)], 1],
    ["the only one, however small", [past(1, 900)], 0],
    [
      "what the old ones were does not count",
      [...Array.from({ length: 8 }, () => past(1, 900)), ...usual],
      0,
    ],
  ])("HISTORY-03 %s", (_, orders, index) => {
    expect(orderToRepeat(orders)).toBe(orders[index]);
  });

  it("HISTORY-03 of none there is none", () => {
    expect(orderToRepeat([])).toBeUndefined();
  });
});

test.each<
  readonly [string, ShippingMethod, ShippingMethod, readonly ShippingMethod[], ShippingMethod | undefined]
>([
  [
    "tank beer by the van",
    "tank_tank",
    "selfpickup_selfpickup",
    ["selfpickup_selfpickup", "tank_tank"],
    "tank_tank",
  ],
  [
    "unfiltered beer by the van",
    "unfiltered_unfiltered",
    "flatrate_flatrate",
    ["unfiltered_unfiltered"],
    "unfiltered_unfiltered",
  ],
  [
    "kegs by the tanker",
    "flatrate_flatrate",
    "tank_tank",
    ["tank_tank", "flatrate_flatrate"],
    "flatrate_flatrate",
  ],
  [
    "kegs by the tanker, the truck gone",
    "flatrate_flatrate",
    "tank_tank",
    ["tank_tank", "selfpickup_selfpickup"],
    "selfpickup_selfpickup",
  ],
  [
    "the same goods by another way",
    "flatrate_flatrate",
    "selfpickup_selfpickup",
    ["flatrate_flatrate"],
    undefined,
  ],
  [
    "tank beer where no tanker comes any more",
    "tank_tank",
    "selfpickup_selfpickup",
    ["selfpickup_selfpickup"],
    undefined,
  ],
  [
    "a collection of empties",
    "emptiespickup_emptiespickup",
    "selfpickup_selfpickup",
    ["emptiespickup_emptiespickup"],
    undefined,
  ],
])("TRANSPORT-07 the way to switch to for %s", (_, before, now, offered, way) => {
  expect(wayToRepeat({ before, now, offered })).toBe(way);
});
