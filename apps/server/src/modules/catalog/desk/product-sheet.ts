import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskProductSheetAnswer,
  DeskProductSheetRow,
  DeskSaveProductSheetInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { codesOf } from "./codes-of-names.ts";
import { nameIn } from "./product.ts";
import { areGoodsErpOwned, type ProductDeskDeps } from "./product-desk.deps.ts";
import { shelvesOf } from "./product-record.repo.ts";
import { cellsOfProducts, fieldsOf, versionOf } from "./product-row.ts";
import { inWords, productCellsFrom, saveProductRow } from "./save-product.ts";

/** So many rows a grid has. */
const MOST_ROWS = 200;

/** These products with all that is said of them, in the order that was asked for; unknown ones are left out (DGOOD-02). */
export async function productSheet(
  { db, clock, config }: ProductDeskDeps,
  { language }: DeskContext,
  skus: readonly string[],
): Promise<DeskProductSheetRow[]> {
  if (skus.length > MOST_ROWS) throw tooMany("skus");
  const today = clock.now().date;
  const told = await inTransaction(db, (tx) => cellsOfProducts(tx, { skus: [...new Set(skus)], today }));
  const { categories } = await shelvesOf(db);
  const valuesOf = { category: categories.map(({ code }) => code) };
  return [...new Set(skus)].flatMap((sku) => {
    const cells = told.get(sku);
    if (cells === undefined) return [];
    const fields = fieldsOf(cells, { isErpOwned: areGoodsErpOwned(config), valuesOf });
    return [{ sku, name: nameIn(cells, language), version: versionOf(cells), fields }];
  });
}

/**
 * Changes many products, each judged and saved by itself as `saveProduct` does it, so that one that is wrong holds up none of the
 * others (DGOOD-02). Categories and packagings are taken by code or by name. A trial judges them to the end and keeps nothing.
 */
export async function saveProductSheet(
  deps: ProductDeskDeps,
  context: DeskContext,
  { rows, isTrial }: DeskSaveProductSheetInput,
): Promise<DeskProductSheetAnswer> {
  const { uid } = await context.staff();
  if (rows.length > MOST_ROWS) throw tooMany("input.rows");
  const withCodes = codesOf(await shelvesOf(deps.db));
  const read = rows.map(({ sku, version, fields }, at) => ({
    ...{ sku, version, isTrial: isTrial === true },
    told: withCodes(productCellsFrom(fields, `input.rows.${at}.fields`)),
  }));
  const results: DeskProductSheetAnswer["rows"] = [];
  for (const row of read) {
    const refusal = await saveProductRow(deps, { uid, requestId: context.requestId }, row);
    results.push({ sku: row.sku, ...inWords(refusal, context.language) });
  }
  return { rows: results };
}

function tooMany(path: string) {
  return badInput("invalid-input", undefined, [{ path, code: "length" }]);
}
