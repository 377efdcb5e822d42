import { type DatedLimit, type LimitStanding, limitStanding } from "@vycep/domain/catalog/dated-limit";
import type { CompanyId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { StaffReach } from "@vycep/domain/staff/staff-right";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { DeskLimit } from "../../../platform/desk/desk-graphql.gen.ts";
import type { List } from "../../../platform/list/read-list.ts";
import type { BesideLimits } from "./limits-desk.deps.ts";

/** Which limits somebody looks for. */
export type LimitsAsked = {
  /** Each as a pattern of `like`. */
  readonly words: readonly string[];
  readonly shipToId: string | undefined;
  readonly sku: string | undefined;
  readonly standing: LimitStanding | undefined;
  readonly today: LocalDate;
  readonly language: string;
  readonly reach: StaffReach;
};

type Row = Omit<Required<DeskLimit>, "standing">;

/** Limits, the newest first; what was ordered of them is counted for those of the page alone. */
export function limitList(asked: LimitsAsked, { goods, places }: BesideLimits): List<Row, DeskLimit> {
  const { words, shipToId, sku, standing, today, language, reach } = asked;
  const day = sql`${today}::date`;
  const stands: Readonly<Record<LimitStanding, RawBuilder<unknown>>> = {
    ahead: sql`limits.valid_from > ${day}`,
    holds: sql`limits.valid_from <= ${day} and (limits.valid_to is null or limits.valid_to >= ${day})`,
    over: sql`limits.valid_to < ${day}`,
  };
  const demands = [
    sql`true`,
    ...(reach === "everything" ? [] : [sql`limits.company_id = any(${[...reach]}::text[])`]),
    ...(shipToId === undefined ? [] : [sql`limits.ship_to_id = ${shipToId}`]),
    ...(sku === undefined ? [] : [sql`limits.sku = ${sku}`]),
    ...(standing === undefined ? [] : [stands[standing]]),
    ...words.map((word) => sql`(g.search_text || ' ' || place.search_text) like ${word}`),
  ];
  return {
    found: sql`
      select limits.ship_to_id || ' ' || limits.sku || ' ' || limits.valid_from as id, limits.ship_to_id as "shipToId",
        place.name as "shipToName", place.company_name as "companyName", limits.sku,
        text_in(g.names, ${sql.lit(language)}) as "productName", limits.max_boxes as "maxBoxes",
        limits.valid_from as "validFrom", limits.valid_to as "validTo", limits.version
      from product_limit limits join ${goods} g on g.sku = limits.sku join ${places} place on place.id = limits.ship_to_id
      where ${sql.join(demands, sql` and `)}`,
    beside: sql`(select boxes_ordered from product_limit_use counted where counted.ship_to_id = page."shipToId"
      and counted.sku = page.sku and counted.valid_from = page."validFrom") as "boxesOrdered"`,
    order: {
      name: "product-limits",
      by: { column: sql`"validFrom"`, kind: "day" },
      id: { column: sql`id`, kind: "text" },
      direction: "desc",
    },
    read: (row) => ({
      ...{ id: row.id, shipToId: row.shipToId, shipToName: row.shipToName, companyName: row.companyName },
      ...{ sku: row.sku, productName: row.productName, maxBoxes: row.maxBoxes, version: row.version },
      ...{ boxesOrdered: row.boxesOrdered, validFrom: row.validFrom, validTo: row.validTo },
      standing: limitStanding(limitIn(row), today),
    }),
  };
}

/** Of which product at which place. */
export type LimitOf = { readonly shipToId: string; readonly sku: string };

/** A limit as it is kept. */
export type KeptLimit = DatedLimit & { readonly version: number };

type Told = { readonly maxBoxes: number; readonly validFrom: string; readonly validTo: string | null };

function limitIn({ maxBoxes, validFrom, validTo }: Told): DatedLimit {
  return {
    maxBoxes,
    validFrom: toLocalDate(validFrom),
    validTo: validTo === null ? null : toLocalDate(validTo),
  };
}

/** The company of a place and whether there is such a product, as far as somebody's reach goes. */
export async function ownerOf(
  tx: Tx,
  { shipToId, sku, reach }: LimitOf & { readonly reach: StaffReach },
  { goods, places }: BesideLimits,
): Promise<{ readonly companyId: CompanyId | undefined; readonly isProductKnown: boolean }> {
  const { rows } = await sql<{ companyId: CompanyId | null; isProductKnown: boolean }>`
    select (select place.company_id from ${places} place where place.id = ${shipToId}) as "companyId",
      exists (select from ${goods} g where g.sku = ${sku}) as "isProductKnown"`.execute(tx);
  const { companyId = null, isProductKnown = false } = rows[0] ?? {};
  const isWithin = companyId !== null && (reach === "everything" || reach.has(companyId));
  return { companyId: isWithin ? companyId : undefined, isProductKnown };
}

/** The limits of a product at a place; nobody else writes any until the transaction ends. */
export async function holdLimits(tx: Tx, { shipToId, sku }: LimitOf): Promise<readonly KeptLimit[]> {
  await sql`lock table product_limit in share row exclusive mode`.execute(tx);
  const { rows } = await sql<Told & { version: number }>`
    select max_boxes as "maxBoxes", valid_from as "validFrom", valid_to as "validTo", version from product_limit
    where ship_to_id = ${shipToId} and sku = ${sku} order by valid_from`.execute(tx);
  return rows.map((row) => ({ ...limitIn(row), version: row.version }));
}

type Wanted = LimitOf & { readonly companyId: string; readonly limit: DatedLimit };

export async function insertLimit(tx: Tx, { shipToId, sku, companyId, limit }: Wanted): Promise<void> {
  await sql`
    insert into product_limit (ship_to_id, company_id, sku, max_boxes, valid_from, valid_to)
    values (${shipToId}, ${companyId}, ${sku}, ${limit.maxBoxes}, ${limit.validFrom}, ${limit.validTo})`.execute(
    tx,
  );
}

export async function updateLimit(
  tx: Tx,
  { shipToId, sku, limit, was }: Omit<Wanted, "companyId"> & { readonly was: LocalDate },
): Promise<void> {
  await sql`
    update product_limit set max_boxes = ${limit.maxBoxes}, valid_from = ${limit.validFrom}, valid_to = ${limit.validTo},
      version = version + 1
    where ship_to_id = ${shipToId} and sku = ${sku} and valid_from = ${was}`.execute(tx);
}

export async function deleteLimit(
  tx: Tx,
  { shipToId, sku, was }: LimitOf & { readonly was: LocalDate },
): Promise<void> {
  await sql`
    delete from product_limit where ship_to_id = ${shipToId} and sku = ${sku} and valid_from = ${was}`.execute(
    tx,
  );
}
