import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/product.ts";

/** Staff sign in at the brewery's own identity provider, a program of its own, and leave it again. */

// The server is told before it starts, so the port is chosen here, one for each of the workers that run side by side.
const port = 39_517 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const issuer = `http://127.0.0.1:${port}`;

test.use({
  serverEnv: {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: "brewery-desk",
    STAFF_OIDC_CLIENT_SECRET: "what the desk and its provider know",
    STAFF_OIDC_ROLE_CLAIM: "groups",
    STAFF_OIDC_ROLES: "cs=service",
    STAFF_OIDC_NAME: "cs=Účet pivovaru, en=Brewery account",
  },
  colorScheme: "dark",
  // The provider's own pages fetch their letters from afar.
  expectedConsoleErrors: /status of 40[0134]|ERR_NAME_NOT_RESOLVED|Content Security Policy/,
});
test.describe.configure({ mode: "default" });

let provider: ChildProcess;

test.beforeAll(async ({ product }) => {
  const entry = join(import.meta.dirname, "../../apps/server/src/testing/foreign-provider.ts");
  provider = fork(entry, [String(port), `${product.origin}/login/callback`], {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await once(provider, "message", { signal: AbortSignal.timeout(60_000) });
});

test.afterAll(async () => {
  if (provider.exitCode === null && provider.kill()) await once(provider, "exit");
});

/** Signs in on the provider's own pages. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByRole("link", { name: /^Přihlásit se přes\s/u }).click();
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("DSIGN-04 one of the staff comes by the brewery's provider, signs out of both, and a stranger is told why not", async ({
  page,
}) => {
  await page.goto("/desk/login");
  await signInThere(page, "cs-iva");
  await expect(page.getByRole("heading", { level: 1, name: "Dnes" })).toBeVisible();
  await page.getByRole("button", { name: /Iva Nová/ }).click();
  await page.getByRole("menuitem", { name: "Odhlásit se" }).click();
  // The provider asks whether its own session is to end as well, and sends the browser back.
  await page.getByRole("button", { name: /sign me out/i }).click();
  await expect(page).toHaveURL(/\/desk\/login/);
  await signInThere(page, "guest-eva");
  await expect(page.getByRole("alert")).toHaveText(/nedává\sžádnou\sroli/u);
  await expect(page.getByRole("link", { name: /^Přihlásit se přes\s/u })).toBeVisible();
});

test("D38 who came by the provider signs in there once more in a window, and the page goes on with what was begun", async ({
  page,
}) => {
  await page.goto("/desk/login");
  await signInThere(page, "cs-iva");
  await expect(page.getByRole("heading", { level: 1, name: "Dnes" })).toBeVisible();
  // Ten minutes have gone by, as far as the first call is concerned.
  await page.route(
    /\/identity\/authenticator\?/,
    (route) => route.fulfill({ status: 403, json: { code: "fresh-sign-in-needed", message: "" } }),
    { times: 1 },
  );
  await page.goto("/desk/me");
  await page.getByRole("button", { name: "Nastavit", exact: true }).click();
  const opened = page.waitForEvent("popup");
  const answered = page.waitForResponse(/fresh-sign-in\/provider\/answer/);
  await page.getByRole("button", { name: /^Přihlásit\sse\sznovu\spřes\s/u }).click();
  const popup = await opened;
  // Though it knows the person, the provider asks.
  await popup.getByPlaceholder("Enter any login").fill("cs-iva");
  await popup.getByPlaceholder("and password").fill("any");
  await popup.getByRole("button", { name: "Sign-in" }).click();
  const closed = popup.waitForEvent("close");
  await popup
    .getByRole("button", { name: "Continue" })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  expect(await (await answered).json()).toEqual({ refused: null });
  await closed;
  await expect(page.getByRole("heading", { name: /^Nastavit\sověřovací\saplikaci$/u })).toBeVisible();
  // The desk is dark, the code to scan is not.
  const [ground, code] = [page.locator("svg[role=img] > rect"), page.locator("svg[role=img] > path")];
  await expect(ground).toHaveCSS("fill", "rgb(255, 255, 255)");
  await expect(code).toHaveCSS("fill", "rgb(0, 0, 0)");
});
