import { createHash } from "node:crypto";
import { readRows } from "@vycep/db/changes/change-feed";
import { feeds } from "@vycep/db/changes/feeds";
import { products as importer } from "@vycep/db/import/goods/products";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Tx } from "../../../platform/db.ts";
import type { DeskProductField } from "../../../platform/desk/desk-graphql.gen.ts";
import { sqlOf } from "../../../platform/sql-of.ts";
import { cellsInMarkets, marketFields } from "./market-cells.ts";

/** A product as rows of the importers say it, its own and those of further markets, every cell as a text. */
export type ProductCells = Readonly<Record<string, string>>;

const found = feeds.find(({ noun }) => noun === importer.kind);

/** What is said of a product now; undefined where there is none. */
export async function cellsOfProduct(
  tx: Tx,
  { sku, today }: { readonly sku: string; readonly today: LocalDate },
): Promise<ProductCells | undefined> {
  return (await cellsOfProducts(tx, { skus: [sku], today })).get(sku);
}

/** What is said of each of these products now; those that are not there are left out. */
export async function cellsOfProducts(
  tx: Tx,
  { skus, today }: { readonly skus: readonly string[]; readonly today: LocalDate },
): Promise<ReadonlyMap<string, ProductCells>> {
  if (found === undefined) throw new Error("products have no feed");
  const rows = await readRows(sqlOf(tx), found, { keys: skus.map((sku) => JSON.stringify([sku])), today });
  const inMarkets = await cellsInMarkets(tx, { skus, today });
  return new Map(
    [...rows.values()].map((row) => {
      const cells = Object.fromEntries(importer.reading.columns.map((name) => [name, textOf(row[name])]));
      const sku = cells["sku"] ?? "";
      return [sku, { ...cells, ...inMarkets(sku) }];
    }),
  );
}

/** All that can be said of a product, in the order of its page. */
export function productFieldNames(): readonly string[] {
  return [...importer.reading.columns, ...marketFields().map(({ name }) => name)];
}

/** Of goods nothing is known yet. */
export function emptyCells(): ProductCells {
  return Object.fromEntries(productFieldNames().map((name) => [name, ""]));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "1" : "0";
  return Array.isArray(value) ? value.join(",") : String(value);
}

/** Another one with every change: whoever saw an older one is told so (DEDIT-01). */
export function versionOf(cells: ProductCells): string {
  return createHash("sha256").update(JSON.stringify(cells)).digest("hex").slice(0, 16);
}

/** Whether a call of the brewery's systems has to say it: what it may leave out stays the desk's (DEDIT-05). */
export function isCallsOwn(name: string): boolean {
  return importer.reading.header.includes(name) || !importer.reading.columns.includes(name);
}

/** The fields of a product in the order of a file, with what each says of itself. */
export function fieldsOf(
  cells: ProductCells,
  {
    isErpOwned,
    valuesOf,
  }: { readonly isErpOwned: boolean; readonly valuesOf: Readonly<Record<string, readonly string[]>> },
): DeskProductField[] {
  const own = importer.reading.described.map(({ name, unit, values, form }) => ({
    ...{ name, unit, values: [...(valuesOf[name] ?? (form === "flag" ? ["1", "0"] : values))] },
  }));
  const inMarkets = marketFields().map((field) => ({ ...field, values: [] }));
  return [...own, ...inMarkets].map((field) => ({
    ...field,
    value: cells[field.name] ?? "",
    isErpOwned: isErpOwned && isCallsOwn(field.name),
  }));
}
