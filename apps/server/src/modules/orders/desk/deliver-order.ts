import { MAX_EMPTIES_UNITS } from "@vycep/domain/empties/planned-return";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskDeliverOrderInput, DeskEmptiesUnits } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { answerMove, linesFrom } from "./answer-move.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";

/** What came of an order, and what went back (DORD-03). */
export async function deliverOrder(
  deps: OrderDeskDeps,
  context: DeskContext,
  { number, version, lines, empties }: DeskDeliverOrderInput,
) {
  const told = lines ? linesFrom(lines, context.language) : undefined;
  const counted = empties ? emptiesFrom(empties) : undefined;
  return answerMove(deps, context, {
    number,
    version,
    reportOf: (known) => ({
      kind: "delivery",
      lines: told ?? known.map(({ lineNo, confirmed, ordered }) => ({ lineNo, boxes: confirmed ?? ordered })),
      ...(counted !== undefined && { empties: counted }),
    }),
  });
}

function emptiesFrom(empties: readonly DeskEmptiesUnits[]) {
  const wrong = empties.findIndex(({ units }) => units < 0 || units > MAX_EMPTIES_UNITS);
  if (wrong >= 0)
    throw badInput("too-many-boxes", undefined, [{ path: `input.empties.${wrong}.units`, code: "range" }]);
  return empties.map(({ code, units }) => ({ code, units }));
}
