import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { expect, test } from "./harness/product.ts";

/** People sign in at another company's provider, which knows more of them than we do (D34). */

// The server is told before it starts, so the port is chosen here, one for each of the workers that run side by side.
const port = 39_417 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const issuer = `http://127.0.0.1:${port}`;

test.use({
  serverEnv: {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: "brewery-portal",
    OIDC_JWKS: `${issuer}/jwks`,
    OIDC_UID_CLAIM: "customer_uid",
  },
  // Whoever is not known is refused; the provider's own pages fetch their letters from afar.
  expectedConsoleErrors: /status of 40[014]|ERR_NAME_NOT_RESOLVED|Content Security Policy/,
});

// One provider at one port: the journeys of this file follow each other.
test.describe.configure({ mode: "default" });

let provider: ChildProcess;

test.beforeAll(async ({ product }) => {
  const entry = join(import.meta.dirname, "../apps/server/src/testing/foreign-provider.ts");
  provider = fork(
    entry,
    [String(port), `${product.origin}/login/callback`, `${product.origin}/login/silent`],
    {
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    },
  );
  await once(provider, "message", { signal: AbortSignal.timeout(60_000) });
});

test.afterAll(async () => {
  if (provider.exitCode === null && provider.kill()) await once(provider, "exit");
});

/** Signs in on the provider's own pages. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.goto("/login");
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("D34 a person of the other provider is our user by the claim that is configured", async ({ page }) => {
  await signInThere(page, "emp-001");
  await expect(page.getByText("Jana Novotná · Hostince")).toBeVisible();
  // A further page asks silently and finds the same person.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/orders/history");
  await expect(page.getByRole("heading", { level: 1, name: "Moje objednávky" })).toBeVisible();
});

test("D34 whom we do not know is told so once, and sent round no more", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${issuer}/auth?`)) asked.push(request.url());
  });
  await signInThere(page, "emp-999");
  await expect(page.getByRole("heading", { name: "Tenhle účet tu nikdo nezná." })).toBeVisible();
  await expect(page.getByText(`127.0.0.1:${port} potvrzuje, že jste U999`)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Tenhle účet tu nikdo nezná." })).toBeVisible();
  // The way there, and one silent question whether a newer token would be taken.
  expect(asked.length).toBeLessThanOrEqual(2);
  await page.getByRole("button", { name: "Přihlásit se jiným účtem" }).click();
  await expect(page.getByPlaceholder("Enter any login")).toBeVisible();
});

test("D34 whom we do not know is told so as well where the silent question finds no answer in time", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${issuer}/auth?`)) asked.push(request.url());
  });
  // Longer than a page waits for it (OP-106), as on a slow machine; where a frame may have no cookies it is none at all.
  const told = Promise.withResolvers<void>();
  await page.route(/auth\?.*prompt=none/, async (route) => {
    await told.promise;
    await route.continue().catch(() => undefined);
  });
  await signInThere(page, "emp-999");
  await expect(page.getByRole("heading", { name: "Tenhle účet tu nikdo nezná." })).toBeVisible({
    timeout: 20_000,
  });
  told.resolve();
  expect(asked.length).toBeLessThanOrEqual(2);
});

test("D34 a clock of this machine that is ahead renews nothing without end", async ({ page }) => {
  await page.clock.install({ time: Date.now() + 3 * 60 * 60 * 1000 });
  await signInThere(page, "emp-001");
  await expect(page.getByText("Jana Novotná · Hostince")).toBeVisible();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().startsWith(`${issuer}/auth?`)) asked += 1;
  });
  await page.clock.runFor("01:00");
  expect(asked).toBe(0);
});
