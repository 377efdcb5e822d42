import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { marketInSql } from "../market/market.facts.ts";

/** The VAT rate of products on the day of a tax document, in one statement; a product without a rate is left out (D08). */
export async function vatOfGoods(
  db: Db,
  skus: readonly string[],
  at: { readonly market: Market; readonly date: LocalDate },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly sku: string; readonly percent: number | null }>`
    select product_vat.sku, vat_rate.percent from product_vat
    ${marketInSql.joinVatRate(sql`product_vat.vat_class`, at)}
    where product_vat.market = ${at.market} and product_vat.sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(rows.flatMap(({ sku, percent }) => (percent === null ? [] : [[sku, percent] as const])));
}
