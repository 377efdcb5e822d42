import { describe, expect, test } from "vitest";
import { someSavedLine, someSavedOrder } from "../../testing/some-saved-order.ts";
import { viewSavedOrder } from "./saved-order-view.ts";

describe("SAVED-02 SAVED-03 a saved order as its page shows it", () => {
  test("says what, when, where and for how much, in whole haléře", () => {
    expect(viewSavedOrder(someSavedOrder())).toMatchObject({
      title: "Vánoční zásoba",
      ownNumber: "PO-7",
      savedAt: { date: "2026-11-18", minutes: 723 },
      place: "Restaurace U Modré hvězdy",
      method: "selfpickup_selfpickup",
      deliveryDate: "2026-11-26",
      lineCount: 1,
      total: { minor: 3_495_290, currency: "CZK" },
      net: { minor: 989_400, currency: "CZK" },
      lines: [{ sku: "100112", boxes: 6, unit: "keg", price: { minor: 164_900 }, plato: 10 }],
    });
  });

  test.each<[string, Parameters<typeof someSavedOrder>[0], object]>([
    ["a place without a name by its number", { shipto_name: null }, { place: "500101" }],
    [
      "no way or day where none was chosen",
      { type_of_transport: null, delivery_date: null },
      { method: undefined, deliveryDate: undefined },
    ],
    ["a way that nobody knows as none", { type_of_transport: "freight" }, { method: undefined }],
    ["a moment that is none as none", { created_at: "" }, { savedAt: undefined }],
    ["no address where none is known", { deliver_to: null, bill_to: null }, { address: "", payer: "" }],
  ])("it shows %s", (_case, said, shown) => {
    expect(viewSavedOrder(someSavedOrder(said))).toMatchObject(shown);
  });

  test("goods that are sold no more keep their name and number, and cost nothing that nobody knows", () => {
    const gone = someSavedLine({ price: null, product: null });
    expect(viewSavedOrder(someSavedOrder({ items: [gone] })).lines).toEqual([
      {
        sku: "100112",
        name: gone.name,
        brand: "",
        packageType: "other",
        plato: undefined,
        photo: undefined,
        unit: "piece",
        boxes: 6,
        price: undefined,
      },
    ]);
  });
});
