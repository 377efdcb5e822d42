import type { EmptiesExportQuery } from "@vycep/contract/reporting/reporting.rest";
import { MOST_EXPORTED_ROWS } from "@vycep/contract/reporting/reporting-limits";
import { say } from "@vycep/words/engine/sentence";
import { emptiesColumns, movementKinds, reportNames, rowsCut } from "@vycep/words/reporting/answers";
import type { Deps } from "../../platform/deps.ts";
import { type ExportFile, exportFile } from "../../platform/list/export-file.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { emptiesAccount } from "./empties-account.ts";
import { nameIn } from "./get-empties-account.ts";

/** The account of empties as a table for a spreadsheet: each movement with the balance after it, the newest first. */
export async function exportEmpties(
  deps: Pick<Deps, "reads" | "clock">,
  context: RequestContext,
  { format, ...query }: EmptiesExportQuery,
): Promise<{ readonly file: ExportFile; readonly total: number }> {
  const { language } = context;
  const account = await emptiesAccount(deps, context, query);
  const { days, shipTo, ledger } = account;
  const name = nameIn(account, language);
  const total = ledger.entries.length;
  const file = exportFile({
    format,
    name: `${reportNames.emptiesFile[language]}-${shipTo.facts.id}-${days.to}`,
    sheet: reportNames.empties[language],
    head: Object.values(emptiesColumns).map((column) => column[language]),
    pages: onePage(ledger.entries.slice(0, MOST_EXPORTED_ROWS)),
    row: ({ day, code, kind, change, balance, orderNumber }) => [
      { day },
      code,
      name(code),
      movementKinds[kind][language],
      change,
      balance,
      orderNumber ?? "",
    ],
    foot: (shown) => (shown < total ? [[say(rowsCut, language, { shown, total })]] : []),
  });
  return { file, total };
}

async function* onePage<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  yield items;
}
