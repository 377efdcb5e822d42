import { freePort } from "../db/src/embedded/port.ts";
import { startServer } from "../tools/serve/server-process.ts";
import { expectAccessible } from "./harness/accessibility.ts";
import { putIntoCart, raiseKegPrice, signIn } from "./harness/ordering.ts";
import { expect, type Product, test } from "./harness/product.ts";

/** An order while the brewery gives no prices (PRICE-06, B14). */

const jana = "jana.novotna@modrahvezda.example";

// The worker that settles the prices comes later, as a process of its own.
test.use({ serverEnv: { VYCEP_HOUSE_PRICES: "off", VYCEP_ROLE: "web" } });

test("PRICE-06, B14: an order sent while the brewery gives no prices is provisional, and settled later", async ({
  page,
  product,
}) => {
  await signIn(page, jana);
  await putIntoCart(page, {
    search: "100212",
    product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/,
    amounts: { Sudy: 6 },
  });
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
