import type { DayOrder, DayPlan } from "@vycep/domain/deliveries/plan-rounds";
import { type OrderState, parseOrderState } from "@vycep/domain/orders/order-states";
import type { Board, BoardOrder, BoardRound } from "./use-board.ts";

/** The board as the rules of planning know it: pallets by thousandths, weights by grams. */
export interface BoardPlan extends DayPlan {
  readonly orders: readonly (DayOrder & { readonly shown: BoardOrder })[];
}

export function planOf({ orders, rounds }: Board): BoardPlan {
  return {
    orders: orders.map((shown) => ({
      shown,
      number: shown.number,
      state: stateOf(shown),
      zip: shown.zip,
      palletThousandths: Math.round(shown.pallets * 1000),
      grams: Math.round(shown.kilograms * 1000),
    })),
    rounds: rounds.map(({ vehicleId, places, payloadKilograms, absence, stops }) => ({
      ...{ vehicleId, places, payloadGrams: payloadKilograms * 1000, stops },
      absence: absenceOf(absence),
    })),
  };
}

const absences = ["retired", "out-of-service", "not-its-day"] as const;

function absenceOf(absence: BoardRound["absence"]) {
  return absence == null ? undefined : (absences.find((one) => one === absence) ?? "out-of-service");
}

/** A state that a newer server has is one that nobody moves. */
function stateOf({ state }: BoardOrder): OrderState {
  return parseOrderState(state.replaceAll("_", "-")) ?? "on-the-way";
}

/** Pallets as they are told: the number that is read says whether it is "místo" or "místa". */
export function toTenths(pallets: number): number {
  return Math.round(pallets * 10) / 10;
}
