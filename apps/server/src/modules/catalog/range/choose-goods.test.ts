import { planSearch } from "@vycep/domain/catalog/search-plan";
import { soughtWords } from "@vycep/domain/catalog/sought-words";
import { synonymsOf } from "@vycep/domain/catalog/synonyms";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES } from "@vycep/domain/market/language";
import { describe, expect, it } from "vitest";
import { facetsOf } from "../facet-counts.ts";
import { chooseGoods } from "./choose-goods.ts";
import type { AskersGoods, GoodsQuery } from "./goods-query.ts";
import { chosenGoods } from "./known-choices.ts";
import type { RangeRow } from "./range.repo.ts";
import { goodsBySku } from "./range.ts";
import { readRange } from "./read-range.ts";
import { packagingsOf, relatedTo } from "./related-goods.ts";

type Given = {
  readonly sku: string;
  readonly name: string;
  readonly brand?: string;
  readonly subBrand?: string;
};
type More = {
  readonly packagingCode?: string;
  readonly category?: string;
  readonly to?: string;
  readonly markets?: readonly string[];
};

function goodsRow({ sku, name, brand = "Lipovrch", subBrand = "", ...more }: Given & More): RangeRow {
  const { packagingCode = "BTL05", category = "beer/lager", to = null, markets = ["CZ"] } = more;
  const folded = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return {
    kind: "goods",
    body: JSON.stringify([
      sku,
      { cs: name, sk: name, en: name },
      [`290${sku}`, `291${sku}`],
      [brand, subBrand],
      category,
      [20, 8, 5, 40],
      [18_000, 10_000],
      [packagingCode, 500, null],
      ["bottle", false, false, false],
      [null, to, markets],
      [11, 4.5, "CZ", 180],
      [false, true],
      [false, false, false, false, false],
      null,
      [["CZ", "standard"]],
      null,
      null,
      `${sku} ${brand.toLowerCase()} ${folded}`,
      [folded, folded, folded].join("\u0001"),
    ]),
  };
}

/** Named as they stand in the alphabet, and read in parts of a few thousand. */
function rangeWith(given: readonly (Given & More)[]) {
  const skus = given.map(({ sku }) => sku);
  const shared: RangeRow[] = [
    { kind: "category", body: JSON.stringify(["beer/lager", null, { en: "Lager" }]) },
    { kind: "category", body: JSON.stringify(["beer/ipa", null, { en: "IPA" }]) },
    ...LANGUAGES.map((language) => ({ kind: "order" as const, body: JSON.stringify([language, skus]) })),
  ];
  const rows = given.map(goodsRow);
  return readRange(shared, [rows.slice(0, 4000), rows.slice(4000)]);
}

const range = await rangeWith([
  { sku: "1", name: "Ležák světlý", subBrand: "11" },
  { sku: "2", name: "Ležák tmavý", subBrand: "11", packagingCode: "KEG50" },
  { sku: "3", name: "Multipack", subBrand: "12" },
  { sku: "4", name: "Zlatá IPA", subBrand: "13", category: "beer/ipa" },
  { sku: "5", name: "Vánoční", subBrand: "14", to: "2026-01-01" },
  { sku: "6", name: "Slovenské", subBrand: "15", markets: ["SK"] },
  { sku: "7", name: "Kamenář", brand: "Kamenář", subBrand: "11" },
]);

const nobody: AskersGoods = {
  favourites: new Set(),
  promos: new Set(),
  bought: new Set(),
  charged: new Map(),
};
const at = { market: "CZ", date: toLocalDate("2026-11-23"), priceList: null } as const;
const usual: GoodsQuery = {
  ...at,
  language: "cs",
  filter: { flags: {} },
  search: undefined,
  only: undefined,
  hidesEnded: true,
  sort: { key: "catalog_product_name", isDescending: false },
};
const skusOf = (query: Partial<GoodsQuery>, askers: Partial<AskersGoods> = {}) =>
  chooseGoods(range, { ...usual, ...query }, { ...nobody, ...askers }).goods.map(({ shared }) => shared.sku);
const search = (text: string) => {
  const plan = planSearch(text);
  const folded = plan?.words.map((word) => word.text.normalize("NFD").replaceAll(/\p{M}/gu, "")) ?? [];
  return {
    search: plan && soughtWords(plan, { folded, synonyms: synonymsOf([]) }),
    sort: { key: "relevance", isDescending: false },
  } as const;
};

describe("chooseGoods (CATALOG-08, CATALOG-09, CATALOG-10, C25)", () => {
  it.each([
    ["the market's goods of the day, by name", {}, "1 2 3 4 7"],
    ["the other way round", { sort: { key: "catalog_product_name", isDescending: true } }, "7 4 3 2 1"],
    ["what has ended for who hides nothing", { hidesEnded: false }, "1 2 3 4 5 7"],
    ["a brand", { filter: { brands: ["Kamenář"], flags: {} } }, "7"],
    ["a category and what is below it", { filter: { categoryPaths: ["beer"], flags: {} } }, "1 2 3 4 7"],
    ["a category by its last part", { filter: { categoryPaths: ["ipa"], flags: {} } }, "4"],
    ["no value at all", { filter: { brands: [], flags: {} } }, ""],
    ["certain numbers, each once", { filter: { skus: [toId<Sku>("4"), toId<Sku>("4")], flags: {} } }, "4"],
    ["a word without its diacritics", search("lezak"), "1 2"],
    ["a word that begins words before one inside another", search("ipa"), "4 3"],
    ["all words in any order", search("tmavy lezak"), "2"],
    ["a slip of the finger, where nothing else is found", search("multipcak"), "3"],
    ["a slip in one word, the other one as typed", search("lezka tmavy"), "2"],
    ["a slip finds no goods of another market", search("slovenkse"), ""],
  ] satisfies [string, Partial<GoodsQuery>, string][])("%s", (_what, query, found) => {
    expect(skusOf(query).join(" ")).toBe(found);
  });

  it.each([
    ["cheapest first, without a price last", false, "2 1 3 4 7"],
    ["dearest first, without a price last", true, "1 2 7 4 3"],
  ])("%s", (_what, isDescending, found) => {
    const charged = new Map([
      ["1", 300],
      ["2", 200],
    ]);
    expect(skusOf({ sort: { key: "price", isDescending } }, { charged }).join(" ")).toBe(found);
  });

  it("the asker's own sets decide where they are asked for", () => {
    const sets = { favourites: new Set(["1", "7"]), bought: new Set(["7"]) };
    expect(skusOf({ filter: { flags: { favourites: true } } }, sets)).toEqual(["1", "7"]);
    expect(skusOf({ filter: { flags: { favourites: true }, boughtBefore: true } }, sets)).toEqual(["7"]);
    expect(skusOf({ filter: { flags: { favourites: false } } }, sets)).toEqual(["2", "3", "4"]);
  });

  it("CATALOG-09 each facet is counted without its own choice, and with all others", () => {
    const query = { ...usual, filter: { brands: ["Kamenář"], categoryPaths: ["beer/lager"], flags: {} } };
    const { goods, counts } = chooseGoods(range, query, nobody);
    expect(goods).toHaveLength(1);
    expect(Object.fromEntries(counts.get("brand") ?? [])).toEqual({ Lipovrch: 3, Kamenář: 1 });
    expect(Object.fromEntries(counts.get("category") ?? [])).toEqual({ "beer/lager": 1 });
    expect(Object.fromEntries(counts.get("sub_brand") ?? [])).toEqual({ "11": 1 });
  });
});

describe("chosenGoods", () => {
  it("answers a question that was asked before with the same goods, and counts each asker's own sets among them", () => {
    const first = chosenGoods(range, usual, { ...nobody, favourites: new Set(["1", "5"]) });
    const again = chosenGoods(range, usual, { ...nobody, promos: new Set(["2", "3"]) });
    expect(again.goods).toBe(first.goods);
    expect(again.counts).toBe(first.counts);
    expect(first.ofAsker).toEqual(
      new Map([
        ["favourites", 1],
        ["promo", 0],
      ]),
    );
    expect(again.ofAsker).toEqual(
      new Map([
        ["favourites", 0],
        ["promo", 2],
      ]),
    );
  });

  it("has the facets that all are told alike sorted and named once", () => {
    const facetsFor = (favourites: readonly string[]) =>
      facetsOf(chosenGoods(range, usual, { ...nobody, favourites: new Set(favourites) }), [], "cs");
    const [one, another] = [facetsFor(["1"]), facetsFor([])];
    expect(another.categories()).toBe(one.categories());
    const codesOf = ({ aggregations }: typeof one) =>
      aggregations().map(({ attribute_code }) => attribute_code);
    expect(codesOf(one)).toEqual([...codesOf(another), "favourites"]);
  });

  it("forgets what was asked longest ago, and never what was just asked", () => {
    const asked = (no: number) => ({ ...usual, filter: { namePart: String(no), flags: {} } });
    const first = chosenGoods(range, asked(0), nobody).goods;
    for (let no = 1; no < 600; no += 1) chosenGoods(range, asked(no), nobody);
    const last = chosenGoods(range, asked(599), nobody).goods;
    expect(chosenGoods(range, asked(599), nobody).goods).toBe(last);
    expect(chosenGoods(range, asked(0), nobody).goods).not.toBe(first);
  });

  it("is one question for all days on which the same goods have ended", () => {
    const on = (day: string, hidesEnded = true) =>
      chosenGoods(range, { ...usual, hidesEnded, date: toLocalDate(day) }, nobody);
    expect(on("2026-01-02").goods).toBe(on("2026-11-23").goods);
    expect(on("2026-01-01").goods).toBe(on("2025-03-01").goods);
    expect([on("2026-01-01").goods.length, on("2026-01-02").goods.length]).toEqual([6, 5]);
    expect(on("2026-01-02", false).goods.length).toBe(6);
  });

  it("keeps thirty answers that name all of ten thousand goods, which are read while others have their turn", async () => {
    let turns = 0;
    let isRead = false;
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    count();
    const large = await rangeWith(
      Array.from({ length: 10_000 }, (_each, no) => ({ sku: String(1000 + no), name: "Ležák" })),
    );
    isRead = true;
    expect(turns).toBeGreaterThanOrEqual(20);
    const asked = (no: number) => ({ ...usual, filter: { kinds: ["simple", String(no)], flags: {} } });
    const first = chosenGoods(large, asked(0), nobody);
    for (let no = 1; no < 30; no += 1) chosenGoods(large, asked(no), nobody);
    expect(first.goods).toHaveLength(10_000);
    expect(chosenGoods(large, asked(0), nobody).goods).toBe(first.goods);
  });
});

describe("relatedTo (CATALOG-20, CATALOG-21)", () => {
  const related = (sku: string, limit: number) => {
    const asked = goodsBySku(range, sku);
    return asked && relatedTo(range, asked, { at, limit }).map(({ shared }) => shared.sku);
  };

  it("other beers of the brand, each in the packaging most alike; neither itself nor what the market has not", () => {
    expect(related("3", 6)).toEqual(["1", "4", "2"]);
    expect(related("3", 1)).toEqual(["1"]);
    expect(related("7", 6)).toEqual([]);
  });

  it("CATALOG-20 packagings of a beer, by one of its products or by its names", () => {
    const packagings = (name: Parameters<typeof packagingsOf>[1]) =>
      packagingsOf(range, name, at).map(({ shared }) => shared.sku);
    expect(packagings({ sku: "1", brand: null, subBrand: null })).toEqual(["1", "2"]);
    expect(packagings({ sku: null, brand: "Lipovrch", subBrand: "13" })).toEqual(["4"]);
    expect(packagings({ sku: "nothing", brand: null, subBrand: null })).toEqual([]);
    expect(packagings({ sku: null, brand: null, subBrand: null })).toEqual([]);
  });
});
