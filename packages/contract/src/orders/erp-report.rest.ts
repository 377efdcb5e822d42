/** What the ERP reports back of orders, as signed calls (D11, B6): POST /erp/orders/{orderNumber}/…; see docs/erp.md. */
import { MAX_EMPTIES_UNITS } from "@vycep/domain/empties/planned-return";
import { MOST_SUBSTITUTES } from "@vycep/domain/orders/shortage/share-short";
import { z as zod } from "zod";
import { asOneLine } from "../text.ts";

/** Headers of a signed call, in both directions. */
export const ERP_HEADER = {
  /** Unix seconds of sending. */
  timestamp: "x-erp-timestamp",
  /** `v1=` and the HMAC-SHA256 in hexadecimal. */
  signature: "x-erp-signature",
  /** Names what is told; the same for every repeat of it. */
  eventId: "x-erp-event-id",
} as const;

const lineNo = zod.number().int().positive().max(100_000);
const boxes = zod.number().int().nonnegative().max(1_000_000);
const reason = zod.string().overwrite(asOneLine).min(1).max(200).optional();
const lines = zod.array(zod.object({ lineNo, boxes, reason })).max(2000);
const billedLines = zod
  .array(zod.object({ lineNo, boxes: boxes.min(1), reason }))
  .min(1)
  .max(2000);
/** Pieces of each type that the driver really took over; left out, they were not counted. */
const empties = zod
  .array(
    zod.object({
      code: zod.string().overwrite(asOneLine).min(1).max(20),
      units: zod.number().int().nonnegative().max(MAX_EMPTIES_UNITS),
    }),
  )
  .max(200)
  .optional();
const documentNumber = zod.string().overwrite(asOneLine).min(1).max(40);
/** When it happened, as an ISO instant; left out, it is now. */
const at = zod.iso.datetime({ offset: true }).optional();

export const erpOrderPath = zod.object({ orderNumber: zod.string().regex(/^\d{10}$/) });

/** Product numbers that may be taken in place of what is not confirmed. */
const substitutes = zod.array(zod.string().min(1).max(40)).max(MOST_SUBSTITUTES).optional();

/** Every line, also those that are confirmed in full; fewer boxes than ordered should say why, and may name what to take instead. */
export const erpConfirmationBody = zod.object({
  sapId: zod.string().overwrite(asOneLine).min(1).max(20),
  lines: zod.array(zod.object({ lineNo, boxes, reason, substitutes })).max(2000),
  at,
});
export const erpShipmentBody = zod.object({ step: zod.enum(["loaded", "on-the-way"]), at });
/**
 * Every line; fewer boxes than confirmed make it a partial delivery. With empties, every type that was planned, and what
 * was collected without a plan (EMPTIES-01).
 */
export const erpDeliveryBody = zod.object({ lines, empties, at });
/** The lines of this invoice; several invoices add up. */
export const erpInvoiceBody = zod.object({ invoiceNumber: documentNumber, lines: billedLines, at });
export const erpCreditBody = zod.object({ creditNumber: documentNumber, lines: billedLines, at });

export const erpReportAnswer = zod.object({
  orderNumber: zod.string(),
  state: zod.string(),
  changed: zod.boolean(),
});
