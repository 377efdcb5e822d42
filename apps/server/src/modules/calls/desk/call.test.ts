import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
let sales: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
  sales = await server.asStaff("S03");
});
afterAll(() => server.stop());

const asking = `query ($id: ID!) { call(shipToId: $id) {
  shipToName companyName isSuspended money { unpaidMinor } invoices { number due daysLate openMinor }
  carts { uid name method day netMinor pallets mayOrder obstacles orderBy lines { sku name boxes netMinor } }
  deliveries { day method orderBy order { number } } orders { number state } orderCount
  tickets { number } people { uid name phone roleName mayOrder } empties { code name units depositMinor }
  notes { by caller text } } }`;
const noting = `mutation ($input: DeskCallNoteInput!) { addCallNote(input: $input) { notes { by caller text } refusal { code } } }`;

async function called(caller: StaffCaller, id: string) {
  const response = await caller.request({
    ...{ method: "POST", url: "/desk/graphql" },
    payload: { query: asking, variables: { id } },
  });
  expect(Number(response.headers["x-sql-statements"])).toBeLessThanOrEqual(7);
  const { data } = response.json<{ data: Record<string, unknown> }>();
  return data["call"] as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> | null;
}

describe("DCUST-04 a telephone call", () => {
  test("is answered by one question in seven statements, with what stands in the cart right now", async () => {
    const call = await called(service, "500201");
    const { rows } = await sql<Record<string, unknown>>`
      select order_number as number from sales_order where ship_to_id = '500201'
      order by created_at desc, order_number desc limit 5`.execute(server.deps.db);
    expect(call?.["orders"]?.map(({ number }) => ({ number }))).toEqual(rows);
    expect(call?.["invoices"]?.length).toBeGreaterThan(0);
    expect(call?.["people"]?.find(({ uid }) => uid === "U012")).toMatchObject({ mayOrder: true });
    expect(call?.["empties"]?.length).toBeGreaterThan(0);
    const days = call?.["deliveries"]?.map(({ day }) => String(day)) ?? [];
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted());
  });

  test("a cart is shown with what it comes to, and what keeps it from being sent", async () => {
    const { db } = server.deps;
    await sql`delete from cart where uid = 'U001'`.execute(db);
    await sql`insert into cart (id, uid, company_id, ship_to_id, delivery_method, delivery_date, created_at, updated_at)
      values (repeat('a', 32), 'U001', 'C1', '500101', 'selfpickup_selfpickup', '2026-11-26', now(), now())`.execute(
      db,
    );
    await sql`insert into cart_line (cart_id, company_id, sku, packages, layers, pallets, position)
      values (repeat('a', 32), 'C1', '100101', 2, 0, 0, 1)`.execute(db);
    const portal = await (await server.as("U001")).graphql(
      "{ customerCart { prices { subtotal_excluding_tax { value } } } }",
    );
    const net = (portal.data as { customerCart: { prices: { subtotal_excluding_tax: { value: number } } } })
      .customerCart.prices.subtotal_excluding_tax.value;
    const call = await called(service, "500101");
    expect(call?.["carts"]).toMatchObject([
      {
        ...{ uid: "U001", name: "Jana Novotná", method: "selfpickup_selfpickup", day: "2026-11-26" },
        ...{ netMinor: Math.round(net * 100), mayOrder: false, obstacles: ["limit-crossed"] },
        orderBy: "2026-11-25T16:00",
        lines: [{ sku: "100101", boxes: 2 }],
      },
    ]);
  });

  test("a cart is judged as its owner's: prices of its own day, limits of goods, a method that is still offered", async () => {
    const { db } = server.deps;
    const cartIs = (method: string, day: string) =>
      sql`update cart set delivery_method = ${method}, delivery_date = ${day} where id = repeat('a', 32)`.execute(
        db,
      );
    const cart = async () => (await called(service, "500101"))?.["carts"]?.[0];
    await cartIs("flatrate_flatrate", "2027-01-04");
    const portal = await (await server.as("U001")).graphql(
      "{ customerCart { prices { subtotal_excluding_tax { value } } } }",
    );
    const { customerCart } = portal.data as {
      customerCart: { prices: { subtotal_excluding_tax: { value: number } } };
    };
    expect((await cart())?.["netMinor"]).toBe(
      Math.round(customerCart.prices.subtotal_excluding_tax.value * 100),
    );
    expect((await cart())?.["obstacles"]).not.toContain("line-problem");
    await sql`
      insert into product_limit (sku, company_id, ship_to_id, max_boxes, valid_from, valid_to)
      values ('100101', 'C1', '500101', 1, '2026-01-01', '2027-12-31')`.execute(db);
    expect((await cart())?.["obstacles"]).toContain("line-problem");
    await sql`delete from product_limit where sku = '100101' and ship_to_id = '500101'`.execute(db);
    await sql`update ship_to set is_tank_enabled = false where id = '500101'`.execute(db);
    await cartIs("tank_tank", "2026-11-25");
    expect(await cart()).toMatchObject({ method: null, mayOrder: false });
    await sql`update ship_to set is_tank_enabled = true where id = '500101'`.execute(db);
  });

  test("a place of another's company, or none, is unknown", async () => {
    expect(await called(sales, "500201")).toBeNull();
    expect(await called(sales, "500101")).toMatchObject({ shipToName: "Restaurace U Modré hvězdy" });
    expect(await called(service, "1")).toBeNull();
  });

  test("its note is kept for the next one who answers", async () => {
    const add = async (caller: StaffCaller, input: object) =>
      (await caller.desk(noting, { input })).data?.["addCallNote"];
    expect(await add(service, { shipToId: "500101", text: "  " })).toMatchObject({
      refusal: { code: "note-empty" },
    });
    expect(await add(service, { shipToId: "500101", text: "x".repeat(2001) })).toMatchObject({
      refusal: { code: "note-too-long" },
    });
    expect(await add(sales, { shipToId: "500201", text: "Dobrý den" })).toMatchObject({
      refusal: { code: "customer-unknown" },
    });
    const noted = { shipToId: "500101", callerUid: "U001", text: "Zavolá v pátek." };
    for (const answer of await Promise.all([add(service, noted), add(service, noted)]))
      expect(answer, "pressed twice").toEqual({
        notes: [{ by: "Tereza Malá", caller: "Jana Novotná", text: "Zavolá v pátek." }],
        refusal: null,
      });
    expect((await called(sales, "500101"))?.["notes"]).toHaveLength(1);
  });

  test("who is of another place is no caller, and nobody's name is told by an id", async () => {
    const { data } = await sales.desk(noting, {
      input: { shipToId: "500101", callerUid: "U012", text: "Kdo volal?" },
    });
    expect(data?.["addCallNote"]).toMatchObject({
      notes: [{ caller: null, text: "Kdo volal?" }, {}],
      refusal: null,
    });
  });

  test("DAUD-01 DCUST-05 a call's page is a look at each of the people whom it names, written down with them", async () => {
    const looks = async () => {
      const { rows } = await sql<{ actor: string; person: string; place: string }>`
        select actor_uid as actor, subject_id as person, detail->>'shipToId' as place from audit_entry
        where action = 'user.looked-at' and detail->>'shipToId' = '500102' order by subject_id`.execute(
        server.deps.db,
      );
      return rows;
    };
    await called(await server.asStaff("S04"), "500102");
    expect(await looks(), "dispatch is shown nobody").toEqual([]);
    const people = (await called(sales, "500102"))?.["people"] as readonly { readonly uid: string }[];
    expect(people.length).toBeGreaterThan(1);
    const named = people.map(({ uid }) => ({ actor: "S03", person: uid, place: "500102" }));
    expect(await looks()).toEqual(named.toSorted((one, other) => (one.person < other.person ? -1 : 1)));
  });

  test("DSIGN-05 who may not see people is told none of their names and numbers", async () => {
    const dispatch = await server.asStaff("S04");
    const call = await called(dispatch, "500101");
    expect(call).toMatchObject({ shipToName: "Restaurace U Modré hvězdy", people: [] });
    expect(call?.["carts"]?.map(({ name }) => name)).toEqual([""]);
    expect(call?.["notes"]?.map(({ caller }) => caller)).toEqual([null, null]);
  });
});
