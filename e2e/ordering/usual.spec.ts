import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { openCatalogue, rows } from "../harness/catalogue.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** The usual first, and one beer in one row. */

const keg = /^Lipovrch 11 světlý ležák, sud KEG 50 l/;

for (const [width, height] of [
  [1440, 1100],
  [820, 1180],
  [390, 1400],
] as const) {
  test(`CATALOG-10, CATALOG-20, CART-05: at ${width} px the usual leads, a ghost waits for Enter, all are taken and given back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openCatalogue(page);
    const usual = page.getByRole("list", { name: "Obvyklé" });
    await expect(usual.getByRole("listitem").first().getByRole("heading")).toHaveText(/^Lipovrch/);
    await expect(usual.getByRole("heading", { name: "Lipovrch 11 světlý ležák" })).toHaveCount(1);
    await expect(rows(page).filter({ hasText: "Adventní balíček" })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Balíčky" }).getByRole("listitem")).toHaveCount(4);

    if (width === 390) {
      // The brewery's message stands above; the first beer is near all the same, and the bars at the foot leave room.
      const beer = await usual.getByRole("heading").first().boundingBox();
      expect(beer?.y).toBeLessThanOrEqual(250);
      const menu = await page.getByRole("navigation", { name: "Spodní menu" }).boundingBox();
      const bar = await page.locator('[data-bottom-bar="tall"]').boundingBox();
      expect((menu?.height ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(100);
    }

    const row = usual.getByRole("group", { name: keg });
    const kegs = row.getByRole("spinbutton");
    const cart = page.getByRole("link", { name: /^Košík: \d+ polož/ }).first();
    const last = (await kegs.getAttribute("placeholder")) ?? "";
    expect(Number(last)).toBeGreaterThan(0);
    await kegs.focus();
    await page.keyboard.press("Tab");
    await expect(row.getByText("V košíku")).toHaveCount(0);
    await kegs.focus();
    await page.keyboard.press("Enter");
    await expect(kegs).toHaveValue(last);
    await expect(row.getByText("V košíku")).toBeAttached();

    await page.getByRole("button", { name: "Přijmout vše jako minule" }).click();
    await expect(cart).toHaveAccessibleName(/^Košík: ([5-9]|1\d) polož/);
    await page.getByRole("button", { name: /^Vrátit/ }).click();
    await expect(cart).toHaveAccessibleName(/^Košík: 1 polož/);
    await expectAccessibleAsItStands(page);

    await page.getByRole("button", { name: /^Řadit podle/ }).click();
    await page.getByRole("menuitem", { name: "Cena za litr" }).click();
    await expect(page).toHaveURL(/\?sort=litre$/);
    await expect(usual).toHaveCount(0);
    await page.goto("/catalog/products");
    await expect(page.getByRole("button", { name: "Řadit podle: Cena za litr" })).toBeVisible();
  });
}

test("CATALOG-20 who orders by layers and pallets finds them open, at three widths", async ({ page }) => {
  await signIn(page, "radek.brazda@brazda.example", "/catalog/products");
  const first = page
    .getByRole("list", { name: "Obvyklé" })
    .getByRole("listitem")
    .first()
    .getByRole("group")
    .first();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 1180 });
    await expect(first.getByRole("spinbutton", { name: /^Palety/ })).toBeVisible();
    await expect(first.getByRole("spinbutton", { name: /^Vrstvy/ })).toBeVisible();
    await expect(first.getByRole("button", { name: /^Vrstvy a palety/ })).toHaveCount(0);
  }
});
