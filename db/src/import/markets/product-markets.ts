import { z } from "zod";
import type { Sql } from "../../sql.ts";
import { depositExpression } from "../goods/product-columns.ts";
import { money, orNull, percent, text } from "../reading/columns.ts";
import { type ImportContext, importer, rulesFor } from "../reading/importer.ts";
import { type CellFault, faultsOf } from "../reading/row-error.ts";
import { overlayRows, upsertRows } from "../reading/save-rows.ts";
import { currenciesOfMarkets, marketCell } from "./known-markets.ts";

const columns = z.object({
  sku: text.meta({ description: "Number of the product" }),
  market: text.meta({ description: "Code of the market" }),
  vat_pct: percent.meta({ description: "VAT there; must be a rate of today", unit: "%" }),
  deposit: depositExpression.meta({
    description:
      "Empties that a box carries there: code*pieces, joined by +; empty or `by parts` for none of its own",
  }),
  excise: orNull(money).meta({
    description: "Excise inside the price of a box",
    unit: "currency of the market",
  }),
  sugar_tax: orNull(money).meta({
    description: "Sugar tax inside the price of a box",
    unit: "currency of the market",
  }),
});

type Row = z.output<typeof columns>;

const rule = rulesFor(columns);

const knownVat = rule(["market", "vat_pct"], async (rows, tx, context) => {
  const classes = await vatClasses(tx, context);
  return rows
    .filter(({ row: { market, vat_pct } }) => !classes.has(`${market} ${vat_pct}`))
    .map(({ line, row: { market } }): CellFault => {
      const about = { code: "vat-rates-today", values: { market } } as const;
      return { row: line, column: "vat_pct", code: "unknown_reference", about };
    });
});

const knownDeposits = rule(["deposit"], async (rows, tx) => {
  const { rows: known } = await tx.query<{ code: string }>("select code from empties_type");
  const codes = new Set(known.map(({ code }) => code));
  return faultsOf(rows, { column: "deposit", code: "unknown_reference" }, ({ deposit }) =>
    deposit.some(({ empties_code }) => !codes.has(empties_code)),
  );
});

/** What goods are in a market beside those that the file of goods has columns for: VAT, deposits and taxes (OPS-17). */
export const productMarkets = importer(columns, {
  kind: "product-markets",
  file: "product_markets.csv",
  key: ["sku", "market"],
  references: [
    { column: "sku", table: "product", key: "sku" },
    { column: "market", ...marketCell },
  ],
  rules: [knownVat, knownDeposits],
  save: async (tx, rows, context) => {
    const told = rows.map(({ row }) => row);
    const classes = await vatClasses(tx, context);
    await upsertRows(
      tx,
      { table: "product_vat", key: ["sku", "market"] },
      told.map(({ sku, market, vat_pct }) => ({
        ...{ sku, market, vat_class: classes.get(`${market} ${vat_pct}`) },
      })),
    );
    await saveDeposits(tx, told);
    await dropTaxes(tx, told);
    const currencies = await currenciesOfMarkets(tx);
    await overlayRows(
      tx,
      { table: "product_tax", key: ["sku", "market", "kind"] },
      told.flatMap((row) =>
        taxesOf(row).map((tax) => ({
          ...{ sku: row.sku, market: row.market, ...tax, currency: currencies.get(row.market) },
          ...{ valid_from: "2000-01-01", valid_to: null },
        })),
      ),
    );
  },
});

/** A tax that is not told is none. */
async function dropTaxes(tx: Sql, told: readonly Row[]): Promise<void> {
  const none = told.flatMap(({ sku, market, excise, sugar_tax }) => [
    ...(excise === null ? [{ sku, market, kind: "excise" }] : []),
    ...(sugar_tax === null ? [{ sku, market, kind: "sugar" }] : []),
  ]);
  await tx.query(
    `delete from product_tax old using json_to_recordset($1) as none (sku text, market text, kind text)
     where (old.sku, old.market, old.kind) = (none.sku, none.market, none.kind)`,
    [JSON.stringify(none)],
  );
}

function taxesOf({ excise, sugar_tax }: Row) {
  return [
    ...(excise === null ? [] : [{ kind: "excise", amount_minor: excise }]),
    ...(sugar_tax === null ? [] : [{ kind: "sugar", amount_minor: sugar_tax }]),
  ];
}

async function vatClasses(tx: Sql, { today }: ImportContext): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ market: string; vat_class: string; percent: number }>(
    `select market, vat_class, percent from vat_rate
     where daterange(valid_from, valid_to, '[]') @> $1::date order by market, vat_class desc`,
    [today],
  );
  return new Map(rows.map((rate) => [`${rate.market} ${rate.percent}`, rate.vat_class]));
}

/** A bundle carries what its goods carry in their default quantities. */
async function saveDeposits(tx: Sql, told: readonly Row[]): Promise<void> {
  const values = told.flatMap(({ sku, market, deposit }) => deposit.map((one) => ({ sku, market, ...one })));
  const own = JSON.stringify(told.map(({ sku, market }) => ({ sku, market })));
  await tx.query(
    `delete from product_deposit old using json_to_recordset($1) as said (sku text, market text), product p
     where (old.sku, old.market) = (said.sku, said.market) and p.sku = said.sku and not p.is_bundle and not exists (
       select from json_populate_recordset(null::product_deposit, $2) told
       where (told.sku, told.market, told.empties_code) = (old.sku, old.market, old.empties_code))`,
    [own, JSON.stringify(values)],
  );
  await upsertRows(tx, { table: "product_deposit", key: ["sku", "market", "empties_code"] }, values);
  await tx.query(
    `with touched as (
       select distinct part.bundle_sku as sku, said.market
       from bundle_item part join json_to_recordset($1) as said (sku text, market text) on said.sku = part.item_sku
     ), summed as (
       select item.bundle_sku as sku, deposit.market, deposit.empties_code, sum(deposit.units * item.default_quantity)::int as units
       from bundle_item item join product_deposit deposit on deposit.sku = item.item_sku
       join touched on (touched.sku, touched.market) = (item.bundle_sku, deposit.market)
       where item.default_quantity > 0 group by item.bundle_sku, deposit.market, deposit.empties_code
     ), gone as (
       delete from product_deposit old using touched
       where (old.sku, old.market) = (touched.sku, touched.market) and not exists (
         select from summed where (summed.sku, summed.market, summed.empties_code) = (old.sku, old.market, old.empties_code)))
     insert into product_deposit as old (sku, market, empties_code, units) select sku, market, empties_code, units from summed
     on conflict (sku, market, empties_code) do update set units = excluded.units where old.units <> excluded.units`,
    [own],
  );
}
