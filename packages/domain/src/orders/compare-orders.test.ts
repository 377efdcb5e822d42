import { describe, expect, it } from "vitest";
import { type OrderNumber, toId } from "../kernel/ids.ts";
import { type ComparedOrder, compareOrders, differingFields, numberAfterRestore } from "./compare-orders.ts";

const order = (number: string, { isCancelled = false, ...fields }: Record<string, string | boolean> = {}) =>
  ({
    orderNumber: toId<OrderNumber>(number),
    isCancelled: isCancelled === true,
    fields: { day: "2026-11-25", ...fields },
  }) as ComparedOrder;
const one = "4700200001";
const open = order(one);
const cancelled = order(one, { isCancelled: true });
const later = order(one, { day: "2026-11-26" });

describe("OPS-08 what the ERP holds beside what a restored database knows", () => {
  it.each<[string, ComparedOrder | undefined, ComparedOrder | undefined, object]>([
    ["both have it", open, open, { kind: "same" }],
    ["both cancelled it", cancelled, cancelled, { kind: "same" }],
    ["we cancelled it and the ERP has yet to hear", open, cancelled, { kind: "same" }],
    ["the ERP has it alone", open, undefined, { kind: "missing", isCancelled: false }],
    ["the ERP has it alone and took it back", cancelled, undefined, { kind: "missing", isCancelled: true }],
    ["the ERP took it back and we did not", cancelled, open, { kind: "cancelled" }],
    ["we have it alone", undefined, open, { kind: "here-only" }],
    ["one number, two days", later, open, { kind: "differs", fields: ["day"] }],
    [
      "one number, two days, taken back there",
      order(one, { day: "2026-11-26", isCancelled: true }),
      open,
      { kind: "differs", fields: ["day"] },
    ],
  ])("OPS-08 %s", (_, there, here, expected) => {
    expect(compareOrders(there ? [there] : [], here ? [here] : [])).toEqual([
      { orderNumber: one, ...expected },
    ]);
  });

  it("OPS-08 every order of either side is there once, by its number", () => {
    const there = ["4700200003", "4700200001"].map((number) => order(number));
    const here = ["4700200002", "4700200003"].map((number) => order(number));
    expect(compareOrders(there, here).map(({ orderNumber, kind }) => [orderNumber, kind])).toEqual([
      ["4700200001", "missing"],
      ["4700200002", "here-only"],
      ["4700200003", "same"],
    ]);
  });

  it("OPS-08 a field that only one of them says differs", () => {
    expect(differingFields({ a: "1", b: "2" }, { b: "2", c: "3" })).toEqual(["a", "c"]);
  });

  it.each([
    ["above the highest of the ERP", "4700200005", ["4700200017", "4700200009"], "4700201017"],
    ["never back", "4700209999", ["4700200017"], "4700209999"],
    ["as it is where nothing is known", "4700200005", [], "4700200005"],
  ])("OPS-08 new orders get numbers %s", (_, next, known, expected) => {
    expect(numberAfterRestore(next, known)).toBe(expected);
  });
});
