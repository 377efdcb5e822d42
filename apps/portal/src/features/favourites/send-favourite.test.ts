import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { queryClient } from "@vycep/shell/api/query-client";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeChoice } from "../../shared/ordering/choice.ts";
import { type FakeApi, fakeApi } from "../../testing/fake-api.ts";
import { bringAbout } from "./send-favourite.ts";
import { favouriteMarksQuery } from "./use-customer-wishlists.ts";

type Mark = { readonly id: string; readonly sku: string };

let api: FakeApi;
/** What the list on the server holds. */
let held: readonly Mark[];

beforeEach(() => {
  // Without a place, a way and a day the list would wait for them.
  changeChoice({
    shipToId: "500101",
    shippingMethod: "selfpickup_selfpickup",
    deliveryDate: toLocalDate("2026-11-26"),
  });
  held = [{ id: "i1", sku: "100112" }];
  api = fakeApi({
    FavouriteMarks: () => ({
      customer: { wishlists: [{ id: "w1", items_count: held.length, items_v2: { items: [...held] } }] },
    }),
    AddProductsToWishlist: ({ sku }) => {
      const added = { id: `i-${sku}`, sku };
      held = [...held, added];
      return { addProductsToWishlist: { added_items: [added], user_errors: [] } };
    },
    RemoveProductsFromWishlist: ({ itemId }) => {
      const known = held.some(({ id }) => id === itemId);
      held = held.filter(({ id }) => id !== itemId);
      const unknown = { code: "UNDEFINED" as const, message: "Neznáme.", reason: "favourite-unknown" };
      return { removeProductsFromWishlist: { user_errors: known ? [] : [unknown] } };
    },
  });
  vi.stubGlobal("fetch", api.fetch);
});
afterEach(() => {
  queryClient.clear();
  storage.clearForSignOut();
  vi.unstubAllGlobals();
});

const shown = () => queryClient.getQueryData(favouriteMarksQuery().queryKey)?.items.map(({ sku }) => sku);

describe("FAV-01 keeping a product", () => {
  test("puts it into the own list, and it is shown without asking for the list again", async () => {
    await bringAbout("100113", true);
    expect(api.lastOf("AddProductsToWishlist")).toEqual({ listId: "w1", sku: "100113" });
    expect(shown()).toEqual(["100112", "100113"]);
    expect(api.count("FavouriteMarks")).toBe(1);
  });

  test("that is kept already sends nothing", async () => {
    await bringAbout("100112", true);
    expect(api.count("AddProductsToWishlist")).toBe(0);
  });

  test("goes on when the page is closed right after the press", async () => {
    await bringAbout("100113", true);
    expect(api.lastCall("AddProductsToWishlist")?.outlivesPage).toBe(true);
    await bringAbout("100113", false);
    expect(api.lastCall("RemoveProductsFromWishlist")?.outlivesPage).toBe(true);
  });

  test("OP-125 which the server will not keep is a refusal in its words, and the list stays", async () => {
    api.set("AddProductsToWishlist", () => ({
      addProductsToWishlist: {
        added_items: [],
        user_errors: [{ code: "PRODUCT_NOT_FOUND", message: "Produkt v nabídce není." }],
      },
    }));
    await expect(bringAbout("100113", true)).rejects.toMatchObject({
      failure: { kind: "refused", message: "Produkt v nabídce není." },
    });
    expect(shown()).toEqual(["100112"]);
  });

  test("without an answer the failure is thrown, and the list stays", async () => {
    api.cut("AddProductsToWishlist");
    await expect(bringAbout("100113", true)).rejects.toMatchObject({ failure: { kind: "network" } });
    expect(shown()).toEqual(["100112"]);
  });
});

describe("FAV-02 removing a product", () => {
  test("takes it out of the list by its own id there", async () => {
    await bringAbout("100112", false);
    expect(api.lastOf("RemoveProductsFromWishlist")).toEqual({ listId: "w1", itemId: "i1" });
    expect(shown()).toEqual([]);
  });

  test("that is not kept sends nothing", async () => {
    await bringAbout("100113", false);
    expect(api.count("RemoveProductsFromWishlist")).toBe(0);
  });

  test("which another tab has removed already is done", async () => {
    await queryClient.fetchQuery(favouriteMarksQuery());
    held = [];
    await bringAbout("100112", false);
    expect(shown()).toEqual([]);
  });

  test("which another tab has removed and kept anew is removed under its new id", async () => {
    await queryClient.fetchQuery(favouriteMarksQuery());
    held = [{ id: "i9", sku: "100112" }];
    await bringAbout("100112", false);
    expect(api.lastOf("RemoveProductsFromWishlist")).toEqual({ listId: "w1", itemId: "i9" });
    expect(held).toEqual([]);
    expect(shown()).toEqual([]);
  });
});
