import type { CheckoutStep } from "@vycep/domain/cart/checkout-step";
import type { CartId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";

export type CartNotes = { readonly noteForDriver?: string; readonly customerOrderNumber?: string };

/** Keeps what the customer types; a text that is left out stays as it is. Counts as a change of the cart. */
export async function writeNotes(
  tx: Tx,
  id: CartId,
  notes: CartNotes & { readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update cart set note_for_driver = coalesce(${notes.noteForDriver ?? null}::text, note_for_driver),
      customer_order_number = coalesce(${notes.customerOrderNumber ?? null}::text, customer_order_number),
      version = version + 1, updated_at = ${notes.now}
    where id = ${id} and is_active returning version`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("the cart that was held is gone");
  return row.version;
}

/** Keeps where in the cart its user is. Nothing that is ordered changes by it, and so no version. */
export async function writeStep(tx: Tx, id: CartId, step: CheckoutStep | null): Promise<void> {
  await sql`update cart set checkout_step = ${step} where id = ${id} and is_active`.execute(tx);
}
