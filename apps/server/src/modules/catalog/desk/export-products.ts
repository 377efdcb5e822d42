import type { Cell } from "@vycep/tables/write-csv";
import {
  exportNames,
  exportYes,
  inWords,
  productColumns,
  productStateWords,
} from "@vycep/words/desk-exports/answers";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { DeskProductRow } from "../../../platform/desk/desk-graphql.gen.ts";
import { type ProductsArgs, productsAsked } from "./products.ts";

/** Goods, as a file (DLIST-04). */
export function productsExport(deps: Pick<Deps, "db" | "clock">): DeskExport {
  return {
    operation: "products",
    names: exportNames.products,
    columns: Object.values(productColumns),
    read: (context, args: ProductsArgs, part) =>
      rowsOfList(deps.db, productsAsked(deps, context, args), {
        part,
        row: (product) => cellsOf(product, context.language),
      }),
  };
}

/** In the order of `productColumns`. */
function cellsOf(row: DeskProductRow, language: DeskContext["language"]): readonly Cell[] {
  return [
    ...[row.sku, row.name, row.ean, row.brand, row.boxesPerPallet, row.kilograms],
    ...[row.markets.join(", "), row.languages.join(", ")],
    row.hasPhoto ? exportYes[language] : "",
    inWords(productStateWords, row.state, language),
  ];
}
