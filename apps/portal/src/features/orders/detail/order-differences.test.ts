import { describe, expect, test } from "vitest";
import { someItem, someOrder } from "../../../testing/some-order.ts";
import { columnsOf, differencesOf } from "./order-differences.ts";
import { viewOrder } from "./order-view.ts";
import { settledDifferences } from "./settled-differences.ts";

type Item = Parameters<typeof someItem>[0];

const view = (item: Item, state = "delivered") =>
  viewOrder(someOrder({ state, status: state, items: [someItem(item)] }));

describe("HISTORY-10 what came out otherwise", () => {
  test.each<[string, Item, string[]]>([
    ["as ordered", { quantity_confirmed: 10, quantity_shipped: 10 }, []],
    ["nothing known yet", {}, []],
    ["less confirmed", { quantity_confirmed: 8 }, ["confirmed 8 of 10"]],
    ["less delivered", { quantity_confirmed: 10, quantity_shipped: 9 }, ["delivered 9 of 10"]],
    [
      "less confirmed and that delivered: the first place where it differs",
      { quantity_confirmed: 8, quantity_shipped: 8 },
      ["confirmed 8 of 10"],
    ],
    ["nothing delivered", { quantity_shipped: 0 }, ["delivered 0 of 10"]],
    ["more delivered", { quantity_shipped: 11 }, ["delivered 11 of 10"]],
  ])("%s", (_, item, told) => {
    const found = differencesOf(view(item)).map(
      ({ where, given, wanted }) => `${where} ${given} of ${wanted}`,
    );
    expect(found).toEqual(told);
  });

  test("a cancelled order says so as a whole, and has no columns to compare", () => {
    const cancelled = view({ quantity_confirmed: 0, quantity_shipped: 0 }, "cancelled");
    expect(differencesOf(cancelled)).toEqual([]);
    expect(columnsOf(cancelled)).toEqual({ confirmed: false, delivered: false, invoiced: false });
  });

  test("a column stands only where there is something in it", () => {
    expect(columnsOf(view({}))).toEqual({ confirmed: false, delivered: false, invoiced: false });
    expect(columnsOf(view({ quantity_confirmed: 10, quantity_invoiced: 10 }))).toEqual({
      confirmed: true,
      delivered: false,
      invoiced: true,
    });
  });
});

describe("B14 what settling the prices changed", () => {
  test("line by line without VAT, and in all", () => {
    const order = view({ provisional_price: { value: 1600 } });
    const { lines, totalMinor } = settledDifferences(order, order.orderedTotalMinor);
    expect(lines.map(({ beforeMinor, nowMinor }) => [beforeMinor, nowMinor])).toEqual([
      [1_600_000, 1_649_000],
    ]);
    expect(totalMinor).toBe(0);
  });

  test("the same price is no difference, nor a line that was never provisional", () => {
    const same = view({ provisional_price: { value: 1649 } });
    expect(settledDifferences(same, same.orderedTotalMinor).lines).toEqual([]);
    const firm = view({});
    expect(settledDifferences(firm, firm.orderedTotalMinor).lines).toEqual([]);
  });
});
