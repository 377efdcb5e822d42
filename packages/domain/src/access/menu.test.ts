import { describe, expect, test } from "vitest";
import { menuOf } from "./menu.ts";
import { PERMISSIONS, type Permission } from "./permission.ts";
import { isPage } from "./route-access.ts";

const names = (...permissions: readonly Permission[]) => menuOf(new Set(permissions)).map(({ name }) => name);

describe("PERM-08 the menus by rights", () => {
  test.each<[string, readonly Permission[], readonly string[]]>([
    ["nobody's rights open nothing", [], []],
    ["LAYOUT-22 the profile", ["My Profile"], ["my-profile"]],
    ["ROUTE-21 training", ["Training & Learning"], ["training"]],
    ["OP-35 saved orders stand for the history", ["Catalogue"], ["products", "saved-orders"]],
    ["ROUTE-10 the history", ["My Orders"], ["orders-history"]],
  ])("%s", (_name, permissions, expected) => {
    expect(names(...permissions)).toEqual(expected);
  });

  test("a visitor has the home page", () => {
    expect(menuOf(undefined).map(({ url }) => url)).toEqual(["/"]);
  });

  test("ROUTE-14 every line leads to a page, that of the profile to its details", () => {
    const all = menuOf(new Set(PERMISSIONS));
    for (const { url } of all) expect(isPage(url)).toBe(true);
    expect(all.find(({ name }) => name === "my-profile")?.url).toBe("/my-profile/details");
  });
});
