import { type CompanyId, type ShipToId, type Sku, toId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Together } from "@vycep/domain/suggestions/bought-together";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Db, Tx } from "../../platform/db.ts";

/** Any number that no other lock of the database has. */
const countingLock = 7_236_031;

/** Lets one worker count at a time, until the transaction ends. */
export async function lockCounting(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${countingLock})`.execute(tx);
}

/** The day on which it was last counted; undefined before the first time. */
export async function lastCounted(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{
    day: string | null;
  }>`select max(counted_on) as day from bought_together`.execute(db);
  return rows[0]?.day ?? undefined;
}

export type PlaceTogether = {
  readonly shipToId: ShipToId;
  readonly companyId: CompanyId;
  readonly pairs: readonly Together[];
};

export async function clearTogether(tx: Tx): Promise<void> {
  await sql`delete from bought_together`.execute(tx);
}

/** The pairs of one place, in one statement. */
export async function insertTogether(tx: Tx, place: PlaceTogether, countedOn: LocalDate): Promise<void> {
  const { shipToId, companyId, pairs } = place;
  await sql`
    insert into bought_together (ship_to_id, company_id, sku, other_sku, permille, counted_on)
    select ${shipToId}, ${companyId}, pair.sku, pair.other_sku, pair.permille, ${countedOn}::date
    from unnest(${pairs.map(({ sku }) => sku)}::text[], ${pairs.map(({ otherSku }) => otherSku)}::text[],
      ${pairs.map(({ permille }) => permille)}::int[]) as pair (sku, other_sku, permille)`.execute(tx);
}

/** Pieces of SQL: what goes with these products at a place, or what is usual there when there are none. */
export function togetherInSql(shipToId: ShipToId, anchors: readonly string[]) {
  const asked =
    anchors.length === 0
      ? sql`sku = other_sku`
      : sql`sku <> other_sku and sku = any(${[...anchors]}::text[])`;
  const from = sql`from bought_together where ship_to_id = ${shipToId} and ${asked}`;
  return {
    skus: sql`array(select distinct other_sku ${from})`,
    pairs: sql`(select json_agg(json_build_array(sku, other_sku, permille)) ${from})`,
  } satisfies Record<string, RawBuilder<unknown>>;
}

/** Reads what `pairs` answered. */
export function togetherOf(pairs: unknown): readonly Together[] {
  return pairsSchema.parse(pairs ?? []).map(([sku, otherSku, permille]) => ({
    sku: toId<Sku>(sku),
    otherSku: toId<Sku>(otherSku),
    permille,
  }));
}

const pairsSchema = z.array(z.tuple([z.string(), z.string(), z.number()]));
