import type { Page } from "@playwright/test";
import { readTimings } from "./bench/visit.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** A bad line: files of the page that do not come, and the worker that keeps those that came. */

const jana = "jana.novotna@modrahvezda.example";

/** Every file of scripts is lost the first time that it is asked for. */
async function loseEachScriptOnce(page: Page): Promise<void> {
  const seen = new Set<string>();
  await page.route("**/assets/*.js", (route) => {
    const address = route.request().url();
    if (seen.has(address)) return route.fallback();
    seen.add(address);
    return route.abort("connectionreset");
  });
}

test.describe("on a line that loses every file once", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|Failed to fetch|vycep: / });

  test("the page loads itself again until it is there", async ({ page }) => {
    await loseEachScriptOnce(page);
    await page.goto("/login");
    await expect(page.getByRole("textbox", { name: "E-mail" })).toBeVisible({ timeout: 30_000 });
  });
});

test.describe("on a line on which no script comes", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|vycep: / });

  test("the page says so in three languages, with a way to try again", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort("connectionreset"));
    await page.goto("/login").catch(() => undefined);
    await expect(page.getByText("Portál se nepodařilo načíst.")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Portál sa nepodarilo načítať.")).toBeVisible();
    await page.unroute("**/assets/*.js");
    await page.getByRole("link", { name: "Zkusit znovu" }).click();
    await expect(page.getByRole("textbox", { name: "E-mail" })).toBeVisible({ timeout: 30_000 });
  });
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("files with a hash are kept from the second visit on, pages and answers are not; nothing jumps meanwhile", async ({
    page,
  }) => {
    await signIn(page, jana);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByRole("navigation", { name: "Hlavní menu" })).toBeVisible();
    const kept = () =>
      page.evaluate(async () => {
        const cache = await caches.open("vycep-files");
        return (await cache.keys()).map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(async () => (await kept()).some((path) => path.includes("/core-"))).toBe(true);
    expect((await kept()).every((path) => path.startsWith("/assets/"))).toBe(true);
    const { shift } = await page.evaluate(readTimings);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
});
