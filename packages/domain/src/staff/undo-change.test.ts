import { expect, test } from "vitest";
import { whyNotUndone } from "./undo-change.ts";

test.each([
  ["product.changed", 1, undefined],
  ["product-limit.set", 3, undefined],
  ["company.changed", 1, undefined],
  ["ship-to.changed", 2, undefined],
  ["ship-to.changed", 0, "too-little-known"],
  ["product-limit.dropped", 0, "too-little-known"],
  ["user.password-changed", 0, "too-little-known"],
  ["role.changed", 2, undefined],
  ["vehicle.changed", 1, undefined],
  ["driver.changed", 1, undefined],
  ["content.changed", 1, undefined],
  ["content.arranged", 1, "own-way-back"],
  ["capacity-rule.set", 2, undefined],
  ["capacity-rule.dropped", 2, "own-way-back"],
  ["lead-time.set", 2, undefined],
  ["empties-deposit.set", 1, undefined],
  ["delivery-change.cancelled", 2, "own-way-back"],
  ["maintenance.set", 2, "own-way-back"],
  ["holidays.confirmed", 2, undefined],
  ["user.looked-at", 0, "seen-alone"],
  ["list.exported", 2, "seen-alone"],
  ["orders.printed", 1, "seen-alone"],
  ["order.confirmed", 1, "told-outside"],
  ["ticket.answered", 0, "told-outside"],
  ["import.written-row", 4, "own-way-back"],
  ["portal-settings.set", 2, undefined],
  ["portal-settings.dropped", 2, "own-way-back"],
  ["content.published", 2, "own-way-back"],
] as const)("DEDIT-03 %s with %i changed fields: %s", (action, changes, why) => {
  expect(whyNotUndone(action, changes)).toBe(why);
});
