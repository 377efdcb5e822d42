import type { CartLine } from "@vycep/domain/cart/cart";
import { type CartId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { type PartValues, partsOfValues } from "../../bundles/bundles.facts.ts";
import type { CartOwner } from "../cart.repo.ts";
import { cartLineOf } from "../lines/cart-line-values.ts";

type AsideRow = Omit<CartLine, "sku" | "parts"> & { readonly sku: string; readonly parts: PartValues | null };

/** What somebody has aside in the company they act for, the latest first. */
export async function findAside(db: Db, { uid, companyId }: CartOwner): Promise<readonly CartLine[]> {
  const { rows } = await sql<AsideRow>`
    select sku, packages, layers, pallets, parts from cart_aside
    where uid = ${uid} and company_id = ${companyId ?? null} order by set_aside_at desc, sku`.execute(db);
  return rows.map((row) => cartLineOf({ ...row, sku: toId<Sku>(row.sku), parts: partsOfValues(row.parts) }));
}

/** Forgets what was aside: it is in the cart again, or was given up. */
export async function dropAside(
  tx: Tx,
  { uid, companyId }: CartOwner,
  skus: readonly string[],
): Promise<void> {
  await sql`
    delete from cart_aside
    where uid = ${uid} and company_id = ${companyId ?? null} and sku = any(${[...skus]}::text[])`.execute(tx);
}

/** Takes everything out of a held cart and sets it aside. */
export async function setAllAside(
  tx: Tx,
  { id, uid, companyId }: CartOwner & { readonly id: CartId },
  now: Date,
): Promise<void> {
  await sql`
    with taken as (delete from cart_line where cart_id = ${id} returning *)
    insert into cart_aside (uid, company_id, sku, packages, layers, pallets, parts, set_aside_at)
    select ${uid}, ${companyId ?? null}, sku, packages, layers, pallets, parts, ${now} from taken
    on conflict (uid, company_id, sku) do update set
      packages = cart_aside.packages + excluded.packages, layers = cart_aside.layers + excluded.layers,
      pallets = cart_aside.pallets + excluded.pallets, parts = excluded.parts,
      set_aside_at = excluded.set_aside_at`.execute(tx);
}
