import { fold } from "@vycep/domain/kernel/fold";
import { type RawBuilder, sql } from "kysely";
import { containing } from "./conditions.ts";

/** What somebody types into a search as patterns of `like`, a word each; none of blanks. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).split(/\s+/).filter(Boolean).map(containing);
}

/** Whether a folded text holds each of some words, at least one. */
export function holdsAll(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(
    words.map((word) => sql`${text} like ${word}`),
    sql` and `,
  )})`;
}
