import type { Browser, Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { standardOrder } from "../harness/checkout.ts";
import { expect, test } from "../harness/product.ts";

/** The tour of the README: a customer orders in one window, the brewery loads it at the desk in another, and both see it at once. */

test("DESK-04 DORD-03 DLIST-07 what Jana sends is found at the desk by its number, and what Lenka loads stands on Jana's page by itself", async ({
  page,
  browser,
}) => {
  await standardOrder(page);
  await page.goto("/cart/recap");
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  await page.getByRole("link", { name: "Detail objednávky" }).click();
  await page.waitForURL(/\/orders\/history\/\d{10}$/);
  const number = new URL(page.url()).pathname.slice(-10);
  const loaded = page
    .getByRole("list", { name: "Průběh objednávky" })
    .getByRole("listitem")
    .filter({ hasText: "Naloženo" });
  await expect(loaded).toContainText("zatím ne");

  const desk = await deskOf(browser, page, /Lenka Bartošová/);
  await desk
    .getByRole("navigation", { name: "Hlavní" })
    .getByRole("link", { name: /^Objednávky/ })
    .click();
  await expect(desk.getByRole("heading", { level: 1, name: /^Objednávky/ })).toBeVisible();
  await desk.keyboard.press("/");
  await desk.keyboard.type(number);
  const row = desk.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("Restaurace U Modré hvězdy");
  await expectAccessibleAsItStands(desk);
  await row.getByRole("link", { name: number }).click();
  await expect(desk.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible();
  await expectAccessibleAsItStands(desk);
  await desk.getByRole("button", { name: "Naloženo" }).click();
  await expect(desk.getByRole("button", { name: "Naloženo" })).toBeHidden();
  await expect(loaded).toContainText("hotovo");
  await desk.context().close();
});

test("DTODAY-04 in a narrow window the countdown keeps its words, and the search makes room for them", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  const desk = await deskOf(browser, page, /Tereza Malá/);
  for (const width of [1024, 820]) {
    await desk.setViewportSize({ width, height: 768 });
    const countdown = desk.getByRole("banner").getByRole("link", { name: /zbývá/ });
    const words = countdown.locator("span").first();
    await expect(words).toBeVisible();
    expect(await words.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
    const isWide = await desk.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
  }
  await desk.context().close();
});

test("DESK-01 a record with wide tables is no wider than a window of 1024", async ({ page, browser }) => {
  await page.goto("/");
  const desk = await deskOf(browser, page, /Tereza Malá/);
  await desk.setViewportSize({ width: 1024, height: 768 });
  await desk.goto("/desk/companies/C1");
  await expect(desk.getByRole("table", { name: "Odběrná místa" })).toBeVisible();
  await expect(desk.getByRole("table", { name: "Uživatelé" })).toBeVisible();
  const isWide = await desk.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWide).toBe(false);
  await desk.context().close();
});

test.describe("by the wrong door", () => {
  test.use({ expectedConsoleErrors: /status of 401/ });

  test("DSIGN-01 who is at the desk is a stranger in the portal, and a customer at the desk", async ({
    page,
    browser,
  }) => {
    await page.goto("/");
    const desk = await deskOf(browser, page, /Lenka Bartošová/);
    await desk.goto("/orders/history");
    await expect(desk.getByRole("heading", { level: 1, name: "Přihlášení" })).toBeVisible();
    await standardOrder(page);
    await page.goto("/desk/orders");
    await expect(page).toHaveURL(/\/desk\/login/);
    await desk.context().close();
  });
});

/** A window of somebody of the brewery, signed in by the demo's button. */
async function deskOf(browser: Browser, page: Page, name: RegExp): Promise<Page> {
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, locale: "cs-CZ" });
  const desk = await context.newPage();
  await desk.goto("/desk/login");
  await desk.getByRole("button", { name }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Dnes" })).toBeVisible();
  return desk;
}
