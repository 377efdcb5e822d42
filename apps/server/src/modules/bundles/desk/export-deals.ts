import type { Cell } from "@vycep/tables/write-csv";
import { exportYes, inWords } from "@vycep/words/desk-exports/answers";
import {
  bundleColumns,
  dealRuleWords,
  listExportNames,
  offerStateWords,
} from "@vycep/words/list-exports/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { DeskDeal, QueryBundlesArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import type { DealDeskDeps } from "./deal-desk.deps.ts";
import { dealsAsked } from "./list-deals.ts";

/** Package deals as a file (DLIST-04). */
export function dealsExport(deps: DealDeskDeps): DeskExport {
  return {
    operation: "bundles",
    names: listExportNames.bundles,
    columns: Object.values(bundleColumns),
    read: (context, args: QueryBundlesArgs, part) =>
      rowsOfList(deps.db, dealsAsked(deps, context, args), {
        part,
        row: (deal) => cellsOf(deal, context.language),
      }),
  };
}

/** In the order of `bundleColumns`. */
function cellsOf(deal: DeskDeal, language: DeskContext["language"]): readonly Cell[] {
  const dayOf = (day: string | null | undefined): Cell => (day == null ? "" : { day });
  return [
    ...[deal.sku, deal.name, inWords(offerStateWords, deal.state, language)],
    deal.hasDraft ? exportYes[language] : "",
    ...[deal.rule == null ? "" : inWords(dealRuleWords, deal.rule, language), deal.discountPercent ?? ""],
    ...[deal.itemCount, deal.maxPackages ?? "", deal.packagesOrdered],
    ...[dayOf(deal.validFrom), dayOf(deal.validTo), deal.markets.join(" ")],
  ];
}
