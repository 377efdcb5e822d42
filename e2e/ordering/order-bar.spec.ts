import type { Page } from "@playwright/test";
import { withConnection } from "../../db/src/connection.ts";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { putIntoCart, signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/**
 * The one line of the order bar at three widths. A truck that is too heavy is mended by its button and taken
 * back; one that is short is filled up by what the place buys (D22, B4, PROGRESS-20, PROGRESS-21).
 */

const alena = "alena.klaskova@klasek.example";
const crates = { product: /^Lipovrch 10 světlé výčepní, lahev 0,5 l/, search: "100101" };

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test("PROGRESS-21 over: taken off and taken back; PROGRESS-20 under: filled up by one press", async ({
      page,
      product,
    }) => {
      await signIn(page, alena, "/catalog/products?q=100101");
      await putIntoCart(page, { ...crates, amounts: { Palety: 34 } });
      await page.setViewportSize({ width, height });
      await expect(line(page, width)).toContainText("26,7 z 24 t");
      await expect(line(page, width)).toContainText("přebývá 2,7 t");
      if (width === 1440) await page.setViewportSize({ width: 1280, height });
      expect(await cutWords(page)).toEqual([]);
      await page.setViewportSize({ width, height });
      const before = (await line(page, width).boundingBox())?.y;
      const taken = saved(page);
      await page.getByRole("button", { name: /^Ubrat 4\spalety/ }).click();
      await taken;
      await expect(line(page, width)).toContainText("30 z 33 palet");
      expect((await line(page, width).boundingBox())?.y).toBe(before);
      const undone = saved(page);
      await page.getByRole("button", { name: "Vrátit zpět" }).click();
      await undone;
      await expect(line(page, width)).toContainText("přebývá 2,7 t");

      await withConnection(product.databaseUrl, (client) => client.query(shortByOne));
      await page.reload();
      await expect(line(page, width)).toContainText("19 z 20 palet");
      await expect(line(page, width)).toContainText("chybí 1 paleta");
      expect(await cutWords(page)).toEqual([]);
      await page.getByRole("link", { name: /^Doplnit/ }).click();
      const title = page.getByRole("heading", { name: /^Ještě .+ spotřebujete za \d+ (den|dny|dní)$/ });
      await expect(title).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessibleAsItStands(page);
      await page.getByRole("button", { name: /^Přidat \d+\s(vrstv|palet)/ }).click();
      await expect(title).toBeHidden();
      await expect(page.getByRole("main")).not.toContainText("Objednávku zatím nelze odeslat");
    });
  });
}

test.describe("on a low tablet", () => {
  test.use({ viewport: { width: 1024, height: 700 }, hasTouch: true });

  test("ten rows of the order form are seen under the brewery's message, and none sideways", async ({
    page,
  }) => {
    await signIn(page, alena, "/catalog/products?view=grid");
    await expect(page.getByRole("link", { name: "Podrobnosti" })).toBeVisible();
    const rows = page.getByRole("table", { name: "Objednávkový formulář" }).getByRole("row");
    await expect(rows.nth(10)).toBeVisible();
    const tenth = await rows.nth(10).boundingBox();
    expect((tenth?.y ?? Number.NaN) + (tenth?.height ?? 0)).toBeLessThanOrEqual(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    await page.getByRole("button", { name: "Obvyklé" }).click();
    await expect(page).toHaveURL(/only=usual/);
    await expect(rows.nth(1)).toBeVisible();
    await expectAccessibleAsItStands(page);
  });
});

/** Counted as a change, as the product counts it: a server knows the lines of a cart by its version. */
const shortByOne = `with changed as (update cart_line set pallets = 19 where sku = '100101' returning cart_id)
  update cart set version = version + 1, updated_at = now() where id in (select cart_id from changed)`;

/** The figures of the bar: the line itself, on a phone the bar at the bottom. */
function line(page: Page, width: number) {
  return page.getByRole("button", { name: width > 768 ? /^Objem objednávky/ : /^Údaje objednávky/ });
}

/** What head and bar have no room for, the place's name apart; and entries of the menu on a second line of a wide head. */
function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector("section[aria-label='Nastavení dodávky']");
    const place = bar?.querySelector("button");
    const words = [...document.querySelectorAll("header span"), ...(bar?.querySelectorAll("span") ?? [])];
    const cut = words
      .filter((word) => word.clientWidth > 2 && word.scrollWidth > word.clientWidth && !place?.contains(word))
      .map((word) => word.textContent ?? "");
    const entries = [...document.querySelectorAll("header nav a")].map(
      (entry) => entry.getBoundingClientRect().top,
    );
    const isWide = document.documentElement.clientWidth >= 1280;
    return isWide && new Set(entries).size > 1 ? [...cut, "menu"] : cut;
  });
}

/** The change has reached the server: what stands in the database afterwards is not written over. */
function saved(page: Page) {
  return page.waitForResponse((answer) => answer.request().postData()?.includes("UpdateCartItems") === true);
}
