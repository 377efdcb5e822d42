import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { describe, expect, test, vi } from "vitest";
import { routes } from "../app/routes.ts";
import { addressOf, button, link, named, namedFrom, noLink, textOf } from "../testing/find.ts";
import { api, cart, openPortal, withPortal } from "../testing/portal-page.tsx";
import { someOrder } from "../testing/some-order.ts";
import { someAccess, someUserInfo } from "../testing/some-user-info.ts";

withPortal();

const names = (found: readonly HTMLElement[]) => found.map((one) => textOf(one));
const menu = (name: string) => within(screen.getByRole("navigation", { name: named(name) }));

describe("LAYOUT-01 the main menu", () => {
  test("offers every page that the person may open", async () => {
    await openPortal("/contact");
    expect(names(menu("Hlavní menu").getAllByRole("link"))).toEqual([
      "Domů",
      "Katalog",
      "Moje objednávky",
      "Navržený košík",
      "Novinky a články",
      "Podpora",
    ]);
    expect(menu("Hlavní menu").queryByRole("link", { current: "page" })).toBeNull();
  });

  test("REST-06 the lines and their words are the server's", async () => {
    const news = {
      ...{ name: "products", url: "/catalog/products", permission: "Catalogue", area: "/catalog" },
      ...{ label: "Naše pivo", place: "main" as const, insteadOf: null },
    };
    api.set("pagemenu", () => ({ items: [news] }));
    await openPortal("/contact");
    expect(names(menu("Hlavní menu").getAllByRole("link"))).toEqual(["Naše pivo"]);
  });

  test("CONFIG-15 without the server's menu the page still opens", async () => {
    api.breakDown("pagemenu");
    await openPortal("/contact");
    expect(menu("Hlavní menu").queryAllByRole("link")).toEqual([]);
  });

  test("marks the page that is shown, and the pages below it", async () => {
    api.set("CustomerOrder", () => ({ customer: { orders: { items: [someOrder()] } } }));
    await openPortal("/orders/history/4700100303");
    const current = menu("Hlavní menu").getByRole("link", { current: "page" });
    expect(textOf(current)).toBe("Moje objednávky");
  });

  test("PERM-08 leaves out what is not in the person's own list", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission: ["Home Page", "Catalogue"] }));
    await openPortal("/contact");
    expect(names(menu("Hlavní menu").getAllByRole("link"))).toEqual(["Domů", "Katalog", "Moje objednávky"]);
    expect(addressOf(menu("Hlavní menu").getByRole("link", { name: named("Moje objednávky") }))).toBe(
      "/orders/saved",
    );
  });

  test("PERM-19 leaves out what the configuration has switched off", async () => {
    api.set("GetPortalConfig", () => ({
      getPortalConfig: {
        maintenance: false,
        maintenance_until: null,
        maintenance_message: null,
        sections: JSON.stringify([{ label: "Catalogue", value: "0" }]),
        order_in_progress: null,
      },
    }));
    await openPortal("/contact");
    expect(names(menu("Hlavní menu").getAllByRole("link"))).not.toContain("Katalog");
  });
});

describe("the head", () => {
  test("LAYOUT-02 the cart says how many lines it has and what they come to", async () => {
    cart.setElsewhere("100112", 2);
    await openPortal("/contact");
    const way = await screen.findByRole("link", { name: named("Košík: 1 položka, 3 990,58 Kč") });
    expect(addressOf(way)).toBe("/cart");
  });

  test("LAYOUT-03 the favourites say how many there are", async () => {
    const items = [{ id: "i1", sku: "100112" }];
    const wishlists = [{ id: "w1", items_count: 1, items_v2: { items } }];
    api.set("FavouriteMarks", () => ({ customer: { wishlists } }));
    await openPortal("/contact");
    expect(addressOf(await screen.findByRole("link", { name: named("Oblíbené: 1 produkt") }))).toBe(
      "/catalog/favorites",
    );
  });

  test("LAYOUT-26 the user menu says who is signed in and signs out", async () => {
    const { user } = await openPortal("/contact");
    const assign = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await user.click(button("Uživatelské menu"));
    const opened = await screen.findByRole("menu");
    expect(textOf()).toContain("Jana Novotná");
    await user.click(within(opened).getByRole("menuitem", { name: named("Odhlásit se") }));
    await waitFor(() => expect(api.count("sign-out")).toBe(1));
    assign.mockRestore();
  });

  test("LAYOUT-22 the user menu shows My Profile only to who may open it", async () => {
    const { user } = await openPortal("/contact");
    await user.click(button("Uživatelské menu"));
    const profile = within(await screen.findByRole("menu")).getByRole("menuitem", {
      name: named("Můj profil"),
    });
    expect(addressOf(profile)).toBe("/my-profile/details");
  });

  test("LAYOUT-22 without the permission it is not there", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission: ["Home Page", "Catalogue"] }));
    const { user } = await openPortal("/contact");
    await user.click(button("Uživatelské menu"));
    const opened = within(await screen.findByRole("menu"));
    expect(opened.queryByRole("menuitem", { name: named("Můj profil") })).toBeNull();
  });

  test.each([
    ["LAYOUT-23", "My Documents", "Moje doklady", "/my-documents"],
    ["LAYOUT-24", "Reporting", "Reporty", "/reporting"],
    ["LAYOUT-25", "Contracts", "Smlouvy", "/contracts"],
  ] as const)("%s the user menu shows %s to who may open it alone", async (_id, right, name, address) => {
    const held = someUserInfo().allAvailablePermission;
    const shown = async (allAvailablePermission: typeof held) => {
      api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission }));
      const { user } = await openPortal("/contact");
      await user.click(button("Uživatelské menu"));
      const line = within(await screen.findByRole("menu")).queryByRole("menuitem", { name: named(name) });
      cleanup();
      queryClient.clear();
      return line && addressOf(line);
    };
    expect(await shown(held)).toBe(address);
    expect(await shown(held.filter((one) => one !== right))).toBeNull();
  });

  test("CONFIG-02 ROUTE-47 every function of the portal has its way from the head of each page, and a page there", async () => {
    const { user } = await openPortal("/contact");
    await screen.findByRole("link", { name: namedFrom("Oblíbené") });
    await screen.findAllByRole("link", { name: namedFrom("Košík") });
    const [head] = screen.getAllByRole("banner");
    const inHead = within(head ?? document.body)
      .getAllByRole("link")
      .map(addressOf);
    await user.click(button("Uživatelské menu"));
    const inMenu = within(await screen.findByRole("menu"))
      .getAllByRole("menuitem")
      .map(addressOf);
    const ways = [
      ...["/cart", "/catalog/products", "/orders/history", "/catalog/suggested-cart", "/catalog/favorites"],
      ...["/contracts", "/reporting", "/my-documents", "/marketing-materials", "/news", "/support/faq"],
      "/training",
    ];
    expect([...inHead, ...inMenu]).toEqual(expect.arrayContaining([...ways, `${location.origin}/demo/menu`]));
    // Saved orders and the parts of the support are tabs of the pages to which the ways lead.
    const tabs = ["/orders/saved", "/support/knowledge-base", "/support/tickets"];
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining([...ways, ...tabs]));
  });

  test("a link before everything leads to the content", async () => {
    await openPortal("/contact");
    expect(addressOf(link("Přejít na obsah"))).toBe("#content");
    expect(screen.getByRole("main").id).toBe("content");
  });
});

describe("LAYOUT-16 on mobile", () => {
  test("the bottom menu leads to the main pages, the rest is in a sheet", async () => {
    setWindowWidth(390);
    const { user } = await openPortal("/contact");
    expect(names(menu("Spodní menu").getAllByRole("link"))).toEqual([
      "Domů",
      "Katalog",
      "Košík",
      "Objednávky",
    ]);
    await user.click(button("Menu"));
    const sheet = within(await screen.findByRole("dialog"));
    expect(sheet.getByRole("button", { name: named("Odhlásit se") })).toBeTruthy();
    expect(textOf()).toContain("Jana Novotná");
    await expectAccessible();
  });
});

describe("who may not order", () => {
  test("PERM-09 an accountant sees neither order bar nor cart", async () => {
    const access = someAccess({
      rpDetails: [{ permission: "My Orders", customerType: "POS", rolename: "Accountant", roleid: "R05" }],
    });
    api.set("GetUserInfoById", () =>
      someUserInfo({ allAvailablePermission: ["Home Page", "My Orders"], permissionSchema: [access] }),
    );
    await openPortal("/");
    expect(screen.queryByRole("region", { name: named("Nastavení dodávky") })).toBeNull();
    expect(screen.queryByRole("link", { name: namedFrom("Košík") })).toBeNull();
    expect(api.count("CustomerCart")).toBe(0);
  });
});

describe("LAYOUT-19 a visitor", () => {
  test("sees the way to sign in and asks for nothing of a person", async () => {
    await openPortal("/contact", { isVisitor: true });
    expect(link("Přihlásit se")).toBeTruthy();
    expect(noLink("Moje objednávky")).toBeNull();
    expect(api.calls.map(({ name }) => name).sort()).toEqual([
      "GetAnnouncements",
      "pagemenu",
      "portalExtLinks",
      "supportContacts",
    ]);
  });

  test("a visitor's main menu is the server's", async () => {
    await openPortal("/contact", { isVisitor: true });
    const home = await menu("Hlavní menu").findByRole("link", { name: named("Domů") });
    expect(addressOf(home)).toBe("/");
  });

  test("speaks Slovak and English as well", async () => {
    await openPortal("/contact", { isVisitor: true, language: "sk" });
    expect(link("Prihlásiť sa")).toBeTruthy();
  });

  test("in English", async () => {
    await openPortal("/contact", { isVisitor: true, language: "en" });
    expect(link("Sign in")).toBeTruthy();
  });
});

describe("the foot", () => {
  test("CONTENT-13 phone and e-mail are those of the person's own country", async () => {
    await openPortal("/catalog/fast-entry");
    expect(addressOf(await screen.findByRole("link", { name: named("+420 800 123 456") }))).toBe(
      "tel:+420800123456",
    );
    expect(addressOf(link("servis@lipovrch.example"))).toBe("mailto:servis@lipovrch.example");
  });

  test("OP-131 a Slovak sees Slovak links and the Slovak service", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ country: "SVK" }));
    await openPortal("/catalog/fast-entry", { language: "sk" });
    expect(await screen.findByRole("link", { name: named("Podmienky používania") })).toBeTruthy();
    expect(noLink("Podmínky užití")).toBeNull();
    expect(link("+421 800 654 321")).toBeTruthy();
  });

  test("ROUTE-28 the cart has none", async () => {
    await openPortal("/cart");
    expect(screen.queryByRole("navigation", { name: named("Právní informace") })).toBeNull();
  });

  test("LANG-15 another language is chosen there, and everything is asked for anew in it", async () => {
    const { user } = await openPortal("/contact");
    await user.click(screen.getByRole("radio", { name: named("English") }));
    expect(await screen.findByRole("heading", { level: 1, name: named("Contact") })).toBeTruthy();
    await waitFor(() => expect(api.lastCall("FavouriteMarks")?.headers.get("lang")).toBe("en"));
    expect(document.documentElement.lang).toBe("en");
  });
});
