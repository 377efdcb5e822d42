import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { Price } from "@vycep/domain/pricing/price";
import { changePercent } from "@vycep/domain/pricing/price-change";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/db.ts";
import { isOneOf } from "../../../../platform/list/conditions.ts";
import type { BesidePrices } from "../price-desk.deps.ts";
import { dayInSql, priceOn } from "../prices-in-sql.ts";

/** A product in a list. */
export type LineKey = { readonly priceList: string; readonly sku: string };

/** A line as it is written. */
export type DraftLine = LineKey & {
  readonly before: Price | undefined;
  readonly after: Price;
  readonly isTyped: boolean;
};

type Minors = { readonly baseMinor: number | null; readonly yourMinor: number | null };

function priceIn({ baseMinor, yourMinor }: Minors): Price | undefined {
  return baseMinor === null || yourMinor === null
    ? undefined
    : { baseMinor: toMinor(baseMinor), yourMinor: toMinor(yourMinor) };
}

type Wanted = {
  readonly draftId: number;
  readonly day: LocalDate;
  readonly most: number;
  readonly priceLists: readonly string[];
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly skus: readonly string[];
};

/** What holds on a day of what a filter finds, one more than the most; what somebody typed in the draft is left out. */
export async function pricesToChange(
  tx: Tx,
  wanted: Wanted,
  { goods, categoriesWithin }: Pick<BesidePrices, "goods" | "categoriesWithin">,
): Promise<readonly (LineKey & { readonly before: Price })[]> {
  const { draftId, day, most, priceLists, brands, categories, skus } = wanted;
  const only = [
    isOneOf(sql`p.price_list`)(priceLists),
    ...(brands.length > 0 ? [isOneOf(sql`g.brand`)(brands)] : []),
    ...(categories.length > 0 ? [sql`g.category_code in ${categoriesWithin(categories)}`] : []),
    ...(skus.length > 0 ? [isOneOf(sql`g.sku`)(skus)] : []),
  ];
  const { rows } = await sql<LineKey & { readonly baseMinor: number; readonly yourMinor: number }>`
    select p.price_list as "priceList", p.sku, p.base_minor as "baseMinor", p.your_minor as "yourMinor"
    from price p join ${goods} g on g.sku = p.sku
    where ${sql.join(only, sql` and `)} and p.valid_from <= ${day}::date and (p.valid_to is null or p.valid_to >= ${day}::date)
      and not exists (select from price_draft_line typed
        where typed.draft_id = ${draftId} and typed.price_list = p.price_list and typed.sku = p.sku and typed.is_typed)
    limit ${most + 1}`.execute(tx);
  return rows.map(({ priceList, sku, baseMinor, yourMinor }) => ({
    ...{ priceList, sku },
    before: { baseMinor: toMinor(baseMinor), yourMinor: toMinor(yourMinor) },
  }));
}

/** What is known of lines that somebody typed. */
export type TypedFacts = LineKey & {
  readonly isListKnown: boolean;
  readonly isProductKnown: boolean;
  readonly before: Price | undefined;
};

/** Of each, in their order, whether there are such a list and product, and what holds on a day. */
export async function factsOfTyped(
  tx: Tx,
  { keys, day }: { readonly keys: readonly LineKey[]; readonly day: LocalDate },
  { goods }: Pick<BesidePrices, "goods">,
): Promise<readonly TypedFacts[]> {
  const asked = keys.map(({ priceList, sku }, row) => ({ row, price_list: priceList, sku }));
  const { rows } = await sql<Omit<TypedFacts, "before"> & Minors>`
    select asked.price_list as "priceList", asked.sku, l.code is not null as "isListKnown", g.sku is not null as "isProductKnown",
      now.base_minor as "baseMinor", now.your_minor as "yourMinor"
    from json_to_recordset(${JSON.stringify(asked)}) as asked(row int, price_list text, sku text)
    left join price_list l on l.code = asked.price_list
    left join ${goods} g on g.sku = asked.sku
    left join lateral ${priceOn({ list: sql`asked.price_list`, sku: sql`asked.sku` }, dayInSql(day))} now on true
    order by asked.row`.execute(tx);
  return rows.map(({ baseMinor, yourMinor, ...row }) => ({
    ...row,
    before: priceIn({ baseMinor, yourMinor }),
  }));
}

/** What holds of each on its own day, in their order. */
export async function pricesOnDays(
  tx: Tx,
  keys: readonly (LineKey & { readonly validFrom: string })[],
  beside: Pick<BesidePrices, "goods">,
): Promise<readonly (Price | undefined)[]> {
  const found = new Map<LineKey, Price | undefined>();
  for (const [day, ofDay] of Map.groupBy(keys, ({ validFrom }) => validFrom)) {
    const facts = await factsOfTyped(tx, { keys: ofDay, day: toLocalDate(day) }, beside);
    for (const [at, key] of ofDay.entries()) found.set(key, facts[at]?.before);
  }
  return keys.map((key) => found.get(key));
}

/** So many rows in one statement weigh a megabyte. */
const atOnce = 10_000;

/** Writes lines over those that there are. */
export async function writeLines(tx: Tx, draftId: number, lines: readonly DraftLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += atOnce) {
    const rows = lines.slice(at, at + atOnce).map(({ priceList, sku, before, after, isTyped }) => ({
      ...{ price_list: priceList, sku, is_typed: isTyped, change_percent: changePercent(before, after) },
      ...{ old_base: before?.baseMinor ?? null, old_your: before?.yourMinor ?? null },
      ...{ base: after.baseMinor, your: after.yourMinor },
    }));
    await sql`
      insert into price_draft_line (draft_id, price_list, sku, old_base_minor, old_your_minor, base_minor, your_minor,
        change_percent, is_typed)
      select ${draftId}::bigint, price_list, sku, old_base, old_your, base, your, change_percent, is_typed
      from json_to_recordset(${JSON.stringify(rows)}) as told(price_list text, sku text, old_base bigint, old_your bigint,
        base bigint, your bigint, change_percent numeric, is_typed boolean)
      on conflict (draft_id, price_list, sku) do update set old_base_minor = excluded.old_base_minor,
        old_your_minor = excluded.old_your_minor, base_minor = excluded.base_minor, your_minor = excluded.your_minor,
        change_percent = excluded.change_percent, is_typed = excluded.is_typed`.execute(tx);
  }
}

/** All lines of a draft with what holds on a day. */
export async function linesAsOf(tx: Tx, draftId: number, day: LocalDate): Promise<readonly DraftLine[]> {
  type Row = LineKey &
    Minors & { readonly isTyped: boolean; readonly newBase: number; readonly newYour: number };
  const { rows } = await sql<Row>`
    select line.price_list as "priceList", line.sku, line.is_typed as "isTyped", line.base_minor as "newBase",
      line.your_minor as "newYour", now.base_minor as "baseMinor", now.your_minor as "yourMinor"
    from price_draft_line line
    left join lateral ${priceOn({ list: sql`line.price_list`, sku: sql`line.sku` }, dayInSql(day))} now on true
    where line.draft_id = ${draftId}`.execute(tx);
  return rows.map(({ priceList, sku, isTyped, newBase, newYour, ...now }) => ({
    ...{ priceList, sku, isTyped, before: priceIn(now) },
    after: { baseMinor: toMinor(newBase), yourMinor: toMinor(newYour) },
  }));
}

export async function deleteLines(tx: Tx, draftId: number, keys: readonly LineKey[]): Promise<void> {
  const asked = keys.map(({ priceList, sku }) => ({ price_list: priceList, sku }));
  await sql`
    delete from price_draft_line line using json_to_recordset(${JSON.stringify(asked)}) as gone(price_list text, sku text)
    where line.draft_id = ${draftId} and line.price_list = gone.price_list and line.sku = gone.sku`.execute(
    tx,
  );
}

export async function lineCount(tx: Tx, draftId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from price_draft_line where draft_id = ${draftId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The currencies of lists. */
export async function currenciesOf(tx: Tx, priceLists: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from price_list where code = any(${[...priceLists]}::text[])`.execute(tx);
  return rows.map(({ currency }) => currency);
}
