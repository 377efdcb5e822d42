import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { bundlesInSql, type PackagesValues } from "../../bundles/bundles.facts.ts";
import { type LeafletValues, type PriceValues, pricesInSql } from "../../pricing/pricing.facts.ts";
import { type LimitValues, limitsInSql } from "../../product-limits/product-limits.facts.ts";
import type { GoodsAt } from "../goods-at.ts";
import { rangeVersion } from "./range.repo.ts";

/** What a place alone has of products: prices and leaflets of the day, limits, packages of bundles. */
export type Offers = {
  readonly skus: readonly string[];
  readonly prices: readonly PriceValues[];
  readonly leaflets: readonly LeafletValues[];
  readonly limits: readonly LimitValues[];
  readonly packages: readonly PackagesValues[];
};

export type OffersRow<Beside> = Offers & { readonly version: string; readonly beside: Beside };

type Asked<Beside> = {
  /** An array of numbers, each once. */
  readonly skus: RawBuilder<unknown>;
  /** What else the same statement shall tell. */
  readonly beside: RawBuilder<Beside>;
};

/** What a place has of products on a day, in one statement and one row. */
export async function findOffers<Beside>(
  db: Db,
  { skus, beside }: Asked<Beside>,
  at: GoodsAt,
): Promise<OffersRow<Beside>> {
  const asked = sql`(select skus from asked)::text[]`;
  const { rows } = await sql<OffersRow<Beside>>`
    with asked as materialized (select ${skus} as skus)
    select ${rangeVersion} as version, ${beside} as beside, (select to_json(skus) from asked) as skus,
      ${pricesInSql.prices(asked, at)} as prices, ${pricesInSql.leaflets(asked, at)} as leaflets,
      ${limitsInSql.limits(asked, at)} as limits,
      ${bundlesInSql.packagesOrdered(asked, at.companyId)} as packages`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return row;
}

/** Numbers as an array. */
export function listed(skus: readonly string[]): RawBuilder<unknown> {
  return sql`${[...skus]}::text[]`;
}
