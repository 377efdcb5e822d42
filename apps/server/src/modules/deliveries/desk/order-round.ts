import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { OrderRound } from "../../../platform/desk/desk-graphql.gen.ts";
import { isSeen } from "../driver/handover.ts";
import { roundOfOrder } from "./rounds.repo.ts";

/** On which round an order is (DORD-02); of an order that is not theirs to see, nothing. */
export async function orderRound(
  { db }: Pick<Deps, "db">,
  context: DeskContext,
  orderNumber: string,
): Promise<OrderRound | null> {
  if (!(await isSeen(db, await context.staff(), orderNumber))) return null;
  return (await roundOfOrder(db, orderNumber)) ?? null;
}
