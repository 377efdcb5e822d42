import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { beforeAll, describe, expect, test } from "vitest";
import { someEmpties, someItem, someOrder } from "../../../testing/some-order.ts";
import { viewOrder } from "../detail/order-view.ts";
import { orderSheet } from "./order-sheet.ts";

beforeAll(() => loadTexts(["orders", "print", "products"], "cs"));

function sheetOf(said: Parameters<typeof someOrder>[0]) {
  return orderSheet(viewOrder(someOrder(said)), {
    t: textsOf("orders", "cs"),
    print: textsOf("print", "cs"),
    products: textsOf("products", "cs"),
    language: "cs",
    contact: ["podpora@lipovrch.example"],
  });
}

describe("an order on paper and as a PDF (HISTORY-11)", () => {
  test("is named by its number and has the figures of its page", () => {
    const sheet = sheetOf({});
    const order = viewOrder(someOrder());
    expect(sheet).toMatchObject({
      title: "Objednávka 4700100303",
      fileName: "objednavka-4700100303",
      isSent: true,
      contact: ["podpora@lipovrch.example"],
      isProvisional: false,
      totalMinor: order.bill.totalMinor,
    });
    expect(sheet.goods.map(({ sku, netMinor }) => [sku, netMinor])).toEqual([["100112", 1_649_000]]);
  });

  test("B6: says what was confirmed, delivered, invoiced and credited, and why it was less", () => {
    const item = someItem({
      quantity_confirmed: 8,
      quantity_shipped: 8,
      quantity_invoiced: 8,
      quantity_refunded: 1,
      change_reason: "Na skladě už nebylo víc.",
    });
    const [row] = sheetOf({ items: [item] }).goods;
    expect(row).toMatchObject({ amount: "10\u00a0sudů", confirmed: "8", delivered: "8", invoiced: "8" });
    expect(row?.remark).toMatch(/^Na skladě už nebylo víc\. · .*1/);
  });

  test("PRICE-06: prices are provisional until they are settled, and of a cancelled order not at all", () => {
    expect(sheetOf({ price_state: "provisional" }).isProvisional).toBe(true);
    expect(sheetOf({ price_state: "settled" }).isProvisional).toBe(false);
    expect(sheetOf({ price_state: "provisional", state: "cancelled" }).isProvisional).toBe(false);
  });

  test("EMPTIES-01 EMPTIES-02: empties as planned and as taken over, and what is refunded for them", () => {
    const planned = sheetOf({ empties: [someEmpties()] });
    expect(planned.empties).toMatchObject([{ units: 7, returned: undefined, refundMinor: 1_050_000 }]);
    const counted = sheetOf({ empties: [someEmpties({ returned_units: 5 })] });
    expect(counted.empties).toMatchObject([{ units: 7, returned: 5, refundMinor: 750_000 }]);
    const words = counted.totals.at(-1);
    expect([words?.label, words?.value.replaceAll("\u00a0", " ")]).toEqual(["Vrácení záloh", "−7 500,00 Kč"]);
    expect(counted.totalMinor).toBe(planned.totalMinor - 750_000);
  });
});
