import type { Cell } from "@vycep/tables/write-csv";
import { exportNames, inWords, limitColumns, limitStandingWords } from "@vycep/words/desk-exports/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { DeskLimit, QueryProductLimitsArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import type { LimitsDeskDeps } from "./limits-desk.deps.ts";
import { limitsAsked } from "./list-limits.ts";

/** Limits of products, as a file (DLIST-04). */
export function limitsExport(deps: LimitsDeskDeps): DeskExport {
  return {
    operation: "productLimits",
    names: exportNames.limits,
    columns: Object.values(limitColumns),
    read: async (context, args: QueryProductLimitsArgs, part) =>
      rowsOfList(deps.db, await limitsAsked(deps, context, args), {
        part,
        row: (limit) => cellsOf(limit, context.language),
      }),
  };
}

/** In the order of `limitColumns`. */
function cellsOf(row: DeskLimit, language: DeskContext["language"]): readonly Cell[] {
  return [
    ...[row.shipToId, row.shipToName, row.companyName, row.sku, row.productName, row.maxBoxes],
    ...[row.boxesOrdered, { day: row.validFrom }, row.validTo == null ? "" : { day: row.validTo }],
    inWords(limitStandingWords, row.standing, language),
  ];
}
