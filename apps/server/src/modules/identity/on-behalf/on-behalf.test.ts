import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { add, cartOf, startOrder } from "../../../testing/ask-cart.ts";
import { filledCart, placeOrder } from "../../../testing/ask-place-order.ts";
import { begin, codeIn, exchange, onBehalf } from "../../../testing/matrix/on-behalf.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  service = await server.asStaff("S02");
  const { db } = server.deps;
  await sql`update staff_member set status = 'active' where uid = 'S02'`.execute(db);
  await sql`delete from cart c where c.is_active and uid in ('U001', 'U004')`.execute(db);
});

const jana = { uid: "U001", shipToId: "500101" };
const session = (caller: { readonly request: TestServer["stranger"]["request"] }) =>
  caller.request({ url: "/on-behalf/session" });

describe("DORD-06 DSIGN-05 who may begin, and for whom", () => {
  test("DORD-06 staff of customers' orders alone, each for the companies in reach", async () => {
    const code = async (uid: string, input = jana) => {
      const { data, errors } = await (await server.asStaff(uid)).desk(
        "mutation ($input: DeskOnBehalfInput!) { orderOnBehalf(input: $input) { address refusal { code field } } }",
        { input },
      );
      const answer = data?.["orderOnBehalf"] as Awaited<ReturnType<typeof begin>> | null;
      return errors[0]?.extensions.code ?? answer?.refusal?.code ?? "begun";
    };
    for (const uid of ["S01", "S02", "S03"]) expect(await code(uid)).toBe("begun");
    for (const uid of ["S04", "S05", "S06", "S07", "S08"]) expect(await code(uid)).toBe("not-your-area");
    // Radim works for C1 and C4.
    expect(await code("S03", { uid: "U012", shipToId: "500201" })).toBe("customer-unknown");
    const stranger = await server.stranger.graphql("{ storeConfig { store_code } }");
    expect(stranger.errors).toEqual([]);
    const asked = { method: "POST" as const, url: "/desk/graphql" };
    const query = 'mutation { orderOnBehalf(input: { uid: "U001", shipToId: "500101" }) { address } }';
    expect((await server.stranger.request({ ...asked, payload: { query } })).statusCode).toBe(401);
    expect((await (await server.as("U001")).request({ ...asked, payload: { query } })).statusCode).toBe(401);
  });

  test.each([
    ["no such place", { uid: "U001", shipToId: "599998" }, "customer-unknown", null],
    ["a suspended place", { uid: "U010", shipToId: "500104" }, "ship-to-suspended", null],
    ["no such user", { uid: "U998", shipToId: "500101" }, "user-unknown", "uid"],
    ["another company's user", { uid: "U012", shipToId: "500101" }, "user-unknown", "uid"],
    ["who may not sign in", { uid: "U017", shipToId: "500203" }, "user-unknown", "uid"],
    ["who may not order there", { uid: "U006", shipToId: "500101" }, "user-may-not-order", "uid"],
  ])("DORD-06 %s is refused as data, in words", async (_what, input, code, field) => {
    const answer = await begin(service, input);
    expect(answer).toMatchObject({ address: null, refusal: { code, field } });
    expect(answer.refusal?.message).toContain(" ");
  });

  test("DORD-06 a cart that its owner fills for another place stays theirs, at the beginning and later", async () => {
    const own = await server.as("U001");
    const tereza = await onBehalf(server, service, jana);
    const id = await startOrder(own, { shipTo: "500102" });
    await add(own, id, [{ sku: "100112", quantity: 2 }]);
    expect((await begin(service, jana)).refusal).toMatchObject({ code: "cart-elsewhere", field: "uid" });
    const { errors } = await tereza.graphql("{ customerCart { id } }");
    expect(errors[0]?.extensions.code).toBe("cart-elsewhere");
    expect(await cartOf(own)).toMatchObject({ id, ship_to_id: "500102", total_lines: 1 });
  });
});

describe("DORD-06 D48 the code and the session behind it", () => {
  test("DORD-06 a code opens once and within a minute, for our own pages alone", async () => {
    const { address } = await begin(service, jana);
    expect(address).toMatch(/^\/on-behalf#[\w-]{43}$/);
    const code = codeIn(address);
    const foreign = await server.stranger.request({
      ...{ method: "POST", url: "/on-behalf/token", payload: { code } },
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(foreign.statusCode).toBe(403);
    const opened = await exchange(server, code);
    expect(opened.json()).toMatchObject({ uid: "U001", shipToId: "500101" });
    const claims = JSON.parse(Buffer.from(opened.json().token.split(".")[1], "base64url").toString());
    expect(claims).toMatchObject({ sub: "U001", act: { sub: "S02" } });
    expect(claims.exp - claims.iat).toBe(30 * 60);
    expect((await exchange(server, code)).json()).toMatchObject({ code: "behalf-code-ended" });
    const late = codeIn((await begin(service, jana)).address);
    await sql`update behalf_session set code_expires_at = now() - interval '1 second'
      where started_at is null`.execute(server.deps.db);
    expect((await exchange(server, late)).statusCode).toBe(403);
    expect((await exchange(server, "")).statusCode).toBe(403);
  });

  test("DORD-06 the banner is told who orders for whom; the place is the one, and the permissions are those of ordering", async () => {
    const tereza = await onBehalf(server, service, jana);
    const banner = { customer: "Jana Novotná", staff: "Tereza Malá", language: "cs", mayOverride: true };
    expect((await session(tereza)).json()).toMatchObject(banner);
    const info = await tereza.request({
      url: "/alcdcservice/api/v1/portal/users/GetUserInfoById/U001",
      query: { lang: "cs" },
    });
    const shown = info.json();
    expect(shown.permissionSchema.map(({ shipToId }: { shipToId: string }) => shipToId)).toEqual(["500101"]);
    expect(shown.allAvailablePermission).toContain("Catalogue");
    for (const closed of ["My Profile", "My Documents", "Support", "Access Management"])
      expect(shown.allAvailablePermission).not.toContain(closed);
    expect((await session(await server.as("U001"))).statusCode).toBe(401);
    const moved = await tereza.graphql('mutation { setTransportType(outletid: "500102") { code } }');
    expect(moved.data?.["setTransportType"]).toMatchObject({ code: "ship-to-unknown" });
  });

  test("DORD-06 it ends with its half hour, by the button, with the desk's session, and with who works there", async () => {
    const { db } = server.deps;
    const over = await onBehalf(server, service, jana);
    await sql`update behalf_session set expires_at = now() - interval '1 second'`.execute(db);
    expect((await session(over)).statusCode).toBe(401);

    const ended = await onBehalf(server, service, jana);
    expect((await ended.request({ method: "POST", url: "/on-behalf/sign-out" })).statusCode).toBe(204);
    expect((await ended.graphql("{ customerCart { id } }")).status).toBe(401);

    const suspended = await onBehalf(server, service, jana);
    await sql`update staff_member set status = 'suspended' where uid = 'S02'`.execute(db);
    expect((await suspended.graphql("{ customerCart { id } }")).status).toBe(401);
    await sql`update staff_member set status = 'active' where uid = 'S02'`.execute(db);

    const own = await server.as("U001");
    const left = await onBehalf(server, service, jana);
    expect((await session(left)).statusCode).toBe(200);
    await service.request({ method: "POST", url: "/desk/identity/sign-out", payload: {} });
    expect((await session(left)).statusCode).toBe(401);
    // The customer never hears of any of it.
    expect((await own.graphql("{ customerCart { id } }")).errors).toEqual([]);
  });

  test("DORD-06 the tab that ends is nobody's: no provider knows it", async () => {
    const url = "/on-behalf/authorize?prompt=none&state=abc";
    const silent = await server.stranger.request({ url });
    expect(silent.headers.location).toBe("/login/silent?error=login_required&state=abc");
    const { headers } = await server.stranger.request({ url: "/on-behalf/authorize" });
    expect(headers.location).toBe("/on-behalf/ended");
  });
});

describe("DORD-06 the order", () => {
  test("DORD-06 DAUD-01 bears the name of who sent it, its user hears of it, and each change is written down", async () => {
    const { db } = server.deps;
    const tereza = await onBehalf(server, service, jana);
    const cart = await filledCart(tereza);
    const own = await server.as("U001");
    expect(await cartOf(own)).toMatchObject({ id: cart, total_lines: 2 });
    const placed = await placeOrder(tereza, { cart_id: cart });
    expect(placed.errors).toEqual([]);
    const number = placed.order?.order_number ?? "";

    const asked = await service.desk(
      "query ($n: ID!) { order(number: $n) { orderedBy placedBy row { source } } }",
      {
        n: number,
      },
    );
    expect(asked.data?.["order"]).toEqual({
      ...{ orderedBy: "Jana Novotná", placedBy: "Tereza Malá", row: { source: "desk" } },
    });
    const seen = await own.graphql(
      `{ customer { orders(filter: { number: { eq: "${number}" } }) { items { additional_data { created_by placed_by_brewery } } } } }`,
    );
    expect(JSON.stringify(seen.data)).toContain('{"created_by":"Tereza Malá","placed_by_brewery":true}');
    const notices = await sql<{ uid: string; is_own: boolean; in_bell: boolean }>`
      select uid, is_own, in_bell from notice where subject = ${number} and uid = 'U001'`.execute(db);
    expect(notices.rows).toEqual([{ uid: "U001", is_own: true, in_bell: true }]);

    const audit = await sql<{ action: string; actor_uid: string; as_uid: string; operation: string | null }>`
      select action, actor_uid, as_uid, detail ->> 'operation' as operation from audit_entry
      where as_uid = 'U001' order by id desc limit 5`.execute(db);
    expect(audit.rows.map(({ action, operation }) => operation ?? action)).toEqual([
      ...["order.placed", "placeOrder", "addProductsToCart", "setTransportType", "on-behalf.begun"],
    ]);
    for (const { actor_uid, as_uid } of audit.rows) expect([actor_uid, as_uid]).toEqual(["S02", "U001"]);
    const admin = await server.asStaff("S01");
    const told = await admin.desk(
      '{ auditEntries(filter: { actions: ["order.placed"] }, first: 1) { items { inNameOf by { name } } } }',
    );
    expect(JSON.stringify(told.data)).toContain('{"inNameOf":"Jana Novotná","by":{"name":"Tereza Malá"}}');
  });
});

describe("DORD-06 DSIGN-05 past cut-off and minimum", () => {
  const place =
    "mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { errors { reason } order { order_number } } }";
  type Caller = Awaited<ReturnType<TestServer["as"]>>;
  /** Its number, or why there is none. */
  const send = async (caller: Caller, cart_id: string, override?: { reason: string; note?: string }) => {
    const input = { cart_id, ...(override && { override }) };
    const { data, errors } = await caller.graphql(place, { input });
    const placed = data?.["placeOrder"] as {
      readonly errors: readonly { readonly reason: string }[];
      readonly order: { readonly order_number: string } | null;
    } | null;
    return errors[0]?.extensions.code ?? placed?.errors[0]?.reason ?? placed?.order?.order_number;
  };
  const rules = async (caller: Caller) =>
    (await caller.graphql("{ customerCart { rules_to_override } }")).data?.["customerCart"];
  const agreed = { reason: "dispatch-agreed", note: "se S. Malou" };

  test("DORD-06 only who holds the right, with a reason; it stands on the order and in the audit", async () => {
    const tereza = await onBehalf(server, service, jana);
    const cart = await startOrder(tereza);
    await add(tereza, cart, [{ sku: "100101", quantity: 1 }]);
    const radim = await onBehalf(server, await server.asStaff("S03"), jana);
    for (const caller of [radim, await server.as("U001")]) {
      expect(await rules(caller)).toEqual({ rules_to_override: [] });
      expect(await send(caller, cart, agreed)).toBe("forbidden");
    }
    expect(await rules(tereza)).toEqual({ rules_to_override: ["minimum"] });
    expect(await send(tereza, cart)).toBe("min-price-not-reached");
    expect(await send(tereza, cart, { reason: "weather" })).toBe("invalid-input");
    expect(await send(tereza, cart, { reason: "other", note: " " })).toBe("invalid-input");
    const number = await send(tereza, cart, agreed);
    const asked = await service.desk(
      `{ order(number: "${number}") { overridden overrideReason overrideNote history { reason } } }`,
    );
    expect(asked.data?.["order"]).toEqual({
      ...{ overridden: ["minimum"], overrideReason: "dispatch-agreed", overrideNote: "se S. Malou" },
      history: [{ reason: "pod minimem · dohoda s dispečinkem · se S. Malou" }],
    });
  });

  test("DORD-06 a day whose cut-off has passed, and never one that is over", async () => {
    const tereza = await onBehalf(server, service, jana);
    const cart = await filledCart(tereza);
    try {
      server.clock.set("2026-11-25T16:30:00");
      expect(await rules(tereza)).toEqual({ rules_to_override: ["cut-off"] });
      expect(await send(tereza, cart)).toBe("day-closed");
      server.clock.set("2026-11-27T09:00:00");
      expect(await rules(tereza)).toEqual({ rules_to_override: [] });
      expect(await send(tereza, cart, agreed)).toBe("day-closed");
      server.clock.set("2026-11-25T16:30:00");
      expect(await send(tereza, cart, agreed)).toMatch(/^47/);
    } finally {
      server.clock.set("2026-11-23T09:00:00");
    }
  });
});
