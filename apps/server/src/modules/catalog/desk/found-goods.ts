import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskFoundGoods } from "../../../platform/desk/desk-graphql.gen.ts";
import { holdsAll, wordsOf } from "../../../platform/list/words-of.ts";
import { catalogInSql } from "../catalog.facts.ts";
import type { ProductDeskDeps } from "./product-desk.deps.ts";

const most = 6;

/** Goods by words of what they are found by or by a number, for fields that name one; those of such a name first. */
export async function foundGoods(
  { db }: Pick<ProductDeskDeps, "db">,
  { language }: Pick<DeskContext, "language">,
  text: string,
): Promise<DeskFoundGoods[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const name = sql`text_in(goods.names, ${sql.lit(language)})`;
  const { rows } = await sql<DeskFoundGoods>`
    select goods.sku, ${name} as name from ${catalogInSql.sought} goods
    where ${holdsAll(sql`goods.search_text`, words)}
    order by goods.sku <> ${text.trim()}, not ${holdsAll(sql`fold_text(${name})`, words)}, 2, goods.sku
    limit ${most}`.execute(db);
  return rows;
}
