import type { Answers } from "./fake-api.ts";

type EmptiesAnswer = ReturnType<Answers["CartEmpties"]>["customerCart"];
type EmptiesType = NonNullable<EmptiesAnswer["cart_blga"]>[number];
type EmptiesTerms = NonNullable<EmptiesAnswer["empties_terms"]>;

/** Kegs of 50 litres at 1 500 Kč: twelve lie at the place, 24 stand on a pallet. */
export function someEmptiesType(said: Partial<EmptiesType> = {}): EmptiesType {
  const type: EmptiesType = {
    packaging_code: "KEG50",
    packaging_name: "Sud KEG 50 l",
    packaging_volume: 50,
    packaging_issued: 12,
    number_of_units: 0,
    deposit: 1500,
    planned_return: 0,
    units_per_pallet: 24,
    weight: 13,
    carries_code: null,
    carries_units: null,
  };
  return { ...type, ...said };
}

/** The order takes empties along; nothing is planned yet. */
export function someEmptiesTerms(said: Partial<EmptiesTerms> = {}): EmptiesTerms {
  const terms: EmptiesTerms = {
    takes_empties: true,
    is_planned: false,
    max_pallets: null,
    second_method: null,
    second_date: null,
    second_max_pallets: null,
    second_order_first: null,
  };
  return { ...terms, ...said };
}
