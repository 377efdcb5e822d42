import { type OrderState, parseOrderState } from "@vycep/domain/orders/order-states";
import { timeline } from "@vycep/domain/orders/status";

export interface RoadStep {
  readonly state: OrderState;
  readonly progress: "done" | "ahead" | "problem";
}

/**
 * The road of an order by one rule wherever it is drawn (HISTORY-14): what has happened is done, what has not is
 * ahead, and an ending other than the promised one is a problem.
 *
 * @param before of a cancelled order, the last state that it had reached
 * @example roadOf("confirmed").map(({ progress }) => progress) // ["done", "done", "ahead", "ahead", "ahead"]
 */
export function roadOf(state: OrderState, before?: string): readonly RoadStep[] {
  return timeline(state, parseOrderState(before ?? "") ?? "received").map((step) => ({
    state: step.state,
    progress: step.progress === "ahead" ? "ahead" : isProblem(step.state) ? "problem" : "done",
  }));
}

function isProblem(state: OrderState): boolean {
  return state === "partially-delivered" || state === "cancelled";
}
