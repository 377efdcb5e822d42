import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskShipOrderInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { answerMove } from "./answer-move.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";

/** An order is on the vehicle, or on the way (DORD-03). */
export async function shipOrder(
  deps: OrderDeskDeps,
  context: DeskContext,
  { number, version, step }: DeskShipOrderInput,
) {
  const reportOf = () => ({ kind: "shipment", step: step === "loaded" ? "loaded" : "on-the-way" }) as const;
  return answerMove(deps, context, { number, version, reportOf });
}
