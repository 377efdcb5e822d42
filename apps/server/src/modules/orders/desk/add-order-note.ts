import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskOrderNoteAnswer, DeskOrderNoteInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { heldForStaff } from "./move-order.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";
import { insertNote } from "./order-record.repo.ts";
import { noteOf } from "./order-record.ts";
import { orderRefusal } from "./order-refusal.ts";

const longestNote = 2000;

/** A note inside the house: no customer's operation reads them (DORD-02). */
export async function addOrderNote(
  { db, clock }: OrderDeskDeps,
  context: DeskContext,
  { number, text }: DeskOrderNoteInput,
): Promise<DeskOrderNoteAnswer> {
  const staff = await context.staff();
  const refuse = (code: Parameters<typeof orderRefusal>[0]) => ({
    notes: null,
    refusal: orderRefusal(code, context.language),
  });
  const said = text.toWellFormed().trim();
  if (said === "") return refuse("note-empty");
  if ([...said].length > longestNote) return refuse("note-too-long");
  return inTransaction(db, async (tx) => {
    const order = await heldForStaff(tx, number, staff);
    if (!order) return refuse("order-unknown");
    const { companyId } = order;
    const note = { number, companyId, at: clock.instant(), uid: staff.uid, text: said };
    return { notes: (await insertNote(tx, note)).map(noteOf), refusal: null };
  });
}
