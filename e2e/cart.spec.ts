import type { Locator } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { crates, openCart, standardOrder, totalShown } from "./harness/checkout.ts";
import { putIntoCart, raiseKegPrice, type Wanted } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** What is in the cart: taken out and put back, changed without a network, priced anew (CART-07, CART-12, CART-19, PRICE-05). */

const smallKegs: Wanted = {
  search: "100112",
  product: /^Lipovrch 10 světlé výčepní, sud KEG/,
  amounts: { Sudy: 2 },
};

test("CART-07: a line taken out of the middle comes back into the middle, also after a reload", async ({
  page,
}) => {
  await standardOrder(page);
  await putIntoCart(page, { ...crates, amounts: { Přepravky: 7 } });
  await putIntoCart(page, smallKegs);
  await openCart(page);
  const removals = page.getByRole("button", { name: /^Odebrat z košíku: / });
  await expect(removals).toHaveCount(3);
  const order = await namesOf(removals);
  const total = await totalShown(page);

  const removed = page.waitForResponse((answer) => /UpdateCartItems/.test(answer.request().postData() ?? ""));
  await removals.nth(1).click();
  await expect(removals).toHaveCount(2);
  await removed;
  const restored = page.waitForResponse((answer) =>
    /RestoreCartLines/.test(answer.request().postData() ?? ""),
  );
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(removals).toHaveCount(3);
  expect(await namesOf(removals)).toEqual(order);
  await restored;
  await page.reload();
  await expect(removals).toHaveCount(3);
  expect(await namesOf(removals)).toEqual(order);
  expect(await totalShown(page)).toBe(total);
});

test.describe("without a network", () => {
  test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("CART-19: a changed number stays, one note says so, and it is sent when there is a network", async ({
    page,
    context,
  }) => {
    await standardOrder(page);
    await openCart(page);
    await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
    await context.setOffline(true);
    const field = page.getByRole("spinbutton", { name: /^Sudy/ });
    const tried = page.waitForEvent("requestfailed");
    await field.fill("7");
    await field.press("Tab");
    await tried;
    await expect(page.getByText("Jste bez připojení.")).toBeVisible();
    await expect(page.getByText("7 sudů", { exact: true })).toBeVisible();
    await expect(page.getByText(/se neuložila|Něco se nepovedlo/)).toHaveCount(0);
    const saved = page.waitForResponse((answer) => /UpdateCartItems/.test(answer.request().postData() ?? ""));
    await context.setOffline(false);
    await saved;
    await page.reload();
    await expect(page.getByText("7 sudů", { exact: true })).toBeVisible();
  });
});

test.describe("with a server that does not answer", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("CART-19, C20: changes that were never sent outlive the tab and are sent by the next one", async ({
    page,
    context,
  }) => {
    await standardOrder(page);
    await openCart(page);
    await page.route("**/graphql", (route) =>
      /mutation (UpdateCartItems|AddProductsToCart)/.test(route.request().postData() ?? "")
        ? route.abort()
        : route.fallback(),
    );
    const field = page.getByRole("spinbutton", { name: /^Sudy/ });
    await field.fill("7");
    await field.press("Tab");
    await expect(page.getByText("7 sudů", { exact: true })).toBeVisible();
    await page.close();
    const next = await context.newPage();
    await next.goto("/cart");
    await expect(next.getByText("7 sudů", { exact: true })).toBeVisible();
    await next.reload();
    await expect(next.getByText("7 sudů", { exact: true })).toBeVisible();
    await expect(next.getByText(/se neuložila|Něco se nepovedlo/)).toHaveCount(0);
  });
});

test("PRICE-05, C12: prices are updated by a button, and what changed stands line by line until it is read", async ({
  page,
  product,
}) => {
  await standardOrder(page);
  await openCart(page);
  await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
  await raiseKegPrice(product.databaseUrl, 5000);
  try {
    await page.getByRole("button", { name: "Aktualizovat ceny" }).click();
    const news = page.getByRole("status").filter({ hasText: "Ceny se změnily" });
    await expect(news).toContainText("7 760,00 Kč → 7 960,00 Kč");
    await expect(news).toContainText("o 200,00 Kč bez DPH dražší");
    await expectAccessibleAtBothWidths(page);
    await page.reload();
    await expect(news).toContainText("7 760,00 Kč → 7 960,00 Kč");
    await news.getByRole("button", { name: "Beru na vědomí" }).click();
    await expect(news).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
    await expect(news).toHaveCount(0);
    await page.getByRole("button", { name: "Aktualizovat ceny" }).click();
    await expect(page.getByText("Ceny jsou aktuální.")).toBeVisible();
    await expect(news).toHaveCount(0);
  } finally {
    await raiseKegPrice(product.databaseUrl, -5000);
  }
});

function namesOf(buttons: Locator): Promise<(string | null)[]> {
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
}
