import { expect, test } from "vitest";
import { paths } from "../paths.ts";
import { isWithin, orderLinks } from "./menu-entries.ts";

const [history, saved] = orderLinks("orders");

test("OP-35 saved orders stand in the menu for the history where that is not open", () => {
  expect(history).toMatchObject({ name: "orders-history", path: paths.orderHistory() });
  expect(saved).toMatchObject({
    name: "saved-orders",
    path: paths.savedOrders(),
    insteadOf: "orders-history",
  });
});

test.each([
  ["/orders/history", true],
  ["/orders/history/4700100303", true],
  ["/orders/saved", true],
  ["/orders/saved/MTI", true],
  ["/ordersaved", false],
  ["/", false],
])("ROUTE-12 %s is within the orders: %s", (address, isIn) => {
  expect(isWithin(address, { path: paths.orderHistory(), area: "/orders" })).toBe(isIn);
});

test.each([
  ["/", "/", true],
  ["/cart", "/", false],
  ["/cart/recap", "/cart", true],
])("%s is within %s: %s", (address, path, isIn) => {
  expect(isWithin(address, { path })).toBe(isIn);
});
