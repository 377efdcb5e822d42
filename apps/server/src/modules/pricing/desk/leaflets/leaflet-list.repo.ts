import { fold } from "@vycep/domain/kernel/fold";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { leafletPercent } from "@vycep/domain/pricing/leaflet-offer";
import { type RawBuilder, sql } from "kysely";
import type { DeskLeaflet, DeskOfferState } from "../../../../platform/desk/desk-graphql.gen.ts";
import { containing } from "../../../../platform/list/conditions.ts";
import type { List } from "../../../../platform/list/read-list.ts";
import type { BesidePrices } from "../price-desk.deps.ts";
import { dayInSql, priceOn } from "../prices-in-sql.ts";

export type LeafletsAsked = {
  readonly text: string | undefined;
  readonly priceList: string | undefined;
  readonly sku: string | undefined;
  readonly state: DeskOfferState | undefined;
  readonly today: LocalDate;
  readonly language: Language;
  readonly uid: string;
};

type Row = Omit<Required<DeskLeaflet>, "percent" | "baseMinor" | "yourMinor" | "isOwn"> & {
  readonly keptBase: number | null;
  readonly keptYour: number | null;
  readonly nowBase: number | null;
  readonly nowYour: number | null;
  readonly authors: readonly string[] | null;
};

/** Changes with every change of a row, whoever makes it: a call, a file or staff (DEDIT-01). */
export function versionOf(row: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(hashtext(${row}::text) & 2147483647)`;
}

/** All leaflets and drafts of them, under one set of names. */
function offers(today: LocalDate): RawBuilder<unknown> {
  const day = dayInSql(today);
  return sql`(
    select l.price_list || ' ' || l.sku || ' ' || l.valid_from as id, l.price_list, l.sku, l.name, l.promo_minor,
      l.is_inside_delivery, l.valid_from, l.valid_to, l.base_minor, l.your_minor, null::date as changes_from,
      null::text[] as authors, ${versionOf(sql`l`)} as version,
      case when l.valid_from > ${day} then 'ahead' when l.valid_to < ${day} then 'over' else 'holds' end as state
    from promo_leaflet l
    union all
    select d.id::text, d.price_list, d.sku, d.name, d.promo_minor, d.is_inside_delivery, d.valid_from, d.valid_to, null, null,
      d.changes_from, d.authors, ${versionOf(sql`d`)}, case d.state when 'open' then 'draft' else d.state end
    from promo_leaflet_draft d)`;
}

/** Leaflets and drafts, those that begin last first; what prices are beside them is looked up for those of the page alone. */
export function leafletList(
  { text, priceList, sku, state, today, language, uid }: LeafletsAsked,
  { goods, staffNameOf }: Pick<BesidePrices, "goods" | "staffNameOf">,
): List<Row, DeskLeaflet> {
  const words = fold(text ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const demands = [
    sql`true`,
    ...(priceList === undefined ? [] : [sql`offer.price_list = ${priceList}`]),
    ...(sku === undefined ? [] : [sql`offer.sku = ${sku}`]),
    ...(state === undefined ? [] : [sql`offer.state = ${state}`]),
    ...words.map((word) => sql`(fold_text(offer.name) || ' ' || g.search_text) like ${containing(word)}`),
  ];
  const firstDay = sql`greatest(page."validFrom"::date, ${dayInSql(today)})`;
  const of = { list: sql`page."priceList"`, sku: sql`page.sku` };
  return {
    found: sql`
      select offer.id, offer.name, offer.price_list as "priceList", list.currency, offer.sku,
        text_in(g.names, ${sql.lit(language)}) as "productName", offer.promo_minor as "promoMinor",
        offer.is_inside_delivery as "isInsideDelivery", offer.valid_from as "validFrom", offer.valid_to as "validTo",
        offer.state, offer.changes_from as "changesFrom", offer.base_minor as "keptBase", offer.your_minor as "keptYour",
        offer.authors, offer.version
      from ${offers(today)} offer join price_list list on list.code = offer.price_list join ${goods} g on g.sku = offer.sku
      where ${sql.join(demands, sql` and `)}`,
    beside: sql`now.base_minor as "nowBase", now.your_minor as "nowYour",
      ${staffNameOf(sql`page.authors[cardinality(page.authors)]`)} as "writtenBy"`,
    joined: sql`left join lateral ${priceOn(of, firstDay)} now on true`,
    order: {
      name: "promo-leaflets",
      by: { column: sql`"validFrom"`, kind: "day" },
      id: { column: sql`id`, kind: "text" },
      direction: "desc",
    },
    read({ keptBase, keptYour, nowBase, nowYour, authors, ...row }) {
      // One that is over shows what was paid then; what is still to come is compared with what will be.
      const isOver = row.state === "over";
      const baseMinor = isOver ? keptBase : (nowBase ?? keptBase);
      const yourMinor = isOver ? keptYour : (nowYour ?? keptYour);
      return {
        ...{ id: row.id, name: row.name, priceList: row.priceList, currency: row.currency, sku: row.sku },
        ...{ productName: row.productName, baseMinor, yourMinor, promoMinor: row.promoMinor },
        percent: yourMinor === null ? 0 : leafletPercent(yourMinor, row.promoMinor),
        ...{ isInsideDelivery: row.isInsideDelivery, validFrom: row.validFrom, validTo: row.validTo },
        ...{ state: row.state, changesFrom: row.changesFrom, writtenBy: row.writtenBy, version: row.version },
        isOwn: authors?.includes(uid) ?? false,
      };
    },
  };
}
