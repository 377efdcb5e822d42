import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { serviceOfReceiver } from "./service-of-receiver.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each([
  ["a Czech account", "jana.novotna@modrahvezda.example", "cs", "CZ"],
  ["a Slovak account that reads English", "LUBOMIR.KOVAC@podhradom.example", "en", "SK"],
  ["an address that is nobody's yet, in Slovak", "nova@hostinec.example", "sk", "SK"],
  ["an address that is nobody's yet", "nova@hostinec.example", "en", "CZ"],
] as const)("D28 the service of %s is that of its market", async (_what, to, language, market) => {
  expect(await serviceOfReceiver(server.deps, { to, language })).toMatchObject({ market });
});
