import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { storage } from "@vycep/shell/storage/storage";
import { describe, expect, test } from "vitest";
import { someProduct } from "../../testing/some-product.ts";
import { amountsOf, keepLines, learnSuggestion } from "./kept-amounts.ts";
import type { VariantAnswer } from "./suggested-cart-answer.ts";
import { viewVariant } from "./suggested-view.ts";
import { suggestionKeys } from "./suggestion-keys.ts";

const now = { date: toLocalDate("2026-11-23"), minutes: 540 };

function line(
  sku: string,
  said: Partial<VariantAnswer["products"][number]> = {},
): VariantAnswer["products"][number] {
  return {
    sku,
    total_units: 3,
    number_of_layers: 1,
    number_of_pallets: 0,
    your_price_w_vat: 1995.29,
    checked: true,
    history: [9, 9],
    reasons: [{ code: "every-delivery", message: "V každé." }],
    product: someProduct({ sku, uid: sku }),
    ...said,
  };
}

function answer(products: VariantAnswer["products"]): VariantAnswer {
  return {
    market: "CZ",
    delivery_method: "selfpickup_selfpickup",
    delivery_date: "2026-11-26",
    lasts_until: "2026-12-03",
    deliveries_counted: 8,
    progress_bar_data: {
      iMinimumOrderPallet: null,
      iMaximumOrderPallet: 6,
      iMinimumOrderWeight: null,
      iMaximumOrderWeight: null,
      iMaximumOrderCash: 3500,
      iMinLitersTank: null,
      iMaxLitersTank: null,
    },
    products,
  };
}

const facts = { inCart: [], now };

describe("the suggested cart as it is shown (SUGGEST-02, SUGGEST-05)", () => {
  test("sums up what is checked, and nothing else", () => {
    const some = answer([line("100112"), line("100212", { checked: false })]);
    const view = viewVariant(some, { ...facts, amounts: amountsOf(undefined, some) });
    expect(view.rows.map(({ quoted }) => quoted.boxes)).toEqual([9, 9]);
    expect(view.taken.map(({ sku }) => sku)).toEqual(["100112"]);
    expect(view.quote.totals.netMinor).toBe(9 * 164_900);
    expect(view.together.totals).toEqual(view.quote.totals);
    expect(view.quote.limits).toMatchObject({ maxPallets: 6, orderValueMinor: 350_000 });
  });

  test("what is checked with nothing of it is not taken", () => {
    const some = answer([line("100112")]);
    const none = { units: 0, layers: 0, pallets: 0, checked: true };
    expect(viewVariant(some, { ...facts, amounts: { "100112": none } }).taken).toEqual([]);
  });

  test("shows the order as it would be with what the cart holds", () => {
    const some = answer([line("100112")]);
    const inCart = viewVariant(answer([line("100112"), line("100212")]), {
      ...facts,
      amounts: amountsOf(undefined, answer([line("100112"), line("100212")])),
    }).rows;
    const view = viewVariant(some, { ...facts, inCart, amounts: amountsOf(undefined, some) });
    expect(view.together.totals.netMinor).toBe(3 * view.quote.totals.netMinor);
    expect(view.together.lines).toHaveLength(2);
  });

  test("SUGGEST-07…10 amounts are stored once, kept when changed, and gone with another suggestion", () => {
    const some = answer([line("100112")]);
    learnSuggestion("500101", "standard", some);
    keepLines("500101", "standard", { "100112": { units: 7, layers: 0, pallets: 0, checked: true } });
    learnSuggestion("500101", "standard", some);
    const stored = () => storage.read(suggestionKeys.suggestedCartAmounts)?.["500101"]?.standard;
    expect(amountsOf(stored(), some)["100112"]?.units).toBe(7);
    const other = answer([line("100112", { total_units: 4 })]);
    expect(amountsOf(stored(), other)["100112"]?.units).toBe(4);
    learnSuggestion("500101", "standard", other);
    expect(stored()?.amounts["100112"]?.units).toBe(4);
  });
});
