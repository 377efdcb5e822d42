import { ROUTE_ACCESS } from "@vycep/domain/access/route-access";
import { describe, expect, test } from "vitest";
import { texts } from "../shared/i18n/texts/shell.cs.ts";
import { notFound, routes } from "./routes.ts";

describe("the routes table", () => {
  test("ROUTE-01…33 every path is the one of ROUTE_ACCESS", () => {
    const wanted = new Map(
      Object.entries(ROUTE_ACCESS).map(([name, row]) => [name, row.path.replaceAll(/\{(\w+)\}/g, "$$$1")]),
    );
    for (const { name, path } of routes) {
      if (name !== "loginCallback") expect({ name, path }).toEqual({ name, path: wanted.get(name) });
    }
  });

  test("ROUTE-35 every page has a title, and no page stands there twice", () => {
    for (const { title } of [...routes, notFound]) expect(texts[title]).toBeTruthy();
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  test("ROUTE-24 ROUTE-32 sign-in and the single sign-on error have no chrome", () => {
    const bare = routes.filter(({ layout }) => layout === "bare").map(({ name }) => name);
    expect(bare.toSorted()).toEqual(["login", "loginCallback", "saml-error"]);
  });

  test("LAYOUT-12 LAYOUT-15 OP-97 the order bar is hidden on cart, documents, profile and saved orders", () => {
    const hidden = new Set(["cart", "myDocuments", "my-profile", "saved-orders"]);
    for (const row of routes.filter(({ name }) => hidden.has(name))) {
      expect({ name: row.name, layout: row.layout }).toEqual({
        name: row.name,
        layout: "portalWithoutOrderBar",
      });
    }
  });
});
