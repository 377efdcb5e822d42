import { expectAccessible } from "./harness/accessibility.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** The search of everything: by keyboard from any page, to the very thing or into the list of its kind (C25, C28). */

const jana = "jana.novotna@modrahvezda.example";

test("C25 C28 what somebody remembers is found from any page by keyboard: a number, words, a page", async ({
  page,
}) => {
  await signIn(page, jana);
  await page.goto("/contact");
  await expect(page.getByRole("button", { name: "Hledat v celém portálu" })).toBeVisible();
  const field = page.getByRole("searchbox", { name: "Hledat v celém portálu" });

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("4700 100 498");
  // What was found for the number before its last digit is gone.
  await expect(page.getByRole("option", { name: /^Objednávka 4700100499/ })).toHaveCount(0);
  await expect(page.getByRole("option", { name: /^Objednávka 4700100498/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/orders\/history\/4700100498$/);

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option", { name: "4700 100 498" })).toBeVisible();
  await field.fill("prepravek");
  const knowledge = page.getByRole("group", { name: /Znalostní báze/ });
  await expect(knowledge.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("option", { name: /^Vše v katalogu/ }).click();
  await expect(page).toHaveURL(/\/catalog\/products\?q=prepravek$/);

  await page.getByRole("button", { name: "Hledat v celém portálu" }).click();
  await field.fill("uzivatele");
  await page.getByRole("option", { name: "Uživatelé" }).click();
  await expect(page).toHaveURL(/\/my-profile\/users$/);
});
