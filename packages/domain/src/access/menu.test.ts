import { describe, expect, test } from "vitest";
import { menuOf } from "./menu.ts";
import { PERMISSIONS, type Permission } from "./permission.ts";
import { isPage } from "./route-access.ts";

const main = { homeAndNewsArePublic: false, hasBrandPage: false };
const ofBrand = { homeAndNewsArePublic: true, hasBrandPage: true };
const names = (...permissions: readonly Permission[]) =>
  menuOf(new Set(permissions), main).map(({ name }) => name);

describe("PERM-08 the menus by rights", () => {
  test.each<[string, readonly Permission[], readonly string[]]>([
    ["nobody's rights open nothing", [], []],
    ["LAYOUT-22 the profile", ["My Profile"], ["my-profile"]],
    ["LAYOUT-23 the documents", ["My Documents"], ["myDocuments"]],
    ["LAYOUT-24 the reports", ["Reporting"], ["reporting"]],
    ["LAYOUT-25 the contracts", ["Contracts"], ["contracts"]],
    ["ROUTE-21 training", ["Training & Learning"], ["training"]],
    ["OP-35 saved orders stand for the history", ["Catalogue"], ["products", "saved-orders"]],
    ["ROUTE-10 the history", ["My Orders"], ["orders-history"]],
  ])("%s", (_name, permissions, expected) => {
    expect(names(...permissions)).toEqual(expected);
  });

  test("a visitor has the home page", () => {
    expect(menuOf(undefined, main).map(({ url }) => url)).toEqual(["/"]);
  });

  test("LAYOUT-27 CONFIG-07 a visitor of the brand's theme has home, the page about the brand and news", () => {
    expect(menuOf(undefined, ofBrand).map(({ url }) => url)).toEqual(["/", "/about-the-brand", "/news"]);
    expect(menuOf(new Set(["Catalogue"]), ofBrand).map(({ name }) => name)).toEqual([
      "homepage",
      "aboutTheBrand",
      "products",
      "saved-orders",
      "news",
    ]);
  });

  test("ROUTE-14 every line leads to a page, that of the profile to its details", () => {
    const all = menuOf(new Set(PERMISSIONS), ofBrand);
    for (const { url } of all) expect(isPage(url, ofBrand)).toBe(true);
    expect(all.find(({ name }) => name === "my-profile")?.url).toBe("/my-profile/details");
  });
});
