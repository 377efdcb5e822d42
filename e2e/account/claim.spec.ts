import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** A claim in the cellar, on a phone: from the delivered order to the ticket that it becomes (B2). */

const jana = "jana.novotna@modrahvezda.example";

/** Beer for the tanks, come two days before. */
const order = "4700100302";

test.use({ viewport: { width: 390, height: 844 } });

test("B2: one tap says what is missing, the credit is known at once, and the claim is a ticket", async ({
  page,
}) => {
  await signIn(page, jana, `/orders/history/${order}`);
  await page.getByRole("link", { name: "Reklamovat dodávku", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reklamace dodávky", exact: true })).toBeVisible();

  const first = page.getByRole("list", { name: "Položky dodávky" }).getByRole("listitem").first();
  await first.getByRole("button", { name: "Chybí" }).click();
  await expect(first.getByRole("spinbutton")).toHaveValue("1");
  await expect(page.getByText("Rozepsaná reklamace je uložená.")).toBeVisible();
  await expectAccessibleAsItStands(page);

  await page.reload();
  await expect(first.getByRole("button", { name: "Chybí", pressed: true })).toBeVisible();
  await page.getByRole("button", { name: "Odeslat" }).click();
  await expect(page.getByText(/^Reklamace CS\d{7} je odeslaná/)).toBeVisible();
  await page.getByRole("link", { name: "Otevřít reklamaci" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Reklamace dodávky ${order}` })).toBeVisible();
  await expect(page.getByText("čeká na dobropis")).toBeVisible();
  await expectAccessibleAsItStands(page);
});
