import type { ProductLimit } from "@vycep/domain/catalog/product-limit";
import type { ShipToId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";

/** A limit as a bare list. */
export type LimitValues = readonly [maxBoxes: number, boxesOrdered: number];

/** Whose limit, and for deliveries of which day; without a place there is none. */
type LimitAt = { readonly shipToId?: ShipToId | undefined; readonly date: string };

/**
 * The limit of a product on a day, null where there is none, and how much of it is used; the view that counts it stands in
 * db/schema/product-limits.sql.
 */
function valuesAt(sku: RawBuilder<unknown>, { shipToId, date }: LimitAt): RawBuilder<unknown> {
  return sql`(
    select json_build_array(allowed.max_boxes, allowed.boxes_ordered) from product_limit_use allowed
    where allowed.ship_to_id = ${shipToId ?? null}::text and allowed.sku = ${sku}
      and allowed.valid_from <= ${date}::date and (allowed.valid_to is null or allowed.valid_to >= ${date}::date))`;
}

/** Pieces of SQL for those who ask for goods. */
export const limitsInSql = { valuesAt } as const;

/** What the rules know of a limit; undefined where there is none. */
export function limitOf(values: LimitValues | null): ProductLimit | undefined {
  return values ? { maxBoxes: values[0], boxesOrdered: values[1] } : undefined;
}
