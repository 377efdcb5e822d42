import type { CartLine } from "@vycep/domain/cart/cart";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
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
