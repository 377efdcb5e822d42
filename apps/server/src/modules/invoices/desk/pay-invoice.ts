import { openAmount } from "@vycep/domain/billing/invoice-state";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { PaymentsMessage } from "@vycep/words/payments/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { PayInvoiceAnswer, PayInvoiceInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { paymentRefusal } from "./payment-refusal.ts";
import { arePaymentsErpOwned, type PaymentsDeskDeps } from "./payments-desk.deps.ts";
import { writePayment } from "./write-payment.ts";

/** No customer pays more at once; a slip of the finger does. */
const mostMinor = 10_000_000_000;

/** Writes by hand what was paid of an invoice that waits for money; the same key again counts once (DDOC-02). */
export async function payInvoice(
  { db, clock, config }: Pick<PaymentsDeskDeps, "db" | "clock" | "config">,
  context: DeskContext,
  { key, number, amountMinor, openMinor, day }: PayInvoiceInput,
): Promise<PayInvoiceAnswer> {
  const staff = await context.staff();
  if (!/^[!-~]{8,80}$/.test(key))
    throw badInput("invalid-input", undefined, [{ path: "input.key", code: "length" }]);
  const refuse = (code: PaymentsMessage) => ({
    openMinor: null,
    refusal: paymentRefusal(code, context.language),
  });
  const why = whyNoPayment({ clock, config }, day);
  if (why !== undefined) return refuse(why);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > mostMinor)
    return refuse("amount-invalid");
  return inTransaction(db, async (tx) => {
    const written = await writePayment(tx, {
      ...{ id: `desk-${key}`, number, amountMinor, seenOpenMinor: openMinor, day: toLocalDate(day) },
      ...{ at: clock.instant(), uid: toId<UserId>(staff.uid), requestId: context.requestId },
    });
    if (written.kind === "invoice-changed") return { ...refuse(written.kind), openMinor: written.openMinor };
    if (written.kind !== "taken") return refuse(written.kind);
    const { totalMinor, paidMinor } = written;
    return {
      openMinor: openAmount({ totalMinor: toMinor(totalMinor), paidMinor: toMinor(paidMinor) }),
      refusal: null,
    };
  });
}

/** Why nothing that came on a day can be written by hand, whatever it was for. */
export function whyNoPayment(
  { clock, config }: Pick<PaymentsDeskDeps, "clock" | "config">,
  day: string,
): PaymentsMessage | undefined {
  if (arePaymentsErpOwned(config)) return "erp-owns-invoices";
  const paidOn = parseLocalDate(day);
  if (paidOn === undefined) return "day-unreadable";
  return paidOn > clock.now().date ? "day-ahead" : undefined;
}
