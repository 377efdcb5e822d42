/**
 * What the ERP is told of an order and of its cancellation, and what it answers (D11). The outbox keeps exactly this, so that what was
 * written with the order is what leaves the house, whenever that is.
 */
import { z } from "zod";

/** Under which the outbox keeps orders for the ERP. */
export const erpOrderTopic = "erp.order";
/** Under which it keeps cancellations. The ERP hears of one only after it has the order. */
export const erpCancellationTopic = "erp.cancellation";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const minor = z.number().int();

export const erpOrderSchema = z.object({
  orderNumber: z.string().regex(/^\d{10}$/),
  documentCode: z.string(),
  companyId: z.string(),
  shipToId: z.string(),
  deliveryDate: day,
  deliveryMethod: z.string(),
  customerOrderNumber: z.string(),
  noteForDriver: z.string(),
  /** ISO instant in UTC. */
  placedAt: z.iso.datetime(),
  currency: z.enum(["CZK", "EUR"]),
  totalMinor: minor,
  /** Taken at the price list because the ERP gave no prices: it is asked for them apart (PRICE-06). */
  isProvisional: z.boolean().default(false),
  lines: z.array(
    z.object({
      lineNo: z.number().int().positive(),
      sku: z.string(),
      boxes: z.number().int().positive(),
      unitPriceMinor: minor,
      /** The package deal that the goods came in. */
      bundleSku: z.string().optional(),
    }),
  ),
  /** What goes back with the order, or is collected by it. */
  empties: z
    .array(
      z.object({
        lineNo: z.number().int().positive(),
        code: z.string(),
        units: z.number().int().positive(),
        unitDepositMinor: minor,
      }),
    )
    .default([]),
  /** Of a second order for empties: the one that it was placed with. */
  emptiesOf: z.string().optional(),
});

export const erpConfirmationSchema = z.object({
  orderNumber: z.string(),
  sapId: z.string().min(1).max(20),
  lines: z.array(
    z.object({
      lineNo: z.number().int().positive(),
      boxes: z.number().int().nonnegative(),
      /** Why they are fewer than ordered. */
      reason: z.string().trim().min(1).max(200).optional(),
    }),
  ),
});

export const erpCancellationSchema = z.object({
  orderNumber: z.string().regex(/^\d{10}$/),
  /** The ERP's own number, where it had given one by then. */
  sapId: z.string().nullable(),
  companyId: z.string(),
  reason: z.string(),
  /** ISO instant in UTC. */
  cancelledAt: z.iso.datetime(),
});

export type ErpOrder = z.infer<typeof erpOrderSchema>;
export type ErpConfirmation = z.infer<typeof erpConfirmationSchema>;
export type ErpCancellation = z.infer<typeof erpCancellationSchema>;
