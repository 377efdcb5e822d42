import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type { DeskOrderBatch } from "../../../../platform/desk/desk-graphql.gen.ts";
import type { OrderDeskDeps } from "../order-desk.deps.ts";
import { isOrderDeskMessage, orderRefusal } from "../order-refusal.ts";
import { batchesOf, type OrderBatch } from "./order-batch.repo.ts";

/** One batch of whoever asks, with how far it is (DLIST-03). */
export async function orderBatch(
  { db }: OrderDeskDeps,
  context: DeskContext,
  id: string,
): Promise<DeskOrderBatch | null> {
  const { uid } = await context.staff();
  const wanted = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  const [found] = await batchesOf(db, { uid, id: wanted });
  return found ? batchView(found, context) : null;
}

/** The last batches of whoever asks: left and found again (DLIST-03). */
export async function orderBatches({ db }: OrderDeskDeps, context: DeskContext): Promise<DeskOrderBatch[]> {
  const { uid } = await context.staff();
  return (await batchesOf(db, { uid })).map((batch) => batchView(batch, context));
}

export function batchView(
  { id, createdAt, finishedAt, refusals, ...counts }: OrderBatch,
  { language }: Pick<DeskContext, "language">,
): DeskOrderBatch {
  return {
    ...counts,
    id: String(id),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    refusals: refusals.map(({ number, shipToName, code }) => {
      const known = isOrderDeskMessage(code) ? code : "step-not-allowed";
      return { number, shipToName, code, message: orderRefusal(known, language).message };
    }),
  };
}
