import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import { judgePricing } from "@vycep/domain/orders/order-problems";
import { settlePrices } from "@vycep/domain/orders/settle-prices";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskLinePrice,
  DeskOrderAnswer,
  DeskSetOrderPricesInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { textOfCall } from "../../cart/cart-notes.facts.ts";
import { isErpOwned } from "../order-owner.facts.ts";
import { isInvoiced, linesOfOrders } from "../order-parts.repo.ts";
import { writeSettledPrices } from "../placing/order-writing.repo.ts";
import { answerOrder } from "./answer-move.ts";
import { heldAsSeen, type NotMoved } from "./move-order.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";

const longestReason = 200;
const mostMinor = 100_000_000;

/**
 * Settles the prices of an order that was taken without them, by hand and for this order alone (DORD-08); the customer hears of
 * it as of prices that the ERP gave (PRICE-06). No price list is touched.
 */
export async function setOrderPrices(
  deps: OrderDeskDeps,
  context: DeskContext,
  { number, version, ...input }: DeskSetOrderPricesInput,
): Promise<DeskOrderAnswer> {
  const staff = await context.staff();
  const { language, requestId } = context;
  const reason = textOfCall(input.reason, { path: "input.reason", max: longestReason, language }) ?? "";
  if (reason === "")
    throw badInput("required-parameter-missing", undefined, [{ path: "input.reason", code: "required" }]);
  const wanted = pricesFrom(input.lines);
  const done = await doneOrRolledBack<void, NotMoved>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const order = await heldAsSeen(tx, { number, version, staff, rollBack });
      if (isErpOwned(deps.config)) return rollBack({ kind: "erp-owns-orders" });
      const lines = await linesOfOrders(tx, [number]);
      const verdict = judgePricing({ ...order, isInvoiced: isInvoiced(lines) });
      if (!verdict.ok) return rollBack(verdict.refusal);
      const known = new Map(lines.map((line) => [line.lineNo, line]));
      const strange = [...wanted.keys()].find((lineNo) => !known.has(lineNo));
      if (strange !== undefined) return rollBack({ kind: "line-unknown", lineNo: strange });
      const goods = lines.map(({ ordered: boxes, ...line }) => ({ ...line, boxes }));
      const at = deps.clock.instant();
      await writeSettledPrices(tx, order, { settled: settlePrices(goods, wanted), known: lines, at });
      const changes = [...wanted].map(([lineNo, price]) => ({
        [`price ${lineNo}Before`]: known.get(lineNo)?.unitPriceMinor ?? 0,
        [`price ${lineNo}`]: price,
      }));
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(staff.uid), companyId: order.companyId, requestId },
        ...{ action: "order.priced", subjectKind: "order", subjectId: number },
        detail: Object.assign({ reason }, ...changes),
      });
    }),
  );
  return answerOrder(deps, context, { number, refusal: done.ok ? undefined : done.refusal });
}

/** Prices by line; what can be no price is a mistake of the caller. */
function pricesFrom(lines: readonly DeskLinePrice[]) {
  const wrong = lines.findIndex(
    ({ unitPriceMinor: price }) => !Number.isInteger(price) || price < 0 || price > mostMinor,
  );
  if (wrong >= 0)
    throw badInput("invalid-input", undefined, [
      { path: `input.lines.${wrong}.unitPriceMinor`, code: "range" },
    ]);
  return new Map(lines.map(({ lineNo, unitPriceMinor }) => [lineNo, toMinor(unitPriceMinor)]));
}
