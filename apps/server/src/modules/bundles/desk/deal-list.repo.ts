import { fold } from "@vycep/domain/kernel/fold";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { DeskDeal, DeskDealState } from "../../../platform/desk/desk-graphql.gen.ts";
import { containing } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import type { BesideDeals } from "./deal-desk.deps.ts";

export type DealsAsked = {
  readonly text: string | undefined;
  readonly state: DeskDealState | undefined;
  readonly hasDraft: boolean | undefined;
  readonly today: LocalDate;
  readonly language: Language;
};

/** Packages of a deal that were ordered and not cancelled. */
export function packagesOf(sku: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select coalesce(sum(o.packages), 0)::int from order_bundle o
    where o.bundle_sku = ${sku} and not o.is_cancelled)`;
}

/** How a joined `bundle b` stands on a day; what is no bundle yet is empty. */
export function stateInSql(today: LocalDate): RawBuilder<DeskDealState> {
  const day = sql`${today}::date`;
  return sql`case when b.sku is null then 'empty' when b.valid_from > ${day} then 'ahead'
    when b.valid_to < ${day} then 'over' else 'holds' end`;
}

/** Package deals by number; contents and orders are counted for those of the page alone. */
export function dealList(
  { text, state, hasDraft, today, language }: DealsAsked,
  { goods }: Pick<BesideDeals, "goods">,
): List<Required<DeskDeal>, DeskDeal> {
  const words = fold(text ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const demands = [
    sql`g.is_bundle`,
    ...(state === undefined ? [] : [sql`${stateInSql(today)} = ${state}`]),
    ...(hasDraft === undefined ? [] : [sql`(d.bundle_sku is not null) = ${hasDraft}`]),
    ...words.map((word) => sql`g.search_text like ${containing(word)}`),
  ];
  return {
    found: sql`
      select g.sku, text_in(g.names, ${sql.lit(language)}) as name, g.markets, b.rule, b.discount_percent as "discountPercent",
        b.valid_from as "validFrom", b.valid_to as "validTo", b.max_packages as "maxPackages", ${stateInSql(today)} as state,
        d.bundle_sku is not null as "hasDraft", coalesce(d.is_waiting, false) as "isWaiting"
      from ${goods} g left join bundle b on b.sku = g.sku left join bundle_draft d on d.bundle_sku = g.sku
      where ${sql.join(demands, sql` and `)}`,
    beside: sql`(select count(*)::int from bundle_item i where i.bundle_sku = page.sku) as "itemCount",
      ${packagesOf(sql`page.sku`)} as "packagesOrdered"`,
    order: {
      name: "bundles",
      by: { column: sql`sku`, kind: "text" },
      id: { column: sql`sku`, kind: "text" },
      direction: "asc",
    },
    read: ({ sku, name, markets, rule, discountPercent, validFrom, validTo, ...deal }) => ({
      ...{ sku, name, markets, rule, discountPercent, validFrom, validTo, maxPackages: deal.maxPackages },
      ...{ itemCount: deal.itemCount, packagesOrdered: deal.packagesOrdered, state: deal.state },
      ...{ hasDraft: deal.hasDraft, isWaiting: deal.isWaiting },
    }),
  };
}
