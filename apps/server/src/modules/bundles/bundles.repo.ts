import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

/** A bundle as bare lists. */
export type BundleValues = readonly [
  rule: string,
  discountPercent: number,
  validity: readonly [from: string, to: string | null],
  boxes: readonly [min: number, max: number | null],
  packages: readonly [max: number, ordered: number],
  items: readonly (readonly [
    sku: string,
    isMandatory: boolean,
    defaultQuantity: number,
    min: number,
    max: number,
  ])[],
];

/**
 * The bundle behind the joined `product p`, null for plain goods; how many packages of it a company has ordered for the
 * days on which it is valid is counted with it (BUNDLE-07).
 */
export function bundleValues(companyId: string | undefined): RawBuilder<unknown> {
  return sql`case when p.is_bundle then (
    select json_build_array(b.rule, b.discount_percent, json_build_array(b.valid_from, b.valid_to),
      json_build_array(b.min_boxes, b.max_boxes),
      json_build_array(b.max_packages, (
        select coalesce(sum(o.packages), 0)::int from order_bundle o
        where o.company_id = ${companyId ?? null}::text and o.bundle_sku = b.sku and not o.is_cancelled
          and o.delivery_date >= b.valid_from and (b.valid_to is null or o.delivery_date <= b.valid_to))),
      (select coalesce(json_agg(json_build_array(i.item_sku, i.is_mandatory, i.default_quantity, i.min_quantity,
          i.max_quantity) order by i.position), '[]')
        from bundle_item i where i.bundle_sku = b.sku))
    from bundle b where b.sku = p.sku) end`;
}

/** The products that a bundle may hold, a row each; none for plain goods. */
export function itemsOf(sku: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`unnest(array(select inside.item_sku from bundle_item inside where inside.bundle_sku = ${sku}))`;
}

/** Whether a bundle may hold one of these products. */
export function mayHold(bundleSku: RawBuilder<unknown>, skus: readonly string[]): RawBuilder<unknown> {
  return sql`exists (select from bundle_item held
    where held.bundle_sku = ${bundleSku} and held.item_sku = any(${[...skus]}::text[]))`;
}

/** One bundle of an order. */
export type OrderBundle = {
  readonly orderNumber: string;
  readonly sku: string;
  readonly names: { readonly cs: string; readonly sk: string; readonly en: string };
  readonly packages: number;
};

/** Holds the company's limits until the transaction ends. */
export async function lockLimits(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bundles of ${companyId}`}, 0))`.execute(tx);
}

type NewBundles = {
  readonly companyId: string;
  readonly deliveryDate: string;
  readonly bundles: readonly OrderBundle[];
};

/** Writes the bundles of a new order in one statement. */
export async function insertOrderBundles(
  tx: Tx,
  { companyId, deliveryDate, bundles }: NewBundles,
): Promise<void> {
  await sql`
    insert into order_bundle (order_number, bundle_sku, company_id, name_cs, name_sk, name_en, packages,
      delivery_date, is_cancelled)
    select number, sku, ${companyId}, cs, sk, en, packages, ${deliveryDate}::date, false
    from unnest(${bundles.map(({ orderNumber }) => orderNumber)}::text[], ${bundles.map(({ sku }) => sku)}::text[],
      ${bundles.map(({ names }) => names.cs)}::text[], ${bundles.map(({ names }) => names.sk)}::text[],
      ${bundles.map(({ names }) => names.en)}::text[], ${bundles.map(({ packages }) => packages)}::int[])
      as bundle (number, sku, cs, sk, en, packages)`.execute(tx);
}

/** A cancelled order gives its packages back. */
export async function cancelOrderBundles(tx: Tx, orderNumbers: readonly string[]): Promise<void> {
  await sql`
    update order_bundle set is_cancelled = true
    where order_number = any(${[...orderNumbers]}::text[])`.execute(tx);
}

/** The bundles of several orders in one statement. */
export async function findOrderBundles(
  db: Db,
  orderNumbers: readonly string[],
): Promise<readonly OrderBundle[]> {
  const { rows } = await sql<{
    orderNumber: string;
    sku: string;
    cs: string;
    sk: string;
    en: string;
    packages: number;
  }>`
    select order_number as "orderNumber", bundle_sku as sku, name_cs as cs, name_sk as sk, name_en as en, packages
    from order_bundle where order_number = any(${[...orderNumbers]}::text[])
    order by order_number, bundle_sku`.execute(db);
  return rows.map(({ orderNumber, sku, packages, ...names }) => ({ orderNumber, sku, packages, names }));
}
