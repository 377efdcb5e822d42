import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import type { CartId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";

/** What is planned to be returned, as the cart's row keeps it. */
export type EmptiesValues = readonly (readonly [code: string, units: number])[];

export type CartEmpties = {
  /** What is planned to be returned; null until the customer has said so. */
  readonly empties: readonly EmptiesAmount[] | null;
  /** The type that goes into the second order first. */
  readonly emptiesSecond: string | null;
};

/** Keeps what is planned to be returned. Counts as a change of the cart. */
export async function writeEmpties(
  tx: Tx,
  id: string,
  { empties, emptiesSecond, now }: CartEmpties & { readonly now: Date },
): Promise<number> {
  const values = emptiesToText(empties);
  const { rows } = await sql<{ version: number }>`
    update cart set empties = ${values}::jsonb, empties_second = ${emptiesSecond}, version = version + 1,
      updated_at = ${now}
    where id = ${id} and is_active returning version`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("the cart that was held is gone");
  return row.version;
}

/**
 * A live cart that plans no return yet takes over the plan of another cart of the same user and place. Answers nothing
 * when there is none to take over.
 */
export async function takeOverEmpties(
  tx: Tx,
  id: string,
  from: { readonly cartId: CartId; readonly now: Date },
): Promise<(CartEmpties & { readonly version: number }) | undefined> {
  const { rows } = await sql<{ values: EmptiesValues; emptiesSecond: string | null; version: number }>`
    update cart set empties = planned.empties, empties_second = planned.empties_second, version = cart.version + 1,
      updated_at = ${from.now}
    from cart planned
    where cart.id = ${id} and cart.is_active and cart.empties is null and planned.id = ${from.cartId}
      and planned.empties is not null and planned.uid = cart.uid and planned.ship_to_id = cart.ship_to_id
    returning cart.empties as values, cart.empties_second as "emptiesSecond", cart.version`.execute(tx);
  const [row] = rows;
  return row && { empties: emptiesOf(row.values), emptiesSecond: row.emptiesSecond, version: row.version };
}

export function emptiesOf(values: EmptiesValues): readonly EmptiesAmount[] {
  return values.map(([code, units]) => ({ code, units }));
}

export function emptiesToText(empties: CartEmpties["empties"]): string | null {
  return empties && JSON.stringify(empties.map(({ code, units }) => [code, units]));
}
