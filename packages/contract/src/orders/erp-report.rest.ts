/** What the ERP reports back of orders, as signed calls (D11, B6): POST /erp/orders/{orderNumber}/…; see docs/erp.md. */
import { z } from "zod";

/** Headers of a signed call, in both directions. */
export const ERP_HEADER = {
  /** Unix seconds of sending. */
  timestamp: "x-erp-timestamp",
  /** `v1=` and the HMAC-SHA256 in hexadecimal. */
  signature: "x-erp-signature",
  /** Names what is told; the same for every repeat of it. */
  eventId: "x-erp-event-id",
} as const;

/** A call that is older or newer than this is not believed. */
export const ERP_WINDOW_SECONDS = 300;

const lineNo = z.number().int().positive().max(100_000);
const boxes = z.number().int().nonnegative().max(1_000_000);
const reason = z.string().trim().min(1).max(200).optional();
const lines = z.array(z.object({ lineNo, boxes, reason })).max(2000);
const billedLines = z
  .array(z.object({ lineNo, boxes: boxes.min(1), reason }))
  .min(1)
  .max(2000);
const documentNumber = z.string().trim().min(1).max(40);
/** When it happened, as an ISO instant; left out, it is now. */
const at = z.iso.datetime({ offset: true }).optional();

export const erpOrderPath = z.object({ orderNumber: z.string().regex(/^\d{10}$/) });

/** Every line, also those that are confirmed in full; fewer boxes than ordered should say why. */
export const erpConfirmationBody = z.object({ sapId: z.string().trim().min(1).max(20), lines, at });
export const erpShipmentBody = z.object({ step: z.enum(["loaded", "on-the-way"]), at });
/** Every line; fewer boxes than confirmed make it a partial delivery. */
export const erpDeliveryBody = z.object({ lines, at });
/** The lines of this invoice; several invoices add up. */
export const erpInvoiceBody = z.object({ invoiceNumber: documentNumber, lines: billedLines, at });
export const erpCreditBody = z.object({ creditNumber: documentNumber, lines: billedLines, at });

export const erpReportAnswer = z.object({
  orderNumber: z.string(),
  /** The state of the order now. */
  state: z.string(),
  /** False where it was told before. */
  changed: z.boolean(),
});

export type ErpReportAnswer = z.infer<typeof erpReportAnswer>;
