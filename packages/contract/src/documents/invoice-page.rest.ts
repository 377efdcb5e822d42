/** The page of one tax document: its row, its facts, and the deliveries that it belongs to. */
import { z as zod } from "zod";
import { invoiceAnswerSchema } from "../invoices/invoice.rest.ts";
import { documentRowSchema } from "./documents.rest.ts";

export const invoicePageParams = zod.object({ number: zod.string().min(1).max(40) });

export const invoicePageSchema = zod.object({
  document: documentRowSchema,
  invoice: invoiceAnswerSchema,
  deliveryNotes: zod.array(zod.object({ number: zod.string(), date: zod.string() })),
});

export type InvoicePage = zod.infer<typeof invoicePageSchema>;
