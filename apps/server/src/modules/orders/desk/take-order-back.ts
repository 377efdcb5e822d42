import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskOrderAnswer, DeskTakeOrderBackInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { textOfCall } from "../../cart/cart-notes.facts.ts";
import { takeBack } from "../cancelling/take-back.ts";
import { answerOrder } from "./answer-move.ts";
import { heldForStaff, type NotMoved } from "./move-order.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";
import { orderVersion } from "./order-record.repo.ts";

const longestReason = 200;

/** Takes an order back with a reason, which the customer reads; a connected ERP is told (DORD-05). */
export async function takeOrderBack(
  deps: OrderDeskDeps,
  context: DeskContext,
  { number, version, withEmpties, ...input }: DeskTakeOrderBackInput,
): Promise<DeskOrderAnswer> {
  const staff = await context.staff();
  const { language, requestId } = context;
  const reason = textOfCall(input.reason, { path: "input.reason", max: longestReason, language }) ?? "";
  if (reason === "")
    throw badInput("required-parameter-missing", undefined, [{ path: "input.reason", code: "required" }]);
  const done = await doneOrRolledBack<void, NotMoved>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const order = await heldForStaff(tx, number, staff);
      if (!order) return rollBack({ kind: "order-unknown" });
      // Whoever took it back, it is.
      if (order.state === "cancelled") return;
      if ((await orderVersion(tx, number)) !== version) return rollBack({ kind: "changed-meanwhile" });
      await takeBack(
        tx,
        {
          orderNumber: order.orderNumber,
          withEmpties: withEmpties ?? false,
          by: { uid: toId<UserId>(staff.uid), step: { brewery: true, reason } },
          ...{ reason, requestId, at: deps.clock.instant() },
        },
        rollBack,
      );
    }),
  );
  return answerOrder(deps, context, { number, refusal: done.ok ? undefined : done.refusal });
}
