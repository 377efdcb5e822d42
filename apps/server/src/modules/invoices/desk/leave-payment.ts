import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { PaymentsMessage } from "@vycep/words/payments/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { BankStatementAnswer, LeavePaymentInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { paymentRefusal } from "./payment-refusal.ts";
import type { PaymentsDeskDeps } from "./payments-desk.deps.ts";
import { statementView } from "./statement-view.ts";
import { holdMovement, markHandled } from "./statements.repo.ts";

const longestReason = 200;

/** Says of a payment that it is for no invoice, and why; the audit keeps who said so (DDOC-02, DEDIT-02). */
export async function leavePayment(
  deps: PaymentsDeskDeps,
  context: DeskContext,
  { statement, line, reason: typed }: LeavePaymentInput,
): Promise<BankStatementAnswer> {
  const staff = await context.staff();
  const reason = typed.toWellFormed().trim();
  const refusal = await left();
  return {
    statement: await statementView(deps, statement),
    refusal: refusal === undefined ? null : paymentRefusal(refusal, context.language, line),
  };

  async function left(): Promise<PaymentsMessage | undefined> {
    if (reason === "") return "reason-missing";
    if ([...reason].length > longestReason) return "reason-too-long";
    return inTransaction(deps.db, async (tx) => {
      const movement = await holdMovement(tx, { statement, line });
      if (movement === undefined) return "payment-unknown";
      if (movement.isHandled) return "payment-handled";
      const at = deps.clock.instant();
      await markHandled(tx, { statement, line, by: staff.uid, at, reason });
      const { amountMinor, currency, symbol } = movement;
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(staff.uid), companyId: null, requestId: context.requestId },
        ...{ action: "payment.left", subjectKind: "bank-statement", subjectId: statement },
        detail: { line, amount: `${(amountMinor / 100).toFixed(2)} ${currency}`, symbol, reason },
      });
      return;
    });
  }
}
