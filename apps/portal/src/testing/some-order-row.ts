import type { OrderRow } from "@vycep/contract/orders/orders.rest";

/** An order of last week in the list, delivered. */
export function someOrderRow(said: Partial<OrderRow> = {}): OrderRow {
  const row: OrderRow = {
    orderNumber: "4700100303",
    customerOrderNumber: "",
    createdAt: "2026-11-12T12:03:00",
    deliveryDate: "2026-11-16",
    shipToId: "500101",
    shipToName: "Restaurace U Modré hvězdy",
    method: "selfpickup_selfpickup",
    documentCode: "YSOR",
    status: "delivered",
    state: "delivered",
    deliveryStatus: null,
    currency: "CZK",
    net: 16_490,
    total: 34_952.9,
    priceState: "firm",
    orderedTotal: null,
    aboveLimit: null,
    lines: 1,
  };
  return { ...row, ...said };
}
