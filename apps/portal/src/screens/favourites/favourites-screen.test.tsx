import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { addressOf, button, link, named, noButton, textOf } from "../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { somePage } from "../../testing/some-list.ts";
import { someProduct } from "../../testing/some-product.ts";

withPortal();

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";
const lager = "Lipovrch 11 světlý ležák, sud KEG 30 l";

/** The list of what is kept, on the server. */
let kept: readonly { readonly product: ProductRow; readonly isGone?: boolean }[] = [];

beforeEach(() => {
  kept = goods.slice(0, 2).map((product) => ({ product }));
  const itemsOf = () =>
    kept.map(({ product, isGone = false }) => ({
      id: `i${product.sku}`,
      sku: product.sku ?? "",
      in_range: !isGone,
      product,
    }));
  const wishlists = () => [{ id: "w1", items_count: kept.length, items_v2: { items: itemsOf() } }];
  api.set("FavouriteMarks", () => ({ customer: { wishlists: wishlists() } }));
  api.set("FavouriteProducts", () => ({ customer: { wishlists: wishlists() } }));
  api.set("RemoveProductsFromWishlist", ({ itemId }) => {
    kept = kept.filter(({ product }) => `i${product.sku}` !== itemId);
    return { removeProductsFromWishlist: { user_errors: [] } };
  });
  api.set("AddProductsToWishlist", ({ sku }) => {
    kept = [...kept, ...goods.filter((product) => product.sku === sku).map((product) => ({ product }))];
    return { addProductsToWishlist: { added_items: [{ id: `i${sku}`, sku }], user_errors: [] } };
  });
});

async function openFavourites(search = "") {
  const { user } = await openPortal(`/catalog/favorites${search}`);
  await screen.findByRole("list", { name: named("Oblíbené") });
  await quiet();
  return user;
}

const names = () =>
  within(screen.getByRole("list", { name: named("Oblíbené") }))
    .getAllByRole("heading")
    .map((row) => textOf(row));
const heart = (product: string) => button(`Oblíbené: ${product}`);

describe("what is kept", () => {
  test("FAV-08 stands ready to be ordered, with how many can be for the day", async () => {
    await openFavourites();
    expect(names()).toEqual(["Lipovrch 10 světlé výčepní", "Lipovrch 11 světlý ležák"]);
    expect(screen.getByText("2 produkty, 2 lze objednat na 26.11.2026")).toBeTruthy();
    await expectAccessible();
  });

  test("is put into the cart as in the catalogue", async () => {
    const user = await openFavourites();
    await user.click(button(`Přidat ${keg}`));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 1 }));
  });

  test("a product that is not sold any more says so and cannot be ordered", async () => {
    kept = [{ product: someProduct(), isGone: true }];
    await openFavourites();
    expect(screen.getByText("Už se neprodává")).toBeTruthy();
    expect(noButton(`Přidat ${keg}`)).toBeNull();
  });

  test("is searched in and put into another order, both in the address", async () => {
    const user = await openFavourites();
    await user.type(screen.getByRole("searchbox", { name: named("Hledat v oblíbených") }), "ležák");
    await waitFor(() => expect(names()).toEqual(["Lipovrch 11 světlý ležák"]));
    await waitFor(() => expect(location.search).toContain("q="));
  });

  test("the dearest first, when asked for", async () => {
    await openFavourites("?sort=price-desc");
    expect(names()).toEqual(["Lipovrch 10 světlé výčepní", "Lipovrch 11 světlý ležák"]);
  });

  test("what is not among them may be in the catalogue", async () => {
    const { user } = await openPortal("/catalog/favorites?q=kofola");
    expect(
      await screen.findByRole("heading", { name: named("V oblíbených tomu nic neodpovídá.") }),
    ).toBeTruthy();
    expect(addressOf(link("Hledat v katalogu"))).toBe("/catalog/products?q=kofola");
    await user.click(
      screen.getAllByRole("button", { name: named("Zrušit hledání") }).at(-1) ?? document.body,
    );
    expect(await screen.findByRole("list", { name: named("Oblíbené") })).toBeTruthy();
  });
});

describe("FAV-02 the heart", () => {
  test("takes a product out at once, with the way back", async () => {
    const user = await openFavourites();
    expect(heart(lager).getAttribute("aria-pressed")).toBe("true");
    await user.click(heart(lager));
    await waitFor(() => expect(names()).toEqual(["Lipovrch 10 světlé výčepní"]));
    await waitFor(() => expect(kept).toHaveLength(1));
    await user.click(await screen.findByRole("button", { name: named("Vrátit zpět") }));
    await waitFor(() => expect(names()).toHaveLength(2));
    await waitFor(() => expect(api.count("AddProductsToWishlist")).toBe(1));
  });

  test("pressed in the catalogue it keeps the product", async () => {
    kept = [];
    api.set("Products", () => somePage());
    const { user } = await openPortal("/catalog/products");
    await screen.findByRole("list", { name: named("Katalog") });
    await user.click(heart(keg));
    expect(heart(keg).getAttribute("aria-pressed")).toBe("true");
    await waitFor(() => expect(kept.map(({ product }) => product.sku)).toEqual(["100112"]));
    // The page may be closed right after the press.
    expect(api.lastCall("AddProductsToWishlist")?.outlivesPage).toBe(true);
    expect(api.lastCall("Products")?.outlivesPage).toBe(false);
  });

  test("a refusal puts it back and says why", async () => {
    kept = [];
    api.set("Products", () => somePage());
    api.set("AddProductsToWishlist", () => ({
      addProductsToWishlist: {
        added_items: [],
        user_errors: [{ code: "UNDEFINED", message: "V oblíbených může být nejvýše 200 produktů." }],
      },
    }));
    const { user } = await openPortal("/catalog/products");
    await screen.findByRole("list", { name: named("Katalog") });
    await user.click(heart(keg));
    const told = within(await screen.findByRole("alertdialog"));
    expect(told.getByText(/nejvýše 200 produktů/u)).toBeTruthy();
    await user.click(told.getByRole("button", { name: named("OK") }));
    await waitFor(() => expect(heart(keg).getAttribute("aria-pressed")).toBe("false"));
  });

  test("FAV-06 tank beer says why it cannot be kept", async () => {
    kept = [];
    const tank = { ...someProduct({ is_tank: true, package_type: "tank" }), favourites: 0 };
    api.set("Products", () => somePage({ items: [tank], total_count: 1 }));
    const { user } = await openPortal("/catalog/products");
    await screen.findByRole("list", { name: named("Katalog") });
    await user.click(heart(keg));
    await quiet();
    expect(api.count("AddProductsToWishlist")).toBe(0);
    expect(textOf()).toContain("Tankové pivo nelze uložit do oblíbených.");
  });
});

describe("when there is nothing to show", () => {
  test("it says how products come here", async () => {
    kept = [];
    await openPortal("/catalog/favorites");
    expect(
      await screen.findByRole("heading", { name: named("Zatím nemáte nic v oblíbených.") }),
    ).toBeTruthy();
    expect(addressOf(link("Otevřít katalog"))).toBe("/catalog/products");
  });

  test("a failure is told and tried again", async () => {
    api.breakDown("FavouriteProducts");
    const { user } = await openPortal("/catalog/favorites");
    expect(
      await screen.findByRole("heading", { name: named("Produkty se nepodařilo načíst.") }),
    ).toBeTruthy();
    api.mend("FavouriteProducts");
    await user.click(button("Zkusit znovu"));
    expect(await screen.findByRole("list", { name: named("Oblíbené") })).toBeTruthy();
  });
});
