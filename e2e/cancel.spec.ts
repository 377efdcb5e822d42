import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "./harness/accessibility.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** Taking an order back until its goods are issued (HISTORY-04, HISTORY-07…09, ERROR-65, GQL-34, C9, C14). */

const jana = "jana.novotna@modrahvezda.example";

/** A confirmed order of Jana's second place, for Monday. */
const forMonday = "4700100499";

const isCancelCall = (body: string | null) => body?.includes("mutation CancelOrder") === true;

/** Orders the last order again and sends it; answers its number. */
async function sendSomeOrder(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: /^Vložit \d+ polož\S+ do košíku$/ }).click();
  await expect(page.getByRole("button", { name: "Vrátit zpět" })).toBeVisible();
  await page.goto("/cart/recap");
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  await page.getByRole("link", { name: "Detail objednávky" }).click();
  await page.waitForURL(/\/orders\/history\/\d{10}$/);
  return page.url().slice(-10);
}

test("HISTORY-04 an order that was just sent is taken back on its page, which says who did it and when", async ({
  page,
}) => {
  test.slow(); // a whole order comes first
  await signIn(page, jana);
  const number = await sendSomeOrder(page);
  const cancel = page.getByRole("button", { name: "Zrušit objednávku" });
  await cancel.click();
  const dialog = page.getByRole("alertdialog", { name: `Zrušit objednávku ${number}?` });
  await expect(dialog).toContainText(/dodání \S+.*Kč/);
  await dialog.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Zrušit objednávku" }).click();
  await expect(page.getByText("Objednávka je zrušená.", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeFocused();
  await expect(page.getByRole("list", { name: "Průběh objednávky" })).toContainText(
    /Zrušeno\s*pá\s20\.11\. 9:4\d, Jana Novotná/,
  );
  await expect(cancel).toBeHidden();
  await expect(page.getByRole("button", { name: "Objednat znovu" })).toBeVisible();
});

test.describe("when an answer gets lost", () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ });

  test("HISTORY-07 C9 from the list: an answer that got lost is asked for again, and the row tells the truth", async ({
    page,
  }) => {
    test.slow(); // a whole order comes first
    await signIn(page, jana);
    const number = await sendSomeOrder(page);
    await page.goto(`/orders/history?q=${number}`);
    await page.getByRole("button", { name: `Zrušit objednávku ${number}` }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Restaurace U Modré hvězdy · dodání");
    let lost = 0;
    await page.route("**/graphql", async (route) => {
      if (!isCancelCall(route.request().postData()) || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole("button", { name: "Zrušit objednávku" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(page.getByText("Objednávka je zrušená.", { exact: true })).toBeHidden();
    await dialog.getByRole("button", { name: "Zkusit znovu" }).click();
    await expect(page.getByText("Objednávka je zrušená.", { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    const row = page.getByRole("row").filter({ hasText: number });
    await expect(row).toContainText("zrušená");
    await expect(row.getByRole("button", { name: /^Zrušit/ })).toHaveCount(0);
  });
});

test("WCAG: the question before cancelling", async ({ page }) => {
  // Asked at each width anew: a list that becomes another one takes its question along.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, jana, `/orders/history?period=all&q=${forMonday}`);
    await page.getByRole("button", { name: `Zrušit objednávku ${forMonday}` }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessibleAsItStands(page);
    await expect(page.getByRole("alertdialog")).toBeVisible();
  }
});
