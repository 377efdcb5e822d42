import type { Cell } from "@vycep/tables/write-csv";
import { exportNames, ticketFigureColumns } from "@vycep/words/desk-exports/answers";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskExport } from "../../../platform/desk/desk-export.ts";
import type { DeskTicketFigures, QueryTicketFiguresArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { deskTicketFigures } from "./ticket-figures.ts";

/** How tickets kept their targets, as a file (DTICK-04). */
export function ticketFiguresExport(deps: Pick<Deps, "db" | "clock">): DeskExport {
  return {
    operation: "ticketFigures",
    names: exportNames.ticketFigures,
    columns: Object.values(ticketFigureColumns),
    read: async (context, args: QueryTicketFiguresArgs) => {
      const { items } = await deskTicketFigures(deps, context, args);
      return { total: items.length, pages: onePage(items.map(cellsOf)) };
    },
  };
}

async function* onePage(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield rows;
}

/** In the order of `ticketFigureColumns`. */
function cellsOf({
  category,
  tickets,
  answers,
  solutions,
}: DeskTicketFigures["items"][number]): readonly Cell[] {
  const ofTimes = [answers, solutions].flatMap(({ inTime, late, open, share }) => [
    ...[inTime, late, open, share == null ? "" : Math.round(share * 1000) / 10],
  ]);
  return [category, tickets, ...ofTimes];
}
