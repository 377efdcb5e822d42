import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAsItStands } from "./harness/accessibility.ts";
import { signIn, typeSignIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** What stands around every page: header, order bar, footer, gate, languages, sign-out. */

const jana = "jana.novotna@modrahvezda.example";
const accountant = "lucie.simova@modrahvezda.example";

const bar = (page: Page) => page.getByRole("region", { name: "Nastavení dodávky" });
const cell = (page: Page, name: RegExp) => page.getByRole("button", { name });

test("LAYOUT-01, LAYOUT-02, LAYOUT-04, LAYOUT-05: header, order bar and breadcrumb of the portal; LAYOUT-07, LAYOUT-08, LAYOUT-09, LAYOUT-10, CONTENT-10, CONTENT-11: its footer", async ({
  page,
}) => {
  await signIn(page, jana);
  const menu = page.getByRole("navigation", { name: "Hlavní menu" });
  await expect(menu.getByRole("link")).toHaveText([
    "Domů",
    "Katalog",
    "Moje objednávky",
    "Navržený košík",
    "Novinky",
    "Podpora",
  ]);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Košík/ })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: /Kamenář/ })).toBeVisible();
  for (const name of [/Podmínky použití/, /osobních údajů/, /cookies/]) {
    await expect(footer.getByRole("link", { name }).first()).toBeVisible();
  }
  await menu.getByRole("link", { name: "Katalog" }).click();
  const crumbs = page.getByRole("navigation", { name: "Nacházíte se zde" });
  await expect(crumbs.getByRole("link").first()).toHaveText("Domů");
  await expect(page.getByRole("heading", { level: 1, name: "Katalog" })).toBeVisible();
  await expectAccessible(page);
});

test("ROUTE-37, LAYOUT-12: every page has its title; the cart has no order bar", async ({ page }) => {
  await signIn(page, jana);
  await expect(page).toHaveTitle("Domů · vycep");
  for (const [address, title] of [
    ["/catalog/products", "Katalog · vycep"],
    ["/orders/history", "Moje objednávky · vycep"],
    ["/cart", "Košík · vycep"],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("PREFS-01 PREFS-02 PREFS-03 PREFS-04 PREFS-05 PREFS-06, LAYOUT-26: three cells and the capacity; the user menu signs out and leaves nothing behind (SESSION-16, SESSION-17)", async ({
  page,
}) => {
  await signIn(page, jana);
  await expect(cell(page, /^Odběrné místo Restaurace U Modré hvězdy/)).toBeVisible();
  await expect(cell(page, /^Způsob dopravy Standardní objednávka/)).toBeVisible();
  await expect(cell(page, /^Požadované datum .*23\.11\.2026/)).toBeVisible();
  await bar(page)
    .getByRole("button", { name: /^Objem objednávky/ })
    .click();
  const capacity = page.getByRole("dialog", { name: "Objem objednávky" });
  await expect(capacity.getByRole("img", { name: /paletových míst/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Uživatelské menu|Jana Novotná/ }).click();
  await page.getByRole("menuitem", { name: "Odhlásit se" }).click();
  // By way of the provider, which names the sign-in that begins.
  await page.waitForURL(/\/login\?interaction=/);
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept.filter((key) => !["lang", "store", "sawTutorials"].includes(key))).toEqual([]);
});

test("PICKER-02 PICKER-03 PICKER-04 PICKER-05 PICKER-06: the picker begins on Monday, names months in full, says why a day is closed and lists the changes", async ({
  page,
}) => {
  await signIn(page, jana);
  await cell(page, /^Požadované datum/).click();
  const picker = page.getByRole("dialog", { name: "Požadované datum" });
  await expect(picker).toContainText("listopad 2026");
  await expect(picker.getByRole("columnheader").first()).toHaveText(/^po/i);
  for (const text of [
    "Závozové dny",
    "Dny bez závozu",
    "Původní dodávka",
    "Náhradní dodávka",
    "Objednat do",
  ]) {
    await expect(picker.getByText(text).first()).toBeVisible();
  }
  await expect(picker.locator("input")).toHaveCount(0);
  await picker.getByRole("button", { name: /26\.11\.2026/ }).click();
  await expect(cell(page, /^Požadované datum .*26\.11\.2026/)).toBeVisible();
});

test("CART-09, OP-38: from the home page goods go into the cart and out of it by GraphQL, and by no other call", async ({
  page,
}) => {
  await signIn(page, jana);
  const cart = page.getByRole("banner").getByRole("link", { name: /^Košík/ });
  const put = page.getByRole("button", { name: /^Vložit \d+ polož\S+ do košíku$/ });
  await expect(put).toBeVisible();
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET") return;
    const [, mutation] = /mutation [^{]*\{\s*(\w+)/.exec(request.postDataJSON()?.query ?? "") ?? [];
    const { pathname } = new URL(request.url());
    if (pathname !== "/graphql") writes.push(pathname);
    // The page that was just opened may still begin its order (TRANSPORT-42).
    else if (mutation !== undefined && mutation !== "setTransportType") writes.push(mutation);
  });
  await put.click();
  await expect(cart).toContainText("Kč");
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(cart).not.toContainText("Kč");
  await expect.poll(() => [...new Set(writes)]).toEqual(["addProductsToCart", "updateCartItems"]);
});

test("SESSION-01, SESSION-02, SESSION-03, SESSION-04, PERM-12: a deep link asks for a sign-in, then for the person once, and shows what was asked for", async ({
  page,
}) => {
  const askedForPerson: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/users/GetUserInfoById/")) askedForPerson.push(request.url());
  });
  await page.goto("/orders/history?q=kamenar");
  await page.waitForURL(/\/login/);
  await typeSignIn(page, jana);
  await page.waitForURL(/\/orders\/history\?q=kamenar$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Moje objednávky");
  await page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link", { name: "Domů" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Moje objednávky");
  expect(askedForPerson).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem("customertype"))).toBeTruthy();
});

test.describe("pages that are not there", () => {
  // The server says 404 as well, and the browser tells its console.
  test.use({ expectedConsoleErrors: /status of 404/ });

  test("PERM-03, PERM-10, ERROR-04, ERROR-05: a page without its permission is 403, an unknown one 404, both inside the portal", async ({
    page,
  }) => {
    await signIn(page, accountant);
    await expect(page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link")).toHaveText([
      "Domů",
      "Moje objednávky",
      "Navržený košík",
      "Novinky",
      "Podpora",
    ]);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Košík/ })).toHaveCount(0);
    await page.goto("/catalog/products");
    await page.waitForURL(/\/error403/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("nemáte oprávnění");
    expect((await page.goto("/nic-takoveho"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("nebyla nalezena");
    await expectAccessible(page);
  });
});

test("LAYOUT-06, LANG-03, LANG-07, LANG-15: the language changes the words, is kept, and leaves the page and its filters", async ({
  page,
}) => {
  await signIn(page, jana, "/catalog/products?q=kamenar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Katalog");
  await page.getByRole("contentinfo").getByText("English", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catalogue");
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("en");
  await expect(page).toHaveURL(/\?q=kamenar$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("navigation", { name: "Main menu" })).toContainText("Catalogue");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("LAYOUT-11, LAYOUT-16, LAYOUT-17, PREFS-10, PREFS-11, PICKER-07: bottom navigation, and Order details with the picker's Select", async ({
    page,
  }) => {
    await signIn(page, jana);
    const bottom = page.getByRole("navigation", { name: "Spodní menu" });
    await expect(bottom).toContainText("Domů");
    await expect(bottom).toContainText("Katalog");
    await expect(bottom).toContainText("Košík");
    await expect(bottom).toContainText("Menu");
    await expect(bar(page)).toHaveCount(0);
    const details = page.getByRole("button", { name: /^Údaje objednávky/ });
    await expect(details).toContainText("23.11.");
    await details.click();
    const sheet = page.getByRole("dialog", { name: "Údaje objednávky" });
    await sheet.getByRole("button", { name: /^Požadované datum/ }).click();
    const picker = page.getByRole("dialog", { name: "Požadované datum" });
    await picker.getByRole("button", { name: /26\.11\.2026/ }).click();
    await picker.getByRole("button", { name: "Vybrat" }).click();
    await sheet.getByRole("button", { name: "Hotovo" }).click();
    await expect(details).toContainText("26.11.");
    await expectAccessibleAsItStands(page);
  });
});
