import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test } from "vitest";
import { addressOf, named, namedFrom, textOf } from "../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../testing/portal-page.tsx";
import { somePage } from "../testing/some-list.ts";
import { someOrder } from "../testing/some-order.ts";
import { someUserInfo } from "../testing/some-user-info.ts";

withPortal();
beforeEach(() => setWindowWidth(390));

async function open(address: string) {
  const { user } = await openPortal(address);
  await quiet();
  return user;
}

describe("LAYOUT-17 PREFS-10 the order's details at the bottom", () => {
  const details = () => screen.findByRole("button", { name: /^Údaje objednávky.*26\.11\./u });

  test("say how full it is, day and place in two lines, and open all of it", async () => {
    const user = await open("/catalog/fast-entry");
    await user.click(await details());
    const sheet = within(await screen.findByRole("dialog", { name: named("Údaje objednávky") }));
    expect(sheet.getByRole("button", { name: namedFrom("Odběrné místo") })).toBeTruthy();
    expect(sheet.getByRole("button", { name: namedFrom("Způsob dopravy") })).toBeTruthy();
    expect(sheet.getByRole("button", { name: namedFrom("Požadované datum") })).toBeTruthy();
    await expectAccessible();
    await user.click(sheet.getByRole("button", { name: named("Hotovo") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("another way is chosen there", async () => {
    const user = await open("/catalog/fast-entry");
    await user.click(await details());
    const sheet = within(await screen.findByRole("dialog", { name: named("Údaje objednávky") }));
    await user.click(sheet.getByRole("button", { name: namedFrom("Způsob dopravy") }));
    await user.click(await screen.findByRole("option", { name: namedFrom("Kamion") }));
    await waitFor(() =>
      expect(api.lastOf("SetTransportType")).toMatchObject({ method: "flatrate_flatrate" }),
    );
  });
});

describe("the menu of mobile", () => {
  async function openMenu() {
    const user = await open("/contact");
    await user.click(screen.getByRole("button", { name: named("Menu") }));
    return { user, sheet: within(await screen.findByRole("dialog", { name: named("Menu") })) };
  }

  test("has what is not in the bottom row, and closes when a page is chosen", async () => {
    api.set("SuggestedCarts", () => ({ getSuggestedCarts: [] }));
    const { user, sheet } = await openMenu();
    const names = sheet.getAllByRole("link").map((one) => textOf(one));
    expect(names).toEqual([
      "Oblíbené",
      "Sklep",
      "Navržený košík",
      "Novinky a články",
      "Podpora",
      "Školení a vzdělávání",
      "Tvorba nápojových lístků",
      "Můj profil",
      "Moje doklady",
      "Reporty",
      "Smlouvy",
      "Marketingové materiály",
    ]);
    await user.click(sheet.getByRole("link", { name: named("Navržený košík") }));
    await waitFor(() => expect(location.pathname).toBe("/catalog/suggested-cart"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("leads to the sheet of all keys, for who has a keyboard at the tablet", async () => {
    const { user, sheet } = await openMenu();
    await user.click(sheet.getByRole("button", { name: named("Klávesové zkratky") }));
    const keys = await screen.findByRole("dialog", { name: named("Klávesové zkratky") });
    expect(textOf(keys)).toContain("Ctrl");
    await expectAccessible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("PERM-09 offers who may not order no favourites, and asks for none", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission: ["Home Page", "My Orders"] }));
    const { sheet } = await openMenu();
    expect(sheet.queryByRole("link", { name: named("Oblíbené") })).toBeNull();
    expect(api.count("FavouriteMarks")).toBe(0);
  });

  test("speaks another language at once", async () => {
    const { user, sheet } = await openMenu();
    await user.click(sheet.getByRole("radio", { name: named("English") }));
    expect(await screen.findByRole("dialog", { name: named("Menu") })).toBeTruthy();
    await waitFor(() => expect(document.documentElement.lang).toBe("en"));
  });

  test("signs out", async () => {
    const { user, sheet } = await openMenu();
    await user.click(sheet.getByRole("button", { name: named("Odhlásit se") }));
    await waitFor(() => expect(api.count("sign-out")).toBe(1));
  });
});

describe("pages on mobile", () => {
  test("the catalogue has a card for each beer, with the same way into the cart", async () => {
    api.set("Products", () => somePage());
    const user = await open("/catalog/products");
    const list = within(await screen.findByRole("list", { name: named("Katalog") }));
    const card = within(list.getByRole("group", { name: namedFrom("Lipovrch 10 světlé výčepní, sud") }));
    await user.click(card.getByRole("button", { name: named("Přidat: Sudy") }));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 1 }));
    await expectAccessible();
  });

  test("the cart keeps what there is to pay and the way on in sight", async () => {
    cart.setElsewhere("100112", 6);
    await open("/cart");
    const ways = await screen.findAllByRole("link", { name: named("Zkontrolovat") });
    expect(ways.map(addressOf)).toContain("/cart/recap");
    expect(textOf()).toContain("Celkem k úhradě11 971,74 Kč");
    await expectAccessible();
  });

  test("an order is told in cards instead of a table", async () => {
    api.set("CustomerOrder", () => ({ customer: { orders: { items: [someOrder()] } } }));
    await open("/orders/history/4700100303");
    await screen.findByRole("heading", { level: 1, name: named("4700100303") });
    expect(textOf(screen.getByRole("main"))).toContain("10 sudů");
    await expectAccessible();
  });
});
