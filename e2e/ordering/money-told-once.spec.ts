import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import {
  ageOrdersOfJourneys,
  chooseMethod,
  listWith,
  putIntoCart,
  signIn,
  type Wanted,
} from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/**
 * One sum to pay and one sentence about what comes back for empties, from the step of empties over recap and
 * thank-you to the order (EMPTIES-02, CHECKOUT-06).
 */

const jana = "jana.novotna@modrahvezda.example";
const fourKegs: Wanted = {
  search: "100212",
  product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/,
  amounts: { Sudy: 4 },
};
const widths = [390, 820, 1440] as const;

test("EMPTIES-02 the sum to pay and what comes back are the same in empties, recap, thanks and order", async ({
  page,
  product,
}) => {
  await ageOrdersOfJourneys(product.databaseUrl);
  await signIn(page, jana, listWith(fourKegs));
  await chooseMethod(page, "Standardní objednávka");
  await putIntoCart(page, fourKegs);
  await page.goto("/cart/empties");
  const kegs = page.getByRole("spinbutton", { name: "K vrácení, Sud KEG 50 l" });
  await kegs.fill("2");
  await kegs.press("Tab");
  const told = await moneyTold(page, "Celkem k úhradě");
  expect(told.sentence).toMatch(/^Za obaly se vám vrátí asi .+\sKč, nakonec .+\.$/);

  await page
    .getByRole("button", { name: /^Pokračovat/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Rekapitulace objednávky" })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1200 });
    expect(await moneyTold(page, "Celkem k úhradě")).toEqual(told);
    // A sum that does not fit would push the page wider than its window.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    await expectAccessibleAsItStands(page);
  }

  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Děkujeme za objednávku" })).toBeVisible();
  expect(await moneyTold(page, "Celkem k úhradě")).toEqual(told);
  await page.getByRole("link", { name: "Detail objednávky" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^4700/ })).toBeVisible();
  expect(await moneyTold(page, "Celkem")).toEqual(told);
});

/** The sum to pay and the sentence under it. */
async function moneyTold(page: Page, label: string) {
  const sum = page.getByRole("term").filter({ hasText: new RegExp(`^${label.replaceAll(" ", "\\s")}$`) });
  return {
    toPay: await sum.locator("xpath=following-sibling::dd").last().innerText(),
    sentence: await page.getByText(/^Za obaly se vám vrátí asi/).innerText(),
  };
}
