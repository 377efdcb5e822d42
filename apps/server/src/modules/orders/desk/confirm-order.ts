import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskConfirmOrderInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { answerMove, linesFrom } from "./answer-move.ts";
import { confirmationOf } from "./house-reports.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";

/** Confirms an order in full, or with less and why (DORD-03). */
export async function confirmOrder(
  deps: OrderDeskDeps,
  context: DeskContext,
  { number, version, lines }: DeskConfirmOrderInput,
) {
  const told = lines ? linesFrom(lines, context.language) : undefined;
  return answerMove(deps, context, { number, version, reportOf: confirmationOf(number, told) });
}
