import { MAX_FAVOURITES } from "@vycep/domain/favourites/favourite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refusal } from "../../testing/ask-cart.ts";
import { drop, dropMutation, keep, type List, wishlistOf } from "../../testing/ask-favourites.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let caller: Caller;
let mine: List;
beforeAll(async () => {
  server = await startTestServer();
  caller = await server.as("U002");
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { id } = await wishlistOf(caller);
  await keep(caller, id ?? "", ["100112", "100113", "100101"]);
  mine = await wishlistOf(caller);
});

const idsOf = ({ items }: List) => items.map(({ id }) => id);

describe("removeProductsFromWishlist (GQL-10, FAV-02)", () => {
  it("a stranger is asked to sign in", async () => {
    const answer = await server.stranger.graphql(dropMutation, { id: mine.id, items: idsOf(mine) });
    expect(refusal(answer)).toMatchObject({ code: "not-signed-in" });
  });

  it("more ids than a list holds are refused at once", async () => {
    const items = Array.from({ length: MAX_FAVOURITES + 1 }, (_one, index) => String(index));
    expect(refusal(await caller.graphql(dropMutation, { id: mine.id, items }))).toMatchObject({
      code: "too-many-items",
    });
  });

  it("without the permission Catalogue it is forbidden", async () => {
    const accountant = await server.as("U006");
    const answer = await accountant.graphql(dropMutation, { id: mine.id, items: idsOf(mine) });
    expect(refusal(answer)).toMatchObject({ code: "forbidden-permission" });
  });

  it("C16 neither a foreign list nor a foreign item can be touched, and both look missing", async () => {
    const radek = await server.as("U012");
    const theirs = await wishlistOf(radek);
    const lists = await Promise.all(
      [theirs.id, "OTk5OTk5", "rubbish"].map(async (id) =>
        refusal(await caller.graphql(dropMutation, { id, items: idsOf(theirs) })),
      ),
    );
    expect(new Set(lists.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(lists[0]).toMatchObject({ code: "no-such-wishlist" });
    const own = mine.id ?? "";
    const foreignItem = await drop(caller, own, [idsOf(theirs)[0] ?? ""]);
    expect(foreignItem).toEqual(await drop(caller, own, ["OTk5OTk5"]));
    expect(foreignItem).toEqual(await drop(caller, own, ["rubbish"]));
    expect(await wishlistOf(radek)).toEqual(theirs);
  });

  it("FAV-11 what is not there comes back by its place, and the others are removed", async () => {
    const [first = "", second = ""] = idsOf(mine);
    const answer = await drop(caller, mine.id ?? "", [first, "OTk5OTk5", second]);
    expect(answer.user_errors).toEqual([
      {
        code: "UNDEFINED",
        reason: "favourite-unknown",
        sku: null,
        index: 1,
        message: "Tento produkt už v oblíbených není.",
      },
    ]);
    expect(answer.wishlist.items_count).toBe(1);
  });

  it("GQL-10 FAV-02 FAV-04 removes it, and the product is no favourite any more", async () => {
    const gone = mine.items[0];
    const answer = await drop(caller, mine.id ?? "", [gone?.id ?? ""]);
    expect(answer).toMatchObject({ wishlist: { items_count: 2 }, user_errors: [] });
    const marks = `{ products(filter: { sku: { eq: "${gone?.sku}" } }) { items { favourites } } }`;
    expect((await caller.graphql(marks)).data).toEqual({ products: { items: [{ favourites: 0 }] } });
    expect((await wishlistOf(caller)).skus).not.toContain(gone?.sku);
  });

  it("D13 what vanished from the range can be removed like anything else", async () => {
    const jana = await server.as("U001");
    const { id, items } = await wishlistOf(jana);
    const gone = items.find(({ in_range: isInRange }) => !isInRange);
    expect((await drop(jana, id ?? "", [gone?.id ?? ""])).user_errors).toEqual([]);
    expect((await wishlistOf(jana)).items.every(({ in_range: isInRange }) => isInRange)).toBe(true);
  });

  it("many items take as many statements as one", async () => {
    const [first = "", ...rest] = idsOf(mine);
    const one = await caller.graphql(dropMutation, { id: mine.id, items: [first] });
    const more = await caller.graphql(dropMutation, { id: mine.id, items: rest });
    expect(more.statements).toBe(one.statements);
    expect(one.statements).toBeLessThanOrEqual(6);
  });
});
