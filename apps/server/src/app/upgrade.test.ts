import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { withConnection } from "@vycep/db/connection";
import { migrate } from "@vycep/db/migrate";
import { loadRelease } from "@vycep/db/releases/dump-release";
import { testAdminUrl } from "@vycep/db/testing/admin-url";
import { describeCatalogue } from "@vycep/db/testing/catalogue";
import { createDatabase } from "@vycep/db/testing/template";
import { expect, test } from "vitest";
import { testConfig } from "../testing/test-server.ts";
import { createServer } from "./server.ts";

const releases = globSync(join(import.meta.dirname, "../../../../db/releases/*.sql"));

/** The schema that today's migrations make of nothing. */
async function schemaOfToday(): Promise<readonly string[]> {
  const fresh = await createDatabase(testAdminUrl());
  try {
    await migrate(fresh.databaseUrl);
    return await withConnection(fresh.databaseUrl, describeCatalogue);
  } finally {
    await fresh.drop();
  }
}

test("OPS-16 there is a release to upgrade from", () => {
  expect(releases.map((path) => basename(path))).toContain("0.1.0.sql");
});

test.each(releases.map((path) => ({ release: basename(path, ".sql"), path })))(
  "OPS-16 $release is upgraded: today's schema, no row lost, and it starts, lets in and shows",
  async ({ path }) => {
    const database = await createDatabase(testAdminUrl());
    try {
      await withConnection(database.databaseUrl, (client) => loadRelease(client, readFileSync(path, "utf8")));
      const rowsOf = () =>
        withConnection(database.databaseUrl, async (client) => {
          const { rows } = await client.query<{ orders: string; users: string; total: string }>(
            "select (select count(*) from sales_order) as orders, (select count(*) from app_user) as users, (select sum(total_minor) from sales_order) as total",
          );
          return rows[0];
        });
      const before = await rowsOf();
      await migrate(database.databaseUrl);
      expect(await withConnection(database.databaseUrl, describeCatalogue)).toEqual(await schemaOfToday());
      expect(await rowsOf()).toEqual(before);
      expect(Number(before?.orders)).toBeGreaterThan(0);

      const server = await createServer(testConfig({ DATABASE_URL: database.databaseUrl }));
      try {
        expect((await server.app.inject({ url: "/readyz" })).json()).toEqual({ status: "ready" });
        const ask = async (query: string, headers = {}) =>
          (await server.app.inject({ method: "POST", url: "/graphql", payload: { query }, headers })).json();
        const signIn = `mutation { generateCustomerToken(email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026") { token } }`;
        const { token } = (await ask(signIn)).data.generateCustomerToken;
        const shown = await ask(
          "{ customer { email orders(pageSize: 1) { total_count items { number items { product_sku } } } } products(pageSize: 1) { total_count } }",
          { authorization: `Bearer ${token}` },
        );
        expect(shown.errors).toBeUndefined();
        expect(shown.data.customer.email).toBe("jana.novotna@modrahvezda.example");
        expect(shown.data.products.total_count).toBeGreaterThan(0);
      } finally {
        await server.app.close();
      }
    } finally {
      await database.drop();
    }
  },
);
