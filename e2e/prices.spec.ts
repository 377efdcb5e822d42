import type { Page } from "@playwright/test";
import { freePort } from "../db/src/embedded/port.ts";
import { startServer } from "../tools/serve/server-process.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { listWith, putIntoCart, raiseKegPrice, signIn, type Wanted } from "./harness/ordering.ts";
import { expect, inherited, type Product, test } from "./harness/product.ts";

/** An order while the brewery gives no prices (PRICE-06, B14). */

const jana = "jana.novotna@modrahvezda.example";
const kegs: Wanted = {
  search: "100212",
  product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/,
  amounts: { Sudy: 6 },
};

// The worker that settles the prices comes later, as a process of its own.
test.use({ serverEnv: { VYCEP_HOUSE_PRICES: "off", VYCEP_ROLE: "web" } });
// One after another on one such server: side by side, each would start its own for itself.
test.describe.configure({ mode: "default" });

test("PRICE-06, B14: an order sent while the brewery gives no prices is provisional, and settled later", async ({
  page,
  product,
}) => {
  await signIn(page, jana, listWith(kegs));
  await putIntoCart(page, kegs);
  await page.goto("/cart/recap");
  await expect(page.getByText("Aktualizace cen se nezdařila.")).toBeVisible();
  const again = page.getByRole("button", { name: "Zkusit znovu" });
  await again.press("Enter");
  await expect(again).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByText("Ceny jsou zatím předběžné.")).toBeVisible();

  await page.goto("/orders/history");
  const row = page.getByRole("row").filter({ hasText: "předběžné ceny" });
  await row.getByRole("link").first().click();
  await expect(page.getByText("Ceny jsou předběžné.")).toBeVisible();

  await raiseKegPrice(product.databaseUrl, 5000);
  const worker = await startWorker(product);
  try {
    await expect(page.getByRole("heading", { name: "Pivovar potvrdil ceny" })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText("11 640,00 Kč → 11 940,00 Kč")).toBeVisible();
    await expect(page.getByText(/o\s363,00\sKč\svíce\. Pokud vám to nevyhovuje/)).toBeVisible();
    await expect(page.getByRole("list", { name: "Průběh objednávky" })).toContainText("Ceny potvrzeny");
    await expectAccessible(page);
  } finally {
    await worker.stop();
    await raiseKegPrice(product.databaseUrl, -5000);
  }
});

test("B14: a limit is asked for before the order is sent, and what is written wrong is said beside it", async ({
  page,
}) => {
  await signIn(page, jana, listWith(kegs));
  await putIntoCart(page, kegs);
  await page.goto("/cart/recap");
  const any = page.getByRole("radio", { name: "Přijmu cenu pivovaru, jakkoli vyjde" });
  await expect(any).toBeChecked();
  await any.press("ArrowDown");
  const limit = page.getByRole("textbox", { name: "Nejvýše celkem s DPH a zálohami" });
  // The total and five per cent, in a round sum.
  await expect(limit).toHaveValue(/^\d\d\s\d00,00$/);
  await expect(page.getByText(/^O\s[\d\s]+,\d\d\sKč víc, než kolik stojí teď/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await limit.fill("12 500,5");
  await expect(page.getByText(/^Limit nemůže být nižší/)).toHaveCount(0);
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(limit).toBeFocused();
  await expect(limit).toHaveAccessibleDescription(/^Limit nemůže být nižší než dnešní cena/);
  await expect(limit).toHaveValue(/^12\s500,50$/);
  await limit.fill("moc");
  await page.keyboard.press("Tab");
  await expect(limit).toHaveAccessibleDescription(/^Napište částku/);
  await expectAccessible(page);
  await page.reload();
  await expect(limit).toHaveValue("moc");
  await any.check();
  await expect(limit).toHaveCount(0);
  await expect(page).toHaveURL(/\/cart\/recap$/);
});

test("B14: an order that is settled above its limit asks the customer, and is cancelled by that word alone", async ({
  page,
  product,
}) => {
  const number = await sendWithLimit(page);
  await page.goto("/orders/history");
  const worker = await settleDearer(page, product);
  try {
    // Told where the customer is, with the way there.
    const text = `Objednávka ${number}: cena po potvrzení je nad vaším limitem.`;
    const news = page.getByRole("listitem").filter({ hasText: text });
    await expect(news).toBeVisible({ timeout: 20_000 });
    const row = page.getByRole("row").filter({ hasText: number });
    await expect(row).toContainText(/nad limitem o\s[\d\s]+,\d\d\sKč/);
    await news.getByRole("link", { name: "Zobrazit" }).click();
    const question = page.getByRole("region", { name: "Cena po potvrzení je nad vaším limitem" });
    await expect(question).toContainText("Objednávku jsme nezrušili");
    await expectAccessibleAtBothWidths(page);
    await question.getByRole("button", { name: "Zrušit objednávku" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Zrušit objednávku" }).click();
    await expect(page.getByText("Objednávka je zrušená.", { exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.goto("/orders/history");
    await expect(page.getByRole("row").filter({ hasText: number })).toBeVisible();
    await expect(page.getByText(/nad limitem o/)).toHaveCount(0);
  } finally {
    await worker.stop();
    await raiseKegPrice(product.databaseUrl, -5000);
  }
});

test("B14: a price above the limit is kept by the customer's word, on the home page too", async ({
  page,
  product,
}) => {
  const number = await sendWithLimit(page);
  await page.goto(`/orders/history/${number}`);
  await expect(page.getByText("Ceny jsou předběžné.")).toBeVisible();
  const worker = await settleDearer(page, product);
  try {
    const question = page.getByRole("region", { name: "Cena po potvrzení je nad vaším limitem" });
    await expect(question).toBeVisible({ timeout: 20_000 });
    await page.goto("/");
    const card = page
      .getByRole("listitem")
      .filter({ hasText: number })
      .filter({ hasText: "nad vaším limitem" });
    await expect(card.getByRole("button", { name: `Zrušit objednávku ${number}` })).toBeVisible();
    await expectAccessible(page);
    await card.getByRole("button", { name: `Ponechat objednávku ${number} za novou cenu` }).press("Enter");
    await expect(page.getByText("Objednávka platí za novou cenu.")).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await page.goto(`/orders/history/${number}`);
    await expect(page.getByRole("list", { name: "Průběh objednávky" })).toContainText(
      /Nová cena přijata.*Jana Novotná/,
    );
    await expect(question).toHaveCount(0);
    await expect(page.getByText(/Váš limit\s[\d\s]+,00\sKč/)).toBeVisible();
  } finally {
    await worker.stop();
    await raiseKegPrice(product.databaseUrl, -5000);
  }
});

/** Sends an order that may come to what it comes to now, and a koruna; answers its number. */
async function sendWithLimit(page: Page): Promise<string> {
  await signIn(page, jana, listWith(kegs));
  await putIntoCart(page, kegs);
  await page.goto("/cart/recap");
  await page.getByRole("radio", { name: "Chci vědět, kdyby vyšla nad můj limit" }).check();
  const limit = page.getByRole("textbox", { name: "Nejvýše celkem s DPH a zálohami" });
  const hint = await page.getByText(/víc, než kolik stojí teď/).innerText();
  const now = /\(([\d\s]+,\d\d)\sKč\)/.exec(hint)?.[1] ?? "";
  const whole = Number(now.replaceAll(/\s/g, "").replace(/,.*/, ""));
  await limit.fill(String(whole + 1));
  await limit.press("Tab");
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByText("Ceny jsou zatím předběžné.")).toBeVisible();
  await expect(page.getByText(/Váš limit\s[\d\s]+,00\sKč/)).toBeVisible();
  return new URL(page.url()).searchParams.get("order") ?? "";
}

/** The brewery's price list goes up and its prices are given, once this page listens. */
async function settleDearer(page: Page, product: Product) {
  const listening = page.waitForResponse((answer) => answer.url().endsWith("/events") && answer.ok());
  await page.reload();
  await listening;
  await raiseKegPrice(product.databaseUrl, 5000);
  return startWorker(product);
}

/** The brewery's price service is there again. */
async function startWorker({ databaseUrl }: Product) {
  return startServer({
    ...inherited(),
    DATABASE_URL: databaseUrl,
    HOST: "127.0.0.1",
    PORT: String(await freePort(0)),
    VYCEP_ROLE: "worker",
    VYCEP_CLOCK: "@2026-11-20T09:55:00",
    LOG_LEVEL: "error",
  });
}
