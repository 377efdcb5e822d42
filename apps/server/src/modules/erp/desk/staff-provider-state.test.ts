import { afterAll, beforeAll, expect, test } from "vitest";
import { byProvider, envOf, groups } from "../../../testing/staff-provider/staff-by-provider.ts";
import {
  type StaffProviderStub,
  startStaffProvider,
} from "../../../testing/staff-provider/staff-provider.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let provider: StaffProviderStub;
let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  provider = await startStaffProvider();
  server = await startTestServer({ listen: true, env: envOf(provider) });
  admin = await server.asStaff("S01");
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const iva = {
  ...{ sub: "iva-1", given_name: "Iva", family_name: "Nová", ...groups("cs") },
  ...{ email: "iva.nova@lipovrch.example", email_verified: true },
};

async function providerNow(): Promise<unknown> {
  const { data, errors } = await admin.desk(
    "{ integrations { name state isBuiltIn lastSignIn keys lastError } }",
  );
  expect(errors).toEqual([]);
  const all = data?.["integrations"] as readonly { readonly name: string }[];
  return all.find(({ name }) => name === "staff_identity");
}

test("DINT-01 DSIGN-04 the staff's provider is told with its keys and its last sign-in", async () => {
  const said = { name: "staff_identity", state: "working", isBuiltIn: false, keys: 1, lastError: null };
  expect(await providerNow()).toEqual({ ...said, lastSignIn: null });
  await byProvider(server, provider).comeAs(iva);
  expect(await providerNow()).toEqual({ ...said, lastSignIn: expect.stringMatching(/^20.*Z$/) });
});

test("and it is away when it does not answer", async () => {
  const stopped = await startStaffProvider();
  await stopped.stop();
  const other = await startTestServer({ env: envOf(stopped) });
  const { data } = await (await other.asStaff("S01")).desk("{ integrations { name state keys lastError } }");
  expect(data?.["integrations"]).toContainEqual({
    ...{ name: "staff_identity", state: "away", keys: null },
    lastError: expect.stringMatching(/ECONNREFUSED/),
  });
  await other.stop();
});
