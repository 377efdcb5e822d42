/** The order history list, also as a file: GET orders, GET orders/export, GET orderstatus. REST-46…49, OP-33, OP-34, C28. */
import { z } from "zod";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const ordersQuery = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  /** Order number, own number, SKU or part of a product's name. */
  search: z.string().max(80).optional(),
  /** Shown status; several separated by commas. */
  status: z.string().max(120).optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  method: z.string().max(80).optional(),
  shipTo: z.string().max(40).optional(),
  sort: z.enum(["created", "delivery", "number", "total"]).default("created"),
  direction: z.enum(["asc", "desc"]).default("desc"),
  lang: z.string().max(5).optional(),
});

/** The same filters and order; the whole list instead of a page. */
export const ordersExportQuery = ordersQuery
  .omit({ offset: true, limit: true })
  .extend({ format: z.enum(["csv", "xlsx"]) });

export const orderRowSchema = z.object({
  orderNumber: z.string(),
  customerOrderNumber: z.string(),
  /** yyyy-MM-ddTHH:mm:ss, local time. */
  createdAt: z.string(),
  deliveryDate: day,
  shipToId: z.string(),
  shipToName: z.string(),
  method: z.string(),
  documentCode: z.string(),
  /** Shown status (HISTORY-14). */
  status: z.string(),
  state: z.string(),
  /** As the ERP spells it; null until it has answered. HISTORY-13. */
  deliveryStatus: z.string().nullable(),
  currency: z.enum(["CZK", "EUR"]),
  /** Goods without VAT, whole currency. */
  net: z.number(),
  /** Goods with VAT and deposits. */
  total: z.number(),
  /** Whether the prices still are provisional, or were once (PRICE-06). */
  priceState: z.enum(["firm", "provisional", "settled"]),
  lines: z.number().int(),
});

export const ordersAnswerSchema = z.object({
  sopList: z.array(orderRowSchema),
  total: z.number().int(),
});

export const codeListSchema = z.array(z.object({ code: z.string(), label: z.string() }));

export type OrdersQuery = z.infer<typeof ordersQuery>;
export type OrdersExportQuery = z.infer<typeof ordersExportQuery>;
export type OrderRow = z.infer<typeof orderRowSchema>;
export type OrdersAnswer = z.infer<typeof ordersAnswerSchema>;
