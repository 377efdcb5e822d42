/** What the ERP is asked when prices are updated, and what it answers (PRICE-04, D11). Amounts are minor units, net, for one box. */
import type { CompanyId, OrderNumber, ShipToId, Sku } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import { z as zod } from "zod";
import { idOf } from "../id-of.ts";
import { currencyCode } from "../market/codes.ts";

/** Under which the outbox keeps orders that the ERP still has to price (PRICE-06). */
export const erpPricingTopic = "erp.pricing";

const day = zod.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const minor = zod.number().int().nonnegative().transform(toMinor);

export const erpPriceInquirySchema = zod.object({
  companyId: idOf<CompanyId>(),
  shipToId: idOf<ShipToId>(),
  deliveryDate: day,
  deliveryMethod: zod.string(),
  orderType: zod.string(),
  paymentMethod: zod.string(),
  currency: currencyCode,
  lines: zod.array(
    zod.object({
      lineNo: zod.number().int().positive(),
      sku: idOf<Sku>(),
      boxes: zod.number().int().positive(),
      bundleSku: idOf<Sku>().optional(),
    }),
  ),
  empties: zod.array(zod.object({ code: zod.string(), units: zod.number().int().positive() })),
});

export const erpPriceAnswerSchema = zod.object({
  canProceed: zod.boolean(),
  statusMessage: zod.string(),
  deliveryDateExpired: zod.boolean(),
  lines: zod.array(zod.object({ lineNo: zod.number().int().positive(), unitPriceMinor: minor })),
});

/** An order that was taken with provisional prices, to be asked about until the ERP answers. */
export const erpPricingTaskSchema = zod.object({
  orderNumber: idOf<OrderNumber>(/^\d{10}$/),
  inquiry: erpPriceInquirySchema,
});

export type ErpPriceInquiry = zod.infer<typeof erpPriceInquirySchema>;
export type ErpPriceAnswer = zod.infer<typeof erpPriceAnswerSchema>;
export type ErpPricingTask = zod.infer<typeof erpPricingTaskSchema>;
