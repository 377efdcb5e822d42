import type { AvailableDates } from "@vycep/contract/calendar/calendar.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { checkHolidays } from "./check-holidays.ts";

const general = "/prodczsk-api/api/v1/portal/orders";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
  await withoutChecks("delivery_exception");
});
afterAll(() => server.stop());

/** Rows as an older import took them, or as hands have made them. */
async function withoutChecks(table: string) {
  await sql`do ${sql.lit(`declare c record; begin
    for c in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' loop
      execute format('alter table ${table} drop constraint %I', c.conname); end loop; end`)}`.execute(
    server.deps.db,
  );
}

async function dates(method = "selfpickup_selfpickup"): Promise<AvailableDates> {
  const url = `${general}/GetDeliveryAvailableDate?shipTo=500101&shipmentId=${method}`;
  const answer = await jana.request({ url });
  expect(answer.statusCode).toBe(200);
  return answer.json<AvailableDates>();
}

type Moved = { readonly original: string; readonly scheduled: string; readonly by: string };
const move = ({ original, scheduled, by }: Moved) => {
  const [day, time] = by.split(" ");
  return sql`
    insert into delivery_exception (ship_to_id, company_id, kind, type_of_change, original_date, original_hours,
      scheduled_date, scheduled_hours, order_by_date, order_by_time)
    select id, company_id, 'standard', 'moved', ${original}::date, '8-12', ${scheduled}::date, '8-12', ${day}::date, ${time}
    from ship_to where id = '500101'`.execute(server.deps.db);
};

const offered = ({ allDeliveryDate }: AvailableDates, day: string) =>
  allDeliveryDate.some(({ date }) => date === day);

describe("a change of a delivery that cannot be read takes down itself alone", () => {
  it.each([
    ["ordered by 24:00", "2026-11-30", "2026-11-28", "2026-11-27 24:00"],
    ["ordered by 29:59", "2026-12-07", "2026-12-05", "2026-12-04 29:59"],
    ["ordered after it came", "2026-12-10", "2026-12-12", "2026-12-13 12:00"],
    ["moved beyond what dates can say", "2026-12-17", "12026-01-01", "2026-12-10 12:00"],
  ])(
    "%s: the day that it names is closed, and nothing comes instead",
    async (_name, original, scheduled, by) => {
      expect(offered(await dates(), original)).toBe(true);
      await move({ original, scheduled, by });
      const answer = await dates();
      expect(offered(answer, original)).toBe(false);
      expect(offered(answer, scheduled)).toBe(false);
      expect(answer.deliveryExceptions).toContainEqual(
        expect.objectContaining({ originalDate: original, typeOfChange: "cancelled", scheduledDate: null }),
      );
      expect(answer.allDeliveryDate.length).toBeGreaterThan(200);
    },
  );

  it("one that names no day is left out", async () => {
    await sql`insert into delivery_exception (ship_to_id, company_id, kind, type_of_change, original_date, original_hours)
      select id, company_id, 'standard', 'cancelled', 'infinity', '8-12' from ship_to where id = '500101'`.execute(
      server.deps.db,
    );
    const { deliveryExceptions, allDeliveryDate } = await dates();
    expect(deliveryExceptions.map(({ originalDate }) => originalDate)).toContain("2026-12-24");
    expect(allDeliveryDate.length).toBeGreaterThan(200);
  });

  it("the notices of the others are told, its own is not", async () => {
    const url = `${general}/GetDeliveryExceptionNotifications?shipToIds=500101,500102,500103`;
    const answer = await jana.request({ url });
    expect(answer.statusCode).toBe(200);
    const days = JSON.stringify(answer.json());
    expect(days).toContain('"originalDate":"2026-12-24"');
    for (const day of ["2026-11-30", "2026-12-07", "2026-12-10", "2026-12-17", "infinity"]) {
      expect(days).not.toContain(`"originalDate":"${day}"`);
    }
  });

  it("the place is chosen with another day, and not with the one that is closed", async () => {
    const choose = (date: string) =>
      jana.graphql(
        `mutation ($date: String) { setTransportType(transporttype: "selfpickup_selfpickup", outletid: "500101",
          datepopup: $date) { code cart { id delivery_date } } }`,
        { date },
      );
    const open = told<{ setTransportType: { code: string | null } }>(await choose("2026-11-26"));
    expect(open.setTransportType.code).toBeNull();
    const closed = told<{ setTransportType: { code: string | null } }>(await choose("2026-11-30"));
    expect(closed.setTransportType.code).not.toBeNull();
  });

  it("operators are told of each row once", async () => {
    const logged = vi.spyOn(server.app.log, "error");
    await move({ original: "2026-12-21", scheduled: "2026-12-19", by: "2026-12-18 24:30" });
    for (let asked = 0; asked < 3; asked += 1) await dates();
    const lines = logged.mock.calls.filter(([about]) => JSON.stringify(about).includes("2026-12-21"));
    expect(lines).toEqual([
      [expect.objectContaining({ table: "delivery_exception" }), expect.stringContaining("left out")],
    ]);
  });
});

describe("other facts that cannot be read", () => {
  const configure = (key: string, value: string) =>
    sql`update portal_config set value = ${value}::jsonb where key = ${key} and market = 'CZ'`.execute(
      server.deps.db,
    );

  it("added weekdays that are none add none, and the schedule's days stay", async () => {
    const before = await dates();
    await configure("added_weekdays", '"every day"');
    const { addedWeekdays, allDeliveryDate } = await dates();
    expect(addedWeekdays).toEqual([]);
    expect(allDeliveryDate.length).toBeGreaterThan(50);
    expect(allDeliveryDate.length).toBeLessThan(before.allDeliveryDate.length);
    const config = await jana.graphql("{ getPortalConfig { added_weekdays banner_rotation } }");
    expect(told(config)).toMatchObject({ getPortalConfig: { added_weekdays: [], banner_rotation: 8 } });
  });

  it("a link that is none is left out, the others stay", async () => {
    const url = "/almagnoliaservice/api/v1/portal/portalextlinks";
    const count = async () => (await jana.request({ url })).json<unknown[]>().length;
    const before = await count();
    await sql`update portal_config set value = value || '[{"name":1}]'::jsonb where key = 'links'`.execute(
      server.deps.db,
    );
    expect(await count()).toBe(before);
  });

  it("a product with a day that cannot be read is not shown, and every other is", async () => {
    const list = () => jana.graphql("{ products(pageSize: 100) { total_count items { sku } } }");
    type List = { products: { items: { sku: string }[] } };
    const [first, ...others] = told<List>(await list()).products.items;
    await sql`update product set sellable_to = '12026-01-01' where sku = ${first?.sku}`.execute(
      server.deps.db,
    );
    const left = told<List>(await list()).products.items;
    expect(left.slice(0, others.length)).toEqual(others);
    expect(left).not.toContainEqual(first);
  });

  it("a leaflet that ends beyond all days is left out of the list, and the others stay", async () => {
    const list = async () =>
      told<{ promoLeaflets: unknown[] }>(
        await jana.graphql(`{ promoLeaflets(sku: "130514") { name promo_price valid_from valid_to } }`),
      ).promoLeaflets;
    const before = await list();
    expect(before.length).toBeGreaterThan(0);
    await sql`insert into promo_leaflet
      select (jsonb_populate_record(l, '{"valid_from":"2030-01-01","valid_to":"12026-01-01"}')).*
      from promo_leaflet l where sku = '130514'`.execute(server.deps.db);
    expect(await list()).toEqual(before);
  });

  it("a place whose number is none is not the user's, and the user's others are", async () => {
    const places = async () => {
      const answer = await jana.request({ url: "/alcdcservice/api/v1/portal/users/GetUserInfoById/U001" });
      expect(answer.statusCode).toBe(200);
      return answer.body;
    };
    await places();
    await sql`insert into ship_to select (jsonb_populate_record(s, '{"id":"500 109","sap_id":"500 109"}')).*
      from ship_to s where id = '500101'`.execute(server.deps.db);
    await sql`insert into ship_to_role select (jsonb_populate_record(r, '{"ship_to_id":"500 109"}')).*
      from ship_to_role r where uid = 'U001' and ship_to_id = '500101'`.execute(server.deps.db);
    expect(await places()).toContain("500101");
    expect((await dates()).allDeliveryDate.length).toBeGreaterThan(50);
  });

  it("a holiday without a day does not end the check of the others", async () => {
    await sql`insert into holiday (country, day, name, names, type, day_off, shops)
      values ('CZ', 'infinity', 'x', '{"en": "x"}', 'x', true, '')`.execute(server.deps.db);
    await expect(checkHolidays(server.deps)).resolves.toBeUndefined();
    expect((await dates()).allDeliveryDate.length).toBeGreaterThan(50);
  });
});
