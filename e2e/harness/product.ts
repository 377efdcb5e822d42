import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { withConnection } from "../../db/src/connection.ts";
import { freePort } from "../../db/src/embedded/port.ts";
import { cloneDatabase } from "../../db/src/testing/template.ts";
import { type ServerProcess, startServer } from "../../tools/serve/server-process.ts";
import { journeysDay } from "./demo-template.ts";

/** The running product of one worker: its own server on its own copy of the demo. */
export type Product = {
  readonly origin: string;
  readonly databaseUrl: string;
  /** The folder of its files. */
  readonly files: string;
  readonly server: ServerProcess;
};

type WorkerFixtures = {
  readonly product: Product;
  /**
   * Configuration beyond the usual, for a file: `test.use({ serverEnv: { VYCEP_CLOCK: "…" } })`. Such a file has a server
   * and a browser of its own, which cost as much as two journeys.
   */
  readonly serverEnv: Record<string, string>;
};

type TestFixtures = {
  /** Console errors that a journey provokes on purpose, as a pattern. */
  readonly expectedConsoleErrors: RegExp | null;
  readonly quietConsole: undefined;
  readonly emptyCarts: undefined;
  readonly closedRoutes: undefined;
};

export { expect };

/** A brand has a host of its own, which nobody meets who does not ask for it. */
const themeHosts = "ponente.localhost=peroni";

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: "worker" }],
  expectedConsoleErrors: [null, { option: true }],

  product: [
    async ({ serverEnv }, use) => {
      const database = await cloneDatabase(
        required("VYCEP_TEST_DATABASE_URL"),
        required("VYCEP_TEST_TEMPLATE"),
      );
      const files = await mkdtemp(join(tmpdir(), "vycep-journeys-"));
      const server = await startServer({
        ...inherited(),
        DATABASE_URL: database.databaseUrl,
        HOST: "127.0.0.1",
        PORT: String(await freePort(0)),
        VYCEP_DEMO: "on",
        VYCEP_CLOCK: `@${journeysDay}T09:41:00`,
        VYCEP_FILES: files,
        VYCEP_THEME_HOSTS: themeHosts,
        // All workers come from one address, and much faster than people.
        VYCEP_RATE_LIMIT: "0",
        LOG_LEVEL: "error",
        ...serverEnv,
      });
      await use({ origin: server.url, databaseUrl: database.databaseUrl, files, server });
      await server.stop();
      await database.drop();
      await rm(files, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ product }, use) => {
    await use(product.origin);
  },

  /** Journeys of one worker share a database; none begins with what another left in a cart. */
  emptyCarts: [
    async ({ product }, use) => {
      // Counted as a change, as the product counts it: a server knows the lines of a cart by its version.
      const emptied = `with gone as (delete from cart_line returning cart_id)
        update cart set note_for_driver = '', customer_order_number = '', checkout_step = null,
          version = version + 1, updated_at = now()
        where id in (select cart_id from gone)
          or is_active and (note_for_driver <> '' or customer_order_number <> '' or checkout_step is not null)`;
      await withConnection(product.databaseUrl, (client) => client.query(emptied));
      await use(undefined);
    },
    { auto: true },
  ],

  /** An answer that a journey held or changed may still be under way when it ends. */
  closedRoutes: [
    async ({ page }, use) => {
      await use(undefined);
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],

  /** No journey may leave an error in the console. */
  quietConsole: [
    async ({ context, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      context.on("weberror", (error) => errors.push(error.error().message));
      await use(undefined);
      expect(errors.filter((text) => !expectedConsoleErrors?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

function required(key: string): string {
  const value = process.env[key];
  if (value === undefined) throw new Error(`${key} is not set: run the journeys with npm run test:e2e.`);
  return value;
}

/** The little of our own environment that a server process needs; what Node compiled before it need not compile again. */
export function inherited(): Record<string, string> {
  const { PATH: path, NODE_COMPILE_CACHE: compiled } = process.env;
  return {
    ...(path !== undefined && { PATH: path }),
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
  };
}
