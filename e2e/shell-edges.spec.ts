import type { Page } from "@playwright/test";
import { withConnection } from "../db/src/connection.ts";
import { signIn, typeSignIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** What the shell does at its edges: where there is no bar, nobody signed in, nothing answered. */

const jana = "jana.novotna@modrahvezda.example";
const bar = (page: Page) => page.getByRole("region", { name: "Nastavení dodávky" });
const crumbs = (page: Page) => page.getByRole("navigation", { name: "Nacházíte se zde" });
const footer = (page: Page) => page.getByRole("contentinfo");

/** What the portal writes for those who run it, and for nobody else. */
function warnings(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") heard.push(message.text());
  });
  return heard;
}

test.describe("up to the pages of errors", () => {
  // The server says 404 as well, and the browser tells its console.
  test.use({ expectedConsoleErrors: /status of 404/ });

  test("ROUTE-36: every page has a breadcrumb that starts at Home, the page of thanks and the error pages, too", async ({
    page,
  }) => {
    test.slow();
    await signIn(page, jana);
    await expect(crumbs(page).getByRole("listitem")).toHaveText(["Domů"]);
    await expect(crumbs(page).getByRole("link")).toHaveCount(0);
    for (const [address, last] of [
      ["/catalog/products", "Katalog"],
      ["/catalog/favorites", "Oblíbené"],
      ["/orders/saved", "Uložené objednávky"],
      ["/cart", "Košík"],
      ["/thanks", "Vaše objednávky"],
      ["/contact", "Kontakt"],
      ["/error403", /oprávnění/],
      ["/nic-takoveho", /nebyla nalezena/],
    ] as const) {
      await page.goto(address);
      await expect(crumbs(page).getByRole("link").first(), address).toHaveText("Domů");
      await expect(crumbs(page).getByRole("listitem").last(), address).toHaveText(last);
    }
  });
});

test("LAYOUT-18, ROUTE-04: the layout without the order bar has all the rest; the catalogue offers no order to begin", async ({
  page,
}) => {
  await signIn(page, jana);
  const begin = page.getByRole("link", { name: "Nová objednávka z katalogu" });
  await expect(begin).toBeVisible();
  await begin.click();
  await expect(page.getByRole("heading", { level: 1, name: "Katalog" })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expect(begin).toHaveCount(0);
  await page.goto("/orders/saved");
  await expect(page.getByRole("navigation", { name: "Hlavní menu" })).toBeVisible();
  await expect(crumbs(page)).toBeVisible();
  await expect(footer(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("LAYOUT-19, LAYOUT-20, LAYOUT-21: before sign-in a page has the logo, the languages and Login", async ({
  page,
}) => {
  await page.goto("/contact");
  const head = page.getByRole("banner");
  await expect(head.getByRole("link", { name: /^vycep/ })).toBeVisible();
  await head.getByText("English", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await head.getByRole("link", { name: "Log in" }).click();
  await page.waitForURL(/\/login/);
});

test("LANG-16, REST-02, REST-07, REST-08: the shell asks for the person, the rights and the links, and for these anew in another language", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await signIn(page, jana);
  await expect(footer(page).getByRole("link", { name: "Podmínky použití" })).toBeVisible();
  const has = (pattern: RegExp) => asked.some((one) => pattern.test(one));
  expect(has(/\/users\/GetUserInfoById\/U001/)).toBe(true);
  expect(has(/getPortalConfig[\s\S]*sections/)).toBe(true);
  expect(has(/\/portalExtLinks\?.*lang=cs/)).toBe(true);
  await footer(page).getByText("English", { exact: true }).click();
  await expect(footer(page).getByRole("link", { name: "Terms of use" })).toBeVisible();
  expect(has(/\/portalExtLinks\?.*lang=en/)).toBe(true);
});

test("SESSION-23: signing in makes an empty cart where there is none", async ({ page, product }) => {
  const carts = () =>
    withConnection(product.databaseUrl, async (client) => {
      const { rows } = await client.query<{ lines: number }>(
        `select (select count(*)::int from cart_line where cart_line.cart_id = cart.id) as lines
         from cart where uid = 'U039' and is_active`,
      );
      return rows;
    });
  await withConnection(product.databaseUrl, async (client) => {
    await client.query("delete from cart where uid = 'U039'");
  });
  await signIn(page, "dagmar.hruskova@modrahvezda.example");
  await expect(page.getByRole("link", { name: "Košík" }).first()).toBeVisible();
  await expect.poll(carts).toEqual([{ lines: 0 }]);
});

test("SESSION-28: without a stored session and without a provider that answers, one is sent to sign in", async ({
  page,
}) => {
  await page.route(/\/oidc\/auth\?.*prompt=none/, (route) => route.abort());
  await page.goto("/catalog/products");
  await page.waitForURL(/\/login/, { timeout: 15_000 });
  await expect(page.getByRole("textbox", { name: /e-mail/i })).toBeVisible();
});

test.describe("what fails", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR/ });

  test("SESSION-29, ERROR-07: a token that cannot be had is logged, and the sign-in page stays", async ({
    page,
  }) => {
    const heard = warnings(page);
    await page.goto("/login");
    await page.route("**/oidc/token", (route) => route.abort());
    await typeSignIn(page, jana);
    await expect.poll(() => heard.join("\n")).toContain("the token could not be fetched");
    await expect(page.getByRole("navigation", { name: "Hlavní menu" })).toHaveCount(0);
  });

  test("CONFIG-14, CONFIG-15, ERROR-06: a configuration that cannot be read is logged and told nobody", async ({
    page,
  }) => {
    const heard = warnings(page);
    await page.route("**/graphql", (route) =>
      /getPortalConfig/.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
    );
    await signIn(page, jana, "/catalog/products");
    await expect(page.getByRole("heading", { level: 1, name: "Katalog" })).toBeVisible();
    expect(heard.join("\n")).toContain("the portal's configuration could not be read");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Skrýt hlášení" })).toHaveCount(0);
  });

  test("LAYOUT-30, ERROR-03: a session of nobody who is signed in gets the page of 401", async ({ page }) => {
    await page.route("**/users/GetUserInfoById/**", async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, isLoggedIn: false } });
    });
    await page.goto("/login");
    await typeSignIn(page, jana);
    await expect(page.getByText("401: UNAUTHORIZED ACCESS")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Nejste přihlášeni." })).toBeVisible();
  });

  test("LAYOUT-31: a failed action is told in the toolbar, with a way to hide it", async ({ page }) => {
    await signIn(page, jana, "/orders/history");
    await page.route("**/orders/export**", (route) => route.abort());
    await page.getByRole("button", { name: /^Export/ }).click();
    await page.getByRole("menuitem").first().click();
    const hide = page.getByRole("button", { name: "Skrýt hlášení" });
    await expect(hide).toBeVisible();
    await hide.click();
    await expect(hide).toHaveCount(0);
  });
});

test.describe("while somebody leaves", () => {
  // What the page had asked meanwhile may be answered after the session has ended.
  test.use({ expectedConsoleErrors: /status of 401/ });

  test("LAYOUT-29: while it is signing out, the whole page says that it works", async ({ page }) => {
    await signIn(page, jana);
    const goOn = Promise.withResolvers<void>();
    await page.route(/[/]identity[/]sign-out/, async (route) => {
      await goOn.promise;
      await route.fallback();
    });
    await page.getByRole("button", { name: /Uživatelské menu|Jana Novotná/ }).click();
    await page.getByRole("menuitem", { name: "Odhlásit se" }).click();
    const loader = page.getByRole("status").filter({ hasText: "Načítáme…" });
    await expect(loader).toBeAttached();
    goOn.resolve();
    await expect(page).toHaveURL(/\/login/);
    await expect(loader).toHaveCount(0);
  });
});

test("ERROR-01, ERROR-02, CONFIG-04: a person without a country or a customer type is told to those who run it only", async ({
  page,
}) => {
  const heard = warnings(page);
  await signIn(page, "test.bezzeme@modrahvezda.example");
  expect(heard.join("\n")).toContain("Country is not fill");
  await expect(page.getByText("is not fill")).toHaveCount(0);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("/login");
  await typeSignIn(page, "test.beztypu@klasek.example");
  await expect.poll(() => heard.join("\n")).toContain("Customer type is not fill");
  await expect(page.getByText("is not fill")).toHaveCount(0);
});

test("CONST-08, CONST-29: a window of 768 pixels is mobile, one more is not", async ({ page }) => {
  const bottom = page.getByRole("navigation", { name: "Spodní menu" });
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(page, jana);
  await expect(bottom).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(bottom).toBeHidden();
});
