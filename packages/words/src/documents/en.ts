import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers = {
  documentTypes: {
    invoice: "Invoice",
    "credit-note": "Credit note",
    "delivery-note": "Delivery note",
    "order-confirmation": "Order confirmation",
    "price-list": "Price list",
    statement: "Statement of account",
  },
  paymentWords: {
    overdue: "overdue, days: {days}",
    due: "due, days left: {days}",
    paid: "paid",
    settled: "settled",
  },
  documentColumns: {
    type: "Document",
    number: "Document number",
    issued: "Issued",
    due: "Due",
    "ship-to-id": "Ship-to number",
    "ship-to": "Ship-to",
    orders: "Orders",
    state: "Status",
    amount: "Amount",
    currency: "Currency",
  },
  documentsCut: "The first {shown} of {total} documents. A shorter period gives the rest.",
  documentNames: {
    file: "documents",
    statement: "statement",
    sheet: "Documents",
  },
  priceListColumns: {
    sku: "Product number",
    name: "Product",
    base: "List price",
    yours: "Your price",
    currency: "Currency",
    from: "Valid from",
    to: "Valid to",
  },
} satisfies InOtherWords<typeof original>;
