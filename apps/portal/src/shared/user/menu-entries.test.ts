import { expect, test } from "vitest";
import { isWithin } from "./menu-entries.ts";

test.each([
  ["/orders/history", true],
  ["/orders/history/4700100303", true],
  ["/orders/saved", true],
  ["/orders/saved/MTI", true],
  ["/ordersaved", false],
  ["/", false],
])("ROUTE-12 %s is within the orders: %s", (address, isIn) => {
  expect(isWithin(address, { area: "/orders" })).toBe(isIn);
});

test.each([
  ["/", "/", true],
  ["/cart", "/", false],
  ["/cart/recap", "/cart", true],
])("%s is within %s: %s", (address, area, isIn) => {
  expect(isWithin(address, { area })).toBe(isIn);
});
