import type { Language } from "@vycep/domain/market/language";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

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
