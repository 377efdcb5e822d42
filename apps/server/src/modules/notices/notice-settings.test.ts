import type { NoticeSettingsAnswer } from "@vycep/contract/notices/notice-settings.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function ask(uid: string | undefined, changes?: readonly object[]) {
  const caller = uid === undefined ? server.stranger : await server.as(uid);
  const base = `${SERVICE_BASE.general}/notices`;
  const response = await (changes === undefined
    ? caller.request({ url: `${base}/GetNoticeSettings` })
    : caller.request({ url: `${base}/SetNoticeSettings`, method: "PUT", payload: { changes } }));
  return {
    status: response.statusCode,
    body: response.json<NoticeSettingsAnswer & { readonly code?: string }>(),
    statements: Number(response.headers["x-sql-statements"]),
  };
}

const turn = (setting: string, way: string, isWanted: boolean, shipToId = "500101") => ({
  ...{ shipToId, setting, way, isWanted },
});

async function switchOf(uid: string, setting: string, shipToId = "500101") {
  const { body } = await ask(uid);
  const place = body.places.find((one) => one.shipToId === shipToId);
  return place?.settings.find((one) => one.setting === setting)?.ways;
}

async function kept() {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notice_setting`.execute(
    server.deps.db,
  );
  return rows[0]?.count;
}

describe("settings of notices", () => {
  it.each<[string, string | undefined, object, number]>([
    ["a stranger", undefined, turn("ticket", "mail", false), 401],
    ["a setting that there is none of", "U001", turn("weather", "mail", false), 400],
    ["a way that there is none of", "U001", turn("ticket", "pigeon", false), 400],
    ["a foreign place", "U001", turn("ticket", "mail", false, "500201"), 404],
    ["a way that this kind does not take", "U001", turn("new-document", "push", true), 422],
    ["what an accountant does not do", "U006", turn("cart-waiting", "mail", true), 422],
  ])("BELL-03 %s is refused, and nothing of the call is kept", async (_what, uid, change, status) => {
    expect((await ask(uid, [turn("order-taken", "bell", false), change])).status).toBe(status);
    expect(await kept()).toBe(0);
  });

  it("BELL-03 only what departs from the default is kept, for the person and the place alone", async () => {
    expect(await switchOf("U001", "ticket")).toEqual({ bell: true, mail: true, push: true });
    const { body, statements } = await ask("U001", [
      turn("ticket", "mail", false),
      turn("ticket", "push", true),
    ]);
    expect(statements).toBe(5);
    expect(body).toEqual((await ask("U001")).body);
    expect(await switchOf("U001", "ticket")).toEqual({ bell: true, mail: false, push: true });
    expect(await switchOf("U001", "ticket", "500102")).toMatchObject({ mail: true });
    expect(await switchOf("U002", "ticket")).toMatchObject({ mail: true });
    expect(await kept()).toBe(1);
    await ask("U001", [turn("ticket", "mail", true)]);
    expect(await kept()).toBe(0);
    expect((await ask("U001")).statements).toBe(2);
  });

  it("BELL-03 an accountant has switches of papers and of what happens to orders, none of carts", async () => {
    const { body } = await ask("U006");
    const settings = body.places[0]?.settings.map(({ setting }) => setting);
    expect(settings).toContain("new-document");
    expect(settings).not.toContain("cart-waiting");
    expect(settings).not.toContain("access-requested");
  });
});
