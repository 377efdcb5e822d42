import { withConnection } from "../db/src/connection.ts";
import { freePort } from "../db/src/embedded/port.ts";
import { startServer } from "../tools/serve/server-process.ts";
import { expectAccessible } from "./harness/accessibility.ts";
import { putIntoCart, signIn } from "./harness/ordering.ts";
import { expect, type Product, test } from "./harness/product.ts";

/** Prices that change, and a brewery that gives none (PRICE-05, PRICE-06, C12, B14). */

const jana = "jana.novotna@modrahvezda.example";

// The worker that settles the prices comes later, as a process of its own.
test.use({ serverEnv: { VYCEP_HOUSE_PRICES: "off", VYCEP_ROLE: "web" } });

test("PRICE-06, B14: an order sent while the brewery gives no prices is provisional, and settled later", async ({
  page,
  product,
}) => {
  await withKegs(page);
  await page.goto("/cart/recap");
  await expect(page.getByText("Aktualizace cen se nezdařila.")).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByText("Ceny jsou zatím předběžné.")).toBeVisible();

  await page.goto("/orders/history");
  const row = page.getByRole("row").filter({ hasText: "předběžné ceny" });
  await row.getByRole("link").first().click();
  await expect(page.getByText("Ceny jsou předběžné.")).toBeVisible();

  await raisePrice(product, 5000);
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
    await raisePrice(product, -5000);
  }
});

test("PRICE-05, C12: prices are updated by a button, and what changed stands line by line until it is read", async ({
  page,
  product,
}) => {
  await withKegs(page);
  await page.goto("/cart");
  await expect(page.getByText("6 sudů", { exact: true })).toBeVisible();
  await raisePrice(product, 5000);
  try {
    await page.getByRole("button", { name: "Aktualizovat ceny" }).click();
    const news = page.getByRole("status").filter({ hasText: "Ceny se změnily" });
    await expect(news).toContainText("11 640,00 Kč → 11 940,00 Kč");
    await expect(news).toContainText("o 300,00 Kč bez DPH dražší");
    await news.getByRole("button", { name: "Beru na vědomí" }).click();
    await expect(news).toHaveCount(0);
    await expect(page.getByText("11 940,00 Kč").first()).toBeVisible();
  } finally {
    await raisePrice(product, -5000);
  }
});

/** Six kegs at 1 940 Kč for the next delivery. */
async function withKegs(page: Parameters<typeof signIn>[0]): Promise<void> {
  await signIn(page, jana);
  await putIntoCart(page, {
    search: "100212",
    product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/,
    amounts: { Sudy: 6 },
  });
}

async function raisePrice({ databaseUrl }: Product, byMinor: number): Promise<void> {
  await withConnection(databaseUrl, (client) =>
    client.query(
      `update price set your_minor = your_minor + $1, base_minor = base_minor + $1
       where sku = '100212' and price_list = 'CZ-HORECA'`,
      [byMinor],
    ),
  );
}

/** The brewery's price service is there again. */
async function startWorker({ databaseUrl }: Product) {
  return startServer({
    PATH: process.env.PATH ?? "",
    DATABASE_URL: databaseUrl,
    HOST: "127.0.0.1",
    PORT: String(await freePort(0)),
    VYCEP_ROLE: "worker",
    VYCEP_CLOCK: "@2026-11-20T09:55:00",
    LOG_LEVEL: "error",
  });
}
