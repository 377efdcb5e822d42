import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminCli } from "../../app/commands/admin.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await sql`delete from announcement`.execute(server.deps.db);
});
afterAll(() => server.stop());

async function announce(...args: string[]) {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const environment = {
    DATABASE_URL: server.databaseUrl,
    VYCEP_SECRET: "the secret of the tests and long enough",
    VYCEP_CLOCK: "2026-11-23T09:00:00",
  };
  const code = await adminCli(["announce", ...args], environment, { out: say, error: say });
  return { code, said: said.join("\n") };
}

const words = ["cs=Stávka|Vozy nejedou.", "sk=Štrajk|Vozidlá nejdú.", "en=Strike|No trucks."];
const add = (audience: string, { key = "strike", from = "2026-11-23T08:00", to = "2026-11-24T18:00" } = {}) =>
  announce("add", key, "critical", audience, from, to, ...words, "link=/contact");

describe("npm run admin -- announce", () => {
  it.each<[string, readonly string[]]>([
    ["nothing", []],
    ["something else", ["shout"]],
    ["a list of something", ["list", "all"]],
    ["an end of nothing", ["end"]],
    ["a name with spaces", ["add", "a b", "info", "all", "2026-11-23T08:00", "2026-11-24T18:00", ...words]],
    ["a group of nobody", ["add", "a", "info", "company:", "2026-11-23T08:00", "2026-11-24T18:00", ...words]],
    ["all of somebody", ["add", "a", "info", "all:C1", "2026-11-23T08:00", "2026-11-24T18:00", ...words]],
    [
      "an end before the start",
      ["add", "a", "info", "all", "2026-11-24T08:00", "2026-11-23T18:00", ...words],
    ],
    ["a day that is none", ["add", "a", "info", "all", "2026-02-30T08:00", "2026-11-23T18:00", ...words]],
    ["no Slovak", ["add", "a", "info", "all", "2026-11-23T08:00", "2026-11-24T18:00", "cs=A", "en=A"]],
    [
      "a script",
      ["add", "a", "info", "all", "2026-11-23T08:00", "2026-11-24T18:00", ...words, "link=javascript:1"],
    ],
  ])("BELL-04 %s is called wrongly, and nothing is made", async (_what, args) => {
    expect(await announce(...args)).toMatchObject({ code: 2, said: expect.stringContaining("Usage") });
    expect((await announce("list")).said).toMatch(/^No messages/);
  });

  it.each([
    ["market:PL", "There is no market PL."],
    ["company:C1,none", "There is no company none."],
    ["ship-to:999999", "There is no ship-to 999999."],
    ["role:R99", "There is no role R99."],
  ])("BELL-04 a message for %s, which is not there, is refused", async (audience, said) => {
    expect(await add(audience)).toEqual({ code: 1, said });
  });

  it("BELL-04 a message is made once, listed with who hid it, and ended, also before it begins", async () => {
    expect(await add("role:R01")).toMatchObject({
      code: 0,
      said: "strike stands from 2026-11-23T08:00 to 2026-11-24T18:00.",
    });
    expect(await add("all")).toMatchObject({ code: 1, said: expect.stringContaining("name of its own") });
    await add("ship-to:500101,500102", { key: "later", from: "2026-11-29T02:00", to: "2026-11-29T04:00" });
    expect((await announce("list")).said.split("\n")).toEqual([
      "later critical ship-to:500101,500102 2026-11-29T02:00 2026-11-29T04:00 to come, hidden by 0: Stávka",
      "strike critical role:R01 2026-11-23T08:00 2026-11-24T18:00 stands, hidden by 0: Stávka",
    ]);
    for (const key of ["strike", "later"]) {
      expect(await announce("end", key)).toEqual({ code: 0, said: `${key} has ended.` });
      expect((await announce("end", key)).code).toBe(1);
    }
    expect((await announce("list")).said).toContain("2026-11-23T08:00 2026-11-23T09:00 ended");
  });
});
