import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const query = `{ storeConfig { store_code locale default_display_currency_code grid_per_page catalog_default_sort_by
  minimum_password_length timezone order_cancellation_enabled order_cancellation_reasons { description }
  root_category_uid } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("storeConfig (graphql-conventions 4.4)", () => {
  it.each([
    ["LivePortal_CZ_cs", "cs_CZ", "CZK"],
    ["LivePortal_SK_en", "en_GB", "EUR"],
    ["LivePortal_PL_en", "en_GB", "CZK"],
    ["nonsense", "en_GB", "CZK"],
  ])("a visitor of %s learns %s and %s, without the database", async (store, locale, currency) => {
    const { data, errors, statements } = await server.stranger.graphql(query, {}, { store });
    expect(errors).toEqual([]);
    expect(data?.["storeConfig"]).toMatchObject({
      locale,
      default_display_currency_code: currency,
      grid_per_page: 25,
      catalog_default_sort_by: "catalog_product_name",
      minimum_password_length: "12",
      timezone: "Europe/Prague",
      order_cancellation_enabled: true,
      order_cancellation_reasons: [],
      root_category_uid: "Lw==",
    });
    expect(statements).toBe(0);
  });
});
