import type { ConsumptionExportQuery } from "@vycep/contract/reporting/reporting.rest";
import { MOST_EXPORTED_ROWS } from "@vycep/contract/reporting/reporting-limits";
import { packageTypeOf } from "@vycep/domain/catalog/product";
import { toMinor } from "@vycep/domain/kernel/money";
import { reportSpan } from "@vycep/domain/reporting/report-span";
import { packageTypeLabels } from "@vycep/words/catalog/answers";
import { say } from "@vycep/words/engine/sentence";
import { consumptionColumns, reportNames, rowsCut } from "@vycep/words/reporting/answers";
import type { Deps } from "../../platform/deps.ts";
import { type ExportFile, exportFile } from "../../platform/list/export-file.ts";
import { readAll } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { reportedPlaces } from "./reporting.policy.ts";
import { takenList } from "./reporting.repo.ts";

/** What the report stands on, as a table for a spreadsheet: a row a month, place and product, in all measures. */
export async function exportConsumption(
  { reads, clock }: Pick<Deps, "reads" | "clock">,
  context: RequestContext,
  { period, shipTo, format }: ConsumptionExportQuery,
): Promise<{ readonly file: ExportFile; readonly total: number }> {
  const { language } = context;
  const places = await reportedPlaces(context, { shipTo });
  const span = reportSpan(period, clock.now().date);
  const list = takenList({ shipToIds: places.map(({ shipToId }) => shipToId), span, language });
  const { total, pages } = await readAll(reads, list, { most: MOST_EXPORTED_ROWS });
  const file = exportFile({
    format,
    name: `${reportNames.consumptionFile[language]}-${span.from}-${span.to}`,
    sheet: reportNames.consumption[language],
    head: Object.values(consumptionColumns).map((column) => column[language]),
    pages,
    row: (row) => [
      row.month.slice(0, 7),
      row.shipToId,
      row.shipToName,
      row.sku,
      row.name,
      row.brand,
      packageTypeLabels[packageTypeOf(row.packageType)][language],
      row.boxes,
      row.millilitres / 1000,
      { minor: toMinor(row.netMinor) },
      row.currency,
    ],
    foot: (shown) => (shown < total ? [[say(rowsCut, language, { shown, total })]] : []),
  });
  return { file, total };
}
