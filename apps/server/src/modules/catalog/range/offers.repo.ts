import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { bundlesInSql } from "../../bundles/bundles.facts.ts";
import { type PriceValues, pricesInSql } from "../../pricing/pricing.facts.ts";
import { type LimitValues, limitsInSql } from "../../product-limits/product-limits.facts.ts";
import type { GoodsAt } from "../goods-at.ts";
import { rangeVersion } from "./range.repo.ts";

/** What a place alone has of a product: its price and leaflet of the day, its limit, its packages of a bundle. */
export type OfferValues = readonly [
  sku: string,
  prices: PriceValues,
  limit: LimitValues | null,
  packagesOrdered: number | null,
];

export type OffersRow<Beside> = {
  readonly version: string;
  readonly offers: readonly OfferValues[];
  readonly beside: Beside;
};

type Asked<Beside> = {
  /** An array of numbers, each once. */
  readonly skus: RawBuilder<unknown>;
  /** What else the same statement shall tell. */
  readonly beside: RawBuilder<Beside>;
};

/** Prices, leaflets, limits and ordered packages of goods at a place on a day, in one statement and one row. */
export async function findOffers<Beside>(
  db: Db,
  { skus, beside }: Asked<Beside>,
  at: GoodsAt,
): Promise<OffersRow<Beside>> {
  const { rows } = await sql<OffersRow<Beside>>`
    select ${rangeVersion} as version, ${beside} as beside,
      (select coalesce(json_agg(json_build_array(asked.sku, ${pricesInSql.priceValues},
        ${limitsInSql.valuesAt(sql`asked.sku`, at)}, ${bundlesInSql.packagesOrdered(sql`asked.sku`, at.companyId)})), '[]')
      from unnest(${skus}) asked(sku) ${pricesInSql.joinPrices(sql`asked.sku`, at)}) as offers`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return row;
}

/** Numbers as `unnest` takes them. */
export function listed(skus: readonly string[]): RawBuilder<unknown> {
  return sql`${[...skus]}::text[]`;
}
