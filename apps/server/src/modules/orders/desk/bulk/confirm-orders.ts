import { sql } from "kysely";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskConfirmOrdersAnswer,
  DeskConfirmOrdersInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import { isErpOwned } from "../../order-owner.facts.ts";
import { deskOrderList } from "../desk-order-list.repo.ts";
import type { NotMoved } from "../move-order.ts";
import type { OrderDeskDeps } from "../order-desk.deps.ts";
import { isOrderDeskMessage, orderRefusal } from "../order-refusal.ts";
import { searchOf } from "../orders.ts";
import { batchesOf, beginBatch } from "./order-batch.repo.ts";
import { batchView } from "./order-batches.ts";

const mostOrders = 1000;
const longestKey = 100;

/**
 * Begins to confirm many orders, of which a worker does one after the other (DLIST-03). Asked again under the same key, it is
 * the same batch. Orders out of reach are left out by the worker, as unknown as missing ones.
 */
export async function confirmOrders(
  { db, clock, config }: OrderDeskDeps,
  context: DeskContext,
  { key, numbers, filter }: DeskConfirmOrdersInput,
): Promise<DeskConfirmOrdersAnswer> {
  const staff = await context.staff();
  if (key === "" || key.length > longestKey)
    throw badInput("required-parameter-missing", undefined, [{ path: "input.key", code: "length" }]);
  if (isErpOwned(config)) return refused("erp-owns-orders");
  if ((numbers ?? []).length > mostOrders) return refused("too-many-orders");
  const chosen = filter
    ? sql`select f.number from (${deskOrderList(searchOf(filter, staff), { sort: "created", isAscending: true }).found}) f
        where f.state = 'received' limit ${mostOrders + 1}`
    : sql`select number from unnest(${[...new Set(numbers ?? [])]}::text[]) as number`;
  const begun = await doneOrRolledBack<number, NotMoved>((rollBack) =>
    inTransaction(db, async (tx) => {
      const { id, total } = await beginBatch(tx, {
        ...{ uid: staff.uid, key, at: clock.instant(), numbers: chosen },
      });
      if (total === 0) return rollBack({ kind: "nothing-chosen" });
      if (total > mostOrders) return rollBack({ kind: "too-many-orders" });
      return id;
    }),
  );
  if (!begun.ok) return refused(begun.refusal.kind);
  const [batch] = await batchesOf(db, { uid: staff.uid, id: begun.value });
  return { batch: batch ? batchView(batch, context) : null, refusal: null };

  function refused(kind: string): DeskConfirmOrdersAnswer {
    const code = isOrderDeskMessage(kind) ? kind : "nothing-chosen";
    return { batch: null, refusal: orderRefusal(code, context.language) };
  }
}
