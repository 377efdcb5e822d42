import type { ProductLimit } from "@vycep/domain/catalog/product-limit";
import { type ShipToId, type Sku, toId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** A limit as a bare list. */
export type LimitValues = readonly [sku: string, maxBoxes: number, boxesOrdered: number];

/** Whose limits, and for deliveries of which day; without a place there are none. */
type LimitAt = { readonly shipToId?: ShipToId | undefined; readonly date: string };

/** Pieces of SQL for those who ask for goods. */
export const limitsInSql = {
  /**
   * The limits of products (an array) on a day, as a JSON list, and how much of each is used; the view that counts it stands
   * in db/schema/product-limits.sql.
   */
  limits: (
    skus: RawBuilder<unknown>,
    { shipToId, date }: LimitAt,
  ): RawBuilder<readonly LimitValues[]> => sql`(
    select coalesce(json_agg(json_build_array(allowed.sku, allowed.max_boxes, allowed.boxes_ordered)), '[]')
    from product_limit_use allowed
    where allowed.ship_to_id = ${shipToId ?? null}::text and allowed.sku = any(${skus})
      and allowed.valid_from <= ${date}::date and (allowed.valid_to is null or allowed.valid_to >= ${date}::date))`,
} as const;

/** The products that a place may not order as much of as it likes on a day, however much of it is used. */
export async function limitedSkus(
  db: Db,
  { shipToId, date }: { readonly shipToId: ShipToId; readonly date: LocalDate },
): Promise<readonly Sku[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from product_limit where ship_to_id = ${shipToId} and valid_from <= ${date}::date
      and (valid_to is null or valid_to >= ${date}::date) order by sku`.execute(db);
  return rows.map(({ sku }) => toId<Sku>(sku));
}

/** What the rules know of a limit. */
export function limitOf([, maxBoxes, boxesOrdered]: LimitValues): ProductLimit {
  return { maxBoxes, boxesOrdered };
}
