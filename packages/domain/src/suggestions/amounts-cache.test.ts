import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AmountsCache,
  type CacheItem,
  keptOf,
  suggestionHash,
  withLine,
  withSuggestion,
} from "./amounts-cache.ts";

const item = (said: Partial<CacheItem> = {}): CacheItem => ({
  sku: "100112",
  your_price_w_vat: 1995.29,
  total_units: 12,
  number_of_layers: 2,
  number_of_pallets: 0,
  ...said,
});

const kept = keptOf({ packages: 1, layers: 2, pallets: 0 }, true);
const fresh = { shipToId: "500101", variant: "standard", hash: "1:a", defaults: { "100112": kept } } as const;

describe("the cache of suggested amounts", () => {
  it("SUGGEST-06 OP-83 the order of the lines does not matter", () => {
    const items = fc.array(
      fc.record({ sku: fc.string(), price: fc.integer(), units: fc.nat(), layers: fc.nat() }),
    );
    fc.assert(
      fc.property(items, (some) => {
        const rows = some.map(({ sku, price, units, layers }) =>
          item({ sku, your_price_w_vat: price, total_units: units, number_of_layers: layers }),
        );
        expect(suggestionHash(rows.toReversed())).toBe(suggestionHash(rows));
      }),
    );
  });

  it.each<[string, Partial<CacheItem>]>([
    ["the number", { sku: "100113" }],
    ["the price", { your_price_w_vat: 1995.3 }],
    ["the price that nobody may see", { your_price_w_vat: null }],
    ["the units", { total_units: 13 }],
    ["the layers", { number_of_layers: 1 }],
    ["the pallets", { number_of_pallets: 1 }],
  ])("SUGGEST-04 SUGGEST-06 a change of %s makes another hash", (_what, change) => {
    expect(suggestionHash([item(change)])).not.toBe(suggestionHash([item()]));
  });

  it("SUGGEST-06 a line more makes another hash", () => {
    expect(suggestionHash([item(), item()])).not.toBe(suggestionHash([item()]));
    expect(suggestionHash([])).toMatch(/^0:/);
  });

  it("SUGGEST-09 SUGGEST-10 OP-82 stores what first came, by ship-to and variant, and only if there is none", () => {
    const stored = withSuggestion({}, fresh);
    expect(stored).toEqual({ "500101": { standard: { hash: "1:a", amounts: { "100112": kept } } } });
    const other = { ...kept, units: 9 };
    expect(withSuggestion(stored, { ...fresh, defaults: { "100112": other } })).toBe(stored);
    const both = withSuggestion(stored, { ...fresh, variant: "truck", hash: "1:t" });
    expect(both["500101"]?.standard).toEqual(stored["500101"]?.standard);
    expect(both["500101"]?.truck?.hash).toBe("1:t");
    expect(Object.keys(withSuggestion(both, { ...fresh, shipToId: "500102" }))).toEqual(["500101", "500102"]);
  });

  it("SUGGEST-05 keeps what the customer made of a line", () => {
    const changed = keptOf({ packages: 0, layers: 0, pallets: 3 }, false);
    const stored = withLine(withSuggestion({}, fresh), { ...fresh, sku: "100112", kept: changed });
    expect(stored["500101"]?.standard?.amounts).toEqual({
      "100112": { units: 0, layers: 0, pallets: 3, checked: false },
    });
    const none: AmountsCache = {};
    expect(withLine(none, { ...fresh, sku: "100112", kept: changed })).toBe(none);
  });

  it("SUGGEST-08 another hash throws away what was made of the old suggestion", () => {
    const changed = withLine(withSuggestion({}, fresh), {
      ...fresh,
      sku: "100112",
      kept: { ...kept, units: 99 },
    });
    expect(withSuggestion(changed, fresh)).toBe(changed);
    const renewed = withSuggestion(changed, { ...fresh, hash: "1:b" });
    expect(renewed["500101"]?.standard).toEqual({ hash: "1:b", amounts: { "100112": kept } });
  });
});
