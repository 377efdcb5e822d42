import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test } from "vitest";
import { addressOf, button, link, named, namedFrom, noButton, textOf } from "../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { somePage, someUsual } from "../../testing/some-list.ts";
import { someProduct } from "../../testing/some-product.ts";

withPortal();
beforeEach(() => api.set("Products", () => somePage()));

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";
const crate = "Lipovrch 10 světlé výčepní, láhev 0,5 l, přepravka 20 ks";
const packaging = (name: string) => screen.getByRole("group", { name: named(name) });
const amount = (name: string, unit = "") =>
  within(packaging(name)).getByRole("spinbutton", { name: new RegExp(`^${unit}`, "u") });
const inMenu = (name: string) => {
  const [found] = screen.getAllByRole("link", { name: named(name) });
  if (found === undefined) throw new Error(`no link ${name}`);
  return found;
};
const rows = () => within(screen.getByRole("list", { name: named("Katalog") })).getAllByRole("heading");
const asked = () => api.lastOf("Products");
const nothing = { total_count: 0, page_info: { current_page: 1, total_pages: 0 }, items: [] };

async function openList(search = "") {
  const { user } = await openPortal(`/catalog/products${search}`);
  await screen.findByRole("list", { name: named("Katalog") });
  return user;
}

test("EMPTIES-04 an order for empties alone leads to them, and lists no goods that cannot come", async () => {
  cart.say({ delivery_method: "emptiespickup_emptiespickup" });
  await openPortal("/catalog/products");
  await quiet();
  expect(addressOf(link("Vybrat obaly k odvozu"))).toBe("/cart/empties");
  expect(screen.queryByRole("list", { name: named("Katalog") })).toBeNull();
});

describe("CATALOG-01 the list", () => {
  test("CATALOG-20 one beer is one row, its packagings side by side with price and price of a litre", async () => {
    await openList();
    expect(rows().map((row) => textOf(row))).toEqual([
      "Lipovrch 10 světlé výčepní",
      "Lipovrch 11 světlý ležák",
    ]);
    expect(link(keg).textContent).toBe("Sud 50\u00a0l");
    expect(textOf(packaging(keg))).toContain("1 649,00 Kč bez DPH");
    expect(textOf(packaging(keg))).toContain("32,98 Kč/l");
    expect(textOf(packaging(crate))).toContain("přepravka 20 ks");
    expect(screen.getByText("3 produkty")).toBeTruthy();
    await expectAccessible();
  });

  test("each name leads to the product's own page", async () => {
    await openList();
    expect(addressOf(link(keg))).toBe("/catalog/100112");
  });

  test("CART-05 a number goes into the cart at once, and the packaging says what the cart has", async () => {
    const user = await openList();
    await quiet();
    await user.type(amount(keg), "4{Enter}");
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 4 }));
    expect(textOf(packaging(keg))).toContain("4 sudy 6 596,00 Kč");
    expect(await screen.findByRole("link", { name: namedFrom("Košík: 1 položka") })).toBeTruthy();
  });

  test("CATALOG-16 layers and pallets unfold for one packaging", async () => {
    const user = await openList();
    await quiet();
    expect(within(packaging(crate)).getAllByRole("spinbutton")).toHaveLength(1);
    await user.click(within(packaging(crate)).getByRole("button", { name: namedFrom("Vrstvy a palety") }));
    await user.type(amount(crate, "Vrstvy"), "2{Enter}");
    // Two layers of eight.
    await waitFor(() => expect(textOf(packaging(crate))).toContain("16 balení"));
    expect(within(packaging(keg)).getAllByRole("spinbutton")).toHaveLength(1);
  });

  test("behind three packagings stand the others, read when they are asked for", async () => {
    const tray = someProduct({
      sku: "100107",
      name: "Lipovrch 10 světlé výčepní, plechovka 0,5 l, tray 24 ks",
    });
    const beers = [{ key: "10", skus: ["100112"], others: ["100107"] }];
    api.set("Products", () => somePage({ beers }));
    api.set("NamedGoods", () => ({ products: { items: [{ ...tray, favourites: 0 }] } }));
    const user = await openList();
    await user.click(button("další 1 balení: Lipovrch 10 světlé výčepní"));
    expect(await screen.findByRole("link", { name: named(tray.name ?? "") })).toBeTruthy();
    expect(api.lastOf("NamedGoods")).toMatchObject({ filter: { sku: { in: ["100107"] } } });
    expect(button("méně balení: Lipovrch 10 světlé výčepní").getAttribute("aria-expanded")).toBe("true");
  });

  test("a product that is not sold on the day cannot be added, and says why", async () => {
    const unsold = someProduct({
      saleability: { sellable: false, next_date: "2026-12-07", reason: "not-yet-sold" },
    });
    api.set("Products", () => somePage({ items: [{ ...unsold, favourites: 0 }], total_count: 1 }));
    await openList();
    expect(within(packaging(keg)).queryByRole("spinbutton")).toBeNull();
    expect(textOf(packaging(keg))).toContain("7.12.");
  });

  test("SHIPTO-11 why nothing can be ordered for the place is said once above the goods", async () => {
    const saleability = { sellable: false, next_date: null, reason: "ship-to-suspended" };
    const items = goods.map((product) => ({ ...product, saleability, favourites: 0 }));
    api.set("Products", () => somePage({ items }));
    await openList();
    const words =
      "Odběrné místo je pozastavené, teď pro něj nelze objednávat. Obnovit ho může zákaznický servis.";
    expect(screen.getAllByText(words)).toHaveLength(1);
  });
});

describe("the usual", () => {
  const usual = [someUsual("100112", 7), someUsual("100101", 4, 14)];

  test("leads the list; the last amount is a ghost that counts nothing until Enter accepts it", async () => {
    api.set("Products", () => somePage({ usual }));
    const { user } = await openPortal("/catalog/products");
    const list = await screen.findByRole("list", { name: named("Obvyklé") });
    await quiet();
    expect(textOf(within(list).getByRole("listitem"))).toContain("každý týden");
    expect(rows()).toHaveLength(1);
    expect(amount(keg)).toHaveProperty("value", "");
    expect(amount(keg).getAttribute("placeholder")).toBe("7");
    await user.click(amount(keg));
    await user.tab();
    expect(cart.held()).toEqual({});
    await user.click(amount(keg));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 7 }));
    expect(document.activeElement).toBe(amount(keg));
    await expectAccessible();
  });

  test("all ghosts are taken at once, those behind the page at hand as well, and given back by undo", async () => {
    api.set("Products", ({ byBeer }) => somePage({ usual: byBeer ? usual.slice(0, 1) : usual }));
    const { user } = await openPortal("/catalog/products");
    await user.click(await screen.findByRole("button", { name: named("Přijmout vše jako minule") }));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 7, "100101": 4 }));
    expect(noButton("Přijmout vše jako minule")).toBeNull();
    await user.click(await screen.findByRole("button", { name: namedFrom("Vrátit") }));
    await waitFor(() => expect(cart.held()).toEqual({}));
    expect(amount(keg).getAttribute("placeholder")).toBe("7");
  });

  test("package deals stand in a strip after it, and lead to all of them", async () => {
    const deal = someProduct({ sku: "950160", name: "Adventní balíček" });
    api.set("Products", () => somePage({ usual, bundles: [deal], bundle_count: 7 }));
    await openPortal("/catalog/products");
    const strip = within(await screen.findByRole("region", { name: named("Balíčky") }));
    expect(addressOf(strip.getByRole("link", { name: namedFrom("Adventní balíček") }))).toBe(
      "/catalog/950160",
    );
    const all = addressOf(strip.getByRole("link", { name: named("Všechny (7)") }));
    expect(all).toBe("/catalog/products?category=bundles");
  });
});

describe("searching", () => {
  test("CATALOG-19 what is typed goes into the address and to the server", async () => {
    const user = await openList();
    await user.type(screen.getByRole("searchbox", { name: named("Hledat v katalogu") }), "ležák");
    await waitFor(() => expect(location.search).toBe("?q=le%C5%BE%C3%A1k"));
    expect(asked()).toMatchObject({ search: "ležák", sort: { relevance: "ASC" } });
  });

  test("the key / jumps to the search from anywhere on the page", async () => {
    const user = await openList();
    await user.keyboard("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: named("Hledat v katalogu") }));
  });

  test("past tools and filters to the first beer are two keys from the heading", async () => {
    const user = await openList();
    screen.getByRole("heading", { level: 1 }).focus();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("list", { name: named("Katalog") }).contains(document.activeElement)).toBe(true);
  });

  test("nothing found: ways back to a full list", async () => {
    api.set("Products", ({ search }) => (search === "kofola" ? somePage(nothing) : somePage()));
    const { user } = await openPortal("/catalog/products?q=kofola");
    expect(
      await screen.findByRole("heading", { name: named("Vašemu hledání nic neodpovídá.") }),
    ).toBeTruthy();
    await user.click(button("Zobrazit celý katalog"));
    await screen.findByRole("list", { name: named("Katalog") });
    expect(location.search).toBe("");
  });

  test("nothing left by the filters: what the search finds in the whole catalogue is offered", async () => {
    api.set("Products", ({ filter }) => (filter === null ? somePage() : somePage(nothing)));
    await openPortal("/catalog/products?q=lipovrch&package=tank");
    expect(
      await screen.findByText("Hledání „lipovrch“ v celém katalogu odpovídá:", { exact: false }),
    ).toBeTruthy();
    expect(button("Zrušit filtry")).toBeTruthy();
  });
});

describe("CATALOG-08 filters", () => {
  test("a filter is counted, put on, stands above the list, and is taken off there", async () => {
    const user = await openList();
    const panel = within(screen.getByRole("complementary", { name: named("Filtry") }));
    await user.click(panel.getByRole("checkbox", { name: namedFrom("Sud") }));
    await waitFor(() => expect(asked()).toMatchObject({ filter: { package_type: { in: ["keg"] } } }));
    expect(location.search).toBe("?package=keg");
    await user.click(button("Zrušit filtr Sud"));
    await waitFor(() => expect(location.search).toBe(""));
    await waitFor(() => expect(noButton("Zrušit filtr Sud")).toBeNull());
  });

  test("of several all are taken off at once", async () => {
    const user = await openList("?package=keg&brand=Lipovrch");
    expect(asked()).toMatchObject({
      filter: { package_type: { in: ["keg"] }, brand: { in: ["Lipovrch"] } },
    });
    await user.click(button("Zrušit filtry"));
    await waitFor(() => expect(location.search).toBe(""));
  });

  test("on mobile they open in a sheet that says how many products are left", async () => {
    setWindowWidth(390);
    const user = await openList();
    await user.click(button("Filtry"));
    const sheet = within(await screen.findByRole("dialog"));
    await user.click(sheet.getByRole("checkbox", { name: namedFrom("Lahev") }));
    await user.click(sheet.getByRole("button", { name: named("Zobrazit 3 produkty") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(location.search).toBe("?package=bottle");
    await expectAccessible();
  });

  test("an address with nonsense still shows a list", async () => {
    await openList("?page=-3&sort=upside-down&show=everything");
    expect(asked()).toMatchObject({ currentPage: 1, sort: { usual: "ASC" }, filter: null });
  });
});

describe("order and pages", () => {
  test("CATALOG-10 another order is chosen from the menu by keys", async () => {
    const user = await openList();
    button("Řadit podle: Obvyklé").focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("menuitem", { name: named("Od nejlevnějšího") }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: { price: "ASC" } }));
    expect(location.search).toBe("?sort=price");
    // It is chosen for the next time as well.
    expect(localStorage.getItem("catalogueSort")).toBe("price");
    await user.click(inMenu("Domů"));
    await waitFor(() => expect(location.pathname).toBe("/"));
    await user.click(inMenu("Katalog"));
    await screen.findByRole("button", { name: named("Řadit podle: Od nejlevnějšího") });
    expect(location.search).toBe("");
  });

  test("CATALOG-11 pages of eight beers with the way to the next", async () => {
    api.set("Products", ({ currentPage }) =>
      somePage({ total_count: 60, page_info: { current_page: currentPage ?? 1, total_pages: 3 } }),
    );
    const user = await openList();
    expect(asked()).toMatchObject({ pageSize: 8, currentPage: 1 });
    expect(screen.getByText("1–8 z 60")).toBeTruthy();
    await user.click(link("Další stránka"));
    expect(await screen.findByText("9–16 z 60")).toBeTruthy();
    expect(location.search).toBe("?page=2");
  });

  test("a page that another delivery does not have any more becomes the first one", async () => {
    let asks = 0;
    api.set("Products", () => {
      asks += 1;
      return somePage();
    });
    api.refuse("Products", { code: "page-too-high", message: "" });
    const opening = openPortal("/catalog/products?page=9");
    await waitFor(() => expect(api.count("Products")).toBe(2));
    api.mend("Products");
    await opening;
    expect(asked()).toMatchObject({ currentPage: 1 });
    expect(asks).toBe(0);
  });
});

describe("when the list cannot be read", () => {
  test("it says why and with which code, and is read by another try", async () => {
    api.breakDown("Products");
    const { user } = await openPortal("/catalog/products?q=lipa");
    expect(
      await screen.findByRole("heading", { name: named("Produkty se nepodařilo načíst.") }),
    ).toBeTruthy();
    expect(textOf()).toContain("req-7");
    api.mend("Products");
    await user.click(button("Zkusit znovu"));
    expect(await screen.findByRole("list", { name: named("Katalog") })).toBeTruthy();
    expect(location.search).toBe("?q=lipa");
  });

  test("without a cart the goods are shown, and it is said once that nothing can be added", async () => {
    api.breakDown("CustomerCart");
    const user = await openList();
    const retry = await screen.findByRole("button", { name: named("Načíst košík znovu") });
    api.mend("CustomerCart");
    await user.click(retry);
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: named("Načíst košík znovu") })).toBeNull(),
    );
  });
});
