/** The order history list, also as a file: GET orders, GET orders/export, GET orderstatus. REST-46…49, OP-33, OP-34, C28. */
import { z as zod } from "zod";
import { currencyCode } from "../market/codes.ts";

const day = zod.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const ordersQuery = zod.object({
  offset: zod.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: zod.coerce.number().int().min(1).max(100).default(10),
  /** `next` of the page before, in the same order: the list goes on behind it, however long it is. */
  after: zod.string().max(300).optional(),
  /** Order number, own number, SKU or part of a product's name. */
  search: zod.string().max(80).optional(),
  /** Shown status; several separated by commas. */
  status: zod.string().max(120).optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  method: zod.string().max(80).optional(),
  shipTo: zod.string().max(40).optional(),
  sort: zod.enum(["created", "delivery", "number", "total"]).default("created"),
  direction: zod.enum(["asc", "desc"]).default("desc"),
  lang: zod.string().max(5).optional(),
});

/** The same filters and order; the whole list instead of a page. */
export const ordersExportQuery = ordersQuery
  .omit({ offset: true, limit: true, after: true })
  .extend({ format: zod.enum(["csv", "xlsx"]) });

export const orderRowSchema = zod.object({
  orderNumber: zod.string(),
  customerOrderNumber: zod.string(),
  createdAt: zod.string(),
  deliveryDate: day,
  shipToId: zod.string(),
  shipToName: zod.string(),
  method: zod.string(),
  documentCode: zod.string(),
  /** Shown status (HISTORY-14). */
  status: zod.string(),
  state: zod.string(),
  /** As the ERP spells it; null until it has answered. HISTORY-13. */
  deliveryStatus: zod.string().nullable(),
  currency: currencyCode,
  net: zod.number(),
  total: zod.number(),
  orderedTotal: zod.number().nullable(),
  /** Whether the prices still are provisional, or were once (PRICE-06). */
  priceState: zod.enum(["firm", "provisional", "settled"]),
  /** By how much it is above the customer's own limit, while it waits for his word (B14). */
  aboveLimit: zod.number().nullable(),
  lines: zod.number().int(),
});

export const ordersAnswerSchema = zod.object({
  sopList: zod.array(orderRowSchema),
  total: zod.number().int(),
  next: zod.string().nullable(),
});

export const codeListSchema = zod.array(zod.object({ code: zod.string(), label: zod.string() }));

/** The methods as the API lists them, with their short codes (TRANSPORT-01…07). */
export const methodListSchema = zod.array(
  zod.object({ code: zod.string(), label: zod.string(), shortCode: zod.string() }),
);

export type ListedMethod = zod.infer<typeof methodListSchema>[number];
export type OrdersQuery = zod.infer<typeof ordersQuery>;
export type OrdersExportQuery = zod.infer<typeof ordersExportQuery>;
export type OrderRow = zod.infer<typeof orderRowSchema>;
export type OrdersAnswer = zod.infer<typeof ordersAnswerSchema>;
