import { type SupportContact, supportContactsSchema } from "@vycep/contract/content/content.rest";
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
