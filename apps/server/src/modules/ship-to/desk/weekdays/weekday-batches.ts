import { isNameIn } from "@vycep/domain/kernel/closed-list";
import { type CustomerMessage, customerMessages } from "@vycep/words/customers/answers";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type { DeskWeekdayBatch } from "../../../../platform/desk/desk-graphql.gen.ts";
import { customerRefusal } from "../../customer-refusal.facts.ts";
import type { CustomerDeskDeps } from "../customer-desk.deps.ts";
import { batchesOf, type WeekdayBatch } from "./weekday-batch.repo.ts";

/** One batch of whoever asks, with how far it is (DCAL-03). */
export async function weekdayBatch(
  { db }: CustomerDeskDeps,
  context: DeskContext,
  id: string,
): Promise<DeskWeekdayBatch | null> {
  const { uid } = await context.staff();
  const wanted = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  const [found] = await batchesOf(db, { uid, id: wanted });
  return found ? weekdayBatchView(found, context) : null;
}

/** The last batches of whoever asks: left and found again (DCAL-03). */
export async function weekdayBatches(
  { db }: CustomerDeskDeps,
  context: DeskContext,
): Promise<DeskWeekdayBatch[]> {
  const { uid } = await context.staff();
  return (await batchesOf(db, { uid })).map((batch) => weekdayBatchView(batch, context));
}

export function weekdayBatchView(
  { id, createdAt, finishedAt, refusals, weekdays, ...rest }: WeekdayBatch,
  { language }: Pick<DeskContext, "language">,
): DeskWeekdayBatch {
  return {
    ...rest,
    id: String(id),
    weekdays: [...weekdays],
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    refusals: refusals.map(({ id: shipToId, name, code }) => {
      const known: CustomerMessage = isNameIn(customerMessages, code) ? code : "batch-failed";
      return { shipToId, name, code, message: customerRefusal(known, language).message };
    }),
  };
}
