import type { Session } from "@vycep/contract/identity/sessions.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword, portalClient, staffDoor } from "../../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.stop());

/** A browser of its own in which one of the staff is signed in. */
async function browserOf(email: string) {
  const client = await portalClient(server.origin, "/desk/login/callback", staffDoor);
  const { id_token: token = "" } = await client.signIn({ email, password: demoPassword });
  const caller = server.withToken(token);
  return {
    sessions: async () =>
      (await caller.request({ url: "/desk/identity/sessions" })).json<{ sessions: Session[] }>().sessions,
    post: (path: string) => caller.request({ method: "POST", url: `/desk/identity/sessions/${path}` }),
    drop: (id: string) => caller.request({ method: "DELETE", url: `/desk/identity/sessions/${id}` }),
    isIn: async () => (await caller.request({ url: "/desk/identity/sessions" })).statusCode === 200,
  };
}

const tereza = "tereza.mala@lipovrch.example";

test("DSIGN-01 a stranger and a customer see no sessions of the staff", async () => {
  for (const caller of [server.stranger, await server.as("U001")]) {
    expect((await caller.request({ url: "/desk/identity/sessions" })).statusCode).toBe(401);
    const ended = await caller.request({ method: "POST", url: "/desk/identity/sessions/end-all" });
    expect(ended.statusCode).toBe(401);
  }
});

test("who is at the desk in several browsers sees them, signs one out, the others, and all; another's is missing", async () => {
  const [here, there, third] = [await browserOf(tereza), await browserOf(tereza), await browserOf(tereza)];
  const milos = await browserOf("milos.janda@lipovrch.example");
  const seen = await here.sessions();
  expect(seen.filter(({ isThis, isLive }) => isThis && isLive)).toHaveLength(1);
  expect(seen).toHaveLength(3);
  const [another] = await milos.sessions();
  expect((await here.drop(another?.id ?? "")).statusCode).toBe(404);
  // What stood still for twenty minutes is not over at the desk (DSIGN-06).
  await sql`update user_session set last_used_at = now() - interval '20 minutes' where uid = 'S02' and id <> ${
    seen.find(({ isThis }) => isThis)?.id ?? null
  }`.execute(server.deps.db);
  expect((await here.sessions()).filter(({ isLive }) => isLive)).toHaveLength(3);
  const ofThere = (await there.sessions()).find(({ isThis }) => isThis);
  expect((await here.drop(ofThere?.id ?? "")).statusCode).toBe(204);
  expect([await here.isIn(), await there.isIn(), await third.isIn()]).toEqual([true, false, true]);
  expect((await here.post("end-others")).json()).toEqual({ ended: 1 });
  expect([await here.isIn(), await third.isIn(), await milos.isIn()]).toEqual([true, false, true]);
  expect((await here.post("end-all")).statusCode).toBe(204);
  expect([await here.isIn(), await milos.isIn()]).toEqual([false, true]);
});
