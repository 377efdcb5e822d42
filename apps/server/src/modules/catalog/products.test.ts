import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { told } from "../../testing/ask-cart.ts";
import { type Item, itemsOf, list, product, refusalOf } from "../../testing/ask-products.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

describe("products: who may see them (PERM-17, C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(await refusalOf(server.stranger)).toMatchObject({
      code: "not-signed-in",
      category: "graphql-authorization",
    });
  });

  it.each([
    [{ pageSize: 0 }, "pageSize value must be greater than 0."],
    [{ pageSize: 101 }, "Maximum pageSize is 100"],
    [{ currentPage: 0 }, "currentPage value must be greater than 0."],
    [{ filter: { price: { from: "many" } } }, "The filter cannot be read: price.from."],
    [{ filter: { volume: { eq: "half" } } }, "The filter cannot be read: volume."],
    [{ currentPage: 99 }, "currentPage value 99 specified is greater than the 6 page(s) available."],
  ])("bad input %j is refused with Magento's words", async (variables, message) => {
    expect(await refusalOf(owner, variables)).toMatchObject({ message, category: "graphql-input" });
  });

  it.each(["U006", "U009"])("%s without the permission Catalogue anywhere is refused", async (uid) => {
    expect(await refusalOf(await server.as(uid))).toMatchObject({
      code: "forbidden-permission",
      category: "graphql-authorization",
    });
  });

  it("a user whose only place is suspended sees goods without prices, and why (domain facts 5, rule 9)", async () => {
    const { items, statements } = await list(await server.as("U010"));
    expect(items).toHaveLength(25);
    expect(new Set(items.map((item) => item.your_price))).toEqual(new Set([null]));
    expect(new Set(items.map((item) => item.currency))).toEqual(new Set([null]));
    expect(new Set(items.map((item) => item.saleability?.sellable))).toEqual(new Set([false]));
    expect(statements).toBeLessThanOrEqual(4);
  });

  it("foreign and missing ship-tos of the header give the same answer, without prices", async () => {
    const foreign = await list(owner, {}, { outletid: "500201" });
    const missing = await list(owner, {}, { outletid: "999999" });
    expect(foreign).toEqual(missing);
    expect(foreign.items[0]).toMatchObject({
      your_price: null,
      saleability: { sellable: false, reason: "ship-to-unknown" },
      cart_fields: { packaging_cart: false, layer_cart: false, pallets_cart: false },
    });
  });

  it("a place where the user has no Catalogue shows no prices though another place has it", async () => {
    const user = await server.as("U021");
    expect(await product(user, "100201", { outletid: "500302" })).toMatchObject({
      your_price: null,
      saleability: { reason: "ship-to-without-catalogue" },
    });
    expect(await product(user, "100201", { outletid: "500303" })).toMatchObject({ currency: "CZK" });
  });
});

describe("products: the list (CATALOG-10, CATALOG-11, CONST-03, CONST-19, GQL-04)", () => {
  it("CATALOG-11 gives pages of 25 in the order of the Czech alphabet, in at most four statements, bundles and what they hold included", async () => {
    const first = await list(owner);
    expect(first.page_info).toEqual({ current_page: 1, page_size: 25, total_pages: 6 });
    // Three, and the actor's.
    expect(first.statements).toBeLessThanOrEqual(4);
    const all = await Promise.all([1, 2].map((currentPage) => list(owner, { pageSize: 100, currentPage })));
    const names = all.flatMap(({ items }) => items.map(({ name }) => name ?? ""));
    expect(names).toHaveLength(first.total_count ?? 0);
    const alphabet = new Intl.Collator("cs", { numeric: true });
    expect(names).toEqual(names.toSorted(alphabet.compare));
  });

  it("counts the same whether facets are asked for or not", async () => {
    const bare = `query Bare($filter: ProductAttributeFilterInput, $search: String) {
      products(filter: $filter, search: $search) { total_count page_info { total_pages } } }`;
    for (const variables of [
      {},
      { search: "sud" },
      { filter: { promo: { eq: "1" }, brand: { in: ["Kamenář"] } } },
    ]) {
      const { data } = await owner.graphql(bare, variables);
      expect(data).toMatchObject({ products: { total_count: (await list(owner, variables)).total_count } });
    }
  });

  it("C18 the language changes words and their order, never the goods", async () => {
    const czech = await list(owner, { pageSize: 100 });
    const english = await list(owner, { pageSize: 100 }, { lang: "en" });
    expect(english.total_count).toBe(czech.total_count);
    const names = english.items.map(({ name }) => name ?? "");
    expect(names).toEqual(names.toSorted(new Intl.Collator("en", { numeric: true }).compare));
    expect(names).toContain("Lipovrch 10 pale draught beer, keg 50 l");
  });

  it("pages do not overlap whatever the order", async () => {
    for (const sort of [{ price: "ASC" }, { position: "DESC" }, { name: "DESC" }] as const) {
      const pages = await Promise.all([1, 2, 3].map((currentPage) => list(owner, { sort, currentPage })));
      expect(new Set(pages.flatMap(({ skus }) => skus)).size).toBe(75);
    }
  });

  it("sorts by the price that is charged, goods without a price last", async () => {
    const { items } = await list(owner, { sort: { price: "ASC" }, pageSize: 100 });
    const charged = items.map((item) => item.price_range.minimum_price.final_price.value ?? Infinity);
    expect(charged).toEqual(charged.toSorted((left, right) => left - right));
  });

  it("what will not be sold any more is not listed, but is found by its number", async () => {
    await sql`update product set sellable_to = '2026-11-19' where sku = '100101'`.execute(server.deps.db);
    const { skus } = await list(owner, { search: "100101" });
    const found = await product(owner, "100101");
    await sql`update product set sellable_to = null where sku = '100101'`.execute(server.deps.db);
    expect(skus).not.toContain("100101");
    expect(found).toMatchObject({ saleability: { sellable: false, reason: "no-longer-sold" } });
  });

  it("CATALOG-13 GQL-04 goods can be chosen among by their numbers and brands: the first hundred, and how many there are", async () => {
    const numbers = async (variables: Record<string, unknown>) => {
      const { skus, total_count, aggregations } = await list(owner, { ...variables, pageSize: 100 });
      const facet = aggregations?.find((each) => each?.attribute_code === "sku");
      expect(aggregations?.map((each) => each?.attribute_code)).toContain("brand");
      return {
        skus,
        total_count,
        count: facet?.count,
        facet: facet?.options?.map((option) => option?.value),
      };
    };
    const few = await numbers({ search: "100112" });
    expect(few.skus).toContain("100112");
    expect(few).toMatchObject({ facet: few.skus, count: few.total_count });
    const all = await numbers({});
    expect(all.total_count).toBeGreaterThan(100);
    expect(all).toMatchObject({ facet: all.skus, count: all.total_count });
    const asked = await numbers({ filter: { sku: { in: ["100112", "100201"] } } });
    expect(asked.facet?.toSorted()).toEqual(["100112", "100201"]);
  });

  it("CATALOG-13 GQL-04 whoever says what is not wanted is spared it", async () => {
    const codes = async (without: readonly string[] | null) => {
      const asked =
        "query ($without: [String!]) { products { aggregations(without: $without) { attribute_code } } }";
      const { products } = told<{ products: { aggregations: { attribute_code: string }[] } }>(
        await owner.graphql(asked, { without }),
      );
      return products.aggregations.map(({ attribute_code: code }) => code);
    };
    const all = await codes(null);
    expect(all.slice(0, 2)).toEqual(["sku", "brand"]);
    expect(await codes([])).toEqual(all);
    expect(await codes(["sku"])).toEqual(all.slice(1));
  });

  it("BUNDLE-01 bundles are listed, found and counted like other goods; those that ended are not", async () => {
    const pages = await Promise.all([1, 2].map((currentPage) => list(owner, { pageSize: 100, currentPage })));
    const skus = new Set(pages.flatMap((page) => page.skus));
    const { rows } = await sql<{ sku: string; name: string; ended: boolean }>`
      select sku, names ->> 'cs' as name, sellable_to < '2026-11-26' as ended from product
      where is_bundle order by sku`.execute(server.deps.db);
    expect(rows).toHaveLength(10);
    expect(rows.filter(({ sku }) => !skus.has(sku)).map(({ ended }) => ended)).toEqual([true]);
    expect((await list(owner, { search: "fotbalový večer" })).skus).toContain("950260");
    const bundles = await list(owner, { filter: { type: { eq: "bundle" } } });
    expect(bundles.total_count).toBe(9);
    expect((await list(owner, { filter: { type: { eq: "simple" } } })).skus).not.toContain("950260");
    expect(JSON.stringify(pages[0]?.aggregations)).toContain("bundles");
    const holding = await list(owner, { filter: { bundle_item: { eq: "130514" } } });
    expect(holding.skus).toEqual(["950360"]);
  });

  it("HTTP-25, HTTP-26 the tank and unfiltered methods list what they are for", async () => {
    const tank = await list(owner, {}, { outletid: "500101", outletdeliverymethod: "tank_tank" });
    expect(tank.total_count).toBe(6);
    expect(tank.items.every((item) => item.is_tank && item.saleability?.sellable)).toBe(true);
    const unfiltered = await list(
      owner,
      {},
      { outletid: "500101", outletdeliverymethod: "unfiltered_unfiltered" },
    );
    expect(unfiltered.items.every((item) => item.is_unfiltered && !item.is_tank)).toBe(true);
  });
});

describe("products: the detail (GQL-05, CATALOG-21)", () => {
  const detail = `query Detail($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
    sku description { html } image { url } categories { name url_path }
    related_products { sku brand your_price saleability { sellable } } } } }`;

  it("GQL-05 comes with related products of the same brand, in three statements", async () => {
    const { data, errors, statements } = await owner.graphql(detail, { sku: "100201" });
    expect(errors).toEqual([]);
    expect(statements).toBe(3);
    const [item] = itemsOf(data);
    expect(item).toMatchObject({
      sku: "100201",
      description: { html: expect.stringContaining("honey") },
      image: null,
    });
    const related = (item?.related_products ?? []) as Item[];
    expect(related).toHaveLength(6);
    const packagings = await packagingsOf("100201");
    expect(packagings).toContain("100201");
    for (const other of related) {
      expect(other).toMatchObject({ brand: "Lipovrch" });
      expect(packagings).not.toContain(other.sku);
      expect(other.your_price).not.toBeNull();
    }
  });

  it.each(["100112", "100212"])(
    "CATALOG-21 %s has related products, none of them itself in another packaging",
    async (sku) => {
      const { data } = await owner.graphql(detail, { sku });
      const related = (itemsOf(data)[0]?.related_products ?? []) as Item[];
      expect(related.length).toBeGreaterThan(0);
      const packagings = new Set(await packagingsOf(sku));
      expect(related.filter((other) => packagings.has(String(other.sku)))).toEqual([]);
    },
  );

  async function packagingsOf(sku: string): Promise<readonly string[]> {
    const { data } = await owner.graphql(
      "query ($sku: String!) { getProductAvaliablePackaging(sku: $sku) { product { sku } } }",
      { sku },
    );
    const found = data?.["getProductAvaliablePackaging"] as readonly { readonly product: { sku: string } }[];
    return found.map(({ product }) => product.sku);
  }

  it("related products of a whole list cost no statement more", async () => {
    const query = `{ products { items { sku related_products { sku } } } }`;
    const { errors, statements } = await owner.graphql(query);
    expect(errors).toEqual([]);
    expect(statements).toBe(3);
  });

  it("a number that does not exist is an empty list, not an error", async () => {
    const { items, total_count } = await list(owner, { filter: { sku: { eq: "000000" } } });
    expect({ items, total_count }).toEqual({ items: [], total_count: 0 });
  });
});
