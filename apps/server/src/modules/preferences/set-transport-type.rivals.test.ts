import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { besideRival } from "../../testing/beside-a-rival.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let rival: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  rival = new pg.Client({ connectionString: server.config.databaseUrl });
  await rival.connect();
  rival.on("notification", ({ payload }) => told.push(JSON.parse(payload ?? "null")));
  await rival.query("listen vycep");
});
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));
afterAll(async () => {
  await rival.end();
  await server.stop();
});

async function start(shipTo = "500101") {
  const answer = await owner.graphql(
    `mutation ($shipTo: String) { setTransportType(transporttype: "selfpickup_selfpickup", outletid: $shipTo,
      datepopup: "2026-11-26") { code cart { id version ship_to_id delivery_date total_lines } } }`,
    { shipTo },
  );
  return { ...(answer.data?.["setTransportType"] as Started), statements: answer.statements };
}

type Started = {
  readonly code: string | null;
  readonly cart: {
    readonly id: string;
    readonly version: number;
    readonly ship_to_id: string;
    readonly total_lines: number;
  };
};

/** Chooses while the rival has not committed yet. */
const startedBeside = (text: string, values: readonly string[], shipTo?: string): Promise<Started> =>
  besideRival(rival, { text, values }, () => start(shipTo));

/** Their live cart is no more, as after an order. */
async function withoutCart(): Promise<{ readonly id: string }> {
  const { cart } = await start();
  await rival.query("update cart set is_active = false where id = $1", [cart.id]);
  return cart;
}

/** What PostgreSQL told since the beginning. */
const told: unknown[] = [];

describe("setTransportType beside a rival", () => {
  it("C7 takes three statements: the actor, the cart, and the write that holds the place", async () => {
    await start();
    expect(await start()).toMatchObject({ code: null, statements: 3 });
    expect(await start("500102")).toMatchObject({ code: null, statements: 3 });
  });

  it("C7 takes three statements where it begins the cart as well, and tells of it (C21)", async () => {
    const before = await withoutCart();
    const started = await start();
    expect(started).toMatchObject({ code: null, statements: 3, cart: { version: 1, total_lines: 0 } });
    expect(started.cart.id).not.toBe(before.id);
    expect(
      await server.deps.db.selectFrom("cart").selectAll().where("id", "=", started.cart.id).execute(),
    ).toMatchObject([
      {
        ship_to_id: "500101",
        delivery_method: "selfpickup_selfpickup",
        delivery_date: "2026-11-26",
        is_active: true,
      },
    ]);
    await expect
      .poll(() => told)
      .toContainEqual(
        expect.objectContaining({ kind: "cart", uid: "U001", id: started.cart.id, version: 1 }),
      );
  });

  it("C7 chooses for the cart that a rival begins in the same moment", async () => {
    await withoutCart();
    const started = await startedBeside(
      `insert into cart (id, uid, company_id, ship_to_id, created_at, updated_at)
       values ($1, 'U001', 'C1', '500102', now(), now())`,
      ["r".repeat(32)],
    );
    expect(started).toMatchObject({
      code: null,
      cart: { id: "r".repeat(32), version: 1, ship_to_id: "500101", delivery_date: "2026-11-26" },
    });
  });

  it("C13 SHIPTO-12 no cart is begun for a place that is being suspended in this moment", async () => {
    await withoutCart();
    const suspended = ["update ship_to set status = $1 where id = '500102'", ["SUSPENDED"]] as const;
    const started = await startedBeside(...suspended, "500102");
    await rival.query("update ship_to set status = 'APPROVED' where id = '500102'");
    expect(started).toMatchObject({ code: "ship-to-suspended", cart: { version: 0 } });
  });

  it("C10 a day that somebody else has just closed cannot be chosen, and can as soon as it is open again", async () => {
    expect((await start()).code).toBeNull();
    await rival.query(
      `insert into holiday (country, day, name, type, day_off, shops, names)
       select 'CZ', '2026-11-26', 'x', 'public', true, 'open', '{"cs":"x","en":"x"}'`,
    );
    expect((await start()).code).toBe("shipping-cannot-be-ordered");
    await rival.query("delete from holiday where day = '2026-11-26'");
    expect((await start()).code).toBeNull();
  });

  it("C21 chooses for the cart that a rival has just changed, and keeps the change", async () => {
    const { cart } = await start();
    const started = await startedBeside(
      `with counted as (update cart set version = version + 1 where id = $1 returning id, company_id)
       insert into cart_line (cart_id, company_id, sku, packages, layers, pallets, position)
       select id, company_id, '100112', 4, 0, 0, 1 from counted`,
      [cart.id],
    );
    expect(started).toMatchObject({ code: null, cart: { version: cart.version + 2, total_lines: 1 } });
    const { data } = await owner.graphql("{ customerCart { version items { number_of_packages } } }");
    expect(data).toEqual({
      customerCart: { version: cart.version + 2, items: [{ number_of_packages: 4 }] },
    });
  });

  it("C13 SHIPTO-12 a place that is being suspended in this moment is refused, and the cart stays", async () => {
    const before = await start();
    const started = await startedBeside(
      "update ship_to set status = 'SUSPENDED' where id = $1",
      ["500102"],
      "500102",
    );
    expect(started).toMatchObject({ code: "ship-to-suspended", cart: { version: before.cart.version } });
    expect(started.cart.ship_to_id).toBe("500101");
  });
});
