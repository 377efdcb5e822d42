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
  const { rows } = await sql<{ written: Readonly<Record<string, string | null>> }>`
    select ${descriptionsInSql(skus, language)} as written`.execute(db);
  return new Map(
    Object.entries(rows[0]?.written ?? {}).flatMap(([sku, text]) => (text === null ? [] : [[sku, text]])),
  );
}
