import { bannersSchema } from "@vycep/contract/content/content.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const url = "/almagnoliaservice/api/v1/portal/banners";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await sql`delete from content where kind = 'banner'`.execute(server.deps.db);
});
afterAll(() => server.stop());

type Days = { readonly from: string | null; readonly to: string | null };

const banner = (key: string, tone: string, { from, to }: Days, markets = ["CZ", "SK"]) =>
  sql`
    insert into content (kind, key, sort, markets, is_new_capability, titles, bodies, sections, tone, valid_from, valid_to)
    values ('banner', ${key}, 1, ${markets}, false, ${`{"en":"${key}"}`}::jsonb, '{}', '{}', ${tone}, ${from}::date,
      ${to}::date)`.execute(server.deps.db);

describe("GET banners (CONFIG-08, OP-126)", () => {
  it("a stranger is refused", async () => {
    expect((await server.stranger.request({ url })).statusCode).toBe(401);
  });

  it("CONFIG-08 gives those that stand today, the gravest first, and for how long each is shown", async () => {
    await banner("over", "critical", { from: null, to: "2026-11-22" });
    await banner("today", "info", { from: "2026-11-23", to: "2026-11-23" });
    await banner("always", "critical", { from: null, to: null });
    await banner("coming", "warning", { from: "2026-11-24", to: null });
    await banner("slovak", "warning", { from: null, to: null }, ["SK"]);
    const response = await (await server.as("U001")).request({ url: `${url}?lang=en` });
    const answer = bannersSchema.parse(response.json());
    expect(answer.rotationSeconds).toBe(8);
    expect(answer.banners.map(({ id, tone }) => [id, tone])).toEqual([
      ["always", "critical"],
      ["today", "info"],
    ]);
  });
});
