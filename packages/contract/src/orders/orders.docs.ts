import type { Described } from "../described.ts";

const needsOrders = { 403: ["forbidden-permission"] } as const;

/** The order history and the methods, as /docs tells them (REST-46…49, TRANSPORT-01…07). */
export const ordersDocs = {
  orders: {
    summary: "The order history, a page at a time.",
    example: {
      query: { search: "4700100301" },
      answer: {
        sopList: [
          {
            orderNumber: "4700100301",
            customerOrderNumber: "PO-101-00301",
            createdAt: "2026-11-18T12:01:00",
            deliveryDate: "2026-11-19",
            shipToId: "500101",
            shipToName: "Restaurace U Modré hvězdy",
            method: "selfpickup_selfpickup",
            documentCode: "YDOR",
            status: "delivered",
            state: "delivered",
            deliveryStatus: "DELIVERED",
            currency: "CZK",
            net: 46007.7,
            total: 96145.32,
            priceState: "firm",
            orderedTotal: null,
            aboveLimit: null,
            lines: 10,
          },
        ],
        total: 1,
        next: null,
      },
    },
    problems: needsOrders,
  },
  export: {
    summary: "The same list whole, as CSV or XLSX.",
    example: {
      query: { format: "csv", search: "4700100301" },
      file: { type: "text/csv", name: "orders-2026-11-23.csv" },
    },
    problems: needsOrders,
  },
  GetOrderStatus: {
    summary: "The states that a list may be narrowed to.",
    example: { answer: [{ code: "new", label: "new" }] },
    problems: needsOrders,
  },
  orderstatus: {
    summary: "The states of orders as the ERP spells them.",
    example: { answer: [{ code: "CANCELLED", label: "Cancelled" }] },
    problems: needsOrders,
  },
  ordertypes: {
    summary: "The methods of delivery with their short codes.",
    example: { answer: [{ code: "selfpickup_selfpickup", label: "Standard order", shortCode: "SMALL" }] },
  },
} as const satisfies Record<string, Described>;
