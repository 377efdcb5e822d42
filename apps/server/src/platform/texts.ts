/** Pieces of SQL for texts by language (decision 0130). */
import type { Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";

/** The `collate` by which a language sorts. */
export function alphabetOf(language: Language): RawBuilder<unknown> {
  return sql`collate ${sql.id(`${language}_alphabet`)}`;
}

/** A column of texts in a language, as it is read and sorted; goods have an index of these very words. */
export function inAlphabet(texts: RawBuilder<unknown>, language: Language): RawBuilder<unknown> {
  return sql`(text_in(${texts}, ${sql.lit(language)}) ${alphabetOf(language)})`;
}
