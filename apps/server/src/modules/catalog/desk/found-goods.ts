import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskFoundGoods } from "../../../platform/desk/desk-graphql.gen.ts";
import { wordsOf } from "../../../platform/list/words-of.ts";
import { catalogInSql } from "../catalog.facts.ts";
import type { ProductDeskDeps } from "./product-desk.deps.ts";

const most = 6;

/** Goods by words of their names or by a number, for fields that name one. */
export async function foundGoods(
  { db }: Pick<ProductDeskDeps, "db">,
  { language }: Pick<DeskContext, "language">,
  text: string,
): Promise<DeskFoundGoods[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const demands = words.map((word) => sql`goods.search_text like ${word}`);
  const { rows } = await sql<DeskFoundGoods>`
    select goods.sku, text_in(goods.names, ${sql.lit(language)}) as name from ${catalogInSql.sought} goods
    where ${sql.join(demands, sql` and `)}
    order by goods.sku <> ${text.trim()}, 2, goods.sku limit ${most}`.execute(db);
  return rows;
}
