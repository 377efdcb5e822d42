import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { marketInSql } from "../market/market.facts.ts";
import { type PriceColumns, pricesInSql } from "../pricing/pricing.facts.ts";
import type { GoodsAt } from "./catalog.repo.ts";

/** One product as bare lists: a cart has a thousand of them, and names of columns would cost more than the values. */
export type GoodsValues = readonly [
  sku: string,
  names: readonly [cs: string, sk: string, en: string],
  packaging: readonly [
    itemsPerBox: number,
    boxesPerLayer: number,
    layersPerPallet: number,
    boxesPerPallet: number,
  ],
  box: readonly [grams: number, millilitres: number],
  kind: readonly [packageType: string, isTank: boolean, isUnfiltered: boolean, truckOrdering: boolean],
  sale: readonly [from: string | null, to: string | null, markets: readonly string[]],
  vatPct: number | null,
  deposits: readonly (readonly [code: string, units: number, minor: number])[] | null,
  prices: PriceColumns,
];

export type CartGoodsRow = {
  readonly goods: readonly GoodsValues[];
  /** Names of the kinds of packaging, by code. */
  readonly packagings: Readonly<Record<string, readonly [cs: string, sk: string, en: string]>>;
  readonly orderableUnits: unknown;
};

/**
 * What a cart is priced and judged by, of any number of products, in one statement and one row. A package deal cannot
 * be chosen properly yet, so a cart does not know it (docs/decisions/0030).
 */
export async function findCartGoods(
  db: Db,
  skus: readonly string[],
  { at, today }: { readonly at: GoodsAt; readonly today: LocalDate },
): Promise<CartGoodsRow> {
  const { market, date } = at;
  const asked = sql`any(${[...skus]}::text[])`;
  const { rows } = await sql<CartGoodsRow>`
    select ${marketInSql.orderableUnits(market, today)} as "orderableUnits",
      (select json_object_agg(code, json_build_array(name_cs, name_sk, name_en)) from empties_type) as packagings,
      (select coalesce(json_agg(json_build_array(p.sku,
        json_build_array(p.name_cs, p.name_sk, p.name_en),
        json_build_array(p.items_per_box, p.boxes_per_layer, p.layers_per_pallet, p.boxes_per_pallet),
        json_build_array(p.box_gross_grams, p.box_millilitres),
        json_build_array(p.package_type, p.is_tank, p.is_unfiltered, p.is_truck_package_ordering),
        json_build_array(p.sellable_from, p.sellable_to, p.markets),
        vat_rate.percent, deposit.parts, row_to_json(priced))), '[]')
      from product p
      left join product_vat on product_vat.sku = p.sku and product_vat.market = ${market}
      ${marketInSql.joinVatRate(sql`product_vat.vat_class`, at)}
      left join (
        select pd.sku, json_agg(json_build_array(pd.empties_code, pd.units, ed.deposit_minor)
          order by pd.empties_code) as parts
        from product_deposit pd
        join empties_deposit ed on ed.empties_code = pd.empties_code and ed.market = pd.market
          and ed.valid_from <= ${date}::date and (ed.valid_to is null or ed.valid_to >= ${date}::date)
        where pd.market = ${market} and pd.sku = ${asked} group by pd.sku
      ) deposit on deposit.sku = p.sku
      ${pricesInSql.join(sql`p.sku`, at)}
      cross join lateral (select ${pricesInSql.columns}) priced
      where p.sku = ${asked} and not p.is_bundle) as goods`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return row;
}
