import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { add, cartOf, startOrder } from "../../testing/ask-cart.ts";
import { keep, wishlistOf } from "../../testing/ask-favourites.ts";
import { openEvents } from "../../testing/open-events.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Jana owns the company C1; here she manages a place of Radek's company C2 as well. */
const jana = "U001";
let server: TestServer;
let atHome: Caller;
let atRadeks: Caller;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  await sql`
    insert into ship_to_role (uid, ship_to_id, company_id, role_id, role_name, permissions, customer_type)
    select ${jana}, ship_to_id, company_id, 'R04', 'WHS Delegated owner', permissions, customer_type
    from ship_to_role where uid = 'U012' and ship_to_id = '500203'`.execute(server.deps.db);
  atHome = await inCompany(undefined);
  atRadeks = await inCompany("C2");
});
afterAll(() => server.stop());

async function inCompany(companyid: string | undefined): Promise<Caller> {
  const caller = await server.as(jana);
  const chosen: Record<string, string> = companyid === undefined ? {} : { companyid };
  return {
    request: (options) => caller.request({ ...options, headers: { ...options.headers, ...chosen } }),
    graphql: (query, variables, headers) => caller.graphql(query, variables, { ...headers, ...chosen }),
  };
}

const users = async (caller: Caller, path: string, method: "GET" | "POST" = "GET") => {
  const response = await caller.request({ method, url: `/alcdcservice/api/v1/portal/users/${path}` });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};
const idsIn = (rows: unknown, name: string) => (rows as Record<string, string>[]).map((row) => row[name]);

describe("D47 somebody of two companies acts for the one they chose", () => {
  it("tells who they are in it: places, company, whether its key user, and what else they may choose", async () => {
    const { body: home } = await users(atHome, `GetUserInfoById/${jana}`);
    expect(home).toMatchObject({ companyId: "C1", isKeyAccount: true, defaultShipToID: "500101" });
    expect(idsIn(home["permissionSchema"], "companyId")).toEqual(["C1", "C1", "C1", "C1"]);
    const { body: radeks } = await users(atRadeks, `GetUserInfoById/${jana}`);
    expect(radeks).toMatchObject({ companyId: "C2", isKeyAccount: false, defaultShipToID: null });
    expect(idsIn(radeks["permissionSchema"], "shipToId")).toEqual(["500203"]);
    for (const { companies } of [home, radeks]) expect(idsIn(companies, "companyId")).toEqual(["C1", "C2"]);
  });

  test("PROFILE-06 the default place is one of each company: choosing it in one leaves the other's as it was", async () => {
    const choose = (caller: Caller, place: string) =>
      users(caller, `setdefaultshipto?shiptoId=${place}`, "POST");
    const defaults = async () =>
      Promise.all(
        [atHome, atRadeks].map(
          async (caller) => (await users(caller, `GetUserInfoById/${jana}`)).body["defaultShipToID"],
        ),
      );
    expect(await choose(atRadeks, "500203")).toMatchObject({ status: 200 });
    expect(await defaults()).toEqual(["500101", "500203"]);
    expect(await choose(atHome, "500103")).toMatchObject({ status: 200 });
    expect(await defaults()).toEqual(["500103", "500203"]);
    expect(await choose(atRadeks, "500101")).toMatchObject({ status: 404 });
    await choose(atHome, "500101");
  });

  test.each(["C3", "C9", "nonsense"])("C16 %s, not theirs, is as unknown as none", async (companyid) => {
    const caller = await inCompany(companyid);
    const code = "company-not-found";
    expect(await users(caller, `GetUserInfoById/${jana}`)).toMatchObject({ status: 404, body: { code } });
    const { errors } = await caller.graphql("{ customerCart { id } }");
    expect(errors[0]?.extensions).toMatchObject({ code, category: "graphql-no-such-entity" });
    const events = await openEvents(server.origin, `Bearer ${await server.tokenFor(jana)}`, { companyid });
    expect(events.status).toBe(404);
  });

  it("a cart in each: neither shows in the other, nor is told of there", async () => {
    const token = `Bearer ${await server.tokenFor(jana)}`;
    const [heardHome, heardAtRadeks] = await Promise.all([
      openEvents(server.origin, token, { companyid: "C1" }),
      openEvents(server.origin, token, { companyid: "C2" }),
    ]);
    const home = await startOrder(atHome);
    await add(atHome, home, [{ sku: "100112", quantity: 3 }]);
    const radeks = await cartOf(atRadeks, { outletid: "500101" });
    expect(radeks).toMatchObject({ ship_to_id: "500203", total_lines: 0 });
    for (const id of [home, "0".repeat(32)]) {
      const { errors } = await atRadeks.graphql("query ($id: String!) { cart(cart_id: $id) { id } }", { id });
      expect(errors[0]?.message).toBe(`Could not find a cart with ID "${id}"`);
    }
    const begun = await startOrder(atRadeks, { shipTo: "500203" });
    expect(begun).toBe(radeks.id);
    expect(await cartOf(atHome)).toMatchObject({ id: home, ship_to_id: "500101", total_lines: 1 });
    await heardHome.first((event) => event.kind === "cart" && event.version > 1);
    await heardAtRadeks.first((event) => event.kind === "cart");
    const carts = ({ told }: typeof heardHome) => [
      ...new Set(told.map((event) => event.kind === "cart" && event.cartId)),
    ];
    expect([carts(heardHome), carts(heardAtRadeks)]).toEqual([[home], [begun]]);
    for (const { close } of [heardHome, heardAtRadeks]) close();
  });

  it("favourites in each", async () => {
    const before = (await wishlistOf(atHome)).skus;
    const radeks = await wishlistOf(atRadeks);
    expect(radeks.skus).toEqual([]);
    await keep(atRadeks, String(radeks.id), ["100101"]);
    expect((await wishlistOf(atRadeks)).skus).toEqual(["100101"]);
    expect((await wishlistOf(atHome)).skus).toEqual(before);
  });

  it("USERADMIN-09 manages the users of the chosen one alone", async () => {
    const listed = async (caller: Caller) =>
      idsIn((await users(caller, "GetAllUsersInfo?limit=100")).body["users"], "UID");
    expect(await listed(atHome)).toEqual(expect.arrayContaining(["U004", "U006"]));
    const there = await listed(atRadeks);
    expect(there).toEqual(expect.arrayContaining(["U012", "U018"]));
    expect(there).not.toContain("U004");
    expect((await users(atRadeks, "GetManagedUserById/U004")).status).toBe(404);
    expect((await users(atHome, "GetManagedUserById/U018")).status).toBe(404);
    expect((await users(atRadeks, "GetManagedUserById/U018")).status).toBe(200);
  });

  it("a place of the other one cannot be preset, nor its orders read", async () => {
    const preset = await users(atRadeks, "setdefaultshipto?shiptoId=500101", "POST");
    expect(preset).toMatchObject({ status: 404, body: { code: "ship-to-not-found" } });
    const numbers = async (caller: Caller) => {
      const { data } = await caller.graphql("{ customer { orders(pageSize: 100) { items { number } } } }");
      return JSON.stringify(data).match(/(?<=")\d+(?=")/g) ?? [];
    };
    const { rows } = await sql<{ number: string }>`
      select order_number as number from sales_order where ship_to_id = '500203'`.execute(server.deps.db);
    const radeks = new Set(rows.map(({ number }) => number));
    const [there, home] = [await numbers(atRadeks), await numbers(atHome)];
    expect([there.length, there.filter((number) => !radeks.has(number))]).toEqual([100, []]);
    expect([home.length > 0, home.filter((number) => radeks.has(number))]).toEqual([true, []]);
  });
});
