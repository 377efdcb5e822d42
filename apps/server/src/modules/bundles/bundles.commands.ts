import type { CompanyId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { OrderBundle } from "./bundles.facts.ts";

/** A customer's packages are counted by one order after another, so that two at once cannot take the last one twice. */
export async function holdBundleLimits(tx: Tx, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bundles of ${companyId}`}, 0))`.execute(tx);
}

type NewBundles = {
  readonly companyId: CompanyId;
  readonly deliveryDate: string;
  readonly bundles: readonly OrderBundle[];
};

/** Pieces of SQL for the statement that writes an order. */
export const orderBundlesInSql = {
  insertOf,
  deleteOf: (orderNumber: string): RawBuilder<unknown> =>
    sql`delete from order_bundle where order_number = ${orderNumber}`,
} as const;

function insertOf({ companyId, deliveryDate, bundles }: NewBundles): RawBuilder<unknown> {
  return sql`
    insert into order_bundle (order_number, bundle_sku, company_id, names, packages,
      delivery_date, is_cancelled)
    select number, sku, ${companyId}, names::jsonb, packages, ${deliveryDate}::date, false
    from unnest(${bundles.map(({ orderNumber }) => orderNumber)}::text[], ${bundles.map(({ sku }) => sku)}::text[],
      ${bundles.map(({ names }) => JSON.stringify(names))}::text[], ${bundles.map(({ packages }) => packages)}::int[])
      as bundle (number, sku, names, packages)`;
}

/** A cancelled order gives its packages back. */
export async function cancelOrderBundles(tx: Tx, orderNumbers: readonly string[]): Promise<void> {
  await sql`
    update order_bundle set is_cancelled = true
    where order_number = any(${[...orderNumbers]}::text[])`.execute(tx);
}
