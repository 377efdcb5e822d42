import { fold } from "@vycep/domain/kernel/fold";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import { containing } from "../../../platform/list/conditions.ts";

type Of = { readonly list: RawBuilder<unknown>; readonly sku: RawBuilder<unknown> };

/** The price of a product in a list that holds on a day: one row or none; the key leads to it. */
export function priceOn({ list, sku }: Of, day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select last.* from (
      select p.base_minor, p.your_minor, p.valid_from, p.valid_to from price p
      where p.price_list = ${list} and p.sku = ${sku} and p.valid_from <= ${day}
      order by p.valid_from desc limit 1) last
    where last.valid_to is null or last.valid_to >= ${day})`;
}

/** From when the price after those of a day holds. */
export function nextPriceFrom({ list, sku }: Of, day: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select min(later.valid_from) from price later
    where later.price_list = ${list} and later.sku = ${sku} and later.valid_from > ${day})`;
}

export function dayInSql(day: LocalDate): RawBuilder<unknown> {
  return sql`${day}::date`;
}

/** All words of a text, however they are written; of a text without any nothing is demanded. */
export function hasWords(column: RawBuilder<unknown>, text: string | undefined): RawBuilder<unknown> {
  const words = fold(text ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return words.length === 0
    ? sql`true`
    : sql.join(
        words.map((word) => sql`${column} like ${containing(word)}`),
        sql` and `,
      );
}
