/** Papers and payments of a connected ERP, as signed calls (D11): POST /erp/papers, POST /erp/payments; see docs/erp.md. */
import type { CompanyId, OrderNumber, ShipToId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { z as zod } from "zod";
import { idOf } from "../id-of.ts";
import { currencyCode } from "../market/codes.ts";
import { asOneLine } from "../text.ts";

const number = zod.string().regex(/^[!-~]{1,40}$/);
const day = zod.iso.date().transform(toLocalDate);
const minor = zod.number().int().safe().transform(toMinor);
const notBelow = zod.number().int().safe().nonnegative().transform(toMinor);
const notAbove = zod.number().int().safe().max(0).transform(toMinor);

/** The largest file that an ERP may send along. */
export const MAX_PAPER_BYTES = 10_000_000;

/** A file as it is, in base64, or where the portal can fetch it: a path below ERP_URL. */
const files = zod
  .array(
    zod.object({
      format: zod.enum(["pdf", "isdoc", "xml", "xlsx"]),
      content: zod
        .base64()
        .max(Math.ceil(MAX_PAPER_BYTES / 3) * 4)
        .optional(),
      path: zod
        .string()
        .regex(/^\/[\w./~%?&=+-]{1,500}$/)
        .optional(),
    }),
  )
  .max(3);

const common = {
  number,
  companyId: idOf<CompanyId>(),
  shipToId: idOf<ShipToId>(),
  issued: day,
  orderNumbers: zod.array(idOf<OrderNumber>(/^\d{10}$/)).max(500),
  files,
};

/** What is neither drawn by the portal nor computed by it: its file says it. */
const drawnElsewhere = { ...common, orderNumbers: common.orderNumbers.default([]), files: files.min(1) };
const currency = currencyCode;
const amount = zod.object({ minor, currency }).optional();

export const erpPaperBody = zod.discriminatedUnion("kind", [
  zod.object({ kind: zod.literal("delivery-note"), ...common }),
  zod.object({ kind: zod.literal("order-confirmation"), ...drawnElsewhere, amount }),
  zod.object({
    kind: zod.enum(["price-list", "statement"]),
    ...drawnElsewhere,
    shipToId: common.shipToId.optional(),
    amount,
  }),
  zod.object({
    kind: zod.enum(["invoice", "credit-note"]),
    ...common,
    taxPoint: day,
    due: day,
    variableSymbol: zod.string().regex(/^\d{1,10}$/),
    currency,
    payment: zod.enum(["transfer", "direct debit", "cash"]).default("transfer"),
    vat: zod
      .array(zod.object({ ratePct: zod.number().min(0).max(100), baseMinor: minor, vatMinor: minor }))
      .max(20),
    depositsOutMinor: notBelow.default(toMinor(0)),
    depositsBackMinor: notAbove.default(toMinor(0)),
    roundingMinor: minor.default(toMinor(0)),
    totalMinor: minor,
    corrects: number.optional(),
    reason: zod.string().overwrite(asOneLine).min(1).max(200).optional(),
  }),
]);

export const erpPaperAnswer = zod.object({
  number: zod.string(),
  changed: zod.boolean(),
});

/** What was paid of an invoice; below nought where it was given back, or a credit note was settled. */
export const erpPaymentBody = zod.object({
  invoice: number,
  amountMinor: zod
    .number()
    .int()
    .safe()
    .refine((amount) => amount !== 0)
    .transform(toMinor),
  currency,
  day,
});

export const erpPaymentAnswer = zod.object({
  invoice: zod.string(),
  state: zod.enum(["open", "paid", "settled"]),
  changed: zod.boolean(),
});

export type ErpPaper = zod.output<typeof erpPaperBody>;
type WithoutFiles<Paper> = Paper extends unknown ? Omit<Paper, "files"> : never;

/** A paper as it is told, its files apart. */
export type ToldPaper = WithoutFiles<ErpPaper>;
export type ErpPayment = zod.output<typeof erpPaymentBody>;
