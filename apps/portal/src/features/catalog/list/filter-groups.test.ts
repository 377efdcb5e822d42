import { describe, expect, it } from "vitest";
import { chosenOptions, type Facet, filterGroups } from "./filter-groups.ts";
import { parseListState } from "./list-address.ts";

const facet = (
  attribute_code: string,
  ...options: readonly (readonly [string, string, number])[]
): Facet => ({
  attribute_code,
  options: options.map(([value, label, count]) => ({ value, label, count })),
});

const facets: readonly Facet[] = [
  facet("brand", ["Lipovrch", "Lipovrch", 23]),
  facet("sub_brand", ["Lipovrch 11", "Lipovrch 11", 8]),
  facet(
    "category",
    ["beer", "Pivo", 34],
    ["beer/lager", "Ležák", 21],
    ["pos material", "Propagace", 3],
    ["pos material/tap", "Výčep", 2],
  ),
  facet("package_type", ["bottle", "Lahev", 9], ["keg", "Sud", 14]),
  facet("product_new", ["1", "Novinka", 5]),
  facet("promo", ["1", "Akční cena", 1]),
];

const filtersOf = (search: Record<string, string>) => parseListState(search).filters;

describe("the filters of the list", () => {
  it("CATALOG-08, CATALOG-13 come from the server's counts, grouped for the eye", () => {
    const groups = filterGroups(facets, filtersOf({ package: "keg" }));
    expect(
      groups.map(({ key, options }) => [key, options.map(({ label, count }) => `${label} ${count}`)]),
    ).toEqual([
      ["show", ["Akční cena 1", "Novinka 5"]],
      ["beer", ["Ležák 21"]],
      ["category", ["Pivo 34", "Propagace 3"]],
      ["package", ["Lahev 9", "Sud 14"]],
      ["brand", ["Lipovrch 23"]],
    ]);
    expect(chosenOptions(groups).map(({ name, value }) => `${name}=${value}`)).toEqual(["package=keg"]);
  });

  it("CATALOG-08 show what is below a category that is on", () => {
    const groups = filterGroups(facets, filtersOf({ category: "pos material" }));
    const categories = groups.find(({ key }) => key === "category");
    expect(categories?.options.map(({ value }) => value)).toEqual([
      "beer",
      "pos material",
      "pos material/tap",
    ]);
  });

  it("CATALOG-08 keep a filter that is on when nothing is left of it", () => {
    const groups = filterGroups([], filtersOf({ category: "beer/tank", show: "last" }));
    expect(chosenOptions(groups)).toEqual([
      { name: "show", value: "last", label: "last", count: 0, isOn: true },
      { name: "category", value: "beer/tank", label: "tank", count: 0, isOn: true },
    ]);
  });
});
