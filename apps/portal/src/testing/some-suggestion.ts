import type { Answers } from "./fake-api.ts";
import { someProduct } from "./some-product.ts";

type Place = ReturnType<Answers["SuggestedCarts"]>["getSuggestedCarts"][number];
type Variant = NonNullable<Place["standard"]>;
type Line = Variant["products"][number];

const noLimits: Variant["progress_bar_data"] = {
  iMinimumOrderPallet: null,
  iMaximumOrderPallet: null,
  iMinimumOrderWeight: null,
  iMaximumOrderWeight: null,
  iMaximumOrderCash: null,
  iMinLitersTank: null,
  iMaxLitersTank: null,
};

/** Four kegs, ordered with every delivery. */
export function someSuggestedLine(said: Partial<Line> = {}): Line {
  const line: Line = {
    sku: "100112",
    total_units: 4,
    number_of_layers: 0,
    number_of_pallets: 0,
    your_price_w_vat: 1649,
    checked: true,
    history: [4, 0, 5],
    reasons: [
      {
        code: "every-delivery",
        message: "Bylo v každé z posledních dodávek (celkem 8), v průměru 4 na dodávku.",
      },
    ],
    product: someProduct(),
  };
  return { ...line, ...said };
}

/** What a place may need next by the van, and nothing by truck. */
export function someSuggestion(
  lines: readonly Line[],
  said: Partial<Place> = {},
): ReturnType<Answers["SuggestedCarts"]> {
  const standard: Variant = {
    market: "CZ",
    delivery_method: "selfpickup_selfpickup",
    delivery_date: "2026-11-26",
    lasts_until: "2026-11-30",
    deliveries_counted: 8,
    progress_bar_data: noLimits,
    products: [...lines],
  };
  const place: Place = {
    ship_to_id: "500101",
    shipping_address: { name: "Restaurace U Modré hvězdy" },
    blocker: null,
    standard,
    truck: null,
  };
  return { getSuggestedCarts: [{ ...place, ...said }] };
}
