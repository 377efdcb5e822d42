import { describe, expect, test } from "vitest";
import type { OrderState } from "../orders/order-states.ts";
import { type DayPlan, ordersLeft, planStop } from "./plan-rounds.ts";
import { proposeRounds, vehiclesFor } from "./propose-rounds.ts";
import { judgeLoad } from "./vehicle-load.ts";

const order = (
  number: string,
  pallets: number,
  kilograms: number,
  more: { zip?: string; state?: OrderState } = {},
) => ({
  ...{
    number,
    palletThousandths: pallets * 1000,
    grams: kilograms * 1000,
    zip: "549 01",
    state: "confirmed" as const,
  },
  ...more,
});
const round = (vehicleId: string, places: number, kilograms: number, stops: readonly string[] = []) => ({
  ...{ vehicleId, places, payloadGrams: kilograms * 1000, absence: undefined, stops },
});

const plan: DayPlan = {
  orders: [
    order("cash", 9.9, 7706),
    order("pila", 0.6, 505, { zip: "517 03" }),
    order("gone", 1, 100, { state: "loaded" }),
    order("kamenec", 0.3, 237, { zip: "51705" }),
  ],
  rounds: [
    round("middle", 12, 8000, ["cash"]),
    round("van", 4, 1400, ["kamenec"]),
    { ...round("away", 33, 24_000), absence: "out-of-service" },
  ],
};

describe("DDISP-02 places and kilograms are judged each by itself", () => {
  test.each([
    ["both suffice", 12, 8000, undefined],
    ["a kilogram too much", 12, 8001, { overPalletThousandths: 0, overGrams: 1000 }],
    ["a tenth of a place too much", 12.1, 8000, { overPalletThousandths: 100, overGrams: 0 }],
    ["both too much", 13, 9000, { overPalletThousandths: 1000, overGrams: 1_000_000 }],
  ])("%s", (_case, pallets, kilograms, over) => {
    const verdict = judgeLoad({ places: 12, payloadGrams: 8_000_000 }, order("", pallets, kilograms));
    expect(verdict).toEqual(over ? { ok: false, refusal: { kind: "over-full", ...over } } : { ok: true });
  });
});

describe("DDISP-02 orders of a day are put onto vehicles", () => {
  const stopsAfter = (orderNumber: string, vehicleId: string | undefined, position = 9) => {
    const planned = planStop(plan, { orderNumber, vehicleId, position });
    return planned.ok ? planned.value.rounds.map(({ stops }) => stops) : planned.refusal;
  };

  test.each([
    ["an order of another day", "nothing", "van", { kind: "order-not-of-day" }],
    ["one that is loaded", "gone", "van", { kind: "already-loaded" }],
    ["a vehicle that we do not have", "pila", "bike", { kind: "vehicle-unknown" }],
    ["a vehicle that is away", "pila", "away", { kind: "vehicle-away" }],
    [
      "too heavy, with room on the floor",
      "pila",
      "middle",
      { kind: "over-full", overPalletThousandths: 0, overGrams: 211_000 },
    ],
  ])("%s is refused", (_case, number, vehicle, refusal) => {
    expect(stopsAfter(number, vehicle)).toEqual(refusal);
  });

  test("it goes before, behind, elsewhere and down again", () => {
    expect(stopsAfter("pila", "van", 0)).toEqual([["cash"], ["pila", "kamenec"], []]);
    expect(stopsAfter("pila", "van")).toEqual([["cash"], ["kamenec", "pila"], []]);
    expect(stopsAfter("kamenec", undefined)).toEqual([["cash"], [], []]);
    expect(ordersLeft(plan).map(({ number }) => number)).toEqual(["pila", "gone"]);
  });

  test("what a vehicle has may change places though it is full or away", () => {
    const full = {
      ...plan,
      rounds: [{ ...round("van", 1, 1, ["pila", "kamenec"]), absence: "retired" as const }],
    };
    const moved = planStop(full, { orderNumber: "kamenec", vehicleId: "van", position: 0 });
    expect(moved.ok && moved.value.rounds[0]?.stops).toEqual(["kamenec", "pila"]);
  });
});

describe("DDISP-02 rounds are proposed by capacity and postal code", () => {
  test("an order goes where its neighbours go, by postal code, and what is loaded or fits nowhere is left", () => {
    const more = { ...plan, orders: [...plan.orders, order("huge", 34, 10)] };
    expect(proposeRounds(more)).toEqual([{ orderNumber: "pila", vehicleId: "van", position: 0 }]);
  });

  test("into empty vehicles the heaviest first, each into the smallest that carries it", () => {
    const empty = {
      orders: plan.orders,
      rounds: [round("long", 33, 24_000), round("middle", 12, 8000), round("van", 4, 1400)],
    };
    expect(proposeRounds(empty)).toEqual([
      { orderNumber: "cash", vehicleId: "middle", position: 0 },
      { orderNumber: "pila", vehicleId: "van", position: 0 },
      { orderNumber: "kamenec", vehicleId: "van", position: 1 },
    ]);
  });

  test("what one vehicle refuses, others are offered for, the nearest first", () => {
    const wider = { ...plan, rounds: [round("long", 33, 24_000), ...plan.rounds] };
    expect(vehiclesFor(wider, "pila").map(({ vehicleId }) => vehicleId)).toEqual(["van", "long"]);
  });
});
