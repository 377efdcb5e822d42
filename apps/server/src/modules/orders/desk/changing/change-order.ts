import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { parseMinor } from "@vycep/domain/kernel/money";
import { changedGoods } from "@vycep/domain/orders/change/change-order";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type { DeskChangeOrderInput, DeskOrderAnswer } from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import { detailOfChange } from "../../../audit/audit-detail.facts.ts";
import { textOfCall } from "../../../cart/cart-notes.facts.ts";
import { tellNotice } from "../../../notices/notices.commands.ts";
import { noticeOfChange, seesOrders } from "../../order-notices.ts";
import type { OrderRecord } from "../../orders.repo.ts";
import type { NewOrder } from "../../placing/order-writing.repo.ts";
import { answerOrder } from "../answer-move.ts";
import type { NotMoved } from "../move-order.ts";
import { obstacleOf } from "./change-view.ts";
import type { ChangingDeps } from "./changing.deps.ts";
import { writeChangedOrder } from "./order-changing.repo.ts";
import { reshapeOrder } from "./reshape-order.ts";
import { wantedFrom } from "./wanted-order.ts";

const longestText = 200;

/**
 * Changes an order that was sent (DORD-04): written over what it was by the rules of all orders, the ERP and the customer are told
 * what it is now, and the audit what it was, in one transaction.
 */
export async function changeOrder(
  deps: ChangingDeps,
  context: DeskContext,
  { number, version, ...input }: DeskChangeOrderInput,
): Promise<DeskOrderAnswer> {
  const staff = await context.staff();
  const { language, requestId } = context;
  const text = (name: "reason" | "message") =>
    textOfCall(input[name], { path: `input.${name}`, max: longestText, language }) ?? "";
  const [reason, message] = [text("reason"), text("message")];
  if (reason === "")
    throw badInput("required-parameter-missing", undefined, [{ path: "input.reason", code: "required" }]);
  const wanted = wantedFrom(input.wanted, language);
  const seen = seenTotalOf(input.expectedTotalMinor);
  const done = await doneOrRolledBack<void, NotMoved>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const shaped = await reshapeOrder(tx, deps, { number, version, staff, wanted, seen, rollBack });
      const { order, next, linesBefore } = shaped;
      if (next === undefined) {
        const told = shaped.obstacles.map((one) => obstacleOf(one, order.currency, language).message);
        return rollBack({ kind: "not-orderable", why: [...new Set(told)].join(" ") });
      }
      const goods = changedGoods(linesBefore.map(goodsBefore), next.lines.map(goodsNow));
      const detail = detailOfOrder(order, next, goods);
      if (Object.keys(detail).length === 0) return rollBack({ kind: "nothing-changed" });
      const at = deps.clock.instant();
      await writeChangedOrder(tx, order, { next, version, at });
      await tellNotice(
        tx,
        [noticeOfChange(order, differenceOf(order, next, { goods, message }), at)],
        seesOrders,
      );
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(staff.uid), companyId: order.companyId, requestId },
        ...{ action: "order.changed", subjectKind: "order", subjectId: number },
        detail: { ...detail, reason, ...(message !== "" && { message }) },
      });
    }),
  );
  return answerOrder(deps, context, { number, refusal: done.ok ? undefined : done.refusal });
}

function seenTotalOf(expected: number | null | undefined) {
  if (expected == null) return;
  const grandTotalMinor = parseMinor(expected);
  if (grandTotalMinor === undefined)
    throw badInput("invalid-input", undefined, [{ path: "input.expectedTotalMinor", code: "invalid" }]);
  return { grandTotalMinor };
}

const goodsBefore = ({ lineNo, names, ordered: boxes }: OrderLineFacts) => ({ lineNo, names, boxes });
const goodsNow = ({ lineNo = 0, names, boxes }: NewOrder["lines"][number]) => ({ lineNo, names, boxes });

type Goods = ReturnType<typeof changedGoods<ReturnType<typeof goodsNow>>>;

/** What is not as it was, field by field and line by line. */
function detailOfOrder(order: OrderRecord, next: NewOrder, goods: Goods) {
  const fieldsOf = (one: Pick<OrderRecord, "deliveryDate" | "deliveryMethod" | "totalMinor"> & Texts) => ({
    ...{ day: one.deliveryDate, method: one.deliveryMethod, total: one.totalMinor },
    ...{ customerOrderNumber: one.customerOrderNumber, noteForDriver: one.noteForDriver },
  });
  return {
    ...detailOfChange(fieldsOf(order), fieldsOf(next)),
    ...Object.fromEntries(
      goods.flatMap(({ line, before, after }) => [
        [`line ${line.lineNo}Before`, before],
        [`line ${line.lineNo}`, after],
      ]),
    ),
  };
}

type Texts = Pick<OrderRecord, "customerOrderNumber" | "noteForDriver">;

/** The same as the customer is told it. */
function differenceOf(
  order: OrderRecord,
  next: NewOrder,
  { goods, message }: { readonly goods: Goods; readonly message: string },
): Parameters<typeof noticeOfChange>[1] {
  return {
    deliveryDay: next.deliveryDate,
    dayBefore: order.deliveryDate === next.deliveryDate ? null : order.deliveryDate,
    ...{ totalMinor: next.totalMinor, totalMinorBefore: order.totalMinor, currency: next.currency },
    lines: goods.map(({ line, before, after }) => ({ names: { ...line.names }, before, after })),
    ...(message !== "" && { message }),
  };
}
