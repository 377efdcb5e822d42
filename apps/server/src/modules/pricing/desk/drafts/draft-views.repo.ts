import type { Language } from "@vycep/domain/market/language";
import type { PriceDraftState } from "@vycep/domain/staff/price-draft";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../../platform/db.ts";
import type {
  DeskPriceDraftCounts,
  DeskPriceDraftLine,
  DeskPriceDraftRow,
  DeskPriceLineShow,
  DeskPriceTouched,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import type { List } from "../../../../platform/list/read-list.ts";
import type { BesidePrices } from "../price-desk.deps.ts";
import { hasWords, nextPriceFrom, priceOn } from "../prices-in-sql.ts";
import { type DraftRow, isConflict } from "./price-draft.repo.ts";

type RowOfList = Omit<DeskPriceDraftRow, "createdAt" | "publishAt" | "returnedAt" | "id"> & {
  readonly id: number;
  readonly createdAt: Date;
  readonly publishAt: Date | null;
  readonly returnedAt: Date | null;
};

/** Which drafts are asked for; those that came back are open again. */
export type DraftsAsked = { readonly states: readonly PriceDraftState[]; readonly isReturned: boolean };

const hasReturned = sql`state = 'open' and returned_reason <> ''`;

/** Drafts, the newest first; their lines are counted for those of the page alone. */
export function draftList(
  { states, isReturned }: DraftsAsked,
  { staffNameOf }: Pick<BesidePrices, "staffNameOf">,
): List<RowOfList, DeskPriceDraftRow> {
  const only = states.length === 0 ? sql`true` : sql`state = any(${[...states]}::text[])`;
  return {
    found: sql`select id, name, state, valid_from as "validFrom", publish_at as "publishAt", created_by,
      created_at as "createdAt", case when ${hasReturned} then returned_reason end as "returnedReason",
      case when ${hasReturned} then returned_by end as returned_by, case when ${hasReturned} then returned_at end as "returnedAt"
      from price_draft where ${only} and ${isReturned ? hasReturned : sql`true`}`,
    beside: sql`coalesce(${staffNameOf(sql`page.created_by`)}, page.created_by) as by,
      coalesce(${staffNameOf(sql`page.returned_by`)}, page.returned_by) as "returnedBy", told.lines, told."maxPercent",
      array(select distinct line.price_list from price_draft_line line where line.draft_id = page.id order by 1 limit 5) as "priceLists"`,
    joined: sql`left join lateral (
      select count(*)::int as lines, coalesce(max(change_percent), 0) as "maxPercent"
      from price_draft_line where draft_id = page.id) told on true`,
    order: {
      name: "price-drafts",
      by: { column: sql`id`, kind: "whole" },
      id: { column: sql`id`, kind: "whole" },
      direction: "desc",
    },
    read: ({ id, publishAt, createdAt, returnedAt, maxPercent, ...row }) => ({
      ...{ id: String(id), name: row.name, state: row.state, validFrom: row.validFrom, by: row.by },
      ...{ lines: row.lines, priceLists: row.priceLists, returnedReason: row.returnedReason ?? null },
      ...{ returnedBy: row.returnedBy ?? null, returnedAt: returnedAt?.toISOString() ?? null },
      publishAt: publishAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      maxPercent: Number(maxPercent),
    }),
  };
}

/** Who looks at a draft's lines, and which of them. */
type LinesAsked = {
  readonly draft: Pick<DraftRow, "id" | "validFrom" | "state">;
  readonly show: DeskPriceLineShow;
  readonly text: string | undefined;
  readonly language: Language;
  readonly limit: number | undefined;
};

type LineRow = Required<DeskPriceDraftLine>;

/** Nothing changes a draft's prices any more once they are written: what holds then is the draft's own. */
const isPending = ({ state }: Pick<DraftRow, "state">) =>
  state === "open" || state === "waiting" || state === "planned";

/** Lines of a draft by list and number, with what holds now where that is another price. */
export function draftLineList(
  { draft, show, text, language, limit }: LinesAsked,
  { goods }: Pick<BesidePrices, "goods">,
): List<LineRow, DeskPriceDraftLine> {
  const day = sql`${draft.validFrom}::date`;
  const now = (of: string) =>
    sql`left join lateral ${priceOn({ list: sql`${sql.ref(`${of}.price_list`)}`, sku: sql`${sql.ref(`${of}.sku`)}` }, day)} now on true`;
  const over = overLimit(sql`line.change_percent`, limit);
  const shown: Readonly<Record<DeskPriceLineShow, RawBuilder<unknown>>> = {
    all: sql`true`,
    over,
    unchanged: isUnchanged,
    typed: sql`line.is_typed`,
    conflicts: isPending(draft) ? isConflict : sql`false`,
  };
  const changed = isPending(draft)
    ? sql`(now.base_minor, now.your_minor) is distinct from (page."oldBaseMinor", page."oldYourMinor")`
    : sql`false`;
  const of = { list: sql`page."priceList"`, sku: sql`page.sku` };
  return {
    found: sql`
      select line.price_list as "priceList", l.currency, line.sku, text_in(g.names, ${sql.lit(language)}) as name,
        line.old_base_minor as "oldBaseMinor", line.old_your_minor as "oldYourMinor", line.base_minor as "baseMinor",
        line.your_minor as "yourMinor", line.change_percent as percent, line.is_typed as "isTyped", ${over} as "isOver"
      from price_draft_line line join price_list l on l.code = line.price_list join ${goods} g on g.sku = line.sku
        ${show === "conflicts" ? now("line") : sql``}
      where line.draft_id = ${draft.id} and ${shown[show]} and ${hasWords(sql`g.search_text`, text)}`,
    beside: sql`case when ${changed} then now.your_minor end as "nowYourMinor", ${changed} as "isConflict",
      ${nextPriceFrom(of, day)} as "laterFrom", (
        select coalesce(promo.valid_to, 'infinity'::date)::text from promo_leaflet promo
        where promo.price_list = page."priceList" and promo.sku = page.sku and promo.is_inside_delivery
          and promo.valid_from <= ${day} and (promo.valid_to is null or promo.valid_to >= ${day}) limit 1) as "leafletTo"`,
    joined: sql`left join lateral ${priceOn(of, day)} now on true`,
    order: {
      name: "price-draft-lines",
      by: { column: sql`"priceList"`, kind: "text" },
      id: { column: sql`sku`, kind: "text" },
      direction: "asc",
    },
    read: (row) => ({
      ...{ priceList: row.priceList, currency: row.currency, sku: row.sku, name: row.name },
      ...{ oldBaseMinor: row.oldBaseMinor, oldYourMinor: row.oldYourMinor },
      ...{ baseMinor: row.baseMinor, yourMinor: row.yourMinor, percent: Number(row.percent) },
      ...{
        isTyped: row.isTyped,
        isOver: row.isOver,
        nowYourMinor: row.nowYourMinor,
        isConflict: row.isConflict,
      },
      ...{ laterFrom: row.laterFrom, leafletTo: row.leafletTo },
    }),
  };
}

const isUnchanged = sql`(line.base_minor, line.your_minor) is not distinct from (line.old_base_minor, line.old_your_minor)`;

function overLimit(percent: RawBuilder<unknown>, limit: number | undefined): RawBuilder<boolean> {
  return limit === undefined ? sql`false` : sql`${percent} > ${limit}`;
}

/** How many lines of which sort; what changed meanwhile is told apart. */
export async function draftCounts(
  db: Db,
  { id, limit }: { readonly id: number; readonly limit: number | undefined },
): Promise<Omit<DeskPriceDraftCounts, "conflicts">> {
  const { rows } = await sql<Omit<DeskPriceDraftCounts, "conflicts">>`
    select count(*)::int as all, (count(*) filter (where ${overLimit(sql`change_percent`, limit)}))::int as over,
      (count(*) filter (where ${isUnchanged}))::int as unchanged, (count(*) filter (where is_typed))::int as typed,
      coalesce(max(change_percent), 0) as "maxPercent",
      coalesce(round(avg((your_minor - old_your_minor) * 100.0 / nullif(old_your_minor, 0)), 2), 0) as "averagePercent"
    from price_draft_line line where draft_id = ${id}`.execute(db);
  const row = rows[0];
  return {
    ...{ all: row?.all ?? 0, over: row?.over ?? 0, unchanged: row?.unchanged ?? 0, typed: row?.typed ?? 0 },
    maxPercent: Number(row?.maxPercent ?? 0),
    averagePercent: Number(row?.averagePercent ?? 0),
  };
}

/** Companies, places, open carts and leaflets of the lists and goods of a draft. */
export async function touchedBy(
  db: Db,
  { id, validFrom }: Pick<DraftRow, "id" | "validFrom">,
  { companies, shipToCountOf, goodsInCarts }: BesidePrices,
): Promise<DeskPriceTouched> {
  const day = sql`${validFrom}::date`;
  const { rows } = await sql<DeskPriceTouched>`
    with own as (
      select c.id, c.price_list, ${shipToCountOf(sql`c.id`)} as places from ${companies} c
      where c.price_list in (select distinct price_list from price_draft_line where draft_id = ${id})),
    cart as (
      select held.cart_id, l.currency, sum(held.boxes * (line.your_minor - coalesce(line.old_your_minor, line.your_minor))) as minor
      from ${goodsInCarts(day)} held join own on own.id = held.company_id
      join price_draft_line line on line.draft_id = ${id} and line.price_list = own.price_list and line.sku = held.sku
      join price_list l on l.code = own.price_list
      group by held.cart_id, l.currency)
    select (select count(*)::int from own) as companies, (select coalesce(sum(places), 0)::int from own) as "shipTos",
      (select count(*)::int from cart) as carts,
      coalesce((select json_agg(json_build_object('currency', sums.currency, 'minor', sums.minor) order by sums.currency)
        from (select currency, sum(minor)::bigint as minor from cart group by currency) sums), '[]') as "cartsMinor",
      (select count(*)::int from price_draft_line line
        join promo_leaflet promo on promo.price_list = line.price_list and promo.sku = line.sku
        where line.draft_id = ${id} and (promo.valid_to is null or promo.valid_to >= ${day})) as leaflets`.execute(
    db,
  );
  return rows[0] ?? { companies: 0, shipTos: 0, carts: 0, cartsMinor: [], leaflets: 0 };
}

/** Names of the staff by who they are. */
export async function staffNames(
  db: Db,
  uids: readonly (string | null)[],
  { staffNameOf }: Pick<BesidePrices, "staffNameOf">,
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(uids.filter((uid) => uid !== null))];
  const { rows } = await sql<{ uid: string; name: string | null }>`
    select who.uid, ${staffNameOf(sql`who.uid`)} as name from unnest(${asked}::text[]) as who(uid)`.execute(
    db,
  );
  return new Map(rows.map(({ uid, name }) => [uid, name ?? uid]));
}
