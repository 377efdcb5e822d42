import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { demoPassword, portalClient } from "../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { endSessions } from "./session-end.repo.ts";

const jana = { email: "jana.novotna@modrahvezda.example", password: demoPassword };
const petr = { email: "petr.dvorak@modrahvezda.example", password: demoPassword };

describe("D33 ending sessions", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  const enter = async (who: typeof jana) => {
    const portal = await portalClient(server.origin);
    const token = (await portal.signIn(who)).id_token ?? "";
    return { token, renew: async () => (await portal.begin({ prompt: "none" })).landed.searchParams };
  };
  const answerTo = async (token: string) =>
    (await server.withToken(token).graphql("{ customer { email } }")).errors[0]?.extensions.code ?? "ok";

  test("of one user ends tokens and the silent renewal, and nobody else's", async () => {
    const [mine, other] = [await enter(jana), await enter(petr)];
    await inTransaction(server.deps.db, (tx) => endSessions(tx, { uid: "U001" }));
    expect(await answerTo(mine.token)).toBe("invalid-token");
    expect((await mine.renew()).get("error")).toBe("login_required");
    expect(await answerTo(other.token)).toBe("ok");
    expect((await other.renew()).get("code")).not.toBeNull();
  });

  test("besides the one that asks leaves it signed in, with its next token, too", async () => {
    const [asking, other] = [await enter(petr), await enter(petr)];
    const program = await server.tokenFor("U002", { iat: Math.floor(Date.now() / 1000) - 5 });
    const { jti, session, sub: uid = "" } = decodeJwt(asking.token);
    await inTransaction(server.deps.db, (tx) =>
      endSessions(tx, { uid, besides: [String(jti), String(session)] }),
    );
    expect(await answerTo(asking.token)).toBe("ok");
    expect((await asking.renew()).get("code")).not.toBeNull();
    for (const token of [other.token, program]) expect(await answerTo(token)).toBe("invalid-token");
    expect((await other.renew()).get("error")).toBe("login_required");
  });
});
