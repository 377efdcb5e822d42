import type { DayFigures } from "@vycep/domain/reporting/week-figures";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import type { Cell } from "@vycep/tables/write-csv";
import { exportNames, weekColumns } from "@vycep/words/desk-exports/answers";
import { methodLabels } from "@vycep/words/transport/answers";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskExport } from "../../../platform/desk/desk-export.ts";
import type { QueryWeekFiguresArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { weekFiguresAsked } from "./week-figures.ts";

/** The figures of a week, as a file (DTODAY-03). */
export function weekExport({ db }: Pick<Deps, "db">): DeskExport {
  return {
    operation: "weekFigures",
    names: exportNames.week,
    columns: Object.values(weekColumns),
    read: async (context, args: QueryWeekFiguresArgs) => {
      const { figures } = await weekFiguresAsked({ db }, context, args);
      return { total: figures.length, pages: onePage(figures.map((row) => cellsOf(row, context.language))) };
    },
  };
}

async function* onePage(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield rows;
}

/** In the order of `weekColumns`. */
function cellsOf(row: DayFigures, language: DeskContext["language"]): readonly Cell[] {
  const { day, orders, litres, netMinor, currency } = row;
  const method = parseShippingMethod(row.method);
  return [
    { day },
    method === undefined ? row.method : methodLabels[method][language],
    ...[orders.now, orders.before, litres.now, litres.before],
    ...[{ minor: netMinor.now }, { minor: netMinor.before }, currency],
  ];
}
