import { judgeBulkConfirm } from "@vycep/domain/orders/desk-move";
import { judgeSubstitutes, shortLines } from "@vycep/domain/orders/shortage/share-short";
import { isBlockedStatus } from "@vycep/domain/orders/status";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskConfirmShortAnswer,
  DeskConfirmShortInput,
  DeskShortBoxes,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import { textOfCall } from "../../../cart/cart-notes.facts.ts";
import { goodsThatAreKnown, goodsThatCanCome } from "../../../catalog/like-goods.facts.ts";
import { isErpOwned } from "../../order-owner.facts.ts";
import { linesOfOrders } from "../../order-parts.repo.ts";
import { confirmationOf } from "../house-reports.ts";
import { heldForStaff, moveOrder, type NotMoved } from "../move-order.ts";
import type { OrderDeskDeps } from "../order-desk.deps.ts";
import { orderVersion } from "../order-record.repo.ts";
import { orderRefusal, refusalOfMove } from "../order-refusal.ts";

const mostOrders = 100;
const longestReason = 200;

/**
 * Confirms orders with less of a product, each in a transaction of its own (DORD-03): one that somebody else has moved meanwhile is left
 * out and says so. Asked again after no answer came, those that were confirmed so are told again and nothing is done twice.
 */
export async function confirmShort(
  deps: OrderDeskDeps,
  context: DeskContext,
  { sku, substitutes, orders, ...input }: DeskConfirmShortInput,
): Promise<DeskConfirmShortAnswer> {
  const { language } = context;
  const reason = textOfCall(input.reason, { path: "input.reason", max: longestReason, language }) ?? "";
  if (orders.length > mostOrders)
    throw badInput("too-many-orders", undefined, [{ path: "input.orders", code: "range" }]);
  if (orders.some(({ boxes }) => boxes < 0))
    throw badInput("too-many-boxes", undefined, [{ path: "input.orders", code: "range" }]);
  if (isErpOwned(deps.config)) return refused("erp-owns-orders");
  if (orders.length === 0) return refused("nothing-chosen");
  if (reason === "") return refused("reason-missing-short");
  const judged = judgeSubstitutes(substitutes, { sku, isKnown: await goodsThatAreKnown(deps.db) });
  if (!judged.ok) return refused(judged.refusal.kind);
  const canCome = substitutes.length === 0 ? () => true : await goodsThatCanCome(deps.db, sku);
  const named = Map.groupBy(orders, ({ number }) => number);
  const results: DeskConfirmShortAnswer["results"] = [];
  for (const order of orders) {
    const { number } = order;
    const isTwice = (named.get(number)?.length ?? 0) > 1;
    const refusal = isTwice
      ? { kind: "order-twice" }
      : await confirmOne(deps, context, { order, sku, reason, substitutes, canCome });
    results.push({ number, refusal: refusal === undefined ? null : refusalOfMove(refusal, language) });
  }
  return { results, refusal: null };

  function refused(code: Parameters<typeof orderRefusal>[0]): DeskConfirmShortAnswer {
    return { results: [], refusal: orderRefusal(code, language) };
  }
}

type Short = Pick<DeskConfirmShortInput, "sku" | "reason" | "substitutes"> & {
  readonly order: DeskShortBoxes;
  readonly canCome: Awaited<ReturnType<typeof goodsThatCanCome>>;
};

/** Why an order was not confirmed; nothing where it was. */
async function confirmOne(
  deps: OrderDeskDeps,
  context: DeskContext,
  { order: { number, version, boxes }, sku, reason, substitutes, canCome }: Short,
): Promise<NotMoved | undefined> {
  const staff = await context.staff();
  const done = await doneOrRolledBack<void, NotMoved>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const order = await heldForStaff(tx, number, staff);
      if (!order) return rollBack({ kind: "order-unknown" });
      // One that was confirmed so a moment ago is told again below; any other is none of these.
      const { state, isProvisional, deliveryStatus } = order;
      const judged = judgeBulkConfirm({ state, isProvisional, isBlocked: isBlockedStatus(deliveryStatus) });
      if (!judged.ok && (await orderVersion(tx, number)) === version) return rollBack(judged.refusal);
      const lines = await linesOfOrders(tx, [number]);
      const short = lines.filter((line) => line.sku === sku);
      if (short.length === 0) return rollBack({ kind: "goods-not-on-order" });
      const most = short.reduce((all, { ordered }) => all + ordered, 0);
      if (boxes > most) return rollBack({ kind: "more-than-ordered", most });
      const { deliveryDate: day, market } = order;
      if (boxes < most && !substitutes.every((instead) => canCome(instead, { day, market })))
        return rollBack({ kind: "substitute-unsuitable" });
      const lineNos = short.map(({ lineNo }) => lineNo);
      const told = shortLines(lines, { lineNos, boxes, reason, substitutes });
      await moveOrder(tx, deps, {
        ...{ staff, requestId: context.requestId, number, version, rollBack },
        reportOf: confirmationOf(number, told),
      });
    }),
  );
  return done.ok ? undefined : done.refusal;
}
