import { type LocalDate, parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { type LeafletOffer, leafletPercent } from "@vycep/domain/pricing/leaflet-offer";
import type { Price } from "@vycep/domain/pricing/price";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db.ts";
import { dayInSql, priceOn } from "../prices-in-sql.ts";
import { versionOf } from "./leaflet-list.repo.ts";

/** What of which list. */
export type LeafletOf = { readonly priceList: string; readonly sku: string };

/** A leaflet that customers see. */
export type Offered = LeafletOf &
  LeafletOffer & { readonly longTermPercent: number; readonly version: number };

export type DraftState = "open" | "waiting" | "withdrawn";

/** One that they do not. */
export type Draft = Offered & {
  readonly id: string;
  readonly changesFrom: LocalDate | null;
  readonly changesVersion: number | null;
  readonly state: DraftState;
  readonly authors: readonly string[];
};

export type Kept =
  | { readonly kind: "offered"; readonly leaflet: Offered }
  | { readonly kind: "draft"; readonly leaflet: Draft };

type Row<Of extends Offered> = Omit<Of, "promoMinor" | "validFrom" | "validTo" | "changesFrom"> & {
  readonly promoMinor: number;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly changesFrom?: string | null;
};

const columns = sql`it.price_list as "priceList", it.sku, it.name, it.promo_minor as "promoMinor",
  it.long_term_discount_percent as "longTermPercent", it.is_inside_delivery as "isInsideDelivery",
  it.valid_from as "validFrom", it.valid_to as "validTo", ${versionOf(sql`it`)} as version`;

function offeredOf({ promoMinor, validFrom, validTo, ...row }: Row<Offered>): Offered {
  return {
    ...{ ...row, promoMinor: toMinor(promoMinor), validFrom: toLocalDate(validFrom) },
    validTo: dayOf(validTo),
  };
}

function dayOf(text: string | null): LocalDate | null {
  return text === null ? null : toLocalDate(text);
}

/** A leaflet by its list, product and first day, or a draft by its number; undefined where there is none of that name. */
export async function findLeaflet(db: Db, id: string): Promise<Kept | undefined> {
  if (/^\d{1,15}$/.test(id)) {
    const { rows } = await sql<Row<Draft>>`
      select ${columns}, it.id::text, it.changes_from as "changesFrom", it.changes_version as "changesVersion", it.state,
        it.authors
      from promo_leaflet_draft it where it.id = ${id}::bigint`.execute(db);
    const [row] = rows;
    if (row === undefined) return;
    const { changesFrom = null, changesVersion, state, authors, ...rest } = row;
    const drafted = { id, changesVersion, state, authors, changesFrom: dayOf(changesFrom) };
    return { kind: "draft", leaflet: { ...offeredOf(rest), ...drafted } };
  }
  const [, priceList = "", sku = "", text = ""] = /^(\S{1,40}) (\S{1,40}) (\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  const day = parseLocalDate(text);
  const found = day && (await offeredLeaflets(db, { priceList, sku })).find((one) => one.validFrom === day);
  return found && { kind: "offered", leaflet: found };
}

/** The leaflets of a product that customers of a list see. */
export async function offeredLeaflets(db: Db, { priceList, sku }: LeafletOf): Promise<readonly Offered[]> {
  const { rows } = await sql<Row<Offered>>`
    select ${columns} from promo_leaflet it where it.price_list = ${priceList} and it.sku = ${sku}
    order by it.valid_from`.execute(db);
  return rows.map(offeredOf);
}

/** Holds lists until the transaction ends, as whoever changes their prices does; those that there are. */
export async function holdLists(tx: Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly code: string }>`
    select code from price_list where code = any(${[...new Set(codes)]}::text[]) order by code for no key update`.execute(
    tx,
  );
  return new Set(rows.map(({ code }) => code));
}

/** What customers of a list pay otherwise on a day, and whether the product is one that leaflets are for. */
export async function pricedProduct(
  tx: Tx,
  { priceList, sku, day }: LeafletOf & { readonly day: LocalDate },
  goods: RawBuilder<unknown>,
): Promise<{ readonly price: Price | undefined; readonly isBundle: boolean } | undefined> {
  const { rows } = await sql<{ base: number | null; your: number | null; isBundle: boolean }>`
    select p.base_minor as base, p.your_minor as your, g.is_bundle as "isBundle" from ${goods} g
    left join lateral ${priceOn({ list: sql`${priceList}::text`, sku: sql`g.sku` }, dayInSql(day))} p on true
    where g.sku = ${sku}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return;
  const { base, your, isBundle } = row;
  const price =
    base === null || your === null ? undefined : { baseMinor: toMinor(base), yourMinor: toMinor(your) };
  return { price, isBundle };
}

type Written = LeafletOf &
  LeafletOffer & {
    readonly longTermPercent: number;
    readonly price: Price;
    /** The first day of the one that it takes the place of. */
    readonly was: LocalDate | undefined;
  };

/** Writes what customers see. */
export async function writeOffered(tx: Tx, written: Written): Promise<void> {
  const { priceList, sku, name, promoMinor, isInsideDelivery, validFrom, validTo, longTermPercent } = written;
  const { price, was } = written;
  if (was !== undefined) await deleteOffered(tx, { priceList, sku, validFrom: was });
  // A price of the list that is below what its customers pay still bounds the leaflet.
  const base = Math.max(price.baseMinor, promoMinor);
  await sql`
    insert into promo_leaflet (price_list, sku, name, base_minor, your_minor, promo_minor, percentage,
      long_term_discount_percent, is_inside_delivery, valid_from, valid_to)
    values (${priceList}, ${sku}, ${name}, ${base}, ${price.yourMinor}, ${promoMinor},
      ${leafletPercent(price.yourMinor, promoMinor)}, ${longTermPercent}, ${isInsideDelivery}, ${validFrom}, ${validTo})`.execute(
    tx,
  );
}

type Which = LeafletOf & { readonly validFrom: LocalDate };

export async function deleteOffered(tx: Tx, { priceList, sku, validFrom }: Which): Promise<void> {
  await sql`delete from promo_leaflet
    where price_list = ${priceList} and sku = ${sku} and valid_from = ${validFrom}`.execute(tx);
}

/** It lasts until a day, that one included. */
export async function endOffered(
  tx: Tx,
  { priceList, sku, validFrom, validTo }: Which & { readonly validTo: LocalDate },
): Promise<void> {
  await sql`update promo_leaflet set valid_to = ${validTo}
    where price_list = ${priceList} and sku = ${sku} and valid_from = ${validFrom}`.execute(tx);
}

export type DraftWritten = Omit<Draft, "id" | "version"> & {
  /** Undefined of a new one. */
  readonly id: string | undefined;
  readonly at: Date;
};

/** Writes what customers do not see; its number. */
export async function writeDraft(tx: Tx, draft: DraftWritten): Promise<string> {
  const { priceList, sku, name, promoMinor, longTermPercent, isInsideDelivery, validFrom, validTo } = draft;
  const { changesFrom, changesVersion, state, authors, at } = draft;
  if (draft.id !== undefined) await deleteDraft(tx, draft.id);
  const { rows } = await sql<{ readonly id: string }>`
    insert into promo_leaflet_draft (id, price_list, sku, name, promo_minor, long_term_discount_percent, is_inside_delivery,
      valid_from, valid_to, changes_from, changes_version, state, authors, written_at)
    overriding system value
    values (coalesce(${draft.id ?? null}::bigint, nextval(pg_get_serial_sequence('promo_leaflet_draft', 'id'))),
      ${priceList}, ${sku}, ${name}, ${promoMinor}, ${longTermPercent}, ${isInsideDelivery}, ${validFrom}, ${validTo},
      ${changesFrom}, ${changesVersion}, ${state}, ${[...authors]}::text[], ${at}) returning id::text`.execute(
    tx,
  );
  return rows[0]?.id ?? "";
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await sql`delete from promo_leaflet_draft where id = ${id}::bigint`.execute(tx);
}
