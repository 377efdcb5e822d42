import { NO_MONEY } from "@vycep/domain/kernel/money";
import { lineDue } from "@vycep/domain/orders/shortage/order-due";
import { expect, it } from "vitest";
import { someItem, someOrder } from "../../../testing/some-order.ts";
import { viewOrder } from "./order-view.ts";

it.each([
  [null, null],
  [4, null],
  [10, 3],
  [0, null],
])(
  "DORD-03 of %s confirmed and %s delivered, a line comes to what it does at the brewery",
  (confirmed, delivered) => {
    const items = [someItem({ quantity_confirmed: confirmed, quantity_shipped: delivered })];
    const { ordered, unitMinor, netMinor, depositMinor } = viewOrder(someOrder()).lines[0] ?? {};
    const [line] = viewOrder(someOrder({ state: "partially-delivered", items })).lines;
    const due = lineDue({
      ...{ ordered: ordered ?? 0, confirmed, delivered, unitPriceMinor: unitMinor ?? NO_MONEY },
      ...{ netMinor: netMinor ?? NO_MONEY, depositMinor: depositMinor ?? NO_MONEY },
    });
    expect(line).toMatchObject(due);
  },
);
