import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { standardOrder } from "../harness/checkout.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** What people write may have no place to break, as the address of a map has none: no page gets wider than a phone. */

const jana = "jana.novotna@modrahvezda.example";
const phone = { width: 390, height: 844 };
const map = `https://maps.example/${"Q8xVvW".repeat(25)}`;
const ownNumber = "W".repeat(40);

test("CHECKOUT-02 the address of a map for the driver and a number in one word leave the pages as wide as a phone", async ({
  page,
}) => {
  await standardOrder(page);
  await page.setViewportSize(phone);
  await page.goto("/cart?step=delivery");
  await page.getByRole("textbox", { name: "Poznámka pro řidiče" }).fill(map);
  await page.getByRole("textbox", { name: "Vaše číslo objednávky" }).fill(ownNumber);
  await expectAccessibleAsItStands(page);
  await page.getByRole("link", { name: "Pokračovat" }).click();
  await expect(page.getByText(ownNumber)).toBeVisible();
  await expectAccessibleAsItStands(page);
  await page.goto("/cart/recap");
  await expect(page.getByText(map)).toBeVisible();
  await expectAccessibleAsItStands(page);
  await page.getByRole("button", { name: "Odeslat", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  await expectAccessibleAsItStands(page);
  await page.getByRole("link", { name: "Detail objednávky" }).click();
  await expect(page.getByText(ownNumber)).toBeVisible();
  await expectAccessibleAsItStands(page);
  await page.goto("/orders/history");
  await expect(page.getByText(ownNumber)).toBeVisible();
  await expectAccessibleAsItStands(page);
});

test("a person of very long names is invited on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, jana, "/my-profile/users/new");
  await fillIn(page, {
    Jméno: "Maxmilián",
    Příjmení: "Nejneobhospodařovávatelnějšíčtvrtkový",
    "E-mail": "dlouhy@modrahvezda.example",
  });
  await page.getByRole("button", { name: "Pokračovat" }).click();
  await expect(
    page.getByRole("heading", { level: 2, name: /Nejneobhospodařovávatelnějšíčtvrtkový/ }),
  ).toBeVisible();
  await expectAccessibleAsItStands(page);
});

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole("textbox", { name, exact: true }).fill(text);
  }
}
