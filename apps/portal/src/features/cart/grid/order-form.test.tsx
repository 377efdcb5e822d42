import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { addressOf, named, namedFrom, textOf } from "../../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../../testing/portal-page.tsx";
import { somePage, someUsual } from "../../../testing/some-list.ts";
import { someProduct } from "../../../testing/some-product.ts";

withPortal();
beforeEach(() => api.set("Products", () => somePage()));

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";

async function openForm() {
  const { user } = await openPortal("/catalog/products?view=grid");
  await screen.findByRole("table", { name: named("Objednávkový formulář") });
  await quiet();
  return user;
}

const number = (product: string) =>
  screen.getByRole<HTMLInputElement>("textbox", {
    name: new RegExp(`: ${named(product).source.slice(1)}`, "u"),
  });
const row = (product: string) => {
  const found = number(product).closest("tr");
  if (found === null) throw new Error(`no row of ${product}`);
  return found;
};
const lager = "Lipovrch 11 světlý ležák, sud KEG 30 l";

describe("C22 the order form", () => {
  test("each product in one line, with price, packing and what came last", async () => {
    api.set("LastOrdered", () => ({
      lastOrdered: [{ sku: "100112", delivery_date: "2026-11-05", quantity: 12 }],
    }));
    await openForm();
    const words = textOf(row(keg));
    expect(words).toContain("100112");
    expect(words).toContain("1 649,00");
    expect(words).toContain("6 / 24");
    expect(words).toContain("12");
    await expectAccessible();
  });

  test("a number and Enter put it into the cart and lead to the next row", async () => {
    const user = await openForm();
    await user.click(number(keg));
    await user.keyboard("6{Enter}");
    expect(document.activeElement).toBe(number(lager));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 6 }));
    expect(textOf(row(keg))).toContain("9 894,00 Kč");
  });

  test("arrows go from row to row", async () => {
    const user = await openForm();
    await user.click(number(keg));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(number(lager));
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(number(keg));
  });

  test("a letter behind the number says which unit is meant", async () => {
    const user = await openForm();
    await user.click(number(keg));
    await user.keyboard("2v{Enter}");
    await waitFor(() =>
      expect(api.lastOf("AddProductsToCart")).toMatchObject({
        cartItems: [{ sku: "100112", quantity: 0, number_of_layer: 2 }],
      }),
    );
  });

  test("new rows begin with the unit that is chosen above", async () => {
    const user = await openForm();
    const units = within(screen.getByRole("group", { name: named("Nové řádky") }));
    await user.click(units.getByRole("button", { name: named("Palety") }));
    await user.click(number(keg));
    await user.keyboard("1{Enter}");
    await waitFor(() =>
      expect(api.lastOf("AddProductsToCart")).toMatchObject({ cartItems: [{ number_of_pallet: 1 }] }),
    );
  });

  test("what a row holds in another unit as well stands beside its number", async () => {
    cart.setElsewhere("100112", 1, 2);
    await openForm();
    await waitFor(() => expect(number(keg).value).toBe("2"));
    expect(textOf(within(row(keg)).getByRole("button", { name: named("1 sud") }))).toBe("+1 B");
  });

  test("C23 Ctrl and Z take the last change back", async () => {
    cart.setElsewhere("100112", 4);
    const user = await openForm();
    await user.click(number(keg));
    await user.keyboard("9{Enter}");
    await waitFor(() => expect(cart.held()["100112"]).toBe(9));
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(cart.held()["100112"]).toBe(4));
  });

  test("half a keg is refused beside its number, and nothing is sent", async () => {
    const user = await openForm();
    await user.click(number(keg));
    await user.keyboard("1,5");
    expect(screen.getByText("Zadejte celé číslo.")).toBeTruthy();
    expect(number(keg).getAttribute("aria-invalid")).toBe("true");
    await quiet();
    expect(api.count("AddProductsToCart")).toBe(0);
  });

  test("C24 what the server refuses stands beside its row, the others are saved", async () => {
    const user = await openForm();
    api.refuse("AddProductsToCart", { code: "cart-full", message: "Košík je plný." });
    await user.click(number(keg));
    await user.keyboard("6{Enter}");
    expect(await screen.findByText(/Košík je plný\./u)).toBeTruthy();
    expect(cart.held()).toEqual({});
  });

  test("a product that cannot be ordered has its reason in place of a number", async () => {
    const saleability = { sellable: false, next_date: "2026-12-07", reason: "not-yet-sold" };
    const later = { ...someProduct({ saleability }), favourites: 0 };
    api.set("Products", () => somePage({ items: [later], total_count: 1 }));
    await openForm();
    expect(screen.queryByRole("textbox", { name: /^Množství/u })).toBeNull();
    expect(textOf(screen.getByRole("table"))).toContain("7.12.");
  });

  test("the foot says what the row and the whole cart come to, and leads to it", async () => {
    cart.setElsewhere("100112", 6);
    const user = await openForm();
    await user.click(number(keg));
    expect(textOf()).toContain("V košíku 1 řádek");
    expect(textOf()).toContain("bez DPH 9 894,00 Kč");
    expect(addressOf(within(screen.getByRole("main")).getByRole("link", { name: named("Do košíku") }))).toBe(
      "/cart",
    );
  });

  test("the list is one tap away, with the same search", async () => {
    const { user } = await openPortal("/catalog/products?q=lipovrch&view=grid");
    await user.click(await screen.findByRole("link", { name: namedFrom("Seznam") }));
    await waitFor(() => expect(location.search).toBe("?q=lipovrch"));
  });
});

describe("C22 what the place had last time", () => {
  test("waits in the number as a ghost: Enter accepts it and goes on, arrows leave it", async () => {
    api.set("Products", () => somePage({ usual: [someUsual("100112", 7), someUsual("100113", 2)] }));
    const user = await openForm();
    expect(number(keg).placeholder).toBe("7");
    await user.click(number(keg));
    await user.keyboard("{ArrowDown}{ArrowUp}");
    expect(cart.held()).toEqual({});
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(number(lager));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 7 }));
    await user.keyboard("0{Enter}");
    await quiet();
    expect(cart.held()).toEqual({ "100112": 7 });
  });
});

describe("C22 the shelves of the form", () => {
  const shelf = (name: string) =>
    within(screen.getByRole("group", { name: named("Které zboží") })).getByRole("button", {
      name: named(name),
    });

  test("all, only what the place usually buys, or its favourites", async () => {
    api.set("Products", () => somePage({ usual: [someUsual("100112", 7)] }));
    const user = await openForm();
    expect(shelf("Vše").getAttribute("aria-pressed")).toBe("true");
    expect(row(lager)).toBeTruthy();
    await user.click(shelf("Obvyklé"));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: new RegExp(lager, "u") })).toBeNull());
    expect(row(keg)).toBeTruthy();
    expect(new URLSearchParams(location.search).get("only")).toBe("usual");
    expect(textOf()).toContain("1 produkt");
    await user.click(shelf("Oblíbené"));
    await waitFor(() =>
      expect(api.lastOf("Products")).toMatchObject({ filter: { favourites: { eq: "1" } } }),
    );
    expect(shelf("Oblíbené").getAttribute("aria-pressed")).toBe("true");
  });
});
