import { createHash } from "node:crypto";
import type { UserId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, toMinor } from "@vycep/domain/kernel/money";
import type { Tx } from "../../../platform/db.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type HeldInvoice, holdInvoice, paymentBefore } from "../payments.repo.ts";
import { type TakenPayment, takePaymentIn } from "../take-payment.ts";

type Writing = {
  /** Of this payment alone: the same again counts once. */
  readonly id: string;
  readonly number: string;
  readonly amountMinor: number;
  /** What was open when it was looked at; undefined where nobody looked. */
  readonly seenOpenMinor?: number;
  /** Nobody says: that of the invoice. */
  readonly currency?: Currency;
  readonly day: string;
  readonly uid: UserId;
  readonly at: Date;
  readonly requestId: string;
};

/** Somebody paid of the invoice since it was looked at. */
type ChangedInvoice = { readonly kind: "invoice-changed"; readonly openMinor: number };

/**
 * Writes a payment to an invoice that waits for money, by the road of the ERP's, with who did it (DDOC-02, DEDIT-02). Whether it waits
 * is judged while the invoice is held: who comes second sees what the first one paid.
 */
export async function writePayment(tx: Tx, writing: Writing): Promise<TakenPayment | ChangedInvoice> {
  const { id, number, amountMinor, day, uid, at, requestId } = writing;
  const held = await holdInvoice(tx, number);
  if (held === undefined) return { kind: "invoice-unknown" };
  const isRepeated = (await paymentBefore(tx, id)) !== undefined;
  if (!isRepeated && !isOwed(held)) return { kind: "invoice-unknown" };
  const openMinor = held.totalMinor - held.paidMinor;
  if (!isRepeated && openMinor !== (writing.seenOpenMinor ?? openMinor))
    return { kind: "invoice-changed", openMinor };
  const payment = {
    ...{ invoice: number, amountMinor: toMinor(amountMinor), currency: writing.currency ?? held.currency },
    day: toLocalDate(day),
  };
  const bodyHash = createHash("sha256").update(JSON.stringify(payment)).digest("hex");
  const taken = await takePaymentIn(tx, { id, bodyHash, payment, now: at });
  if (taken.kind !== "taken" || !taken.isNews) return taken;
  const { companyId, paidMinor } = taken;
  await recordAudit(tx, {
    ...{ at, uid, companyId, requestId, action: "invoice.paid", subjectKind: "invoice", subjectId: number },
    detail: { paid: paidMinor, paidBefore: paidMinor - amountMinor },
  });
  return taken;
}

/** What a customer has to send: no credit note, and nothing that we draw ourselves. */
function isOwed({ kind, payment, totalMinor, paidMinor }: HeldInvoice): boolean {
  return kind === "invoice" && payment !== "direct debit" && totalMinor > paidMinor;
}
