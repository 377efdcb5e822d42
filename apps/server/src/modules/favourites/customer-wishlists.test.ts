import { fromUid } from "@vycep/contract/uid";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { add, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { keep, wishlistOf, wishlistQuery } from "../../testing/ask-favourites.ts";
import { itemsOf, list, product } from "../../testing/ask-products.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());

const janas = ["100112", "100212", "100101", "120212", "130613", "100312", "190105", "140507", "150114"];

const numberOf = (uid: string | null | undefined) => Number(fromUid(uid ?? ""));

describe("customer wishlists: who may see them", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await server.stranger.graphql(wishlistQuery))).toMatchObject({ code: "not-signed-in" });
  });

  it.each([
    [{ pageSize: 0 }, "pageSize value must be greater than 0."],
    [{ pageSize: 101 }, "Maximum pageSize is 100"],
    [{ currentPage: 0 }, "currentPage value must be greater than 0."],
  ])("bad input %j is refused", async (variables, message) => {
    expect(refusal(await jana.graphql(wishlistQuery, variables))).toMatchObject({
      message,
      category: "graphql-input",
    });
  });

  it.each(["U006", "U009"])("ROUTE-07 %s without the permission Catalogue has no favourites", async (uid) => {
    const caller = await server.as(uid);
    expect(refusal(await caller.graphql(wishlistQuery))).toMatchObject({ code: "forbidden-permission" });
  });

  it("C16 a list by a foreign id is null like a missing one", async () => {
    const { id } = await wishlistOf(await server.as("U012"));
    const byId = `query ($id: ID!) { customer { wishlist_v2(id: $id) { id items_count } } }`;
    for (const asked of [id, "OTk5OTk5", "rubbish"]) {
      expect(told(await jana.graphql(byId, { id: asked }))).toEqual({ customer: { wishlist_v2: null } });
    }
    const own = await wishlistOf(jana);
    expect(told(await jana.graphql(byId, { id: own.id }))).toEqual({
      customer: { wishlist_v2: { id: own.id, items_count: 9 } },
    });
  });
});

describe("customer wishlists: what is in them (GQL-06, FAV-07)", () => {
  it("FAV-07 the list counts its items and knows of each its quantity and product", async () => {
    const { items, items_count: count, skus } = await wishlistOf(jana);
    expect(count).toBe(9);
    expect(skus).toEqual(janas);
    expect(items[0]).toMatchObject({
      quantity: 1,
      in_range: true,
      product: { sku: "100112", favourites: 1, currency: "CZK", saleability: { sellable: true } },
    });
  });

  it("GQL-06 FAV-10 FAV-12 OP-25 pages of four give the whole list, none twice, however long it is", async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((currentPage) => wishlistOf(jana, { pageSize: 4, currentPage })),
    );
    expect(pages.map(({ skus }) => skus.length)).toEqual([4, 4, 1, 0]);
    expect(pages.flatMap(({ skus }) => skus)).toEqual(janas);
    expect(pages[0]?.items_v2?.page_info ?? {}).toMatchObject({ total_pages: 3 });
  });

  it("D13 C27 a product that vanished stays, with its name, and is no longer sold", async () => {
    const { items } = await wishlistOf(jana);
    expect(items.find(({ sku }) => sku === "140507")).toMatchObject({
      name: "Luční radler pomeranč, plechovka 0,5 l, tray 24 ks",
      in_range: false,
      product: {
        sku: "140507",
        favourites: 1,
        your_price: null,
        saleability: { sellable: false, reason: "no-longer-sold" },
      },
    });
  });

  it("C27 a product that is not sold now says why and stays", async () => {
    const { items } = await wishlistOf(jana);
    expect(items.find(({ sku }) => sku === "130613")).toMatchObject({
      in_range: true,
      product: { saleability: { sellable: false, reason: "not-yet-sold" } },
    });
  });

  it("FAV-07 shipto_item_count says how many can be ordered for place, way and day", async () => {
    const query = `{ customer { wishlists { items_count items_v2(pageSize: 1) { shipto_item_count } } } }`;
    const countFor = async (headers: Record<string, string>) =>
      told<{ customer: { wishlists: { items_v2: { shipto_item_count: number } }[] } }>(
        await jana.graphql(query, {}, headers),
      ).customer.wishlists[0]?.items_v2.shipto_item_count;
    expect(await countFor({ outletid: "500101", datepopup: "2026-11-26" })).toBe(7);
    expect(await countFor({ outletid: "500101", outletdeliverymethod: "tank_tank" })).toBe(0);
  });

  it("who never kept anything has an empty list, the same one each time", async () => {
    const caller = await server.as("U013");
    const first = await wishlistOf(caller);
    expect(first).toMatchObject({ items_count: 0, items: [] });
    const again = await Promise.all([1, 2, 3].map(() => wishlistOf(caller)));
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
  });

  it("numbers alone take three statements, products six, however many there are", async () => {
    const [bare, four] = [
      await jana.graphql(wishlistQuery),
      await jana.graphql(wishlistQuery, { pageSize: 4 }),
    ];
    expect(bare.statements).toBe(3);
    expect(four.statements).toBe(3);
    const query = wishlistQuery.replace("added_at sku", "product { sku your_price favourites }");
    const [all, one] = [await jana.graphql(query), await jana.graphql(query, { pageSize: 1 })];
    expect(all.errors).toEqual([]);
    expect(all.statements).toBe(one.statements);
    expect(all.statements).toBeLessThanOrEqual(6);
  });
});

describe("favourites on products (FAV-03, CATALOG-02, CATALOG-05, CART-03)", () => {
  const headers = { outletid: "500101", datepopup: "2026-11-26" };
  const query = `query ($filter: ProductAttributeFilterInput) { products(filter: $filter, pageSize: 100) { items {
    sku favourites related_products { sku favourites } } } }`;

  it("CATALOG-02 the list says 1 of the caller's own and 0 of all others, without another statement", async () => {
    const { data, statements } = await jana.graphql(
      `{ products(pageSize: 100) { items { sku favourites } } }`,
      {},
      headers,
    );
    const marked = itemsOf(data).filter(({ favourites }) => favourites === 1);
    // The fifth is for what the bundles of the page hold.
    expect(statements).toBe(3);
    expect(marked.length).toBeGreaterThan(3);
    expect(marked.every(({ sku }) => janas.includes(sku ?? ""))).toBe(true);
    expect(itemsOf(data).every(({ favourites }) => favourites === 0 || favourites === 1)).toBe(true);
  });

  it("CATALOG-05 the detail and its related products know it too, in three statements", async () => {
    const { data, statements } = await jana.graphql(query, { filter: { sku: { eq: "100201" } } }, headers);
    const [item] = itemsOf(data);
    expect(item?.favourites).toBe(0);
    const related = (item?.related_products ?? []).map((other) => [other?.sku, other?.favourites]);
    expect(related).toEqual(related.map(([sku]) => [sku, janas.includes(String(sku)) ? 1 : 0]));
    expect(related.some(([, favourites]) => favourites === 1)).toBe(true);
    expect(statements).toBe(3);
  });

  it("CART-03 a cart item says whether its product is a favourite", async () => {
    const caller = await server.as("U012");
    const id = await startOrder(caller, { shipTo: "500203" });
    await add(caller, id, [
      { sku: "100213", quantity: 1 },
      { sku: "100112", quantity: 1 },
    ]);
    const cart = `{ customerCart { items { favourites product { sku favourites } } } }`;
    const answer = await caller.graphql(cart);
    expect(told(answer)).toEqual({
      customerCart: {
        items: [
          { favourites: 1, product: { sku: "100213", favourites: 1 } },
          { favourites: 0, product: { sku: "100112", favourites: 0 } },
        ],
      },
    });
    const without = await caller.graphql("{ customerCart { items { uid product { sku } } } }");
    expect(answer.statements).toBe(without.statements + 1);
  });

  it("CATALOG-08 CATALOG-13 the filter shows favourites only, and the facet counts what it would leave", async () => {
    const all = await list(jana, { pageSize: 100 }, headers);
    const facet = all.aggregations?.find((one) => one?.attribute_code === "favourites");
    const only = await list(jana, { filter: { favourites: { eq: "1" } }, pageSize: 100 }, headers);
    expect(only.skus.toSorted()).toEqual(janas.filter((sku) => sku !== "140507").toSorted());
    expect(facet?.options).toEqual([{ label: "Oblíbené", value: "1", count: only.total_count }]);
    const others = await list(jana, { filter: { favourites: { eq: "0" } } }, headers);
    expect((others.total_count ?? 0) + (only.total_count ?? 0)).toBe(all.total_count);
    const kegs = await list(
      jana,
      { filter: { favourites: { eq: "1" }, package_type: { eq: "keg" } } },
      headers,
    );
    expect(kegs.skus.length).toBeLessThan(only.skus.length);
    expect(kegs.aggregations?.find((one) => one?.attribute_code === "favourites")?.options?.[0]?.count).toBe(
      kegs.total_count,
    );
  });

  it("C10 C16 two customers asked in turn and all at once never see each other's favourites", async () => {
    const people = [
      ["U001", { outletid: "500101", datepopup: "2026-11-26" }],
      ["U012", { outletid: "500203", datepopup: "2026-11-26" }],
      ["U024", { outletid: "600401", datepopup: "2026-11-27" }],
    ] as const;
    const looks = await Promise.all(
      people.map(async ([uid, where]) => {
        const caller = await server.as(uid);
        const look = async () => {
          const { skus } = await wishlistOf(caller, { pageSize: 100 }, where);
          const marked = await list(caller, { filter: { favourites: { eq: "1" } }, pageSize: 100 }, where);
          return JSON.stringify([skus, marked.skus]);
        };
        return { look, alone: await look() };
      }),
    );
    expect(new Set(looks.map(({ alone }) => alone)).size).toBe(3);
    for (let round = 0; round < 5; round += 1) {
      expect(await Promise.all(looks.map(({ look }) => look()))).toEqual(looks.map(({ alone }) => alone));
    }
  });

  it("C27 a favourite whose row vanishes later stays with the name that it had", async () => {
    const caller = await server.as("U015");
    const { id } = await wishlistOf(caller);
    await keep(caller, id ?? "", ["100113"]);
    await sql`update wishlist_item set sku = 'gone-1' where wishlist_id = ${numberOf(id)}`.execute(
      server.deps.db,
    );
    expect((await wishlistOf(caller)).items).toMatchObject([
      { sku: "gone-1", name: "Lipovrch 10 světlé výčepní, sud KEG 30 l", in_range: false },
    ]);
    expect(await product(caller, "100113")).toBeDefined();
  });
});
