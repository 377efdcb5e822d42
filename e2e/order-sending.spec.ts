import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { isPlaceOrder, jana, standardOrder, totalShown } from "./harness/checkout.ts";
import { journeysDay } from "./harness/demo-template.ts";
import { raiseKegPrice, typeSignIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** An order is sent once, whatever comes between (C9, C12, C20, B1). */

test("C9: a double click and five times Enter send one order", async ({ page }) => {
  await standardOrder(page);
  const sent = placeOrderCalls(page);
  await page.goto("/cart/recap");
  const button = page.getByRole("button", { name: "Odeslat objednávku" });
  await button.focus();
  await button.dblclick();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("C12: a higher total is shown with the old one, also after a reload, and accepted with one click", async ({
  page,
  product,
}) => {
  await standardOrder(page);
  await page.goto("/cart/recap");
  const seen = await totalShown(page);
  await expect(page.getByRole("button", { name: "Odeslat objednávku" })).toBeEnabled();
  await raiseKegPrice(product.databaseUrl, 5000);
  try {
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Cena objednávky se mezitím zvýšila" });
    await expect(notice).toContainText(`Viděli jste ${seen}`);
    await expect(notice).toContainText("7 760,00 Kč → 7 960,00 Kč");
    await expectAccessibleAtBothWidths(page);
    // A reload answers no question: both totals are told until one is accepted.
    await page.reload();
    await expect(notice).toContainText(`Viděli jste ${seen}`);
    await expect(notice).toContainText("7 760,00 Kč → 7 960,00 Kč");
    await page.getByRole("button", { name: /^Přijmout a odeslat za / }).click();
    await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  } finally {
    await raiseKegPrice(product.databaseUrl, -5000);
  }
});

test.describe("when the answer does not come", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("C9: the page says that it does not know, and a repeat with the same key is the same order", async ({
    page,
  }) => {
    await standardOrder(page);
    const sent = placeOrderCalls(page);
    const firstAnswer: { number?: string } = {};
    await page.route("**/graphql", async (route) => {
      if (!isPlaceOrder(route.request().postData()) || firstAnswer.number !== undefined)
        return route.fallback();
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { placeOrder: { orderV2: { number: string } } } };
      firstAnswer.number = data.placeOrder.orderV2.number;
      return route.abort();
    });
    await page.goto("/cart/recap");
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    await expect(page.getByText("Nevíme, zda objednávka dorazila.")).toBeVisible();
    // The second where the page has heard already of the cart that is empty now.
    await page.getByRole("button", { name: /^(Odeslat znovu|Ověřit objednávku)$/ }).click();
    await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
    await expect(page.getByText(firstAnswer.number ?? "none", { exact: true })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  test("C9: after a reload the unanswered order is found and not made again", async ({ page }) => {
    await standardOrder(page);
    await page.route("**/graphql", async (route) => {
      if (!isPlaceOrder(route.request().postData())) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.goto("/cart/recap");
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    await expect(page.getByText("Nevíme, zda objednávka dorazila.")).toBeVisible();
    await page.unroute("**/graphql");
    await page.reload();
    await page.getByRole("button", { name: "Ověřit objednávku" }).click();
    await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  });

  test("C20: a session that ended comes back to the recap with everything kept", async ({
    page,
    context,
  }) => {
    await standardOrder(page);
    await page.goto("/cart?step=delivery");
    await page.getByRole("textbox", { name: "Poznámka pro řidiče" }).fill("Zvonit dvakrát.");
    await page.getByRole("link", { name: "Pokračovat k platbě" }).click();
    await page.getByRole("link", { name: "Pokračovat k vratným obalům" }).click();
    await page.getByRole("button", { name: "Nic nevracím" }).click();
    await context.clearCookies();
    let isEnded = true;
    await page.route("**/graphql", (route) =>
      isEnded && isPlaceOrder(route.request().postData())
        ? route.fulfill({ status: 401, json: { code: "unauthorized", message: "" } })
        : route.fallback(),
    );
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    isEnded = false;
    await typeSignIn(page, jana);
    await page.waitForURL((url) => url.pathname === "/cart/recap");
    await expect(page.getByText("Zvonit dvakrát.")).toBeVisible();
    await page.getByRole("button", { name: "Odeslat objednávku" }).click();
    await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  });
});

test("B1: a passed cut-off names the next day and takes it with one click", async ({ page }) => {
  await standardOrder(page);
  await page.goto("/cart?step=delivery");
  const days = page.getByRole("group", { name: "Požadované datum" }).getByRole("button");
  await expect(days.nth(1)).toBeVisible();
  const next = await nextOfferedDay(page);
  await page.route("**/graphql", (route) =>
    isPlaceOrder(route.request().postData())
      ? route.fulfill({ json: { data: { placeOrder: { errors: [cutOffPassed(next)], orderV2: null } } } })
      : route.fallback(),
  );
  await page.goto("/cart/recap");
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByText("Objednávku jsme neodeslali.")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: `Objednat na ${inCzech(next)}` }).click();
  await expect(page.getByText(new RegExp(`${inCzech(next)}, `)).first()).toBeVisible();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByText(inCzech(next)).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
});

/** The idempotency keys of the placeOrder calls that the page makes. */
function placeOrderCalls(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (isPlaceOrder(request.postData())) keys.push(request.headers()["idempotency-key"]);
  });
  return keys;
}

async function nextOfferedDay(page: Page): Promise<string> {
  const days = page.getByRole("group", { name: "Požadované datum" }).getByRole("button");
  const [, day = "", month = ""] = /(\d+)\.(\d+)\./.exec(await days.nth(1).innerText()) ?? [];
  const [thisYear = "", thisMonth = ""] = journeysDay.split("-");
  const year = Number(thisYear) + (Number(month) < Number(thisMonth) ? 1 : 0);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function inCzech(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day}.${month}.${year}`;
}

function cutOffPassed(nextDate: string) {
  return {
    code: "UNABLE_TO_PLACE_ORDER",
    message: "Na tento den už nelze dodávku objednat.",
    reason: "day-closed",
    sku: null,
    next_date: nextDate,
    total: null,
  };
}
