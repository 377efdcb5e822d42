import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askBetweenChanges } from "../../testing/stale-facts.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.stop());

describe("what a cart is judged by, out of memory", () => {
  it("C10 shows whatever another process has changed before: prices, goods, VAT, place, holidays, limits", {
    timeout: 60_000,
  }, async () => {
    const elsewhere = new pg.Client({ connectionString: server.config.databaseUrl });
    await elsewhere.connect();
    try {
      const email = "jana.novotna@modrahvezda.example";
      const rival = (text: string, values: readonly unknown[] = []) => elsewhere.query(text, [...values]);
      expect(await askBetweenChanges(server, rival, { email, rounds: 108 })).toEqual({
        rounds: 108,
        stale: [],
      });
    } finally {
      await elsewhere.end();
    }
  });
});
