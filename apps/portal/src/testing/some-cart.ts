import type { CartTold } from "../features/cart/session/cart-told.ts";

/** The head of a cart for tomorrow's van to the Modrá hvězda, with nothing in it and nothing to say against it. */
export function someCart(said: Partial<CartTold["cart"]> = {}): CartTold["cart"] {
  const cart: CartTold["cart"] = {
    id: "c1",
    version: 0,
    updated_at: "2026-11-20T08:30:00.000Z",
    total_lines: 0,
    ship_to_id: "500101",
    delivery_date: "2026-11-26",
    delivery_method: "selfpickup_selfpickup",
    note_for_driver: null,
    customer_order_number: null,
    checkout_step: "review",
    order_by: "2026-11-25T13:30",
    market: "CZ",
    available_payment_methods: [{ code: "banktransfer", title: "Převodem na účet" }],
    agreed_prices: [],
    outlet_details: {
      ship_to_id: "500101",
      name: "Restaurace U Modré hvězdy",
      street: "Sladovnická 12",
      city: "Lipovrch",
      zipcode: "549 01",
      country: "CZ",
      delivery_window: "7:00-11:00",
    },
    payer_details: {
      payername: "Hostince Modrá hvězda s.r.o.",
      street: "Náměstí 1",
      city: "Lipovrch",
      zipcode: "549 01",
      country: "CZ",
      sap_id: "400101",
      identification_no: "27654321",
      taxvat: "CZ27654321",
      due_days: 14,
    },
    grand_total_your_price_details: { total: 0, currency: "CZK" },
    progress_bar_data: {
      iMinimumOrderPallet: null,
      iMaximumOrderPallet: null,
      iMinimumOrderWeight: null,
      iMaximumOrderWeight: null,
      iMaximumOrderCash: null,
      iMinLitersTank: null,
      iMaxLitersTank: null,
    },
    blockers: [],
    empties_plan: null,
  };
  return { ...cart, ...said };
}
