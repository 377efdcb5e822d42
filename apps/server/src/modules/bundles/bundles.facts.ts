import type { BundleFacts, BundlePart, BundleRule } from "@vycep/domain/bundles/bundle";
import { type CompanyId, type OrderNumber, type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Texts, textsOf } from "@vycep/domain/market/texts";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

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

/** Pieces of SQL for those who join products. */
export const bundlesInSql = { valuesOf, itemsOf, mayHold } as const;

/**
 * The bundle behind the joined `product p`, null for plain goods; how many packages of it a company has ordered for the
 * days on which it is valid is counted with it (BUNDLE-07).
 */
function valuesOf(companyId: CompanyId | undefined): RawBuilder<unknown> {
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
function itemsOf(sku: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`unnest(array(select inside.item_sku from bundle_item inside where inside.bundle_sku = ${sku}))`;
}

/** Whether a bundle may hold one of these products. */
function mayHold(bundleSku: RawBuilder<unknown>, skus: readonly string[]): RawBuilder<unknown> {
  return sql`exists (select from bundle_item held
    where held.bundle_sku = ${bundleSku} and held.item_sku = any(${[...skus]}::text[]))`;
}

/** What the rules know of a bundle. */
export function bundleOf(values: BundleValues): BundleFacts {
  const [rule, discountPct, [from, to], [minBoxes, maxBoxes], [maxPackages, packagesOrdered], items] = values;
  return {
    rule: rule as BundleRule,
    discountPct,
    validFrom: toLocalDate(from),
    validTo: to === null ? null : toLocalDate(to),
    minBoxes,
    maxBoxes,
    maxPackages,
    packagesOrdered,
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
