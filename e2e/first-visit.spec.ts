import type { Page } from "@playwright/test";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** What a page has before its scripts are there, and what waits for it (performance.md). */

/** Holds back the scripts that every page stands on until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/libraries-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const seen = (page: Page, text: string) =>
  page.locator("#shapes").getByText(text, { exact: true }).filter({ visible: true });

test("signing in stands there before its scripts do, in the language of the browser", async ({
  browser,
  product,
}) => {
  for (const [locale, promise] of [
    ["cs-CZ", "Objednejte do uzávěrky. Ráno nakládáme."],
    ["sk-SK", "Objednajte do uzávierky. Ráno nakladáme."],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${product.origin}/login`, { waitUntil: "commit" });
    await expect(seen(page, promise)).toHaveCount(1);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    letScriptsCome();
    await expect(page.getByRole("textbox", { name: /e-mail/i })).toBeVisible();
    await expect(page.locator("#shapes")).toHaveCount(0);
    await expect(page.getByText(promise)).toHaveCount(1);
    await context.close();
  }
});

test("the typeface and the worker wait for the page at a first visit", async ({ browser, product }) => {
  const context = await browser.newContext({ locale: "cs-CZ", serviceWorkers: "allow" });
  const page = await context.newPage();
  const letScriptsCome = await holdScripts(page);
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fonts.push(request.url());
  });
  await page.goto(`${product.origin}/login`, { waitUntil: "commit" });
  await expect(seen(page, "Přihlášení")).toHaveCount(1);
  expect(fonts).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset["letters"])).toBe("device");
  letScriptsCome();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.dataset["letters"])).toBeUndefined();
  await context.close();
});

test("who has signed in and opens home again is answered before the scripts are there", async ({ page }) => {
  await signIn(page, "jana.novotna@modrahvezda.example", "/");
  await expect(page.getByRole("heading", { name: /^Zopakovat objednávku/ })).toBeVisible();
  const letScriptsCome = await holdScripts(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
  await page.goto("/", { waitUntil: "commit" });
  for (const one of [
    "GetUserInfoById",
    "query GetPortalConfig",
    "query CustomerCart",
    "/orders?lang=cs&shipTo=",
  ])
    await expect.poll(() => asked.filter((each) => each.includes(one))).toHaveLength(1);
  letScriptsCome();
  await expect(page.getByRole("heading", { name: /^Zopakovat objednávku/ })).toBeVisible();
  // Taken, not asked for again.
  expect(asked.filter((each) => each.includes("/orders?lang=cs&shipTo="))).toHaveLength(1);
});

test("who has just signed in finds what people go to next already there", async ({ page }) => {
  await signIn(page, "jana.novotna@modrahvezda.example", "/");
  await expect(page.getByRole("heading", { name: /^Zopakovat objednávku/ })).toBeVisible();
  // Fetched first, and then made ready.
  const areReady = () => {
    const fetched = [...document.querySelectorAll('link[rel="prefetch"][as="script"]')].map(
      (link) => link.getAttribute("href") ?? "",
    );
    const isReady = (file: string) =>
      document.querySelector(`link[rel="modulepreload"][href="${file}"]`) !== null;
    return fetched.some((file) => file.includes("/cart-screen-")) && fetched.every(isReady);
  };
  await expect.poll(() => page.evaluate(areReady)).toBe(true);
  await page.route(/\/assets\/cart-screen-/, (route) => route.abort());
  await page
    .getByRole("link", { name: /^Košík/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Košík", level: 1 })).toBeVisible();
});
