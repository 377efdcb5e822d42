import type { CartId, CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { CartRecord } from "./cart.repo.ts";

/** Moves a live cart to another place; method and day are chosen anew there, other empties lie there, and the note was for the way to the old one. */
export async function moveCart(
  tx: Tx,
  id: CartId,
  to: { readonly shipToId: ShipToId; readonly companyId: CompanyId; readonly now: Date },
): Promise<void> {
  await sql`
    update cart set ship_to_id = ${to.shipToId}, company_id = ${to.companyId}, delivery_method = null,
      delivery_date = null, empties = null, empties_second = null, note_for_driver = '', version = version + 1,
      updated_at = ${to.now}
    where id = ${id} and is_active`.execute(tx);
}

/** Method and day are null where they are still to be chosen. */
export type Delivery = {
  readonly shipToId: ShipToId;
  readonly companyId: CompanyId;
  readonly method: string | null;
  readonly date: LocalDate | null;
  /** Left out, the note stays as long as the place does. */
  readonly noteForDriver?: string | undefined;
};

type WrittenDelivery = Delivery & {
  readonly now: Date;
  /** Written only if the cart is still that one, and if there is a row of this. */
  readonly onlyIf?: RawBuilder<unknown>;
};

/**
 * Where, how and when a live cart goes; its lines stay, its empties and note as long as the place does. Counts as a change of the
 * cart: the number that it has then, none when it was not written.
 */
export async function writeDelivery(
  tx: Tx,
  { id, companyId, version }: CartRecord,
  { onlyIf, ...to }: WrittenDelivery,
): Promise<number | undefined> {
  const isStill = onlyIf ? sql`and version = ${version} and exists (select from condition)` : sql``;
  // Left out where the company stays: PostgreSQL would look through all lines for it.
  const relabelled =
    to.companyId === companyId
      ? sql``
      : sql`, relabelled as (
      update cart_line set company_id = moved.company_id from moved
      where cart_line.cart_id = moved.id and cart_line.company_id <> moved.company_id)`;
  const { rows } = await sql<{ version: number }>`
    with ${onlyIf ? sql`condition as (${onlyIf}),` : sql``} moved as (
      update cart set ship_to_id = ${to.shipToId}, company_id = ${to.companyId}, delivery_method = ${to.method},
        delivery_date = ${to.date},
        empties = case when ship_to_id = ${to.shipToId} then empties end,
        empties_second = case when ship_to_id = ${to.shipToId} then empties_second end,
        note_for_driver = coalesce(${to.noteForDriver ?? null}::text,
          case when ship_to_id = ${to.shipToId} then note_for_driver else '' end),
        version = version + 1, updated_at = ${to.now}
      where id = ${id} and is_active ${isStill} returning id, company_id, version)
    ${relabelled}
    select version from moved`.execute(tx);
  return rows[0]?.version;
}
