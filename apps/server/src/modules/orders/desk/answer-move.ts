import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskLineBoxes, DeskOrderAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { textOfCall } from "../../cart/cart-notes.facts.ts";
import { moveOrder, type NotMoved, type WantedMove } from "./move-order.ts";
import { order } from "./order.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";
import { refusalOfMove } from "./order-refusal.ts";

type Move = Pick<WantedMove, "number" | "reportOf"> & { readonly version: number };

/** Moves an order and answers it as it is then, or as it is and why not. */
export async function answerMove(
  deps: OrderDeskDeps,
  context: DeskContext,
  move: Move,
): Promise<DeskOrderAnswer> {
  const staff = await context.staff();
  const { requestId } = context;
  const done = await doneOrRolledBack<void, NotMoved>((rollBack) =>
    inTransaction(deps.db, (tx) => moveOrder(tx, deps, { ...move, staff, requestId, rollBack })),
  );
  return answerOrder(deps, context, { number: move.number, refusal: done.ok ? undefined : done.refusal });
}

export async function answerOrder(
  deps: OrderDeskDeps,
  context: DeskContext,
  { number, refusal }: { readonly number: string; readonly refusal: NotMoved | undefined },
): Promise<DeskOrderAnswer> {
  const now = await order(deps, context, number);
  return { order: now, refusal: refusal === undefined ? null : refusalOfMove(refusal, context.language) };
}

const mostBoxes = 1_000_000;
const longestReason = 200;

/** Boxes of lines as they were typed; what can be no number of boxes is a mistake of the caller. */
export function linesFrom(lines: readonly DeskLineBoxes[], language: DeskContext["language"]) {
  return lines.map(({ lineNo, boxes, reason }, index) => {
    if (boxes < 0 || boxes > mostBoxes)
      throw badInput("too-many-boxes", undefined, [{ path: `input.lines.${index}.boxes`, code: "range" }]);
    const why = textOfCall(reason, { path: `input.lines.${index}.reason`, max: longestReason, language });
    return { lineNo, boxes, ...(why !== undefined && why !== "" && { reason: why }) };
  });
}
