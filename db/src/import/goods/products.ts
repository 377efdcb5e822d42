import type { z } from "zod";
import type { Sql } from "../../sql.ts";

import { marketCell } from "../markets/known-markets.ts";
import { type ImportContext, importer, rulesFor } from "../reading/importer.ts";
import { faultsOf, type Numbered } from "../reading/row-error.ts";
import { overlayRows, upsertRows } from "../reading/save-rows.ts";
import { ownedByOthers } from "../sole-owner.ts";
import { languagesIn, textsIn } from "../texts.ts";
import { columns } from "./product-columns.ts";

type ProductRow = z.output<typeof columns>;
type Rows = readonly Numbered<ProductRow>[];

const rule = rulesFor(columns);

const vatColumns = { CZ: "vat_cz_pct", SK: "vat_sk_pct" } as const;

const knownVat = (["CZ", "SK"] as const).map((market) =>
  rule([vatColumns[market]], async (rows, tx, context) => {
    const classes = await vatClasses(tx, context);
    return faultsOf(
      rows,
      {
        column: vatColumns[market],
        code: "unknown_reference",
        about: { code: "vat-rates-today", values: { market } },
      },
      ({ [vatColumns[market]]: percent }) => !classes.has(`${market} ${percent}`),
    );
  }),
);

const boxesOfAPallet = rule(["boxes_per_layer", "layers_per_pallet", "boxes_per_pallet"], (rows) =>
  faultsOf(
    rows,
    { column: "boxes_per_pallet", code: "mismatch", about: "boxes_per_layer × layers_per_pallet" },
    (row) => row.boxes_per_layer * row.layers_per_pallet !== row.boxes_per_pallet,
  ),
);

/** The EAN of a box belongs to one product only. */
const eanOfItsOwn = rule(["sku", "ean"], (rows, tx) =>
  ownedByOthers(
    tx,
    { table: "product", key: "sku", value: "ean", column: "ean" },
    rows.map(({ line, row }) => ({ line, row: { id: row.sku, value: row.ean } })),
  ),
);

const knownDeposits = (["deposit_cz", "deposit_sk"] as const).map((column) =>
  rule([column], async (rows, tx) => {
    const { rows: known } = await tx.query<{ code: string }>("select code from empties_type order by code");
    const codes = new Set(known.map((row) => row.code));
    return rows.flatMap(({ line, row: { [column]: deposits } }) =>
      deposits
        .filter((deposit) => !codes.has(deposit.empties_code))
        .map((deposit) => ({
          row: line,
          column,
          code: "unknown_reference" as const,
          about: deposit.empties_code,
        })),
    );
  }),
);

const soldUntilAfterFrom = rule(["sellable_from", "sellable_to"], (rows) =>
  faultsOf(
    rows,
    { column: "sellable_to", code: "ends_before_start", about: "sellable_from" },
    ({ sellable_from: from, sellable_to: to }) => from !== null && to !== null && to < from,
  ),
);

/** Products with their packaging, deposits, VAT classes and taxes. Prices come with the price lists. */
export const products = importer(columns, {
  kind: "products",
  file: "products.csv",
  key: ["sku"],
  movingDays: ["sellable_from", "sellable_to"],
  references: [
    { column: "category", table: "category", key: "code" },
    { column: "markets", ...marketCell },
  ],
  rules: [...knownVat, boxesOfAPallet, eanOfItsOwn, ...knownDeposits, soldUntilAfterFrom],
  save: async (tx, rows, context) => {
    const texts = { names: languagesIn(rows, "name"), descriptions: languagesIn(rows, "description") };
    await upsertRows(
      tx,
      { table: "product", key: ["sku"], texts },
      rows.map(({ row }) => productValues(row)),
    );
    const classes = await vatClasses(tx, context);
    const vat = (row: ProductRow, market: "CZ" | "SK") => ({
      sku: row.sku,
      market,
      vat_class: classes.get(`${market} ${row[vatColumns[market]]}`),
    });
    await upsertRows(
      tx,
      { table: "product_vat", key: ["sku", "market"] },
      rows.flatMap(({ row }) => [vat(row, "CZ"), vat(row, "SK")]),
    );
    await saveDeposits(tx, rows);
    await overlayRows(tx, { table: "product_tax", key: ["sku", "market", "kind"] }, rows.flatMap(taxValues));
  },
});

function productValues(row: ProductRow) {
  return {
    sku: row.sku,
    ean: row.ean,
    ean_item: row.ean_ea,
    names: textsIn(row, "name"),
    descriptions: textsIn(row, "description"),
    brand: row.brand,
    sub_brand: row.sub_brand,
    category_code: row.category,
    package_type: row.package_type,
    packaging_code: row.packaging_code,
    item_millilitres: row.volume_l,
    items_per_box: row.items_per_box,
    boxes_per_layer: row.boxes_per_layer,
    layers_per_pallet: row.layers_per_pallet,
    boxes_per_pallet: row.boxes_per_pallet,
    box_millilitres: row.litres_per_box ?? 0,
    box_gross_grams: row.gross_kg_per_box,
    pallet_gross_grams: row.pallet_gross_kg,
    cn_code: row.cn_code,
    plato: row.plato === null ? null : row.plato / 10,
    abv: row.abv === null ? null : row.abv / 100,
    origin_country: row.country_of_origin,
    shelf_life_days: row.shelf_life_days,
    is_tank: row.is_tank,
    is_unfiltered: row.is_unfiltered,
    is_bundle: row.packaging_code === "BUNDLE",
    is_age_restricted: row.age_restricted,
    is_truck_package_ordering: row.truck_ordering,
    is_new: row.flags.includes("new"),
    is_sale: row.flags.includes("sale"),
    is_recommended: row.flags.includes("recommended"),
    is_special: row.flags.includes("special"),
    is_last: row.flags.includes("last"),
    markets: row.markets,
    sellable_from: row.sellable_from,
    sellable_to: row.sellable_to,
    // A row that does not tell where its goods lie leaves them there.
    ...(row.warehouse_place !== undefined && { warehouse_place: row.warehouse_place }),
  };
}

function taxValues({ row }: Numbered<ProductRow>) {
  const taxes = [
    { market: "CZ", kind: "excise", currency: "CZK", amount_minor: row.excise_czk },
    { market: "SK", kind: "excise", currency: "EUR", amount_minor: row.excise_eur },
    { market: "SK", kind: "sugar", currency: "EUR", amount_minor: row.sugar_tax_eur },
  ];
  return taxes.map((tax) => ({ sku: row.sku, ...tax, valid_from: "2000-01-01", valid_to: null }));
}

/**
 * A file says a percent; a product keeps the class that has this percent today, so that a new rate reaches it.
 * Answers the class by market and percent.
 */
async function vatClasses(tx: Sql, { today }: ImportContext): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ market: string; vat_class: string; percent: number }>(
    `select market, vat_class, percent from vat_rate
     where daterange(valid_from, valid_to, '[]') @> $1::date order by market, vat_class desc`,
    [today],
  );
  return new Map(rows.map((rate) => [`${rate.market} ${rate.percent}`, rate.vat_class]));
}

/** Packages get theirs with the bundles. */
async function saveDeposits(tx: Sql, rows: Rows): Promise<void> {
  const own = rows.filter(({ row }) => row.packaging_code !== "BUNDLE");
  const values = own.flatMap(({ row }) => [
    ...row.deposit_cz.map((deposit) => ({ sku: row.sku, market: "CZ", ...deposit })),
    ...row.deposit_sk.map((deposit) => ({ sku: row.sku, market: "SK", ...deposit })),
  ]);
  await tx.query(
    `delete from product_deposit old where sku = any($1) and market = any($3) and not exists (
       select from json_populate_recordset(null::product_deposit, $2) told
       where (told.sku, told.market, told.empties_code) = (old.sku, old.market, old.empties_code))`,
    [own.map(({ row }) => row.sku), JSON.stringify(values), Object.keys(vatColumns)],
  );
  await upsertRows(tx, { table: "product_deposit", key: ["sku", "market", "empties_code"] }, values);
}
