import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { PaymentsMessage } from "@vycep/words/payments/answers";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type {
  PaymentRefusal,
  SettledPayment,
  SettlePaymentsAnswer,
  SettlePaymentsInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { paymentRefusal } from "./payment-refusal.ts";
import { arePaymentsErpOwned, type PaymentsDeskDeps } from "./payments-desk.deps.ts";
import { statementView } from "./statement-view.ts";
import { holdMovement, markHandled } from "./statements.repo.ts";
import { writePayment } from "./write-payment.ts";

/** Each is written by itself while somebody waits. */
const mostAtOnce = 100;

/** Writes payments of a statement to their invoices, each in a transaction of its own: what one refuses holds up no other (DDOC-02). */
export async function settlePayments(
  deps: PaymentsDeskDeps,
  context: DeskContext,
  { statement, payments }: SettlePaymentsInput,
): Promise<SettlePaymentsAnswer> {
  const staff = await context.staff();
  if (payments.length > mostAtOnce)
    throw badInput("invalid-input", undefined, [{ path: "input.payments", code: "length" }]);
  if (arePaymentsErpOwned(deps.config))
    return {
      statement: await statementView(deps, statement),
      settled: 0,
      refusals: [paymentRefusal("erp-owns-invoices", context.language)],
    };
  const refusals: PaymentRefusal[] = [];
  for (const payment of payments) {
    const refusal = await settleOne(deps, { statement, payment, staff, requestId: context.requestId });
    if (refusal !== undefined) refusals.push(paymentRefusal(refusal, context.language, payment.line));
  }
  return {
    statement: await statementView(deps, statement),
    settled: payments.length - refusals.length,
    refusals,
  };
}

type Settling = {
  readonly statement: string;
  readonly payment: SettledPayment;
  readonly staff: Staff;
  readonly requestId: string;
};

/** Why it was not written; nothing where it was. */
function settleOne(
  { db, clock }: PaymentsDeskDeps,
  { statement, payment: { line, invoice }, staff, requestId }: Settling,
): Promise<PaymentsMessage | undefined> {
  return inTransaction(db, async (tx) => {
    const movement = await holdMovement(tx, { statement, line });
    if (movement === undefined) return "payment-unknown";
    if (movement.isHandled) return "payment-handled";
    const { amountMinor, currency, day } = movement;
    const at = clock.instant();
    const written = await writePayment(tx, {
      ...{ id: `bank-${statement}-${line}`, number: invoice, amountMinor, currency, day },
      ...{ at, uid: toId<UserId>(staff.uid), requestId },
    });
    if (written.kind !== "taken") return written.kind;
    await markHandled(tx, {
      ...{ statement, line, by: staff.uid, at },
      invoice: { number: invoice, companyId: written.companyId },
    });
    return;
  });
}
