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
  /** Of Slovak payers of VAT; empty elsewhere. */
  icDph: zod.string(),
});

export const invoiceLineSchema = zod.object({
  kind: zod.enum(["goods", "deposit-out", "deposit-back"]),
  orderNumber: zod.string().nullable(),
  sku: zod.string().nullable(),
  /** In the reader's language; null of packaging in general. */
  name: zod.string().nullable(),
  quantity: zod.number().int(),
  unitMinor: minor,
  /** Below nought where something is given back. */
  amountMinor: minor,
  /** Null of deposits: they carry no VAT. */
  vatPct: zod.number().nullable(),
});

export const invoicePaymentSchema = zod.object({
  iban: zod.string(),
  /** As Czech and Slovak people write it: 2000000202/0000. */
  account: zod.string(),
  variableSymbol: zod.string(),
  amountMinor: minor,
  due: day,
  /** What the QR code holds: SPAYD in CZK, PAY by square in EUR. */
  /** Null where banks read neither. */
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
  /** Days since it was due; below nought the days that are left. */
  daysLate: zod.number().int(),
  netMinor: minor,
  vatMinor: minor,
  depositsOutMinor: minor,
  /** Nought or below. */
  depositsBackMinor: minor,
  roundingMinor: minor,
  totalMinor: minor,
  paidMinor: minor,
  openMinor: minor,
  vat: zod.array(zod.object({ ratePct: zod.number(), baseMinor: minor, vatMinor: minor })),
  /** Empty of history that is known by its sums alone. */
  lines: zod.array(invoiceLineSchema),
  payments: zod.array(zod.object({ day, amountMinor: minor })),
  orders: zod.array(zod.object({ number: zod.string(), delivered: day })),
  seller: invoicePartySchema,
  buyer: invoicePartySchema,
  /** Of a credit note: the paper that it corrects, and why. */
  corrects: zod.string().nullable(),
  reason: zod.string().nullable(),
  /** The credit notes that correct this invoice. */
  correctedBy: zod.array(zod.string()),
  /** Nothing where there is nothing to pay, or where we draw it ourselves. */
  payment: invoicePaymentSchema.nullable(),
});

export type InvoiceAnswer = zod.infer<typeof invoiceAnswerSchema>;
export type InvoiceParty = zod.infer<typeof invoicePartySchema>;
