import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MarketTable, marketTable, tellMarkets } from "@vycep/domain/market/markets";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { add, cartOf, startOrder, told } from "../testing/ask-cart.ts";
import { placeOrder } from "../testing/ask-place-order.ts";
import { importPoland } from "../testing/new-market/poland.ts";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server.ts";

const first = marketTable();
let server: TestServer;

const demoPassword = "Vycep-demo-2026";
const signIn = (email: string) =>
  `mutation { generateCustomerToken(email: "${email}", password: "${demoPassword}") { token } }`;

async function signedIn(email: string): Promise<Caller> {
  const answer = await server.stranger.graphql(signIn(email));
  return server.withToken(
    told<{ generateCustomerToken: { token: string } }>(answer).generateCustomerToken.token,
  );
}

async function pageAt(url: string): Promise<string> {
  const { body } = await server.stranger.request({ url, headers: { host: new URL(server.origin).host } });
  return body;
}

/** The markets that a page was told of. */
function marketsIn(html: string): MarketTable | undefined {
  const [, text] = /<script type="application\/json" id="markets">(.*)<\/script><\/head>/.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

/** What a Czech customer is told, which a further market must leave as it is. */
async function seenByCzechs(): Promise<unknown> {
  const caller = await server.as("U001");
  const { data, errors } = await caller.graphql(
    `{ products(filter: { sku: { in: ["100101", "100112"] } }) { items { sku price_range { minimum_price { final_price { value currency } } } } }
       storeConfig { default_country base_currency_code } }`,
  );
  return { data, errors };
}

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vycep-apps-"));
  for (const app of ["portal", "desk"]) {
    mkdirSync(join(folder, app, "dist"), { recursive: true });
    writeFileSync(join(folder, app, "dist/index.html"), `<head><title>${app}</title></head>`);
  }
  server = await startTestServer({ portalFolder: join(folder, "portal/dist") });
  await server.startJobs();
});
afterAll(async () => {
  tellMarkets(first);
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe("OPS-17 Poland comes by rows alone, into a server that runs", () => {
  test("the market is there within seconds, and Czechia is as it was", async () => {
    const before = await seenByCzechs();
    expect(marketsIn(await pageAt("/login"))).toBeUndefined();
    expect(before).toMatchObject({ errors: [], data: { storeConfig: { base_currency_code: "CZK" } } });
    expect(marketTable().markets.map(({ code }) => code)).toEqual(["CZ", "SK"]);
    await importPoland(server.databaseUrl);
    await expect
      .poll(() => marketTable().markets.map(({ code }) => code), { timeout: 15_000 })
      .toEqual(["CZ", "SK", "PL"]);
    expect(await seenByCzechs()).toEqual(before);
    const { data } = await server.stranger.graphql("{ countries { id three_letter_abbreviation } }");
    expect(data).toEqual({
      countries: [
        { id: "CZ", three_letter_abbreviation: "CZE" },
        { id: "SK", three_letter_abbreviation: "SVK" },
        { id: "PL", three_letter_abbreviation: "POL" },
      ],
    });
  });

  test("pages are told of it: the portal's in the place of the one that was built, the desk's with its name", async () => {
    const portal = marketsIn(await pageAt("/login"));
    expect(portal?.markets.at(-1)).toEqual({
      ...{ code: "PL", currency: "PLN", country: "POL", language: "en", phone: "+48" },
    });
    expect(portal?.currencies.at(-1)).toEqual({ code: "PLN", sign: "zł", weight: 6 });
    expect(marketsIn(await pageAt("/desk/login"))?.markets.at(-1)?.names?.cs).toBe("Polsko");
  });

  test("a Polish customer signs in and orders in złoty, with Polish VAT, deposits and limits", async () => {
    // Passwords come by no file: a person sets her own by the link of an invitation.
    await sql`insert into user_password select (jsonb_populate_record(p, '{"uid": "U901"}')).* from user_password p
      where uid = 'U001'`.execute(server.deps.db);
    const zofia = await signedIn("zofia.lipska@podlipa.example");
    const cartId = await startOrder(zofia, { shipTo: "500901" });
    await add(zofia, cartId, [{ sku: "100101", quantity: 10 }]);
    const small = await cartOf(zofia);
    expect(small.items?.[0]?.prices?.row_total).toEqual({ value: 455, currency: "PLN" });
    expect(small.progress_bar_data?.iMaximumOrderCash).toBe(600);
    const tooLittle = await placeOrder(zofia, { cart_id: cartId });
    expect(tooLittle.errors).not.toEqual([]);

    await add(zofia, cartId, [{ sku: "100101", quantity: 10 }]);
    const { orderV2, errors } = await placeOrder(zofia, { cart_id: cartId });
    expect(errors).toEqual([]);
    // 20 boxes of 45.50 zł with 23 % VAT, and 25 zł of deposit for each.
    expect(orderV2?.total).toMatchObject({
      grand_total: { currency: "PLN", value: 910 * 1.23 + 500 },
      taxes: [{ rate: 23, amount: { value: 209.3 } }],
      total_empties_deposit: { value: 500 },
    });
    const { data } = await zofia.graphql(
      `{ customer { orders(pageSize: 1) { items { number market order_total: total { grand_total { currency } } } } } }`,
    );
    expect(data).toMatchObject({
      customer: { orders: { items: [{ market: "PL", order_total: { grand_total: { currency: "PLN" } } }] } },
    });
  });

  test("the desk offers it wherever a market is chosen, and its customers are in its list", async () => {
    const staff = await server.asStaff("S01");
    const { data, errors } = await staff.desk(
      `{ holidayYear(market: "PL", year: 2026) { days { day } } brand { contacts { market phone } } capacityRules { market } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      brand: { contacts: [{ market: "CZ" }, { market: "SK" }, { market: "PL" }] },
    });
  });
});
