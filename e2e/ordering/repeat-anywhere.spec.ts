import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { jana } from "../harness/checkout.ts";
import { chooseMethod, signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** From any row of the history: tank beer offers the way that brings it, what came in part offers the rest. */

test("TRANSPORT-07 HISTORY-03 from the history, at three widths: another way for tank beer, the rest of what came in part", async ({
  page,
}) => {
  await signIn(page, jana, "/");
  await chooseMethod(page, "Standardní objednávka");
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/orders/history?period=all&q=4700100281");
    await page.getByRole("button", { name: "Doobjednat, co z 4700100281 nepřišlo" }).click();
    const rest = page.getByRole("dialog", { name: "Objednat znovu 4700100281" });
    await expect(rest.getByRole("radio", { name: /^Jen to, co nepřišlo/ })).toBeChecked();
    await expect(rest.getByRole("button", { name: /^Přepnout na: / })).toBeVisible();
    await expectAccessibleAsItStands(page);
    await page.keyboard.press("Escape");
    await page.goto("/orders/history?period=all");
    await expect(page.getByRole("main").getByRole("link", { name: "4700100305", exact: true })).toBeVisible();
    // Neither the page nor the table inside is wider than its room.
    expect(await widerThanItsRoom(page)).toEqual([]);

    if (width < 1440) continue;
    await page.goto("/orders/history?period=all&q=4700100302");
    await page.getByRole("button", { name: "Objednat znovu 4700100302" }).click();
    const again = page.getByRole("dialog", { name: "Objednat znovu 4700100302" });
    const other = again.getByRole("button", { name: "Přepnout na: Tank" });
    await expect(other).toBeVisible();
    await other.click();
    await expect(other).toBeHidden();
    await expect(again.getByRole("button", { name: /^Vložit \d+ polož/ })).toBeEnabled();
  }
});

/** What of the page can be moved sideways, by its class. */
function widerThanItsRoom(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *, html")]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .filter((one) => one.matches("html") || getComputedStyle(one).overflowX === "auto")
      .map((one) => one.className),
  );
}
