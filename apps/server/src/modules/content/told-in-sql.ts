import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES, type LabelLanguage } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";

/**
 * A column of words in a language; where that lacks, in the fallback (LANG-05), and where a text of one market lacks even that, in the
 * language that it was written in (DCONT-03).
 */
export function wordsIn(
  column: "titles" | "bodies" | "sections",
  language: LabelLanguage,
): RawBuilder<string | null> {
  const words = sql.ref(column);
  const written = LANGUAGES.map((one) => sql`${words} ->> ${sql.lit(one)}`);
  return sql`coalesce(text_in(${words}, ${language}), ${sql.join(written)})`;
}

/** Whether it stands on a day; one without days always does. */
export function standsOn(date: LocalDate): RawBuilder<boolean> {
  return sql`(valid_from is null or valid_from <= ${date}::date) and (valid_to is null or valid_to >= ${date}::date)`;
}
