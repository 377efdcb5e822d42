import type { OrderAnswer } from "../features/orders/detail/customer-order-document.ts";

type EmptiesAnswer = NonNullable<OrderAnswer["empties"]>[number];
type ItemAnswer = NonNullable<NonNullable<OrderAnswer["items"]>[number]>;

/** Ten kegs at 1 649 Kč with 21 % VAT and 1 500 Kč of deposit each, as the API answers the line. */
export function someItem(said: Partial<ItemAnswer> = {}): ItemAnswer {
  const item = {
    __typename: "OrderItem",
    id: "4700100303-1",
    product_sku: "100112",
    product_name: "Lipovrch 10 světlé výčepní, sud KEG 50 l",
    status: "Not Yet Processed",
    product_sale_price: { value: 1649 },
    quantity_ordered: 10,
    quantity_confirmed: null,
    quantity_shipped: null,
    quantity_invoiced: null,
    quantity_refunded: 0,
    quantity_replaced: 0,
    change_reason: null,
    substitutes: [],
    number_of_packages: 4,
    number_of_layer: 1,
    number_of_pallet: 0,
    row_total: { value: 16_490 },
    deposit_total: { value: 15_000 },
    provisional_price: null,
    vat_percent: 21,
    package_type: "keg",
    packaging: "K50",
    bundle: null,
    product: { brand: "Lipovrch", plato: 10, small_image: null, number_of_items_in_box: 1 },
  } as ItemAnswer;
  return { ...item, ...said };
}

/** Seven kegs to go back at 1 500 Kč each; nobody has counted them yet. */
export function someEmpties(said: Partial<EmptiesAnswer> = {}): EmptiesAnswer {
  const keg = {
    packaging_code: "KEG50",
    packaging_name: "Sud KEG 50 l",
    number_of_units: 7,
    returned_units: null,
    deposit: { value: 1500 },
  };
  return { ...keg, ...said };
}

/** An order that was just received, of one line of ten kegs. */
export function someOrder(said: Partial<OrderAnswer> = {}): OrderAnswer {
  const order: OrderAnswer = {
    number: "4700100303",
    market: "CZ",
    order_date: "2026-11-18 12:03:00",
    status: "new",
    state: "received",
    delivery_status: null,
    price_state: "firm",
    provisional_total: null,
    price_limit: null,
    is_price_kept: false,
    main_order_number: null,
    billing_address: null,
    empties_order_number: null,
    replaces_order_number: null,
    replacement_orders: [],
    empties: [],
    shipping_method: "selfpickup_selfpickup",
    order_type: "YSOR",
    total_weight: 630,
    total_pallets: 0.4,
    timeline: [{ state: "received", at: "2026-11-18 12:03:00", by: null, by_brewery: false }],
    invoices: [],
    credit_memos: [],
    payment_methods: [{ name: "Převodem na účet" }],
    shipping_address: {
      company: "Restaurace U Modré hvězdy",
      street: ["Sladovnická 12"],
      city: "Lipovrch",
      postcode: "549 01",
    },
    additional_data: {
      delivery_date: "2026-11-19",
      ship_to_id: "500101",
      ship_to_name: "Restaurace U Modré hvězdy",
      customer_order_number: "PO-101-00303",
      note_for_driver: "",
      delivery_window: "7:00-11:00",
      created_by: null,
      placed_by_brewery: false,
    },
    total: {
      subtotal_excl_tax: { value: 16_490, currency: "CZK" },
      taxes: [{ rate: 21, amount: { value: 3462.9 } }],
      total_empties_deposit: { value: 15_000 },
      grand_total: { value: 34_952.9 },
    },
    items: [someItem()],
  };
  return { ...order, ...said };
}
