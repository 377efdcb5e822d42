import { type SupportContact, supportContactsSchema } from "@vycep/contract/content/content.rest";
import { serviceStatusSchema } from "@vycep/contract/content/service-status.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/almagnoliaservice/api/v1/portal/supportContacts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function contacts(): Promise<SupportContact[]> {
  const response = await server.stranger.request({ url: path });
  expect(response.statusCode).toBe(200);
  return supportContactsSchema.parse(response.json());
}

describe("GET supportContacts", () => {
  it("CONTENT-13 CONTENT-14 CONTENT-17 a stranger gets phone, e-mail and hours of each market", async () => {
    const weekdays = [1, 2, 3, 4, 5];
    expect(await contacts()).toEqual([
      {
        market: "CZ",
        phone: "+420800999000",
        email: "podpora@lipovrch.example",
        hours: [{ weekdays, from: "08:00", to: "16:00" }],
      },
      {
        market: "SK",
        phone: "+421800999000",
        email: "podpora@lipovrch-sk.example",
        hours: [{ weekdays, from: "08:00", to: "17:00" }],
      },
    ]);
  });

  it("D28 obeys the row of the day: changed, in part, gone or not to be read, and the other market stays", async () => {
    const { db } = server.deps;
    const sk = async () => (await contacts()).find(({ market }) => market === "SK");
    const set = (value: unknown) =>
      sql`update portal_config set value = ${JSON.stringify(value)}::jsonb
        where key = 'support' and market = 'SK'`.execute(db);
    await set({ phone: "+421 2 1234" });
    expect(await sk()).toEqual({ market: "SK", phone: "+421 2 1234", email: null, hours: [] });
    await set({ phone: 5 });
    expect(await sk()).toBeUndefined();
    await sql`update portal_config set valid_to = '2024-06-30'
      where key = 'support' and market = 'SK'`.execute(db);
    expect((await contacts()).map(({ market }) => market)).toEqual(["CZ"]);
  });
});

describe("GET servicestatus", () => {
  const status = async (country = "CZE") => {
    const url = `/almagnoliaservice/api/v1/portal/servicestatus?country=${country}`;
    return serviceStatusSchema.parse((await server.stranger.request({ url })).json());
  };
  const wait = (minutes: number, delivered: boolean) =>
    sql`insert into outbox (topic, company_id, payload, created_at, next_attempt_at, delivered_at)
      values ('erp.order', 'C1', '{}', now() - make_interval(mins => ${minutes}), now() + interval '1 day',
        case when ${delivered} then now() end)`.execute(server.deps.db);

  it("CONTENT-17 a stranger hears on which days off nobody answers", async () => {
    expect(await status()).toEqual({ daysOff: [], orders: "working" });
    await sql`update holiday set day = '2026-12-01' where country = 'CZ' and day = '2026-12-24'`.execute(
      server.deps.db,
    );
    expect((await status()).daysOff).toEqual(["2026-12-01"]);
    expect((await status("SVK")).daysOff).toEqual([]);
  });

  it("orders are delayed when one has waited ten minutes and none has gone meanwhile", async () => {
    await wait(9, false);
    expect((await status()).orders).toBe("working");
    await wait(11, false);
    expect((await status()).orders).toBe("delayed");
    await wait(1, true);
    expect((await status()).orders).toBe("working");
  });
});
