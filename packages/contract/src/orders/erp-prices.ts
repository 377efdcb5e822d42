/** What the ERP is asked when prices are updated, and what it answers (PRICE-04, D11). Amounts are minor units, net, for one box. */
import { z } from "zod";

/** Under which the outbox keeps orders that the ERP still has to price (PRICE-06). */
export const erpPricingTopic = "erp.pricing";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const minor = z.number().int().nonnegative();

export const erpPriceInquirySchema = z.object({
  companyId: z.string(),
  shipToId: z.string(),
  deliveryDate: day,
  deliveryMethod: z.string(),
  /** The order-document code. */
  orderType: z.string(),
  paymentMethod: z.string(),
  currency: z.enum(["CZK", "EUR"]),
  lines: z.array(
    z.object({
      lineNo: z.number().int().positive(),
      sku: z.string(),
      boxes: z.number().int().positive(),
      /** The package deal that the goods come in. */
      bundleSku: z.string().optional(),
    }),
  ),
  /** What goes back with the order. */
  empties: z.array(z.object({ code: z.string(), units: z.number().int().positive() })),
});

export const erpPriceAnswerSchema = z.object({
  /** False is a refusal of the brewery, whatever the prices; its reason is `statusMessage`. */
  canProceed: z.boolean(),
  statusMessage: z.string(),
  deliveryDateExpired: z.boolean(),
  /** A line without a price of its own keeps the price list's. */
  lines: z.array(z.object({ lineNo: z.number().int().positive(), unitPriceMinor: minor })),
});

/** An order that was taken with provisional prices, to be asked about until the ERP answers. */
export const erpPricingTaskSchema = z.object({
  orderNumber: z.string().regex(/^\d{10}$/),
  inquiry: erpPriceInquirySchema,
});

export type ErpPriceInquiry = z.infer<typeof erpPriceInquirySchema>;
export type ErpPriceAnswer = z.infer<typeof erpPriceAnswerSchema>;
export type ErpPricingTask = z.infer<typeof erpPricingTaskSchema>;
