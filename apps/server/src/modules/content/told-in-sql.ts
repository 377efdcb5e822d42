import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES, type LabelLanguage } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { ContentName } from "../../platform/session.ts";

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

/**
 * The content that customers are told; whoever looks at a draft has that one in its place, out from today on at the latest
 * (DEDIT-04).
 */
export function contentWith(previewed: ContentName | undefined, date: LocalDate): RawBuilder<unknown> {
  if (previewed === undefined) return sql`content`;
  const { kind, key } = previewed;
  const columns = sql`kind, key, sort, markets, is_new_capability, titles, bodies, sections, file_link, tone, link, is_public`;
  return sql`(
    select ${columns}, valid_from, valid_to, modified_at from content c
    where not exists (select from content_draft d where d.kind = c.kind and d.key = c.key and (d.kind, d.key) = (${kind}, ${key}))
    union all
    select ${columns}, least(valid_from, ${date}::date), valid_to, changed_at from content_draft
    where (kind, key) = (${kind}, ${key})) content`;
}

/** Whether it stands on a day; one without days always does. */
export function standsOn(date: LocalDate): RawBuilder<boolean> {
  return sql`(valid_from is null or valid_from <= ${date}::date) and (valid_to is null or valid_to >= ${date}::date)`;
}
