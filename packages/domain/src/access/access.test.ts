import { describe, expect, it, test } from "vitest";
import { customerTypeOf, isPos } from "./customer-type.ts";
import { gate, openPermissions } from "./gate.ts";
import {
  configAllows,
  PERMISSIONS,
  parsePermission,
  parsePermissions,
  unionOfPermissions,
} from "./permission.ts";
import { isAcademyOnly, isWholesaleOrder, isWholesaleRole, isWholesaleUser } from "./role.ts";
import { accessOf, isPage, ROUTE_ACCESS, type RouteName } from "./route-access.ts";

const mainTheme = { homeAndNewsArePublic: false, hasBrandPage: false };
const openTheme = { homeAndNewsArePublic: true, hasBrandPage: true };

describe("permission names", () => {
  it("PERM-05 PERM-06 PERM-07 the union of both lists, each once", () => {
    expect(new Set(PERMISSIONS).size).toBe(15);
    expect(PERMISSIONS).toEqual(
      expect.arrayContaining(["Access Management", "Pub Menu", "Returnable materials"]),
    );
  });

  test.each([
    ["Catalogue,Support", ["Catalogue", "Support"]],
    [" Catalogue , News & Articles ", ["Catalogue", "News & Articles"]],
    ["Academy,Training & Learning", ["Training & Learning"]],
    ["Catalogue (create order)", ["Catalogue"]],
    ["POS Catalogue", []],
    ["catalogue", []],
    ["", []],
    ["Support,,Support,nonsense", ["Support"]],
  ])("PERM-16 OP-03 %j reads as %j", (text, expected) => {
    expect(parsePermissions(text)).toEqual(expected);
  });

  it("PERM-17 all permissions are the union without doubles", () => {
    expect(unionOfPermissions([["Catalogue", "Support"], ["Support"], [], ["Contracts"]])).toEqual([
      "Catalogue",
      "Support",
      "Contracts",
    ]);
  });

  test.each(["Home Page", "Pub Menu", "Product Recommendation", "My Documents"] as const)(
    "PERM-18 the configuration always allows %s",
    (permission) => {
      expect(configAllows([], permission)).toBe(true);
      expect(configAllows([{ label: permission, value: "0" }], permission)).toBe(true);
    },
  );

  test.each([
    [[{ label: "Support", value: "1" }], true],
    [[{ label: "Support", value: "0" }], false],
    [[{ label: "Contracts", value: "1" }], false],
    [[], false],
  ])("PERM-19 with %j Support is %s", (sections, expected) => {
    expect(configAllows(sections, "Support")).toBe(expected);
  });

  it("OP-03 the configuration may use the alias too", () => {
    expect(configAllows([{ label: "Academy", value: "1" }], "Training & Learning")).toBe(true);
    expect(parsePermission("Nobody")).toBeUndefined();
  });
});

describe("the gate", () => {
  const on = [{ label: "Support", value: "1" }];
  test.each([
    ["PERM-01 waits for the user", undefined, on, "wait"],
    ["PERM-01 waits for the configuration", ["Support"], undefined, "wait"],
    ["PERM-02 in both", ["Support"], on, "open"],
    ["PERM-03 missing in the user's list", ["Contracts"], on, "forbidden"],
    ["PERM-03 OP-04 missing in the configuration", ["Support"], [], "forbidden"],
    ["OP-149 a failed configuration locks nobody out", ["Support"], "failed", "open"],
    ["OP-149 a failed configuration grants nothing", ["Contracts"], "failed", "forbidden"],
    ["OP-149 without user data", "failed", on, "forbidden"],
    ["OP-149 without user data, configuration pending", "failed", undefined, "forbidden"],
  ] as const)("%s", (_, permissions, sections, expected) => {
    expect(gate(permissions, sections, "Support")).toBe(expected);
  });

  it("PERM-08 OP-04 the menu gets what the gate opens", () => {
    expect(openPermissions(["Home Page", "Support", "Contracts"], on)).toEqual(["Home Page", "Support"]);
  });
});

describe("routes", () => {
  const expected: readonly (readonly [string, RouteName, string, string])[] = [
    ["ROUTE-01", "homepage", "/", "Home Page"],
    ["ROUTE-02", "userVerification", "/verification", "public"],
    ["ROUTE-03", "products", "/catalog/products", "Catalogue"],
    ["ROUTE-05", "productsDetail", "/catalog/{id}", "Catalogue"],
    ["ROUTE-07", "favorites", "/catalog/favorites", "Catalogue"],
    ["ROUTE-08", "suggested-cart", "/catalog/suggested-cart", "Product Recommendation"],
    ["C17", "fast-entry", "/catalog/fast-entry", "Catalogue"],
    ["B12", "cellar", "/cellar", "Catalogue"],
    ["ROUTE-10", "orders-history", "/orders/history", "My Orders"],
    ["B2", "order-claim", "/orders/history/{id}/claim", "Support"],
    ["ROUTE-11", "saved-orders", "/orders/saved", "Catalogue"],
    ["ROUTE-13", "my-profile", "/my-profile/{tab}", "My Profile"],
    ["OP-102", "users", "/my-profile/users", "Access Management"],
    ["ROUTE-47", "user-new", "/my-profile/users/new", "Access Management"],
    ["ROUTE-47", "user-detail", "/my-profile/users/{id}", "Access Management"],
    ["ROLE-12 OP-102", "roles", "/my-profile/roles", "Access Management"],
    ["LAYOUT-09", "legalTerms", "/legal/terms", "public"],
    ["LAYOUT-08", "legalCookies", "/legal/cookies", "public"],
    ["ROUTE-15", "contracts", "/contracts", "Contracts"],
    ["ROUTE-15", "contract-detail", "/contracts/{id}", "Contracts"],
    ["ROUTE-16", "reporting", "/reporting", "Reporting"],
    ["ROUTE-16", "report-consumption", "/reporting/consumption", "Reporting"],
    ["B3", "report-empties", "/reporting/empties", "Reporting"],
    ["ROUTE-17", "myDocuments", "/my-documents", "My Documents"],
    ["ROUTE-17", "document-detail", "/my-documents/{id}", "My Documents"],
    ["ROUTE-18", "marketingMaterials", "/marketing-materials", "Marketing Materials"],
    ["ROUTE-19", "news", "/news", "News & Articles"],
    ["ROUTE-20", "newsItem", "/news/{path}", "News & Articles"],
    ["ROUTE-21", "training", "/training", "Training & Learning"],
    ["OP-101", "tickets", "/support/tickets", "Support"],
    ["OP-101", "ticket-new", "/support/tickets/new", "Support"],
    ["OP-101", "ticket-detail", "/support/tickets/{id}", "Support"],
    ["ROUTE-22", "support", "/support/{path}", "Support"],
    ["ROUTE-22", "knowledge-entry", "/support/knowledge-base/{id}", "Support"],
    ["ROUTE-23", "login", "/login", "public"],
    ["ROUTE-25", "forgotPassword", "/forgot-password", "public"],
    ["ROUTE-26", "resetPassword", "/reset-password", "public"],
    ["PROFILE-05", "confirm-email", "/confirm-email", "public"],
    ["ROUTE-27", "cart", "/cart", "Catalogue"],
    ["ROUTE-29", "thanks", "/thanks", "login"],
    ["LAYOUT-27", "aboutTheBrand", "/about-the-brand", "public"],
    ["BELL-01", "notices", "/notices", "login"],
    ["ROUTE-30", "contact", "/contact", "public"],
    ["ROUTE-31", "saml-error", "/saml-error", "public"],
    ["ROUTE-33", "Error403", "/error403", "public"],
    ["ROUTE-46 OP-99", "emptiesSummary", "/cart/empties", "Catalogue"],
    ["OP-99", "order-recap", "/cart/recap", "Catalogue"],
    ["OP-99", "order-detail", "/orders/history/{id}", "My Orders"],
    ["OP-99", "saved-order-detail", "/orders/saved/{id}", "Catalogue"],
  ];

  test.each(expected)("%s %s at %s needs %s", (_, route, path, need) => {
    const access = accessOf(route, mainTheme);
    expect(ROUTE_ACCESS[route].path).toBe(path);
    expect(access.kind === "permission" ? access.permission : access.kind).toBe(need);
  });

  it("the list above is complete and no path stands twice", () => {
    expect(expected.map(([, route]) => route).sort()).toEqual(Object.keys(ROUTE_ACCESS).sort());
    expect(new Set(expected.map(([, , path]) => path)).size).toBe(expected.length);
  });

  it("ROUTE-45 who is not signed in reads these pages in the main theme, and no others", () => {
    const open = expected.filter(([, route]) => accessOf(route, mainTheme).kind === "public");
    expect(open.map(([, , path]) => path)).toEqual([
      "/verification",
      "/legal/terms",
      "/legal/cookies",
      "/login",
      "/forgot-password",
      "/reset-password",
      "/confirm-email",
      "/about-the-brand",
      "/contact",
      "/saml-error",
      "/error403",
    ]);
  });

  it("PERM-15 ROUTE-01 in the other theme home and news are public, and nothing else", () => {
    const opened = expected.filter(
      ([, route]) =>
        accessOf(route, mainTheme).kind !== "public" && accessOf(route, openTheme).kind === "public",
    );
    expect(opened.map(([, route]) => route)).toEqual(["homepage", "news", "newsItem"]);
  });
});

describe("roles", () => {
  test.each([
    ["WHS Accountant", true],
    ["Warehouse manager", false],
    ["whs common user", false],
    ["POS Owner", false],
  ])("ROLE-07 OP-40 %s is wholesale: %s", (name, expected) => {
    expect(isWholesaleRole(name)).toBe(expected);
  });

  test.each([
    ["WHS Warehouse manager", "WHS", true],
    ["WHS Warehouse manager", "POS", true],
    ["Key user", "WHS", true],
    ["Key user", "POS", false],
    ["", "whs", false],
  ])(
    "D21 PROGRESS-33 the order of a %s at a place of type %s is a wholesaler's: %s",
    (roleName, customerType, expected) => {
      expect(isWholesaleOrder({ roleName, customerType })).toBe(expected);
    },
  );

  it("ROLE-07 one wholesale role is enough", () => {
    expect(
      isWholesaleUser([
        { id: "R09", name: "POS Owner" },
        { id: "R05", name: "WHS Warehouse manager" },
      ]),
    ).toBe(true);
    expect(isWholesaleUser([])).toBe(false);
  });

  const academy = { id: "R17", name: "POS Academy" };
  const owner = { id: "R09", name: "POS Owner" };
  test.each([
    ["only POS Academy", [academy, academy], undefined, true],
    ["by the configured id", [{ id: "X9", name: "Akademie" }], "X9", true],
    ["one other role", [academy, owner], undefined, false],
    ["no role at all", [], undefined, false],
    ["no id configured, no id matches", [{ id: "", name: "" }], undefined, false],
  ])("PERM-13 OP-76 %s", (_, roles, academyRoleId, expected) => {
    expect(isAcademyOnly(roles, academyRoleId)).toBe(expected);
  });
});

describe("customer type", () => {
  test.each([
    [[{ customerTypes: ["POS", "WHS"] }, { customerTypes: ["WHS"] }], "POS"],
    [[{ customerTypes: [] }, { customerTypes: ["WHS"] }], undefined],
    [[{ customerTypes: [""] }], undefined],
    [[], undefined],
  ])("PERM-11 SESSION-25 OP-77 of %j is %s", (entries, expected) => {
    expect(customerTypeOf(entries)).toBe(expected);
  });

  it("OP-50 POS is compared exactly", () => {
    expect([isPos("POS"), isPos("pos"), isPos("WHS")]).toEqual([true, false, false]);
  });
});

describe("pages", () => {
  test.each([
    ["/", true],
    ["/catalog/100101", true],
    ["/orders/history/", true],
    ["/my-profile/details", true],
    ["/my-profile", true],
    ["/support/", true],
    ["/cart/recap", true],
    ["/nothing", false],
    ["/catalog", false],
    ["/catalog/1/2", false],
    ["//", false],
    ["/catalog/", false],
    ["/xcart", false],
    ["/cart/recap/x", false],
    ["", false],
  ])("ROUTE-34 %s", (path, expected) => {
    expect(isPage(path, mainTheme)).toBe(expected);
  });
});
