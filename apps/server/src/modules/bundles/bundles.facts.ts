import type { BundleFacts, BundlePart, BundleRule } from "@vycep/domain/bundles/bundle";
import { type CompanyId, type OrderNumber, type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Texts, textsOf } from "@vycep/domain/market/texts";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** What a bundle is, as bare lists. */
export type SharedBundleValues = readonly [
  rule: string,
  discountPercent: number,
  validity: readonly [from: string, to: string | null],
  boxes: readonly [min: number, max: number | null],
  maxPackages: number,
  items: readonly (readonly [
    sku: string,
    isMandatory: boolean,
    defaultQuantity: number,
    min: number,
    max: number,
  ])[],
];

/** Pieces of SQL for those who join products. */
export const bundlesInSql = {
  /** The bundle behind the joined `product p`, null for plain goods. */
  sharedValues: sql`case when p.is_bundle then (
    select json_build_array(b.rule, b.discount_percent, json_build_array(b.valid_from, b.valid_to),
      json_build_array(b.min_boxes, b.max_boxes), b.max_packages,
      (select coalesce(json_agg(json_build_array(i.item_sku, i.is_mandatory, i.default_quantity, i.min_quantity,
          i.max_quantity) order by i.position), '[]')
        from bundle_item i where i.bundle_sku = b.sku))
    from bundle b where b.sku = p.sku) end`,
  packagesOrdered,
} as const;

/** How many packages of a bundle have been ordered, as a bare list. */
export type PackagesValues = readonly [sku: string, packages: number];

/**
 * How many packages of bundles (an array) a company has ordered for the days on which each is valid, as a JSON list; what it
 * never ordered is left out (BUNDLE-07).
 */
function packagesOrdered(
  skus: RawBuilder<unknown>,
  companyId: CompanyId | undefined,
): RawBuilder<readonly PackagesValues[]> {
  return sql`(
    select coalesce(json_agg(json_build_array(taken.sku, taken.packages)), '[]') from (
      select b.sku, sum(o.packages)::int as packages from order_bundle o join bundle b on b.sku = o.bundle_sku
      where o.company_id = ${companyId ?? null}::text and o.bundle_sku = any(${skus}) and not o.is_cancelled
        and o.delivery_date >= b.valid_from and (b.valid_to is null or o.delivery_date <= b.valid_to)
      group by b.sku) taken)`;
}

/** What the rules know of a bundle, but for who ordered how much of it. */
export function sharedBundleOf(values: SharedBundleValues): Omit<BundleFacts, "packagesOrdered"> {
  const [rule, discountPct, [from, to], [minBoxes, maxBoxes], maxPackages, items] = values;
  return {
    rule: rule as BundleRule,
    discountPct,
    validFrom: toLocalDate(from),
    validTo: to === null ? null : toLocalDate(to),
    minBoxes,
    maxBoxes,
    maxPackages,
    items: items.map(([sku, isMandatory, defaultBoxes, min, max]) => ({
      sku: toId<Sku>(sku),
      isMandatory,
      defaultBoxes,
      minBoxes: min,
      maxBoxes: max,
    })),
  };
}

/** One bundle of an order. */
export type OrderBundle = {
  readonly orderNumber: OrderNumber;
  readonly sku: Sku;
  readonly names: Texts;
  readonly packages: number;
};

/** The bundles of several orders in one statement. */
export async function bundlesOfOrders(
  db: Db,
  orderNumbers: readonly string[],
): Promise<readonly OrderBundle[]> {
  const { rows } = await sql<Omit<OrderBundle, "names"> & { readonly names: unknown }>`
    select order_number as "orderNumber", bundle_sku as sku, names, packages
    from order_bundle where order_number = any(${[...orderNumbers]}::text[])
    order by order_number, bundle_sku`.execute(db);
  return rows.map(({ orderNumber, sku, packages, names }) => ({
    orderNumber: toId<OrderNumber>(orderNumber),
    sku: toId<Sku>(sku),
    packages,
    names: textsOf(names),
  }));
}

/** How a table keeps what a package holds. */
export type PartValues = readonly (readonly [sku: string, boxes: number])[];

export function partsOfValues(values: PartValues | null): readonly BundlePart[] | null {
  return values?.map(([sku, boxes]) => ({ sku: toId<Sku>(sku), boxes })) ?? null;
}

export function partsToText(parts: readonly BundlePart[] | null | undefined): string | null {
  return parts ? JSON.stringify(parts.map(({ sku, boxes }) => [sku, boxes])) : null;
}
