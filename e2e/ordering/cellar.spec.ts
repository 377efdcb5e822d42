import type { Page } from "@playwright/test";
import { withConnection } from "../../db/src/connection.ts";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/**
 * The cellar on a telephone (B12). Opened with network, counted without it over a page that is loaded again and one that
 * is closed, and sent once when the network is back.
 */

test.use({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  // Without network nothing comes of what a page asks.
  expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/,
});

const jana = "jana.novotna@modrahvezda.example";

test("B12 counted without network, closed and opened again, each count is in the cart once", async ({
  page,
  context,
  product,
}) => {
  await signIn(page, jana);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Sklep", exact: true }).click();
  await expect(page.getByText("0/10 spočítáno")).toBeVisible();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessibleAsItStands(page);
  }
  await expect.poll(() => keptPages(page)).toEqual(["/cellar"]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("bez sítě, uloženo")).toBeVisible();
  await count(page, 2);
  await count(page, 0);
  await page.close();

  // Who opens the installed app without network is led to what works without it.
  const again = await context.newPage();
  await again.goto("/");
  await expect(again).toHaveURL(/\/cellar$/);
  await expect(again.getByText("2/10 spočítáno")).toBeVisible();
  await expect(again.getByText("2 změny čekají na síť")).toBeVisible();
  await count(again, 1);
  await again.getByRole("button", { name: "Hotovo" }).click();
  await expect(again.getByText(/^Přibližně /)).toBeVisible();

  await context.setOffline(false);
  await expect(again.getByText("odesláno, 3 počty")).toBeVisible();
  await expectAccessibleAsItStands(again);
  for (const width of [820, 1440]) {
    await again.setViewportSize({ width, height: 900 });
    await expectAccessibleAsItStands(again);
  }
  const kept = await withConnection(product.databaseUrl, (client) =>
    client.query<{ keys: string; same: string }>(
      `select count(*) as keys, count(*) filter (where ordered = packages or ordered = 0 and packages is null) as same
        from cellar_count left join cart using (uid) left join cart_line on cart_id = cart.id and cart_line.sku = cellar_count.sku
        where cart.is_active`,
    ),
  );
  expect(kept.rows).toEqual([{ keys: 3, same: 3 }]);
  await again.getByRole("button", { name: "Do košíku" }).click();
  await expect(again.getByRole("heading", { level: 1, name: /^Košík/ })).toBeVisible();
});

async function count(page: Page, packages: number): Promise<void> {
  await page.getByRole("button", { name: String(packages), exact: true }).click();
  await page.getByRole("button", { name: /^Další/ }).click();
}

function keptPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const pages = await caches.open("vycep-pages");
    return (await pages.keys()).map(({ url }) => new URL(url).pathname);
  });
}
