/**
 * What the ERP is told of an order and of its cancellation, and what it answers (D11). The outbox keeps exactly this, so that what was
 * written with the order is what leaves the house, whenever that is.
 */
import type { CompanyId, OrderNumber, ShipToId, Sku } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import { z as zod } from "zod";
import { idOf } from "../id-of.ts";
import { currencyCode } from "../market/codes.ts";
import { asOneLine } from "../text.ts";

/** Under which the outbox keeps orders for the ERP. */
export const erpOrderTopic = "erp.order";
/** Under which it keeps cancellations. The ERP hears of one only after it has the order. */
export const erpCancellationTopic = "erp.cancellation";

const orderNumber = idOf<OrderNumber>(/^\d{10}$/);
const day = zod.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const minor = zod.number().int().transform(toMinor);

export const erpOrderSchema = zod.object({
  orderNumber,
  documentCode: zod.string(),
  companyId: idOf<CompanyId>(),
  shipToId: idOf<ShipToId>(),
  deliveryDate: day,
  deliveryMethod: zod.string(),
  customerOrderNumber: zod.string(),
  noteForDriver: zod.string(),
  placedAt: zod.iso.datetime(),
  currency: currencyCode,
  totalMinor: minor,
  /** Taken at the price list because the ERP gave no prices: it is asked for them apart (PRICE-06). */
  isProvisional: zod.boolean().default(false),
  lines: zod.array(
    zod.object({
      lineNo: zod.number().int().positive(),
      sku: idOf<Sku>(),
      boxes: zod.number().int().positive(),
      unitPriceMinor: minor,
      bundleSku: idOf<Sku>().optional(),
    }),
  ),
  empties: zod
    .array(
      zod.object({
        lineNo: zod.number().int().positive(),
        code: zod.string(),
        units: zod.number().int().positive(),
        unitDepositMinor: minor,
      }),
    )
    .default([]),
  emptiesOf: idOf<OrderNumber>().optional(),
  /** Of a replacement delivery: the order whose shortage it brings, under the same numbers of lines (DDISP-06). */
  replaces: idOf<OrderNumber>().optional(),
});

export const erpConfirmationSchema = zod.object({
  orderNumber: idOf<OrderNumber>(),
  sapId: zod.string().overwrite(asOneLine).min(1).max(20),
  lines: zod.array(
    zod.object({
      lineNo: zod.number().int().positive(),
      boxes: zod.number().int().nonnegative(),
      reason: zod.string().overwrite(asOneLine).min(1).max(200).optional(),
    }),
  ),
});

export const erpCancellationSchema = zod.object({
  orderNumber,
  sapId: zod.string().nullable(),
  companyId: idOf<CompanyId>(),
  reason: zod.string(),
  cancelledAt: zod.iso.datetime(),
});

export type ErpOrder = zod.infer<typeof erpOrderSchema>;
export type ErpConfirmation = zod.infer<typeof erpConfirmationSchema>;
export type ErpCancellation = zod.infer<typeof erpCancellationSchema>;
