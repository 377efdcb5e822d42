import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import { erpCancellationSchema, erpConfirmationSchema, erpOrderSchema } from "./erp-order.ts";
import { erpPriceAnswerSchema, erpPriceInquirySchema } from "./erp-prices.ts";
import {
  erpConfirmationBody,
  erpCreditBody,
  erpDeliveryBody,
  erpInvoiceBody,
  erpReportAnswer,
  erpShipmentBody,
} from "./erp-report.rest.ts";

const lineNo = "Number of the line in the order; it never changes.";
const sapId = "Number that the ERP gives the order, at most 20 characters; no other order's.";
const at = "When it happened, ISO 8601 with its zone; left out, it is now.";
const minor = (what: string) => `${what}, in minor units: haléře, cents.`;
const bundleSku = "Number of the bundle that the goods come in; left out of single goods.";
const reasonOf = (what: string) => `Why they are fewer than ${what}, as the customer reads it; one line.`;

const asked = {
  companyId: "Number of the company that buys.",
  shipToId: words.place,
  deliveryDate: "Day of delivery, yyyy-MM-dd.",
  deliveryMethod: "Way of transport, such as selfpickup_selfpickup.",
  currency: words.currency,
  "lines.lineNo": lineNo,
  "lines.sku": words.sku,
  "lines.boxes": `How many are ordered. ${words.boxes}`,
  "lines.bundleSku": bundleSku,
  empties: "Empties that go back with the order; empty where none do.",
  "empties.code": "Type of packaging, such as KEG50.",
  "empties.units": "How many pieces.",
};

export const erpFields = [
  told(erpOrderSchema, {
    ...asked,
    orderNumber: "Ten digits that name the order in the portal.",
    documentCode: "Type of the order, which follows from the way of transport: YDOR, YSOR, YDER …",
    empties: "Empties that go back with the order, or are collected by it; empty where none do.",
    customerOrderNumber: "The customer's own number of the order; empty where none was given.",
    noteForDriver: "For whoever delivers; empty where there is nothing to say.",
    placedAt: `When it was placed: ${words.instant}`,
    totalMinor: minor(
      "What the order comes to: goods with VAT, plus deposits, less those of empties that go back",
    ),
    isProvisional:
      "Whether it was taken at the portal's price list because the ERP gave no prices: they are asked for apart.",
    lines: "Goods of the order; empty where it brings back empties alone.",
    "lines.unitPriceMinor": minor("Price of one box without VAT"),
    "empties.lineNo": "Number of the line among the empties.",
    "empties.unitDepositMinor": minor("Deposit of one piece"),
    emptiesOf:
      "Of a second order for empties the number of the one that it was placed with; left out of others.",
    replaces:
      "Of a replacement delivery the number of the order whose shortage it brings, under the same numbers of lines; left out of others.",
  }),
  told(erpConfirmationSchema, {
    orderNumber: "The order that is confirmed, as it was sent.",
    sapId,
    lines: "Every line of the order, also those that are confirmed in full.",
    "lines.lineNo": lineNo,
    "lines.boxes": "How many boxes are confirmed, none above what was ordered.",
    "lines.reason": reasonOf("ordered"),
  }),
  told(erpCancellationSchema, {
    orderNumber: "The order that was cancelled.",
    sapId: "Number that the ERP gave the order; null where it had given none by then.",
    companyId: asked.companyId,
    reason: "Why, in the words of who cancelled it; empty where nothing was said.",
    cancelledAt: `When it was cancelled: ${words.instant}`,
  }),
  told(erpPriceInquirySchema, {
    ...asked,
    orderType: "Type of the order, which follows from the way of transport: YDOR, YSOR, YDER …",
    paymentMethod: "How the company pays: transfer, direct debit or cash.",
    lines: "Goods of which prices are wanted.",
  }),
  told(erpPriceAnswerSchema, {
    canProceed: "false is a refusal of the brewery, whatever the prices; then `statusMessage` says why.",
    statusMessage: "What the customer reads where it is refused; may be empty otherwise.",
    deliveryDateExpired:
      "Whether the day of delivery can be kept no more, so that another one has to be chosen.",
    lines: "Prices by line; one without a price of its own keeps that of the portal's price list.",
    "lines.lineNo": "Number of the line, as it was asked.",
    "lines.unitPriceMinor": minor("Price of one box without VAT"),
  }),
  told(erpConfirmationBody, {
    sapId,
    lines: "Every line of the order, also those that are confirmed in full.",
    "lines.lineNo": lineNo,
    "lines.boxes":
      "How many boxes are confirmed, none above what was ordered. Nought on every line takes the order back.",
    "lines.reason": reasonOf("ordered"),
    "lines.substitutes":
      "Numbers of products that are offered to the customer in place of what is not confirmed.",
    at,
  }),
  told(erpShipmentBody, {
    step: "loaded: the goods have left the stock, nothing is cancelled any more; later on-the-way.",
    at,
  }),
  told(erpDeliveryBody, {
    lines: "Every line of the order; empty where it collects empties alone.",
    "lines.lineNo": lineNo,
    "lines.boxes":
      "How many boxes were delivered, none above what was confirmed; fewer make it a partial delivery.",
    "lines.reason": reasonOf("confirmed"),
    empties:
      "What the driver took over: every planned type, and those that came besides. Left out, they were not counted and the plan stands.",
    "empties.code": "Type of packaging, such as KEG50.",
    "empties.units": "How many pieces; nought where nothing went.",
    at,
  }),
  told([erpInvoiceBody, erpCreditBody], {
    invoiceNumber: "Number of the invoice; reports of one number are one invoice.",
    creditNumber: "Number of the credit note; reports of one number are one credit note.",
    lines: "Lines that stand on it; several of them add up.",
    "lines.lineNo": lineNo,
    "lines.boxes":
      "How many boxes; together with earlier ones none above what was delivered (an invoice) or invoiced (a credit note).",
    "lines.reason": "Why, as the customer reads it; one line.",
    at,
  }),
  told(erpReportAnswer, {
    orderNumber: "The order that was reported of.",
    state:
      "Its state now: received, confirmed, loaded, on-the-way, delivered, partially-delivered or cancelled.",
    changed: "false where this event was told before; then nothing changes.",
  }),
];
