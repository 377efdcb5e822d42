/** The facts of one tax document for its page (DOCS): sums, VAT, deposits apart, how to pay, what it bills. */
import { z as zod } from "zod";
import { currencyCode } from "../market/codes.ts";

const minor = zod.number().int();
const day = zod.string();

/** Seller or buyer as they stood on the paper. */
export const invoicePartySchema = zod.object({
  name: zod.string(),
  street: zod.string(),
  city: zod.string(),
  zip: zod.string(),
  country: zod.string(),
  ico: zod.string(),
  dic: zod.string(),
  icDph: zod.string(),
});

export const invoiceLineSchema = zod.object({
  kind: zod.enum(["goods", "deposit-out", "deposit-back"]),
  orderNumber: zod.string().nullable(),
  sku: zod.string().nullable(),
  name: zod.string().nullable(),
  quantity: zod.number().int(),
  unitMinor: minor,
  amountMinor: minor,
  vatPct: zod.number().nullable(),
});

export const invoicePaymentSchema = zod.object({
  iban: zod.string(),
  account: zod.string(),
  variableSymbol: zod.string(),
  amountMinor: minor,
  due: day,
  qr: zod.object({ kind: zod.enum(["spayd", "pay-by-square"]), text: zod.string() }).nullable(),
});

export const invoiceAnswerSchema = zod.object({
  number: zod.string(),
  kind: zod.enum(["invoice", "credit-note"]),
  shipToId: zod.string(),
  shipToName: zod.string(),
  issued: day,
  taxPoint: day,
  due: day,
  currency: currencyCode,
  state: zod.enum(["paid", "due", "overdue", "direct-debit", "to-settle", "settled"]),
  daysLate: zod.number().int(),
  netMinor: minor,
  vatMinor: minor,
  depositsOutMinor: minor,
  depositsBackMinor: minor,
  roundingMinor: minor,
  totalMinor: minor,
  paidMinor: minor,
  openMinor: minor,
  vat: zod.array(zod.object({ ratePct: zod.number(), baseMinor: minor, vatMinor: minor })),
  lines: zod.array(invoiceLineSchema),
  payments: zod.array(zod.object({ day, amountMinor: minor })),
  orders: zod.array(zod.object({ number: zod.string(), delivered: day })),
  seller: invoicePartySchema,
  buyer: invoicePartySchema,
  corrects: zod.string().nullable(),
  reason: zod.string().nullable(),
  correctedBy: zod.array(zod.string()),
  payment: invoicePaymentSchema.nullable(),
});

export type InvoiceAnswer = zod.infer<typeof invoiceAnswerSchema>;
export type InvoiceParty = zod.infer<typeof invoicePartySchema>;
