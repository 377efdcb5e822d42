import { describe, expect, it } from "vitest";
import { draftOf, viewPlan } from "./empties-plan.ts";
import { type EmptiesAnswer, type EmptiesRow, isStepNeeded } from "./use-cart-empties.ts";

function row(code: string, said: Partial<EmptiesRow> = {}): EmptiesRow {
  return {
    packaging_code: code,
    packaging_name: code,
    packaging_volume: 50,
    packaging_issued: 0,
    number_of_units: 0,
    deposit: 1500,
    planned_return: 0,
    units_per_pallet: 12,
    weight: 12.3,
    carries_code: null,
    carries_units: null,
    ...said,
  };
}

const kegs = row("KEG50", { packaging_issued: 52, planned_return: 27, number_of_units: 13 });
const crates = row("CR20", { deposit: 100, units_per_pallet: 40, carries_code: "BTL05", carries_units: 20 });
const bottles = row("BTL05", { deposit: 3, units_per_pallet: 800 });

const terms: NonNullable<EmptiesAnswer["empties_terms"]> = {
  takes_empties: true,
  is_planned: false,
  max_pallets: 1,
  second_method: "emptiespickup_emptiespickup",
  second_date: "2026-11-26",
  second_max_pallets: 6,
  second_order_first: null,
};

function answer(said: Partial<typeof terms> = {}, rows = [kegs, crates, bottles]): EmptiesAnswer {
  return { id: "cart", cart_blga: rows, empties_terms: { ...terms, ...said } };
}

describe("what is shown of a planned return", () => {
  it("EMPTIES-02 begins with what is expected, and afterwards with what was said", () => {
    expect(draftOf(answer()).units.KEG50).toBe(27);
    expect(draftOf(answer({ is_planned: true })).units.KEG50).toBe(13);
  });

  it("EMPTIES-03 splits at once, by the same rules as the server", () => {
    const plan = viewPlan(answer(), { units: { KEG50: 14 }, second: null });
    expect([plan.split.first.units, plan.split.second?.units, plan.split.left]).toEqual([12, 2, null]);
    expect(plan.whole.refundMinor).toBe(14 * 150_000);
    const alone = viewPlan(answer({ second_method: null }), { units: { KEG50: 14 }, second: null });
    expect([alone.split.second, alone.split.left?.units, alone.second]).toEqual([null, 2, undefined]);
  });

  it.each([
    [{ CR20: 30, BTL05: 600 }, undefined, { crates: 30, each: 20, loose: 0 }],
    [{ CR20: 1, BTL05: 60 }, 0.05, { crates: 1, each: 20, loose: 40 }],
    [{ BTL05: 80 }, 0.1, undefined],
    [{ CR20: 3 }, 0, undefined],
  ])("bottles of %j take %s pallets, and say in which crates they go", (units, pallets, inCrates) => {
    const { rows } = viewPlan(answer(), { units, second: null });
    expect(rows.find((one) => one.row.packaging_code === "BTL05")).toMatchObject({ pallets, inCrates });
  });
});

describe("OP-120: whether the step is needed", () => {
  it.each([
    ["not known yet", undefined, undefined],
    ["something lies at the place", answer(), true],
    ["nothing does", answer({}, [crates, bottles]), false],
    ["the truck takes nothing", answer({ takes_empties: false }), false],
  ])("%s", (_name, given, needed) => expect(isStepNeeded(given)).toBe(needed));
});
