import type { Answers } from "./fake-api.ts";

type Saved = NonNullable<ReturnType<Answers["SavedOrder"]>["getSaveOrderDetails"]>;
export type SavedLineAnswer = Saved["items"][number];

/** Six kegs at the price of the day they were put aside. */
export function someSavedLine(said: Partial<SavedLineAnswer> = {}): SavedLineAnswer {
  const line: SavedLineAnswer = {
    sku: "100112",
    name: "Lipovrch 10 světlé výčepní, sud KEG 50 l",
    quantity: 6,
    price: { value: 1649, currency: "CZK" },
    product: {
      brand: "Lipovrch",
      package_type: "keg",
      packaging: "K50",
      number_of_items_in_box: 1,
      plato: 10,
      small_image: null,
    },
  };
  return { ...line, ...said };
}

/** An order of one line that was put aside on Wednesday for Thursday of next week. */
export function someSavedOrder(said: Partial<Saved> = {}): Saved {
  const saved: Saved = {
    id: "S1",
    title: "Vánoční zásoba",
    created_at: "2026-11-18 12:03:00",
    ship_to_id: "500101",
    shipto_name: "Restaurace U Modré hvězdy",
    type_of_transport: "selfpickup_selfpickup",
    delivery_date: "2026-11-26",
    customer_order_number: "PO-7",
    total_lines: 1,
    total: { value: 34_952.9, currency: "CZK" },
    total_excluding_tax: { value: 9894, currency: "CZK" },
    deliver_to: "Sladovnická 12, Lipovrch",
    bill_to: "Hostince Modrá hvězda s.r.o.",
    note_for_driver: "Zvoňte",
    items: [someSavedLine()],
  };
  return { ...saved, ...said };
}
