import type { Cell } from "@vycep/tables/write-csv";
import { exportNames, inWords, paperColumns } from "@vycep/words/desk-exports/answers";
import { documentTypes, paymentWords } from "@vycep/words/documents/answers";
import { say } from "@vycep/words/engine/sentence";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { DeskPaper, QueryPapersArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import type { PapersDeskDeps } from "./papers.deps.ts";
import { papersAsked } from "./papers.ts";

/** Papers of customers, as a file (DLIST-04). */
export function papersExport(deps: PapersDeskDeps): DeskExport {
  return {
    operation: "papers",
    names: exportNames.papers,
    columns: Object.values(paperColumns),
    read: async (context, args: QueryPapersArgs, part) =>
      rowsOfList(deps.db, await papersAsked(deps, context, args), {
        part,
        row: (paper) => cellsOf(paper, context.language),
      }),
  };
}

/** In the order of `paperColumns`. */
function cellsOf(row: DeskPaper, language: DeskContext["language"]): readonly Cell[] {
  return [
    ...[inWords(documentTypes, row.kind, language), row.number, { day: row.issued }],
    ...[row.due == null ? "" : { day: row.due }, row.companyId, row.companyName],
    ...[row.shipToId ?? "", row.shipToName ?? "", row.orderNumbers.join(", "), standingOf(row, language)],
    ...[row.amountMinor == null ? "" : { minor: row.amountMinor }, row.currency ?? ""],
  ];
}

function standingOf({ standing, days }: DeskPaper, language: DeskContext["language"]): string {
  const words: Readonly<Record<string, (typeof paymentWords)["paid"]>> = paymentWords;
  const said = words[standing];
  return said === undefined ? "" : say(said, language, { days: days ?? 0 });
}
