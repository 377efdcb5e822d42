import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword, type PortalClient, portalClient } from "../../testing/portal-sign-in.ts";
import { freePort, startTestServer, type TestServer, testConfig } from "../../testing/test-server.ts";
import { createServer } from "../server.ts";
import { adminCli } from "./admin.ts";

const old = "an old secret of more than thirty-two letters";
const fresh = "a fresh secret of more than thirty-two letters";

let house: TestServer;
let port: string;
beforeAll(async () => {
  house = await startTestServer({ env: { VYCEP_SECRET: old, VYCEP_ROLE: "web" } });
  port = String(await freePort());
});
afterAll(() => house.stop());

/** A process of the house with these secrets, as a rolling restart puts it in the place of the one before. */
async function withSecrets<T>(secrets: readonly string[], work: (origin: string) => Promise<T>): Promise<T> {
  const config = testConfig({
    DATABASE_URL: house.databaseUrl,
    PORT: port,
    VYCEP_ROLE: "web",
    VYCEP_SECRET: secrets.join(),
  });
  const { app } = await createServer(config, { clock: house.clock });
  await app.listen({ host: config.host, port: config.port });
  try {
    return await work(config.origin);
  } finally {
    await app.close();
  }
}

async function signedIn(origin: string, email: string): Promise<PortalClient> {
  const portal = await portalClient(origin);
  await portal.signIn({ email, password: demoPassword });
  return portal;
}

/** Whether the session goes on, without a password. */
async function goesOn(portal: PortalClient): Promise<boolean> {
  const silent = await portal.begin({ prompt: "none" });
  return silent.landed.searchParams.has("code");
}

test("OPS-13 a new secret is taken step by step: no process meets what it cannot open, nobody is signed out", async () => {
  const jana = await withSecrets([old, fresh], (origin) =>
    signedIn(origin, "jana.novotna@modrahvezda.example"),
  );
  const [petr, tomas] = await withSecrets([fresh, old], async (origin) => {
    expect(await goesOn(jana)).toBe(true);
    return [
      await signedIn(origin, "petr.dvorak@modrahvezda.example"),
      await signedIn(origin, "tomas.cech@modrahvezda.example"),
    ] as const;
  });
  // A process that has not been restarted yet.
  await withSecrets([old, fresh], async () => {
    expect([await goesOn(jana), await goesOn(petr)]).toEqual([true, true]);
  });
  // One that had never heard of the new secret would know nobody who signed in by it: hence the first step.
  await withSecrets([old], async () => {
    expect(await goesOn(tomas)).toBe(false);
  });
  await withSecrets([fresh, old], async () => {
    const env = { DATABASE_URL: house.databaseUrl, VYCEP_SECRET: `${fresh},${old}` };
    const quiet = { out: () => undefined, error: () => undefined };
    expect(await adminCli(["reseal"], env, quiet)).toBe(0);
    expect([await goesOn(jana), await goesOn(petr)]).toEqual([true, true]);
  });
  await withSecrets([fresh], async () => {
    expect([await goesOn(jana), await goesOn(petr)]).toEqual([true, true]);
  });
}, 60_000);
