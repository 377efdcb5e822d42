import type { ProductLimit } from "@vycep/domain/catalog/product-limit";
import { type RawBuilder, sql } from "kysely";

/** A limit as a bare list. */
export type LimitValues = readonly [maxBoxes: number, boxesOrdered: number];

/** Whose limit, and for deliveries of which day; without a place there is none. */
type LimitAt = { readonly shipToId?: string | undefined; readonly date: string };

/**
 * The limit of the joined `product p` on a day, null where there is none. What was ordered is counted from the lines of
 * orders themselves, for deliveries on the days of the limit; goods inside a bundle count for the bundle's own limit.
 */
function valuesAt({ shipToId, date }: LimitAt): RawBuilder<unknown> {
  return sql`(
    select json_build_array(allowed.max_boxes, (
      select coalesce(sum(ordered.boxes_ordered), 0)::int
      from order_line ordered join sales_order o on o.order_number = ordered.order_number
      where ordered.company_id = allowed.company_id and ordered.sku = allowed.sku and ordered.bundle_sku is null
        and o.ship_to_id = allowed.ship_to_id and o.state <> 'cancelled' and o.delivery_date >= allowed.valid_from
        and (allowed.valid_to is null or o.delivery_date <= allowed.valid_to)))
    from product_limit allowed
    where allowed.ship_to_id = ${shipToId ?? null}::text and allowed.sku = p.sku
      and allowed.valid_from <= ${date}::date and (allowed.valid_to is null or allowed.valid_to >= ${date}::date))`;
}

/** Pieces of SQL for those who join products. */
export const limitsInSql = { valuesAt } as const;

/** What the rules know of a limit; undefined where there is none. */
export function limitOf(values: LimitValues | null): ProductLimit | undefined {
  return values ? { maxBoxes: values[0], boxesOrdered: values[1] } : undefined;
}
