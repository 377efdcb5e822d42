import { describe, expect, it } from "vitest";
import { someBundle } from "../../testing/some-bundle.ts";
import { someProduct } from "../../testing/some-product.ts";
import { priceOf, rowPriceOf } from "./product-price.ts";

const leaflet = {
  name: "Hořké úterky",
  promo_price: 1517.08,
  percentage: 8,
  long_term_discount_percentage: 0,
  promo_price_is_inside_delivery: "Yes",
  promo_price_valid_from: "2026-10-01",
  promo_price_valid_to: "2027-03-31",
};

describe("the price of one box", () => {
  it("PRICE-01 is the customer's own, without and with VAT", () => {
    expect(priceOf(someProduct())).toMatchObject({
      net: { minor: 164_900, currency: "CZK" },
      gross: { minor: 199_529 },
      list: { minor: 180_000 },
      promo: undefined,
    });
  });

  it("PROMO-02 is the promo price while the server says that it holds, with VAT of its own", () => {
    const price = priceOf(someProduct({ promo: 1, promo_price_leaflet: leaflet }));
    expect(price).toMatchObject({
      net: { minor: 151_708 },
      gross: { minor: 183_567 },
      own: { minor: 164_900 },
      promo: { name: "Hořké úterky", percent: -8, saving: { minor: 28_292 }, validTo: "2027-03-31" },
    });
  });

  it("PROMO-03 forgets a leaflet that does not hold for the chosen delivery", () => {
    const off = { ...leaflet, promo_price: 0, promo_price_valid_from: null, promo_price_valid_to: null };
    expect(priceOf(someProduct({ promo: 0, promo_price_leaflet: off }))?.promo).toBeUndefined();
    expect(priceOf(someProduct({ promo: 0, promo_price_leaflet: leaflet }))?.net.minor).toBe(164_900);
  });

  it("PROMO-02 never makes goods dearer", () => {
    const dear = { ...leaflet, promo_price: 1700 };
    const price = priceOf(someProduct({ promo: 1, promo_price_leaflet: dear }));
    expect([price?.net.minor, price?.promo]).toEqual([164_900, undefined]);
  });

  it("SHIPTO-07 is unknown where nobody's prices can be shown", () => {
    expect(priceOf(someProduct({ your_price: null }))).toBeUndefined();
    expect(priceOf(someProduct({ currency: null }))).toBeUndefined();
  });
});

describe("the one price in a row, of list, grid and favourites alike", () => {
  const fixed = (said = {}) =>
    rowPriceOf(
      someBundle({
        your_price: 5985,
        deal_condition: "fixed",
        bundle_price_details: { bundle_price: 5386.49 },
        ...said,
      }),
    )?.minor;

  it("PRICE-01 is of goods the customer's own, of a package deal what the whole package costs", () => {
    expect(rowPriceOf(someProduct())).toEqual({ minor: 164_900, currency: "CZK" });
    expect(fixed()).toBe(538_649);
  });

  it("BUNDLE-01 is none of a package that is still to be filled, and none without prices", () => {
    expect(fixed({ deal_condition: "flex" })).toBeUndefined();
    expect(fixed({ your_price: null })).toBeUndefined();
  });
});
