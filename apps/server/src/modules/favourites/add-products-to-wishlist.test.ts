import { fromUid } from "@vycep/contract/uid";
import { MAX_FAVOURITES } from "@vycep/domain/favourites/favourite";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refusal } from "../../testing/ask-cart.ts";
import { keep, keepMutation, wishlistOf } from "../../testing/ask-favourites.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let caller: Caller;
let id = "";
beforeAll(async () => {
  server = await startTestServer();
  caller = await server.as("U002");
  id = (await wishlistOf(caller)).id ?? "";
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`delete from wishlist_item where wishlist_id = ${numberOf(id)}`.execute(server.deps.db);
});

const anItem = [{ sku: "100112", quantity: 1 }];

const numberOf = (uid: string | null | undefined) => Number(fromUid(uid ?? ""));

describe("addProductsToWishlist (GQL-09, FAV-01)", () => {
  it("a stranger is asked to sign in", async () => {
    const answer = await server.stranger.graphql(keepMutation, { id, items: anItem });
    expect(refusal(answer)).toMatchObject({ code: "not-signed-in" });
  });

  it("more items than a list holds are refused at once", async () => {
    const items = Array.from({ length: MAX_FAVOURITES + 1 }, () => anItem[0]);
    expect(refusal(await caller.graphql(keepMutation, { id, items }))).toMatchObject({
      code: "too-many-items",
      category: "graphql-input",
    });
  });

  it("without the permission Catalogue it is forbidden", async () => {
    const accountant = await server.as("U006");
    expect(refusal(await accountant.graphql(keepMutation, { id, items: anItem }))).toMatchObject({
      code: "forbidden-permission",
    });
  });

  it("C16 a foreign list is as missing as one that does not exist, and stays as it is", async () => {
    const radek = await server.as("U012");
    const foreign = await wishlistOf(radek);
    const refusals = await Promise.all(
      [foreign.id, "OTk5OTk5", "rubbish"].map(async (asked) =>
        refusal(await caller.graphql(keepMutation, { id: asked, items: anItem })),
      ),
    );
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ code: "no-such-wishlist", category: "graphql-no-such-entity" });
    expect(await wishlistOf(radek)).toEqual(foreign);
  });

  it("D36 a storefront that knows one list only names it by 0, and there it is made", async () => {
    const fresh = await server.as("U019");
    const answer = await keep(fresh, "0", ["100112"]);
    expect(answer).toMatchObject({ user_errors: [], wishlist: { id: (await wishlistOf(fresh)).id } });
  });

  it("FAV-05 FAV-06 FAV-11 C1 C5 bad products come back with code, words and place; good ones are kept", async () => {
    const answer = await keep(caller, id, ["100113", "100413", "100116", "nothing", "100112"]);
    expect(answer.user_errors).toEqual([
      {
        code: "UNDEFINED",
        reason: "favourite-unfiltered",
        sku: "100413",
        index: 1,
        message: "Nefiltrované pivo nelze uložit do oblíbených.",
      },
      {
        code: "UNDEFINED",
        reason: "favourite-tank",
        sku: "100116",
        index: 2,
        message: "Tankové pivo nelze uložit do oblíbených.",
      },
      {
        code: "PRODUCT_NOT_FOUND",
        reason: "product-unknown",
        sku: "nothing",
        index: 3,
        message: "Produkt nothing nemáme v nabídce.",
      },
    ]);
    expect(answer.wishlist.items_count).toBe(2);
    expect((await wishlistOf(caller)).skus).toEqual(["100113", "100112"]);
  });

  it("C26 a bundle is kept like any product, and comes back as the bundle that it is", async () => {
    const { user_errors: errors } = await keep(caller, id, ["950360"]);
    expect(errors).toEqual([]);
    expect((await wishlistOf(caller)).skus).toContain("950360");
  });

  it("what the market does not have cannot be kept", async () => {
    const { rows } = await sql<{ sku: string }>`
      update product set markets = '{SK}' where sku = (select max(sku) from product where not is_bundle)
      returning sku`.execute(server.deps.db);
    const skus = rows.map(({ sku }) => sku);
    const { user_errors: errors } = await keep(caller, id, skus);
    expect(skus.length).toBeGreaterThan(0);
    expect(errors.map((error) => error?.code)).toEqual(skus.map(() => "PRODUCT_NOT_FOUND"));
  });

  it("a full list refuses one more and keeps what it has", async () => {
    await sql`
      insert into wishlist_item (wishlist_id, sku, name, added_at)
      select ${numberOf(id)}, 'old-' || n, 'old', now() from generate_series(1, ${MAX_FAVOURITES - 1}) n`.execute(
      server.deps.db,
    );
    const { user_errors: errors, wishlist } = await keep(caller, id, ["100112", "100113"]);
    expect(wishlist.items_count).toBe(MAX_FAVOURITES);
    expect(errors).toMatchObject([{ reason: "favourites-full", sku: "100113", index: 1 }]);
  });

  it("GQL-09 FAV-01 keeps it, what is not sold now too, and answers the new items", async () => {
    const { added_items: added, user_errors: errors } = await keep(caller, id, ["100112", "130613"]);
    const { items } = await wishlistOf(caller);
    expect(errors).toEqual([]);
    expect(added).toEqual(items.map((item) => ({ id: item.id, sku: item.sku })));
    expect(items.map(({ product }) => [product.sku, product.favourites])).toEqual([
      ["100112", 1],
      ["130613", 1],
    ]);
  });

  it("FAV-03 the product is a favourite from then on, for this customer alone", async () => {
    await keep(caller, id, ["100207"]);
    const marks = `{ products(filter: { sku: { eq: "100207" } }) { items { favourites } } }`;
    expect((await caller.graphql(marks)).data).toEqual({ products: { items: [{ favourites: 1 }] } });
    const colleague = await server.as("U004");
    expect((await colleague.graphql(marks)).data).toEqual({ products: { items: [{ favourites: 0 }] } });
  });

  it("kept twice, in one call or in twenty at once, it is there once", async () => {
    await keep(caller, id, ["100112", "100112", " 100112 "]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => keep(caller, id, ["100113", "100112"])),
    );
    expect(answers.flatMap(({ user_errors: errors }) => errors)).toEqual([]);
    expect((await wishlistOf(caller)).skus).toEqual(["100112", "100113"]);
  });

  it("a hundred products take no more statements than one", async () => {
    const { rows } = await sql<{ sku: string }>`select sku from product order by sku limit 100`.execute(
      server.deps.db,
    );
    const statementsFor = async (skus: readonly string[]) =>
      (await caller.graphql(keepMutation, { id, items: skus.map((sku) => ({ sku, quantity: 1 })) }))
        .statements;
    const one = await statementsFor(["100112"]);
    expect(await statementsFor(rows.map(({ sku }) => sku))).toBe(one);
    expect(one).toBeLessThanOrEqual(12);
  });
});
