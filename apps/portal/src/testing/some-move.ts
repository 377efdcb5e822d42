import type { CartDaysQuery, CartMoveQuery, SetAsideQuery } from "../shared/graphql.gen/graphql.ts";

type MovePreview = CartMoveQuery["cartMove"];
type MoveLine = MovePreview["lines"][number];
type Day = CartDaysQuery["cartDays"]["days"][number];

/** A line that a move leaves as it is, unless the test says otherwise. */
export function someMoveLine(said: Partial<MoveLine> = {}): MoveLine {
  return {
    sku: "100112",
    product: someMovedProduct("Lipovrch 11 světlý ležák, sud 50 l"),
    fate: "unchanged",
    number_of_packages_after: 6,
    number_of_layer_after: 0,
    number_of_pallet_after: 0,
    message: null,
    sold_from: null,
    sold_to: null,
    unit_price_before: 1940,
    unit_price_after: 1940,
    promo_before: null,
    promo_after: null,
    difference: 0,
    net_after: 11_640,
    ...said,
  };
}

export function someMovedProduct(name: string) {
  return {
    __typename: "SimpleProduct" as const,
    name,
    package_type: "keg",
    brand: "Lipovrch",
    packaging: "K50",
    number_of_items_in_box: 1,
    plato: null,
    small_image: null,
  };
}

/** A move to Monday 30 November that changes nothing, unless the test says otherwise. */
export function someMove(said: Partial<MovePreview> = {}): MovePreview {
  return {
    seen: "seen-1",
    from: {
      ship_to_id: "500101",
      delivery_method: "selfpickup_selfpickup",
      delivery_date: "2026-11-26",
    },
    to: {
      ship_to_id: "500101",
      delivery_method: "selfpickup_selfpickup",
      delivery_date: "2026-11-30",
      order_by: "2026-11-27T16:00",
    },
    currency: "CZK",
    lines: [someMoveLine()],
    net_before: 11_640,
    net_after: 11_640,
    progress_bar_data: { iMaximumOrderCash: 3500 },
    blockers: [],
    empties_before: 0,
    empties_after: 0,
    ...said,
  };
}

export function someSetAside(said: Partial<SetAsideQuery["setAside"]> = {}): SetAsideQuery {
  return { setAside: { items: [], move: null, ...said } };
}

/** A day on which the cart comes to what it is, unless the test says otherwise. */
export function someDay(said: Partial<Day> = {}): Day {
  return {
    date: "2026-11-26",
    order_by: "2026-11-25T16:00",
    may_send: true,
    net: 11_640,
    difference: 0,
    badges: [],
    limit: null,
    set_aside: 0,
    is_best: false,
    tells: null,
    ...said,
  };
}
