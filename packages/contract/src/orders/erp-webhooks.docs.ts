/** What the ERP hears of the portal, as /docs tells it among its webhooks (D11, PRICE-04); see docs/erp.md. */
import type { z as zod } from "zod";
import { erpCancellationSchema, erpConfirmationSchema, erpOrderSchema } from "./erp-order.ts";
import { erpPriceAnswerSchema, erpPriceInquirySchema } from "./erp-prices.ts";

type ToldToErp = {
  readonly summary: string;
  readonly description: string;
  /** Below ERP_URL. */
  readonly path: string;
  readonly key: string;
  readonly body: zod.ZodType;
  readonly example: Readonly<Record<string, unknown>>;
  /** What a 200 holds; without one only 202 and 204 are understood. */
  readonly answer?: zod.ZodType;
  readonly answerExample?: Readonly<Record<string, unknown>>;
};

const untilAnswered =
  "Repeated after 1, 2, 4 … seconds, at most five minutes, with the same key, until it is answered: take each key once.";

const goods = [{ lineNo: 1, sku: "100112", boxes: 3, unitPriceMinor: 164900 }] as const;

export const toldToErp = {
  order: {
    summary: "An order was placed.",
    description: `POST {ERP_URL}/orders. ${untilAnswered} 200 confirms it at once, 202 leaves that to a report.`,
    path: "/orders",
    key: "order-4700200001",
    body: erpOrderSchema,
    example: {
      orderNumber: "4700200001",
      documentCode: "YDOR",
      companyId: "C1",
      shipToId: "500101",
      deliveryDate: "2026-11-26",
      deliveryMethod: "selfpickup_selfpickup",
      customerOrderNumber: "",
      noteForDriver: "",
      placedAt: "2026-11-23T08:00:00.000Z",
      currency: "CZK",
      totalMinor: 1048587,
      isProvisional: false,
      lines: goods,
      empties: [],
    },
    answer: erpConfirmationSchema,
    answerExample: {
      orderNumber: "4700200001",
      sapId: "0080012345",
      lines: [{ lineNo: 1, boxes: 3 }],
    },
  },
  "order-cancellation": {
    summary: "An order was cancelled before its goods issue.",
    description: `POST {ERP_URL}/orders/{orderNumber}/cancellation. ${untilAnswered} It comes only after the order was answered.`,
    path: "/orders/{orderNumber}/cancellation",
    key: "cancellation-4700200001",
    body: erpCancellationSchema,
    example: {
      orderNumber: "4700200001",
      sapId: null,
      companyId: "C1",
      reason: "",
      cancelledAt: "2026-11-23T08:00:00.000Z",
    },
  },
  prices: {
    summary:
      "A customer updates the prices of a cart, or an order with provisional prices waits for its own.",
    description:
      "POST {ERP_URL}/prices, with a new key each time. 202 or 204 say that the portal's price list holds. Without an answer in time the order may go with provisional prices, and the ERP is asked again until it answers.",
    path: "/prices",
    key: "prices-6d9f1c1e-55c8-4f0b-8f3e-2f1d8f0a9b11",
    body: erpPriceInquirySchema,
    example: {
      companyId: "C1",
      shipToId: "500101",
      deliveryDate: "2026-11-26",
      deliveryMethod: "selfpickup_selfpickup",
      orderType: "YDOR",
      paymentMethod: "transfer",
      currency: "CZK",
      lines: [{ lineNo: 1, sku: "100112", boxes: 3 }],
      empties: [],
    },
    answer: erpPriceAnswerSchema,
    answerExample: {
      canProceed: true,
      statusMessage: "",
      deliveryDateExpired: false,
      lines: [{ lineNo: 1, unitPriceMinor: 162900 }],
    },
  },
} as const satisfies Record<string, ToldToErp>;
