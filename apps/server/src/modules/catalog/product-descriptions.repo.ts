import type { Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** What is written of each of these goods in a language, as a JSON object by number; null for goods without a word. */
export function descriptionsInSql(
  skus: readonly string[],
  language: Language,
): RawBuilder<Readonly<Record<string, string | null>>> {
  return sql`(
    select coalesce(json_object_agg(sku, text_in(descriptions, ${language})), '{}') from product
    where sku = any(${[...skus]}::text[]))`;
}

/** What is written of these goods in a language (LANG-05), as it came; goods without a word are left out. */
export async function findDescriptions(
  db: Db,
  skus: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sku: string; text: string }>`
    select sku, text_in(descriptions, ${language}) as text from product
    where sku = any(${[...skus]}::text[]) and text_in(descriptions, ${language}) is not null`.execute(db);
  return new Map(rows.map(({ sku, text }) => [sku, text]));
}
