import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Products } from "../../platform/graphql.gen.ts";
import { keep, wishlistOf } from "../../testing/ask-favourites.ts";
import { type Item, itemsOf } from "../../testing/ask-products.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const document = `query Usual($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int, $currentPage: Int,
    $sort: ProductAttributeSortInput, $byBeer: Boolean) {
    products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort,
      by_beer: $byBeer) {
      items { __typename sku name sub_brand price_range { minimum_price { final_price { value } } } litres_per_box alcohol_strength product_new favourites }
      beers { key skus others }
      beer_count bundle_count total_count
      bundles { sku __typename }
      usual { sku times deliveries last_quantity last_delivery_date every_days chance_percent }
      page_info { current_page total_pages }
      aggregations { attribute_code options { value count } }
    }
  }`;
const place = { outletid: "500101", datepopup: "2026-11-26", outletdeliverymethod: "selfpickup_selfpickup" };

async function ask(caller: Caller, variables: Record<string, unknown> = {}, headers = place) {
  const { data, errors, statements } = await caller.graphql(document, variables, { lang: "cs", ...headers });
  expect(errors).toEqual([]);
  const products = data?.["products"] as Products;
  return {
    ...products,
    items: itemsOf(data),
    usual: products.usual ?? [],
    beers: products.beers ?? [],
    statements,
  };
}
const usually = (variables: Record<string, unknown> = {}) =>
  ask(owner, { sort: { usual: "ASC" }, byBeer: true, pageSize: 8, ...variables });
const skusOf = (items: readonly Item[]) => items.map(({ sku }) => sku ?? "");

describe("products: the usual first (CATALOG-10, FAV-03, SUGGEST-01)", () => {
  it("what the place buys leads, with the last amount, in no statement more than by name", async () => {
    await usually();
    const first = await usually();
    const byName = await ask(owner);
    expect(first.statements).toBe(byName.statements);
    expect(first.usual.length).toBeGreaterThan(2);
    const { rows } = await sql<{ boxes: number; day: string }>`
      select sum(boxes_ordered)::int as boxes, delivery_date::text as day from order_line join sales_order using (order_number)
      where ship_to_id = '500101' and sku = ${first.usual[0]?.sku} and state <> 'cancelled' and bundle_sku is null
        and delivery_date < '2026-11-26'
        and delivery_method in ('selfpickup_selfpickup', 'flatrate_flatrate', 'smalltruck_smalltruck')
      group by delivery_date order by delivery_date desc limit 1`.execute(server.deps.db);
    expect(first.usual[0]).toMatchObject({
      last_quantity: rows[0]?.boxes,
      last_delivery_date: rows[0]?.day,
    });
    // By how likely it is now, favourites before the others.
    const hearts = new Set(first.items.filter(({ favourites }) => favourites === 1).map(({ sku }) => sku));
    const ranks = first.beers.map(({ skus }) =>
      Math.max(
        0,
        ...first.usual
          .filter(({ sku }) => skus.includes(sku))
          .map(({ sku, chance_percent: chance }) => chance + (hearts.has(sku) ? 100 : 0)),
      ),
    );
    expect(ranks).toEqual(ranks.toSorted((left, right) => right - left));
    expect(new Set(ranks).size).toBeGreaterThan(2);
  });

  it("pages of beers hold every product once, a beer on one line whatever the order", async () => {
    for (const sort of [{ usual: "ASC" }, { price: "DESC" }, { litre_price: "ASC" }, { newest: "ASC" }]) {
      const first = await usually({ sort });
      const rest = await Promise.all(
        Array.from({ length: (first.page_info?.total_pages ?? 0) - 1 }, (_, at) =>
          usually({ sort, currentPage: at + 2 }),
        ),
      );
      const beers = [first, ...rest].flatMap((page) => page.beers);
      const skus = beers.flatMap((beer) => [...beer.skus, ...beer.others]);
      expect(new Set(beers.map(({ key }) => key)).size).toBe(first.beer_count);
      expect(new Set(skus).size).toBe(skus.length);
      expect(skus.length + (first.bundle_count ?? 0)).toBe(first.total_count);
      expect(rest.flatMap(({ bundles }) => bundles ?? [])).toEqual([]);
    }
  });

  it("CATALOG-20 shows three packagings of a beer at most, all that is usual among them, and names the others", async () => {
    const { beers, items, usual } = await usually();
    expect(skusOf(items)).toEqual(beers.flatMap(({ skus }) => skus));
    for (const { skus, others } of beers) {
      expect(skus.length).toBe(Math.min(3, skus.length + others.length));
      const names = items
        .filter(({ sku }) => skus.includes(sku ?? ""))
        .map(({ name }) => name?.split(", ")[0]);
      expect(new Set(names).size).toBe(1);
    }
    const eleven = beers.find(({ key }) => key.includes("Lipovrch 11"));
    expect(eleven?.others.length).toBeGreaterThan(0);
    expect(usual.length).toBeGreaterThan(0);
  });

  it("package deals stand apart, on the first page; alone they are the list", async () => {
    const { bundles, bundle_count } = await usually();
    expect(bundles).toHaveLength(4);
    expect(new Set(bundles?.map((bundle) => (bundle as Item).__typename))).toEqual(
      new Set(["BundleProduct"]),
    );
    const alone = await usually({ filter: { type: { eq: "bundle" } } });
    expect(alone).toMatchObject({ bundles: [], bundle_count: 0, beer_count: bundle_count });
    expect(alone.items[0]?.__typename).toBe("BundleProduct");
  });

  it("in a list of products they come after all else, and the usual products first", async () => {
    const { items, usual, beers } = await ask(owner, { sort: { usual: "DESC" }, pageSize: 100 });
    expect(beers).toEqual([]);
    expect(skusOf(items).slice(0, usual.length).toSorted()).toEqual(usual.map(({ sku }) => sku).toSorted());
    expect(items.find(({ __typename }) => __typename === "BundleProduct")).toBeUndefined();
  });

  it("FAV-03 favourites never bought stand right after the usual", async () => {
    const before = await usually({ pageSize: 100 });
    const unknown = before.beers.at(-1)?.skus[0] ?? "";
    await keep(owner, (await wishlistOf(owner)).id ?? "", [unknown]);
    const { beers, usual } = await usually({ pageSize: 100 });
    const lines = beers.map(({ skus }) => skus);
    const usualBeers = lines.filter((skus) => usual.some(({ sku }) => skus.includes(sku)));
    const at = lines.findIndex((skus) => skus.includes(unknown));
    expect(at).toBeGreaterThanOrEqual(usualBeers.length);
    expect(at).toBeLessThan(lines.length - 20);
  });

  it("C10 a cancelled order and a new day of delivery change what is usual with the next answer", async () => {
    const { db } = server.deps;
    const before = await usually();
    const [usual] = before.usual;
    const last = sql`select order_number from sales_order join order_line using (order_number)
      where ship_to_id = '500101' and sku = ${usual?.sku} and delivery_date = ${usual?.last_delivery_date}::date`;
    const lastDay = async () =>
      (await usually()).usual.find(({ sku }) => sku === usual?.sku)?.last_delivery_date;
    await sql`update sales_order set state = 'cancelled' where order_number in (${last})`.execute(db);
    const earlier = await lastDay();
    expect(earlier && earlier < (usual?.last_delivery_date ?? "")).toBe(true);
    await sql`update sales_order set state = 'delivered' where state = 'cancelled' and ship_to_id = '500101'
      and delivery_date = ${usual?.last_delivery_date}::date`.execute(db);
    expect(await lastDay()).toBe(usual?.last_delivery_date);
    await sql`update sales_order set delivery_date = delivery_date - 1 where order_number in (${last})`.execute(
      db,
    );
    expect(await lastDay()).not.toBe(usual?.last_delivery_date);
  });

  it("a tank is usual among tanks alone, and nothing is at a place nobody may order for", async () => {
    const tank = await ask(
      owner,
      { sort: { usual: "ASC" } },
      { ...place, outletdeliverymethod: "tank_tank" },
    );
    expect(tank.usual.length).toBeGreaterThan(0);
    const kegs = new Set((await usually()).usual.map(({ sku }) => sku));
    expect(tank.usual.filter(({ sku }) => kegs.has(sku))).toEqual([]);
    const foreign = await ask(owner, { sort: { usual: "ASC" } }, { ...place, outletid: "500201" });
    expect(foreign.usual).toEqual([]);
  });
});

describe("products: more orders of the list (CATALOG-10)", () => {
  it.each<[string, Record<string, string>, (item: Item) => number]>([
    [
      "the price of a litre",
      { litre_price: "ASC" },
      (one) => (one.price_range.minimum_price.final_price.value ?? Infinity) / (one.litres_per_box ?? 0),
    ],
    ["strength", { strength: "ASC" }, (one) => one.alcohol_strength ?? Infinity],
    ["what is new", { newest: "DESC" }, (one) => -(one.product_new ?? 0)],
  ])("by %s", async (_what, sort, keyOf) => {
    const { items } = await ask(owner, { sort, pageSize: 60 });
    const keys = items.map(keyOf);
    expect(keys.length).toBe(60);
    expect(keys).toEqual(keys.toSorted((left, right) => left - right));
    expect(new Set(keys).size).toBeGreaterThan(1);
  });

  it("other clients are answered as before: no beers, nothing usual, bundles in their place", async () => {
    const { beers, bundles, bundle_count, beer_count, items } = await ask(owner);
    expect({ beers, bundles, bundle_count, beer_count }).toEqual({
      beers: [],
      bundles: null,
      bundle_count: null,
      beer_count: null,
    });
    expect(items.slice(0, 5).map(({ __typename }) => __typename)).toContain("BundleProduct");
  });
});
