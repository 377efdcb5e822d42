import type { Answers } from "./fake-api.ts";
import { someProduct } from "./some-product.ts";

type Again = NonNullable<ReturnType<Answers["OrderPreview"]>["orderPreview"]>;
type Item = Again["items"][number];

/** Ten kegs that can come as they came, at the price they had. */
export function someItemAgain(said: Partial<Item> = {}): Item {
  const item: Item = {
    state: "ADDABLE",
    sku: "100112",
    name: "Lipovrch 10 světlé výčepní, sud KEG 50 l",
    index: 0,
    quantity: 10,
    saved_quantity: 10,
    changes: [],
    price: { value: 1649, currency: "CZK" },
    saved_price: { value: 1649, currency: "CZK" },
    error: null,
    replacement: null,
  };
  return { ...item, ...said };
}

/** What the lager is, offered in place of something that cannot come. */
export const lagerInstead = someProduct({
  uid: "100113",
  sku: "100113",
  name: "Lipovrch 11 světlý ležák, sud KEG 30 l",
  your_price: 1320,
});

/** An order as it would go into the cart today. */
export function someAgain(
  items: readonly Item[],
  said: Partial<Again> = {},
): ReturnType<Answers["OrderPreview"]> {
  const again: Again = {
    ship_to_id: "500101",
    delivery_method: "selfpickup_selfpickup",
    delivery_date: "2026-11-26",
    is_other_ship_to: false,
    cart_lines: 0,
    blocker: null,
    items: [...items],
  };
  return { orderPreview: { ...again, ...said } };
}
