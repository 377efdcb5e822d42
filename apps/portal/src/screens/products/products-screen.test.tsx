import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test } from "vitest";
import { addressOf, button, link, named, namedFrom, noButton, textOf } from "../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { somePage } from "../../testing/some-list.ts";
import { someProduct } from "../../testing/some-product.ts";

withPortal();
beforeEach(() => api.set("Products", () => somePage()));

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";
const rows = () => within(screen.getByRole("list", { name: named("Katalog") })).getAllByRole("heading");
const asked = () => api.lastOf("Products");
const nothing = { total_count: 0, page_info: { current_page: 1, total_pages: 0 }, items: [] };

async function openList(search = "") {
  const { user } = await openPortal(`/catalog/products${search}`);
  await screen.findByRole("list", { name: named("Katalog") });
  return user;
}

describe("CATALOG-01 the list", () => {
  test("shows each product with its form, number and price, and how many there are", async () => {
    await openList();
    expect(rows().map((row) => textOf(row))).toEqual([
      "Lipovrch 10 světlé výčepní",
      "Lipovrch 11 světlý ležák",
      "Lipovrch 10 světlé výčepní",
    ]);
    expect(textOf()).toContain("Číslo 100112");
    expect(textOf()).toContain("1 649,00 Kč bez DPH");
    expect(screen.getByText("3 produkty")).toBeTruthy();
    await expectAccessible();
  });

  test("each name leads to the product's own page", async () => {
    await openList();
    expect(addressOf(link(keg))).toBe("/catalog/100112");
  });

  test("CART-05 a product is added by its button, and the row says what the cart has", async () => {
    const user = await openList();
    await user.click(button(`Přidat ${keg}`));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 1 }));
    expect(noButton(`Přidat ${keg}`)).toBeNull();
    expect(await screen.findByRole("link", { name: namedFrom("Košík: 1 položka") })).toBeTruthy();
  });

  test("a double click on the button adds one and not two", async () => {
    const user = await openList();
    await user.dblClick(button(`Přidat ${keg}`));
    await quiet();
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 1 }));
  });

  test("a product that is not sold on the day cannot be added, and says why", async () => {
    const unsold = someProduct({
      saleability: { sellable: false, next_date: "2026-12-07", reason: "not-yet-sold" },
    });
    api.set("Products", () => somePage({ items: [{ ...unsold, favourites: 0 }], total_count: 1 }));
    await openList();
    expect(noButton(`Přidat ${keg}`)).toBeNull();
    expect(textOf()).toContain("7.12.");
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
    expect(asked()).toMatchObject({ currentPage: 1, sort: { catalog_product_name: "ASC" }, filter: null });
  });
});

describe("order and pages", () => {
  test("CATALOG-10 another order is chosen from the menu by keys", async () => {
    const user = await openList();
    button("Řadit podle: Název A–Ž").focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("menuitem", { name: named("Od nejlevnějšího") }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: { price: "ASC" } }));
    expect(location.search).toBe("?sort=price");
  });

  test("CATALOG-11 pages of 25 with the way to the next", async () => {
    api.set("Products", ({ currentPage }) =>
      somePage({ total_count: 60, page_info: { current_page: currentPage ?? 1, total_pages: 3 } }),
    );
    const user = await openList();
    expect(asked()).toMatchObject({ pageSize: 25, currentPage: 1 });
    expect(screen.getByText("1–25 z 60")).toBeTruthy();
    await user.click(link("Další stránka"));
    expect(await screen.findByText("26–50 z 60")).toBeTruthy();
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
