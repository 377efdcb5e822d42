import type { SavedLineFacts, SavedOrderFacts } from "@vycep/contract/saved-orders/saved-orders.codec";
import {
  type CartId,
  type CompanyId,
  type ShipToId,
  type Sku,
  toId,
  type UserId,
} from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { toCurrency, toMarket } from "@vycep/domain/market/market";
import { textsOf } from "@vycep/domain/market/texts";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import {
  conditionsOf,
  containing,
  type Demands,
  exactly,
  isBefore,
  isFrom,
  isOneOf,
} from "../../platform/list/conditions.ts";
import type { ListOrder } from "../../platform/list/list-order.ts";
import type { List } from "../../platform/list/read-list.ts";
import { alphabetOf } from "../../platform/texts.ts";
import { type PartValues, partsOfValues, partsToText } from "../bundles/bundles.facts.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import type { SavedScope } from "./saved-orders.policy.ts";

export type SavedOrderRecord = SavedOrderFacts & { readonly companyId: CompanyId };

type SavedRow = Omit<
  SavedOrderRecord,
  "cartId" | "companyId" | "shipToId" | "deliveryDate" | "currency" | "market"
> & {
  readonly cartId: string;
  readonly companyId: string;
  readonly shipToId: string;
  readonly deliveryDate: string | null;
  readonly currency: string;
  readonly market: string;
};

const savedColumns = sql`o.id, o.cart_id as "cartId", o.company_id as "companyId", o.ship_to_id as "shipToId",
  o.title, o.customer_order_number as "customerOrderNumber", o.note_for_driver as "noteForDriver",
  o.delivery_method as "deliveryMethod", o.delivery_date as "deliveryDate", o.currency, o.net_minor as "netMinor",
  o.total_minor as "totalMinor", o.boxes, o.line_count as "lineCount", o.created_at as "createdAt",
  o.updated_at as "updatedAt", o.deleted_at is not null as "isDeleted",
  ${shipToInSql.marketOf(sql`o.ship_to_id`)} as market`;

/** One saved order of somebody. */
export type SavedOrderKey = SavedScope & { readonly id: number };

/** What the actor may see at all; a saved order outside of it does not exist (C16). */
function inScope({ uid, shipToIds }: SavedScope): RawBuilder<unknown> {
  return sql`o.uid = ${uid} and o.ship_to_id = any(${[...shipToIds]}::text[])`;
}

export async function findSavedOrder(db: Db, key: SavedOrderKey): Promise<SavedOrderRecord | undefined> {
  const { rows } = await sql<SavedRow>`
    select ${savedColumns} from saved_order o
    where o.id = ${key.id} and o.deleted_at is null and ${inScope(key)}`.execute(db);
  return rows[0] && toSaved(rows[0]);
}

/** What a cart was saved as, deleted since or not. */
export async function savedOrderOfCart(db: Db, cartId: string): Promise<SavedOrderRecord | undefined> {
  const { rows } = await sql<SavedRow>`
    select ${savedColumns} from saved_order o where o.cart_id = ${cartId}`.execute(db);
  return rows[0] && toSaved(rows[0]);
}

/** By its number, whoever asks: for what the asker has just saved. */
export async function savedOrderById(db: Db, id: number): Promise<SavedOrderRecord> {
  const { rows } = await sql<SavedRow>`
    select ${savedColumns} from saved_order o where o.id = ${id}`.execute(db);
  if (!rows[0]) throw new Error(`saved order ${id} was written and is not there`);
  return toSaved(rows[0]);
}

/** What the list is narrowed by. */
export type SavedOrderFilter = {
  readonly scope: SavedScope;
  readonly places?: readonly string[] | undefined;
  readonly title?: TextMatch | undefined;
  readonly customerOrderNumber?: TextMatch | undefined;
  /** Part of a text or of a product's name, or a whole SKU. C28. */
  readonly text?: string | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly deliveryFrom?: string | undefined;
  readonly deliveryTo?: string | undefined;
};

export type TextMatch = { readonly text: string; readonly isWhole: boolean };

export type SavedOrderSort = {
  readonly sort: "created" | "updated" | "title" | "ship-to" | "delivery" | "total";
  readonly direction: "asc" | "desc";
  /** Whose alphabet titles and places are sorted by. */
  readonly language: Language;
};

/** The saved orders that a filter finds and nobody deleted, in an order. */
export function savedOrderList(
  filter: SavedOrderFilter,
  order: SavedOrderSort,
): List<SavedRow, SavedOrderRecord> {
  const { sort, direction, language } = order;
  return {
    found: sql`select ${savedColumns}, ${shipToInSql.nameOf(sql`o.ship_to_id`)} as "shipToName"
      from saved_order o where o.deleted_at is null and ${conditionsOf(filter, demands)}`,
    order: {
      name: `${sort}-${direction}-${language}`,
      by: sortColumn(order),
      id: { column: sql`id`, kind: "whole" },
      direction,
    },
    read: toSaved,
  };
}

function sortColumn({ sort, language }: SavedOrderSort): ListOrder["by"] {
  switch (sort) {
    case "created":
      return { column: sql`"createdAt"`, kind: "moment" };
    case "updated":
      return { column: sql`"updatedAt"`, kind: "moment" };
    case "title":
      return { column: sql`nullif(title, '') ${alphabetOf(language)}`, kind: "text", isNullable: true };
    case "ship-to":
      return { column: sql`"shipToName" ${alphabetOf(language)}`, kind: "text", isNullable: true };
    case "delivery":
      return { column: sql`"deliveryDate"`, kind: "day", isNullable: true };
    case "total":
      return { column: sql`"totalMinor"`, kind: "whole" };
  }
}

const demands: Demands<SavedOrderFilter> = {
  scope: inScope,
  places: isOneOf(sql`o.ship_to_id`),
  title: matches(sql`o.title`),
  customerOrderNumber: matches(sql`o.customer_order_number`),
  text: hasText,
  createdFrom: isFrom(sql`o.created_at`),
  createdBefore: isBefore(sql`o.created_at`),
  deliveryFrom: (day) => sql`o.delivery_date >= ${day}::date`,
  deliveryTo: (day) => sql`o.delivery_date <= ${day}::date`,
};

function matches(column: RawBuilder<unknown>) {
  return ({ text, isWhole }: TextMatch) =>
    sql`fold_text(${column}) like fold_text(${isWhole ? exactly(text) : containing(text)})`;
}

function hasText(text: string): RawBuilder<unknown> {
  const part = sql`fold_text(${containing(text)})`;
  return sql`(fold_text(o.title || ' ' || o.customer_order_number || ' ' || o.note_for_driver) like ${part}
    or exists (select from saved_order_line l where l.saved_order_id = o.id and (l.sku = ${text}
      or fold_text(all_texts(l.names)) like ${part})))`;
}

export type SavedLineRecord = SavedLineFacts & { readonly savedOrderId: number };

/** The lines of several saved orders in one statement. */
export async function linesOfSavedOrders(
  db: Db,
  ids: readonly number[],
): Promise<readonly SavedLineRecord[]> {
  const rows = await db
    .selectFrom("saved_order_line")
    .selectAll()
    .where(sql<boolean>`saved_order_id = any(${[...ids]}::bigint[])`)
    .orderBy("saved_order_id")
    .orderBy("line_no")
    .execute();
  return rows.map((row) => ({
    savedOrderId: row.saved_order_id,
    sku: toId<Sku>(row.sku),
    names: textsOf(row.names),
    packages: row.packages,
    layers: row.layers,
    pallets: row.pallets,
    parts: partsOfValues(row.parts as PartValues | null) ?? undefined,
    boxes: row.boxes,
    unitMinor: row.unit_price_minor,
    netMinor: row.net_minor,
  }));
}

export type NewSavedOrder = Omit<
  SavedOrderRecord,
  "id" | "market" | "lineCount" | "updatedAt" | "isDeleted"
> & {
  readonly uid: UserId;
  readonly lines: readonly SavedLineFacts[];
};

/** Writes a saved order with all its lines in one statement, and answers its number. */
export async function insertSavedOrder(tx: Tx, saved: NewSavedOrder): Promise<number> {
  const { lines } = saved;
  const column = (name: "sku" | "packages" | "layers" | "pallets" | "boxes" | "unitMinor" | "netMinor") =>
    lines.map((line) => line[name]);
  const { rows } = await sql<{ id: number }>`
    with saved as (
      insert into saved_order (cart_id, uid, company_id, ship_to_id, title, customer_order_number, note_for_driver,
        delivery_method, delivery_date, currency, net_minor, total_minor, boxes, line_count, created_at, updated_at)
      values (${saved.cartId}, ${saved.uid}, ${saved.companyId}, ${saved.shipToId}, ${saved.title},
        ${saved.customerOrderNumber}, ${saved.noteForDriver}, ${saved.deliveryMethod}, ${saved.deliveryDate},
        ${saved.currency}, ${saved.netMinor}, ${saved.totalMinor}, ${saved.boxes}, ${lines.length},
        ${saved.createdAt}, ${saved.createdAt})
      returning id, company_id),
    written as (
      insert into saved_order_line (saved_order_id, line_no, company_id, sku, names, packages, layers,
        pallets, boxes, unit_price_minor, net_minor, parts)
      select saved.id, line.no, saved.company_id, line.sku, line.names::jsonb, line.packages, line.layers,
        line.pallets, line.boxes, line.price, line.net, line.parts::jsonb
      from saved, unnest(${column("sku")}::text[], ${lines.map(({ names }) => JSON.stringify(names))}::text[],
        ${column("packages")}::int[], ${column("layers")}::int[], ${column("pallets")}::int[],
        ${column("boxes")}::int[], ${column("unitMinor")}::bigint[], ${column("netMinor")}::bigint[],
        ${lines.map(({ parts }) => partsToText(parts))}::text[])
      with ordinality as line (sku, names, packages, layers, pallets, boxes, price, net, parts, no))
    select id from saved`.execute(tx);
  if (!rows[0]) throw new Error("an insert answered no row");
  return rows[0].id;
}

/** What may be changed of a saved order; what is left out stays as it is. */
export type SavedOrderChange = {
  readonly title?: string;
  readonly customerOrderNumber?: string;
  readonly now: Date;
};

/** Authorises and writes in one statement: nothing is answered for what is not there, deleted, or another's. */
export async function changeSavedOrder(
  tx: Tx,
  key: SavedOrderKey,
  { title, customerOrderNumber, now }: SavedOrderChange,
): Promise<SavedOrderRecord | undefined> {
  const { rows } = await sql<SavedRow>`
    update saved_order o set title = coalesce(${title ?? null}::text, o.title),
      customer_order_number = coalesce(${customerOrderNumber ?? null}::text, o.customer_order_number),
      updated_at = ${now}
    where o.id = ${key.id} and o.deleted_at is null and ${inScope(key)}
    returning ${savedColumns}`.execute(tx);
  return rows[0] && toSaved(rows[0]);
}

/** Deletes a saved order, or takes that back; one that is so already stays as it is. */
export async function markSavedOrder(
  tx: Tx,
  key: SavedOrderKey,
  deletedAt: Date | null,
): Promise<SavedOrderRecord | undefined> {
  const { rows } = await sql<SavedRow>`
    update saved_order o set deleted_at = case when ${deletedAt}::timestamptz is null then null
      else coalesce(o.deleted_at, ${deletedAt}::timestamptz) end
    where o.id = ${key.id} and ${inScope(key)} returning ${savedColumns}`.execute(tx);
  return rows[0] && toSaved(rows[0]);
}

/** Forgets a saved order of which nothing is saved any more: its cart is the live one again. */
export async function forgetSavedOrder(tx: Tx, id: number): Promise<void> {
  await sql`delete from saved_order where id = ${id}`.execute(tx);
}

function toSaved(row: SavedRow): SavedOrderRecord {
  return {
    id: row.id,
    cartId: toId<CartId>(row.cartId),
    companyId: toId<CompanyId>(row.companyId),
    shipToId: toId<ShipToId>(row.shipToId),
    title: row.title,
    customerOrderNumber: row.customerOrderNumber,
    noteForDriver: row.noteForDriver,
    deliveryMethod: row.deliveryMethod,
    deliveryDate: row.deliveryDate === null ? null : toLocalDate(row.deliveryDate),
    currency: toCurrency(row.currency),
    market: toMarket(row.market),
    netMinor: row.netMinor,
    totalMinor: row.totalMinor,
    boxes: row.boxes,
    lineCount: row.lineCount,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    isDeleted: row.isDeleted,
  };
}
