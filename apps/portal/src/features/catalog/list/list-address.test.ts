import { describe, expect, it } from "vitest";
import {
  filterCount,
  type ListState,
  onShelf,
  parseListState,
  printListState,
  shelfOf,
  sortOf,
  sortsOf,
  withoutFilters,
  withToggled,
} from "./list-address.ts";
import { toVariables } from "./list-variables.ts";

const plain = parseListState({});

describe("the shelves of the order form", () => {
  const form = parseListState({ view: "grid", show: "promo,favourites", page: "3" });

  it("another shelf begins at its first page, and the other filters stay", () => {
    expect(shelfOf(form)).toBe("favourites");
    expect(printListState(onShelf(form, "usual"))).toEqual({ view: "grid", only: "usual", show: "promo" });
    expect(printListState(onShelf(form, "all"))).toEqual({ view: "grid", show: "promo" });
    expect(shelfOf(onShelf(onShelf(form, "usual"), "favourites"))).toBe("favourites");
  });

  it("only the usual comes in the usual order, counts as a filter, and goes with them", () => {
    const usual = { ...onShelf(form, "usual"), remembered: "price" as const };
    expect(sortOf(usual)).toBe("usual");
    expect(filterCount(usual)).toBe(2);
    expect(shelfOf(withoutFilters(usual))).toBe("all");
  });

  it("a list of beers has none", () => {
    expect(shelfOf(parseListState({ only: "usual" }))).toBe("all");
  });
});

describe("the address of a list", () => {
  const cases: readonly { readonly name: string; readonly search: Record<string, string> }[] = [
    { name: "nothing", search: {} },
    { name: "a search", search: { q: "ležák sud 50" } },
    { name: "a search that is being typed", search: { q: "ležák " } },
    {
      name: "filters of every kind",
      search: {
        show: "promo,new",
        category: "beer/lager,radler",
        package: "bottle,PET bottle",
        brand: "Starý Mlynář",
        volume: "0.5,50",
      },
    },
    { name: "the order form", search: { q: "sud", view: "grid" } },
    { name: "only the usual", search: { view: "grid", only: "usual" } },
    { name: "order and page", search: { sort: "price-desc", page: "3" } },
  ];
  for (const { name, search } of cases) {
    it(`CATALOG-18 says the same after being read and printed: ${name}`, () => {
      expect(printListState(parseListState(search))).toEqual(search);
    });
  }

  it("CATALOG-18 leaves out what makes no sense instead of failing", () => {
    const state = parseListState({ page: "-1", sort: "colour", show: "cheap,promo", package: ",,keg,keg" });
    expect(state).toEqual({ ...plain, filters: { ...plain.filters, show: ["promo"], package: ["keg"] } });
    expect(parseListState({ page: "0" }).page).toBe(1);
    expect(parseListState({ page: "2e1" }).page).toBe(1);
  });

  it("CATALOG-08 goes to the first page when a filter is put in or taken out", () => {
    const third: ListState = { ...plain, page: 3 };
    const on = withToggled(third, "package", "keg");
    expect(on).toEqual({ ...plain, filters: { ...plain.filters, package: ["keg"] } });
    expect(filterCount(on)).toBe(1);
    expect(withToggled(on, "package", "keg")).toEqual(plain);
    expect(withoutFilters({ ...on, q: "x" })).toEqual({ ...plain, q: "x" });
  });

  it("CATALOG-10 begins with the usual or the order chosen last, and by relevance while something is searched", () => {
    expect(sortOf(plain)).toBe("usual");
    expect(sortOf({ ...plain, remembered: "price" })).toBe("price");
    expect(sortOf({ ...plain, remembered: "price", sort: "name" })).toBe("name");
    expect(sortOf({ ...plain, remembered: "price", q: "sud" })).toBe("relevance");
    expect(sortOf({ ...plain, q: "sud" })).toBe("relevance");
    expect(sortOf({ ...plain, q: "sud", sort: "price" })).toBe("price");
    expect(sortOf({ ...plain, q: "  ", sort: "relevance" })).toBe("usual");
    expect(sortsOf(plain)).not.toContain("relevance");
    expect(sortsOf({ ...plain, q: "sud" })).toContain("relevance");
  });
});

describe("what the server is asked for a list", () => {
  it("CATALOG-10, CATALOG-11, CONST-03, CONST-19 is page 1, the usual first, eight beers a page, without a filter", () => {
    expect(toVariables(plain)).toEqual({
      search: null,
      filter: null,
      sort: { usual: "ASC" },
      pageSize: 8,
      currentPage: 1,
      byBeer: true,
    });
    expect(toVariables({ ...plain, isGrid: true })).toMatchObject({ pageSize: 100, byBeer: false });
  });

  it("CATALOG-08 has every filter under the API's own name", () => {
    const search = { show: "promo,last", category: "beer", package: "keg", brand: "Lipovrch", volume: "50" };
    expect(toVariables(parseListState(search)).filter).toEqual({
      promo: { eq: "1" },
      product_last: { eq: "1" },
      category: { in: ["beer"] },
      package_type: { in: ["keg"] },
      brand: { in: ["Lipovrch"] },
      volume: { in: ["50"] },
    });
  });

  it("CATALOG-19 is the same for a search with spaces around it", () => {
    expect(toVariables({ ...plain, q: " sud " })).toEqual(toVariables({ ...plain, q: "sud" }));
    expect(toVariables({ ...plain, q: "sud" }).sort).toEqual({ relevance: "ASC" });
  });
});
