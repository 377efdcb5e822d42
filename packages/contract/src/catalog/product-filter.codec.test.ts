import { describe, expect, it } from "vitest";
import { decodeProductFilter, type ProductFilterInput } from "./product-filter.codec.ts";

const read = (input: ProductFilterInput) => {
  const answer = decodeProductFilter(input);
  return answer.ok ? answer.filter : answer.wrong;
};

describe("the filter of the product list (CATALOG-08, CATALOG-09)", () => {
  it.each<[ProductFilterInput, object]>([
    [{}, {}],
    [{ brand: {} }, {}],
    [{ brand: { eq: null } }, {}],
    [{ brand: { eq: "Jasno" } }, { brands: ["Jasno"] }],
    [{ brand: { in: ["Jasno", null] } }, { brands: ["Jasno"] }],
    [{ brand: { in: [] } }, { brands: [] }],
    [{ bundle_item: { eq: "100201" } }, { inside: ["100201"] }],
    [{ sku: { eq: "100101" }, url_key: { in: ["100201"] } }, { skus: ["100101", "100201"] }],
    [{ sku: { eq: "no sku at all" } }, { skus: [] }],
    [{ packaging: { eq: "K50" }, filter_packaging: { eq: "keg" } }, { packagings: ["K50", "keg"] }],
    [{ volume: { in: ["0.5", "0,33", "50"] } }, { millilitres: [500, 330, 50_000] }],
    [{ material_type: { eq: "Glass" } }, { materials: ["bottle"] }],
    [{ material_type: { eq: "wood" } }, { materials: [] }],
    [{ price: { from: "10.5", to: "*" } }, { netFromMinor: 1050 }],
    [{ name: { match: "  ležák " } }, { namePart: "ležák" }],
    [{ category_uid: { eq: "YmVlci9sYWdlcg==" } }, { categoryPaths: ["beer/lager"] }],
    [{ category: { eq: "pos material/glassware" } }, { categoryPaths: ["pos-material/glassware"] }],
    [{ is_peroni: { eq: "0" } }, { isPeroni: false }],
  ])("CATALOG-09 %j means %j", (input, filter) => {
    expect(read(input)).toEqual({ flags: {}, ...filter });
  });

  it.each(["1", "true", "Yes"])("a flag is set by %j", (eq) => {
    expect(read({ product_new: { eq }, promo: { eq: "0" } })).toEqual({
      flags: { product_new: true, promo: false },
    });
  });

  it("what cannot mean anything is named, all of it", () => {
    expect(read({ volume: { eq: "1e30" } })).toEqual(["volume"]);
    const input = { volume: { eq: "big" }, promo: { eq: "maybe" }, price: { from: "cheap", to: "1e400" } };
    expect(read(input)).toEqual(["volume", "price.from", "price.to", "promo"]);
  });
});
