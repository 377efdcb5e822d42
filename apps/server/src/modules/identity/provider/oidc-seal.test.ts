import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Secrets } from "../../../platform/secrets/sealed-text.ts";
import { demoPassword, portalClient } from "../../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { oidcAdapter } from "./oidc-adapter.ts";
import { hashOfId } from "./oidc-seal.ts";

const jana = { email: "jana.novotna@modrahvezda.example", password: demoPassword };
const newer = "a newer secret of more than thirty-two letters";

describe("D32 sessions and codes in the database", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  const store = (secrets: Secrets = server.config.secrets, kind = "Session") =>
    oidcAdapter({ ...server.deps, config: { ...server.config, secrets } }, kind);
  const save = (id: string) => store().upsert(id, { jti: id, accountId: "U001", uid: `uid of ${id}` }, 900);

  test("whoever reads them learns neither an id that lets somebody in, nor what goes with it", async () => {
    const portal = await portalClient(server.origin);
    const begun = await portal.begin();
    const interaction = begun.landed.searchParams.get("interaction") ?? "";
    const answer = await portal.enter(interaction, jana);
    const { redirectTo } = (await answer.json()) as { redirectTo: string };
    const { address } = await portal.browser.follow(redirectTo, ({ pathname }) =>
      pathname.startsWith("/login"),
    );
    const code = address.searchParams.get("code") ?? "";
    const cookies = portal.browser.cookies().map(({ value }) => value);
    const secrets = [interaction, code, ...cookies, begun.state].filter((each) => each.length > 3);
    const { rows } = await sql<{ kind: string; text: string }>`
      select kind, p::text as text from oidc_payload p`.execute(server.deps.db);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(["AuthorizationCode", "Grant", "Interaction", "Session"]),
    );
    for (const { text } of rows) for (const secret of secrets) expect(text).not.toContain(secret);
    // The code is good all the same.
    expect((await portal.exchange(begun, address)).id_token).toBeTruthy();
  });

  test("a secret changes while sessions live: the newest seals, all that are given open", async () => {
    await save("before");
    expect(await store([newer, ...server.config.secrets]).find("before")).toMatchObject({
      accountId: "U001",
    });
    expect(await store([newer, ...server.config.secrets]).findByUid("uid of before")).toMatchObject({
      jti: "before",
    });
    expect(await store([newer]).find("before")).toBeUndefined();
  });

  test("a record in another's place opens nothing", async () => {
    await save("thief");
    await save("victim");
    await sql`
      update oidc_payload set sealed_payload = (
        select sealed_payload from oidc_payload where id_hash = ${hashOfId("victim")})
      where id_hash = ${hashOfId("thief")}`.execute(server.deps.db);
    expect(await store().find("thief")).toBeUndefined();
    expect(await store().find("victim")).toMatchObject({ jti: "victim" });
  });
});
