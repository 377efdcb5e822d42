import { ROUTE_ACCESS } from "@vycep/domain/access/route-access";
import { namesOf } from "@vycep/shell/page/page-head.tsx";
import { texts as cs } from "@vycep/words/shell/cs";
import { texts as en } from "@vycep/words/shell/en";
import { texts as sk } from "@vycep/words/shell/sk";
import { describe, expect, test } from "vitest";
import { profileSections } from "../screens/profile/sections.ts";
import { notFound, routes } from "./routes.ts";

describe("the routes table", () => {
  test.each<[string, string, string]>([
    ["ROUTE-01", "homepage", "/"],
    ["ROUTE-03", "products", "/catalog/products"],
    ["ROUTE-05", "productsDetail", "/catalog/$id"],
    ["ROUTE-07", "favorites", "/catalog/favorites"],
    ["ROUTE-08", "suggested-cart", "/catalog/suggested-cart"],
    ["ROUTE-10", "orders-history", "/orders/history"],
    ["ROUTE-11", "saved-orders", "/orders/saved"],
    ["ROUTE-23", "login", "/login"],
    ["ROUTE-27", "cart", "/cart"],
    ["ROUTE-46 OP-99", "emptiesSummary", "/cart/empties"],
    ["ROUTE-13 ROUTE-14", "my-profile", "/my-profile/details"],
    ["ROUTE-15", "contracts", "/contracts"],
    ["ROUTE-16", "reporting", "/reporting"],
    ["ROUTE-17", "myDocuments", "/my-documents"],
    ["ROUTE-18", "marketingMaterials", "/marketing-materials"],
    ["ROUTE-19", "news", "/news"],
    ["ROUTE-20", "newsItem", "/news/$path"],
    ["ROUTE-22", "support", "/support/faq"],
    ["ROUTE-21", "training", "/training"],
    ["ROUTE-29", "thanks", "/thanks"],
    ["ROUTE-30", "contact", "/contact"],
    ["BELL-01", "notices", "/notices"],
    ["ROUTE-31", "saml-error", "/saml-error"],
    ["ROUTE-33", "Error403", "/error403"],
  ])("%s there is a page %s at %s", (_, name, path) => {
    expect(routes.find((route) => route.name === name)?.path).toBe(path);
  });

  test("every path is the one of ROUTE_ACCESS", () => {
    const wanted = new Map(
      Object.entries(ROUTE_ACCESS).map(([name, row]) => [name, row.path.replaceAll(/\{(\w+)\}/g, "$$$1")]),
    );
    // The sections of profile and support are pages of their own under one path of the table.
    const ours = routes.filter(
      ({ name }) => name !== "loginCallback" && name !== "my-profile" && name !== "support",
    );
    expect(ours.length).toBeGreaterThan(14);
    for (const { name, path } of ours) expect({ name, path }).toEqual({ name, path: wanted.get(name) });
  });

  test("ROUTE-13 OP-102 every section of the profile has its tab for its address, and none has the order bar (LAYOUT-14)", () => {
    const sections = routes.filter(({ path }) => /^\/my-profile\/[^/]+$/.test(path));
    expect(sections.length).toBe(profileSections.length);
    for (const { layout, title, above } of sections) {
      expect(layout).toBe("portalWithoutOrderBar");
      expect(above).toEqual([{ title: "profile", path: "/my-profile/details" }]);
      expect(cs[title]).toBeTruthy();
    }
  });

  test("ROUTE-28 the cart has no footer, nor have the steps that follow it", () => {
    const without = routes.filter(({ hidesFooter }) => hidesFooter).map(({ name }) => name);
    expect(without.toSorted()).toEqual(["cart", "emptiesSummary", "order-recap"]);
  });

  test("ROUTE-35 every page has a title, and no page stands there twice", () => {
    for (const { title } of [...routes, notFound]) expect(cs[title]).toBeTruthy();
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  test.each([
    ["cs", cs],
    ["sk", sk],
    ["en", en],
  ])("ROUTE-35 ROUTE-37 no two pages have the same title in %s", (_, words) => {
    // Who comes back from signing in passes through there without stopping.
    const pages = [...routes, notFound].filter(({ name }) => name !== "loginCallback");
    const titles = pages.map((page) =>
      namesOf(page)
        .map((name) => words[name])
        .join(" · "),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test("ROUTE-24 ROUTE-32 B12 the cellar, sign-in and the single sign-on error have no chrome", () => {
    const bare = routes.filter(({ layout }) => layout === "bare").map(({ name }) => name);
    expect(bare.toSorted()).toEqual([
      "cellar",
      "forgotPassword",
      "login",
      "loginCallback",
      "resetPassword",
      "saml-error",
      "userVerification",
    ]);
  });

  test("LAYOUT-12 LAYOUT-15 OP-97 the order bar is hidden on the cart and on saved orders", () => {
    for (const name of ["cart", "saved-orders", "saved-order-detail"])
      expect({ name, layout: routes.find((route) => route.name === name)?.layout }).toEqual({
        name,
        layout: "portalWithoutOrderBar",
      });
  });
});
