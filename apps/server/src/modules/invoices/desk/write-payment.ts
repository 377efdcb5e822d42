import { createHash } from "node:crypto";
import type { UserId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, toMinor } from "@vycep/domain/kernel/money";
import type { Tx } from "../../../platform/db.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type TakenPayment, takePaymentIn } from "../take-payment.ts";

type Writing = {
  /** Of this payment alone: the same again counts once. */
  readonly id: string;
  readonly number: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly day: string;
  readonly uid: UserId;
  readonly at: Date;
  readonly requestId: string;
};

/** Writes a payment to an invoice by the road of the ERP's, with who did it (DDOC-02, DEDIT-02). */
export async function writePayment(tx: Tx, writing: Writing): Promise<TakenPayment> {
  const { id, number, amountMinor, currency, day, uid, at, requestId } = writing;
  const payment = {
    ...{ invoice: number, amountMinor: toMinor(amountMinor), currency },
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
