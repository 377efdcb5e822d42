import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskAskErpAgainInput, DeskOrderAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { repeatMessagesOf } from "../../outbox/outbox.commands.ts";
import { answerOrder } from "./answer-move.ts";
import { heldAsSeen, type NotMoved } from "./move-order.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";

/** What the ERP refused of an order goes to it again, at once and as if it were new (DORD-08, D29). */
export async function askErpAgain(
  deps: OrderDeskDeps,
  context: DeskContext,
  { number, version }: DeskAskErpAgainInput,
): Promise<DeskOrderAnswer> {
  const staff = await context.staff();
  const { requestId } = context;
  const done = await doneOrRolledBack<void, NotMoved>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const { orderNumber, companyId } = await heldAsSeen(tx, { number, version, staff, rollBack });
      if (!(await repeatMessagesOf(tx, orderNumber))) return rollBack({ kind: "nothing-refused" });
      await recordAudit(tx, {
        ...{ at: deps.clock.instant(), uid: toId<UserId>(staff.uid), companyId, requestId },
        ...{ action: "order.sent-again", subjectKind: "order", subjectId: orderNumber, detail: {} },
      });
    }),
  );
  return answerOrder(deps, context, { number, refusal: done.ok ? undefined : done.refusal });
}
