import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductAttributeFilterInput } from "../../platform/graphql.gen.ts";
import { type Item, list, refusalOf } from "../../testing/ask-products.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

describe("products: search (CATALOG-19, C25)", () => {
  it.each([
    ["slunovrat", ["APA Slunovrat"]],
    ["SLUNOVRÁT", ["APA Slunovrat"]],
    ["velikonocni", ["Velikonoční"]],
    ["sud lezak 50", ["sud KEG 50 l"]],
    ["50l ležák sud", ["sud KEG 50 l"]],
    ["slunovart", ["APA Slunovrat"]],
    ["2901002011019", ["přepravka 20 ks"]],
    ["2901002010012", ["přepravka 20 ks"]],
    ["100201", ["Lipovrch 11 světlý ležák, lahev 0,5 l"]],
  ])("%j finds only what has %j", async (search, parts) => {
    const { items, statements } = await list(owner, { search, pageSize: 100 });
    expect(items.length).toBeGreaterThan(0);
    for (const { name } of items) for (const part of parts) expect(name).toContain(part);
    expect(statements).toBeLessThanOrEqual(4);
  });

  it.each([
    ["sud50", "sud KEG 50 l"],
    ["keg50", "sud KEG 50 l"],
    ["soudek 30", "sud KEG 30 l"],
    ["lipovrch12", "Lipovrch 12"],
    ["dvanáctka sud", " 12"],
    ["lahev05", "lahev 0,5 l"],
    ["basa lipovrch", "přepravka"],
    ["soduek 30", "sud KEG 30 l"],
  ])("CATALOG-19 C25 %j, as people write it, finds goods with %j, beer first", async (search, part) => {
    const { items } = await list(owner, { search, pageSize: 100 });
    expect(items.length).toBeGreaterThan(0);
    for (const { name } of items) expect(name).toContain(part);
  });

  it("CATALOG-19 the beer comes before the glass and the gift box, also with a slip", async () => {
    for (const search of ["lipovrh", "lipovrch", "lipovrch 0,5"]) {
      const { skus } = await list(owner, { search, pageSize: 100 });
      const kinds = skus.map((sku) => sku.startsWith("9"));
      expect(kinds).toContain(true);
      expect(kinds).toEqual(kinds.toSorted((left, right) => Number(left) - Number(right)));
    }
  });

  it("CATALOG-19 a word that the brewery adds is heard, and one it takes away is forgotten", async () => {
    const { db } = server.deps;
    const found = async () => (await list(owner, { search: "bandaska" })).total_count;
    expect(await found()).toBe(0);
    await sql`insert into search_synonym (term, language, word) values ('keg', 'cs', 'Bandaska')`.execute(db);
    expect(await found()).toBeGreaterThan(0);
    await sql`delete from search_synonym where word = 'Bandaska'`.execute(db);
    expect(await found()).toBe(0);
  });

  it("the order of the words does not matter", async () => {
    const one = await list(owner, { search: "lipovrch 12 sud" });
    const other = await list(owner, { search: "sud 12 lipovrch" });
    expect(one.total_count).toBeGreaterThan(0);
    expect(new Set(other.skus)).toEqual(new Set(one.skus));
  });

  it("C25 names with the diacritics that were typed come first", async () => {
    const { items, sort_fields } = await list(owner, { search: "polotmavé" });
    expect(sort_fields?.default).toBe("relevance");
    expect(items[0]?.name?.toLowerCase()).toContain("polotmavé");
  });

  it("C25 a word that begins a word comes before one that stands inside another: ipa, then multipacks", async () => {
    const { items } = await list(owner, { search: "ipa", pageSize: 100 });
    const isBeer = items.map(({ name }) => /IPA/.test(name ?? ""));
    expect(isBeer).toContain(true);
    expect(isBeer).toContain(false);
    expect(isBeer).toEqual(isBeer.toSorted((left, right) => Number(right) - Number(left)));
  });

  it("a typing slip is forgiven only when nothing else is found", async () => {
    const exact = await list(owner, { search: "radler", pageSize: 100 });
    const slip = await list(owner, { search: "radlre", pageSize: 100 });
    expect(exact.total_count).toBeGreaterThan(0);
    expect(new Set(slip.skus)).toEqual(new Set(exact.skus));
    expect((await list(owner, { search: "qxzqxz" })).total_count).toBe(0);
  });

  it.each(["%", "_", "\\", "'", "100%", "\\m(", "*", " ", "a".repeat(500), "ř"])(
    "%j is only text",
    async (search) => {
      expect((await list(owner, { search })).total_count).toBeGreaterThanOrEqual(0);
    },
  );
});

describe("products: filters and facets (CATALOG-08, CATALOG-09, CATALOG-13)", () => {
  const optionsOf = (answer: Awaited<ReturnType<typeof list>>, code: string) =>
    answer.aggregations?.find((facet) => facet?.attribute_code === code)?.options ?? [];

  it.each([
    ["brand", { brand: { eq: "Kamenář" } }],
    ["sub_brand", { sub_brand: { in: ["Kamenář 11", "Kamenář 12"] } }],
    ["category", { category: { eq: "beer" } }],
    ["category", { category_uid: { eq: "YmVlci9sYWdlcg==" } }],
    ["package_type", { package_type: { in: ["keg", "can"] } }],
    ["volume", { volume: { eq: "0.5" } }],
    ["product_new", { product_new: { eq: "1" } }],
    ["promo", { promo: { eq: "1" } }],
  ])("CATALOG-09 each option of %s tells what choosing it would leave: %j", async (code, filter) => {
    const all = await list(owner);
    const narrowed = await list(owner, { filter, pageSize: 100 });
    expect(narrowed.total_count).toBeGreaterThan(0);
    expect(narrowed.total_count).toBeLessThan(all.total_count ?? 0);
    expect(narrowed.items.length).toBe(Math.min(100, narrowed.total_count ?? 0));
    expect(optionsOf(narrowed, code)).toEqual(optionsOf(all, code));
  });

  it("the counts of other facets follow the filter, and every count is true", async () => {
    const filter = { brand: { in: ["Kamenář", "Jasno"] }, package_type: { eq: "keg" } };
    const answer = await list(owner, { filter, pageSize: 100 });
    for (const option of optionsOf(answer, "brand")) {
      const chosen = await list(owner, { filter: { ...filter, brand: { eq: option?.value ?? "" } } });
      expect(chosen.total_count).toBe(option?.count);
    }
    for (const option of optionsOf(answer, "volume")) {
      const chosen = await list(owner, { filter: { ...filter, volume: { eq: option?.value ?? "" } } });
      expect(chosen.total_count).toBe(option?.count);
    }
    expect(answer.items.every((item) => item.package_type === "keg")).toBe(true);
  });

  it.each([
    [{ material_type: { eq: "aluminium" } }, (item: Item) => item.package_type === "can"],
    [{ filter_packaging: { eq: "K50" } }, (item: Item) => item.name?.includes("50 l")],
    [{ name: { match: "ležák" } }, (item: Item) => item.name?.includes("ležák")],
    [{ is_peroni: { eq: "1" } }, (item: Item) => item.brand === "Ponente"],
    [
      { price: { from: "100", to: "200" } },
      (item: Item) => (item.your_price ?? 0) >= 100 && (item.your_price ?? 0) <= 200,
    ],
    [{ sku: { in: ["100201", "100301", "nothing"] } }, (item: Item) => /^100[23]01$/.test(item.sku ?? "")],
    [{ url_key: { eq: "100201" } }, (item: Item) => item.sku === "100201"],
    [{ type: { eq: "simple" } }, (item: Item) => item.__typename === "SimpleProduct"],
  ] as const)("filters %j", async (filter, holds) => {
    const { items } = await list(owner, { filter: filter as ProductAttributeFilterInput, pageSize: 100 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((item) => !holds(item))).toEqual([]);
  });

  it.each([
    { sku: { in: ["\u0007", "x".repeat(5000)] } },
    { name: { match: "%_\\" } },
    { category: { eq: "\ufffd" } },
    { volume: { eq: "-0" } },
    { price: { from: "-1e12", to: "1e13" } },
  ])("%j is odd, and finds nothing or something, but never fails", async (filter) => {
    expect((await list(owner, { filter })).total_count).toBeGreaterThanOrEqual(0);
  });

  it.each([{ category: { eq: "\ud800" } }, { brand: { eq: "\u0000" } }, { name: { match: "a\u0000" } }])(
    "%j is bad input",
    async (filter) => {
      expect(await refusalOf(owner, { filter })).toMatchObject({ category: "graphql-input" });
    },
  );

  it("an empty list of values lets nothing through, and an unknown value finds nothing", async () => {
    expect((await list(owner, { filter: { brand: { in: [] } } })).total_count).toBe(0);
    expect((await list(owner, { filter: { category: { eq: "no such" } } })).total_count).toBe(0);
  });

  it("bought before counts what the company ordered", async () => {
    const before = await list(owner, { filter: { bought_before: { eq: "1" } } });
    const never = await list(owner, { filter: { bought_before: { eq: "0" } } });
    const all = await list(owner);
    expect(before.total_count).toBeGreaterThan(0);
    expect((before.total_count ?? 0) + (never.total_count ?? 0)).toBe(all.total_count);
  });
});
