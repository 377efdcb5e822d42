import { availableDatesSchema } from "@vycep/contract/calendar/calendar.rest";
import { shipToSchema } from "@vycep/contract/ship-to/ship-to.rest";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cartOf, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

// Places that no brewery wants and every brewery has: the catalogue's own words, and never a failure of the server.

const document = `mutation ($method: String, $shipTo: String, $date: String) {
  setTransportType(transporttype: $method, outletid: $shipTo, datepopup: $date) { code message } }`;

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));
afterEach(async () => {
  const { db } = server.deps;
  await sql`update ship_to set types = '{1}', weekdays_type1 = '{2,5}' where id = '500103'`.execute(db);
  await sql`update portal_config set value = '[1,2,3,4,5]' where key = 'added_weekdays'`.execute(db);
  await sql`delete from default_ship_to where uid = 'U001'`.execute(db);
});
afterAll(() => server.stop());

type Asked = { readonly method?: string; readonly shipTo?: string; readonly date?: string };

async function start(asked: Asked, headers: Record<string, string> = {}) {
  type Answer = { setTransportType: { code: string | null; message: string } };
  return told<Answer>(await owner.graphql(document, { ...asked }, { lang: "en", ...headers }))
    .setTransportType;
}

async function get(url: string) {
  const response = await owner.request({ url });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const dates = (shipTo: string, method: string) =>
  get(
    `/prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate?shipTo=${shipTo}&shipmentId=${method}&lang=en`,
  );
const place = (id: string) => get(`/alcdcservice/api/v1/portal/shiptos/GetShipToBySapId/${id}`);

const good = { shipTo: "500103", method: "selfpickup_selfpickup", date: "2026-11-24" };
const closed = {
  code: "shipping-cannot-be-ordered",
  message: "Shipping cannot be ordered. Choose a different date.",
};

describe("what is sent wrong", () => {
  it.each([
    "tomorrow",
    "2026-02-30",
    "2026-13-01",
    "2026-11-24T00:00:00Z",
    "24.11.26",
    "24/11/2026",
    "0",
    "9".repeat(40),
    "２０２６-11-24",
    "null",
    "2026-11-24'--",
  ])("OP-110 the date %j is not understood", async (date) => {
    const answer = await owner.graphql(document, { ...good, date });
    expect(answer.errors[0]).toMatchObject({
      message: 'The value of "datepopup" is not understood.',
      extensions: { code: "invalid-input", category: "graphql-input" },
    });
  });

  it.each(["0001-01-01", "1999-12-31", "9999-12-31", "2026-11-23"])(
    "ERROR-11 CALENDAR-07 the day %s is none that can be ordered for",
    async (date) => expect(await start({ ...good, date })).toEqual(closed),
  );

  it("ERROR-09 ERROR-10 TRANSPORT-42 an empty method or date is one that was not chosen", async () => {
    expect(await start({ ...good, method: "" })).toMatchObject({
      message: "Order type has to not be empty!",
    });
    expect(await start({ ...good, date: "" })).toMatchObject({
      message: "Delivery date has to not be empty!",
    });
  });

  it.each(["rocket_rocket", "flatrate", "FLATRATE_FLATRATE", "toString", "__proto__", "tank_tank "])(
    "TRANSPORT-08 the method %j is none of the seven",
    async (method) => {
      expect(refusal(await owner.graphql(document, { ...good, method }))).toMatchObject({
        code: "invalid-input",
      });
      expect(await dates("500103", encodeURIComponent(method))).toMatchObject({
        status: 400,
        body: { code: "invalid-input" },
      });
    },
  );
});

describe("a suspended place that is remembered as the default (OP-73)", () => {
  beforeEach(async () => {
    await sql`
      insert into default_ship_to (uid, company_id, ship_to_id) values ('U001', 'C1', '500104')
      on conflict (uid, company_id) do update set ship_to_id = excluded.ship_to_id`.execute(server.deps.db);
  });

  it("SHIPTO-14 is told as it is", async () => {
    const info = await get("/alcdcservice/api/v1/portal/users/GetUserInfoById/U001");
    expect(info).toMatchObject({ status: 200, body: { defaultShipToID: "500104" } });
    expect((await place("500104")).body).toMatchObject({ status: "SUSPENDED", offeredMethods: [] });
  });

  it("SHIPTO-16 SHIPTO-12 ERROR-14 is refused in the catalogue's words wherever it is used", async () => {
    const message = "ShipTo suspended - Select another ShipTo";
    const { shipTo: _shipTo, ...way } = good;
    expect(await start({ ...way, date: "2026-11-25" }, { outletid: "500104" })).toEqual({
      code: "ship-to-suspended",
      message,
    });
    expect(await dates("500104", "selfpickup_selfpickup")).toMatchObject({
      status: 409,
      body: { code: "ship-to-suspended", message },
    });
  });

  it("OP-72 does not become the place of a new cart", async () => {
    await owner.graphql(`{ customerCart { id } }`, {}, { outletid: "500104" });
    expect((await cartOf(owner, { outletid: "500104" })).ship_to_id).not.toBe("500104");
  });
});

describe("a place without a schedule (D17, OP-142)", () => {
  beforeEach(async () => {
    await sql`update ship_to set weekdays_type1 = '{}' where id = '500103'`.execute(server.deps.db);
  });

  it("D04 CALENDAR-06 is delivered on the added weekdays, none of them scheduled", async () => {
    const { status, body } = await dates("500103", "selfpickup_selfpickup");
    expect(status).toBe(200);
    const { allDeliveryDate, filteredDeliveryDate, scheduleWeekdays } = availableDatesSchema.parse(body);
    expect(allDeliveryDate[0]?.date).toBe("2026-11-24");
    expect(scheduleWeekdays).toEqual([]);
    expect(filteredDeliveryDate.length).toBeLessThan(12);
    expect(await start(good)).toEqual({ code: null, message: "" });
  });

  it("OP-66 has no date within 365 days where no weekdays are added either", async () => {
    await sql`update portal_config set value = '[]' where key = 'added_weekdays'`.execute(server.deps.db);
    await sql`delete from delivery_exception where ship_to_id = '500103'`.execute(server.deps.db);
    const { status, body } = await dates("500103", "selfpickup_selfpickup");
    expect(status).toBe(200);
    expect(body).toMatchObject({ allDeliveryDate: [], filteredDeliveryDate: [] });
    for (const date of ["2026-11-23", "2026-11-24", "2027-06-01"]) {
      expect(await start({ ...good, date })).toEqual(closed);
    }
  });
});

describe("a place by which nothing is offered (TRANSPORT-19 TRANSPORT-20 TRANSPORT-21 TRANSPORT-22 TRANSPORT-23 TRANSPORT-24 TRANSPORT-25)", () => {
  beforeEach(async () => {
    await sql`update ship_to set types = '{}' where id = '500103'`.execute(server.deps.db);
  });

  it("SHIPTO-13 says so, without records and methods", async () => {
    const { status, body } = await place("500103");
    expect(status).toBe(200);
    expect(shipToSchema.parse(body)).toMatchObject({ records: [], offeredMethods: [], status: "APPROVED" });
  });

  it("ERROR-15 SHIPTO-15 every method is refused, and a missing one asked for", async () => {
    for (const method of ["selfpickup_selfpickup", "flatrate_flatrate", "emptiespickup_emptiespickup"]) {
      expect(await start({ ...good, method })).toEqual({
        code: "method-not-offered",
        message: "Error setting shipment",
      });
      expect(await dates("500103", method)).toMatchObject({
        status: 409,
        body: {
          code: "method-not-offered",
          message: "This shipping method is not available for this ship-to.",
        },
      });
    }
    const { method: _method, ...withoutMethod } = good;
    expect(await start(withoutMethod)).toMatchObject({ message: "Order type has to not be empty!" });
  });

  it("ERROR-45 TRANSPORT-51 TRANSPORT-52 tank and unfiltered beer in their own words", async () => {
    for (const method of ["tank_tank", "unfiltered_unfiltered"]) {
      expect(await start({ ...good, method })).toEqual({
        code: "goods-not-available-here",
        message: "Unfiltered/Tank beer is not available for this ShipTo",
      });
    }
  });

  it("a cart that stands there already is answered, and says what is in the way", async () => {
    await sql`update ship_to set types = '{1}' where id = '500103'`.execute(server.deps.db);
    await startOrder(owner, good);
    await sql`update ship_to set types = '{}' where id = '500103'`.execute(server.deps.db);
    const answer = await owner.graphql(
      "{ customerCart { ship_to_id shipping_addresses { available_shipping_methods { method_code } } blockers { code } } }",
    );
    expect(answer.errors).toEqual([]);
    expect(answer.data).toMatchObject({
      customerCart: { ship_to_id: "500103", shipping_addresses: [{ available_shipping_methods: [] }] },
    });
    expect((await cartOf(owner)).blockers?.map(({ code }) => code)).toContain("no-method");
  });
});

describe("a year whose holidays nobody has imported (D07)", () => {
  it("has no day to order for, in plain words", async () => {
    server.clock.set("2027-12-31T09:00:00");
    const { status, body } = await dates("500103", "selfpickup_selfpickup");
    expect(status).toBe(200);
    expect(body).toMatchObject({ allDeliveryDate: [], filteredDeliveryDate: [] });
    expect(await start({ ...good, date: "2028-01-04" })).toEqual(closed);
    server.clock.set("2028-02-01T09:00:00");
    expect((await dates("500103", "selfpickup_selfpickup")).status).toBe(200);
    expect(await start({ ...good, date: "2028-02-03" })).toEqual(closed);
  });
});
