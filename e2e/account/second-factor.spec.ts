import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "../harness/accessibility.ts";
import { signIn, typeSignIn } from "../harness/ordering.ts";
import { withPasskeys } from "../harness/passkeys.ts";
import { expect, test } from "../harness/product.ts";

/** A passkey of one's own, as the second step and by itself (D32, D33). */

// Passkeys are bound to a name, and 127.0.0.1 is none.
test.use({
  serverEnv: { HOST: "localhost" },
  // What was still asked as somebody signed out is refused.
  expectedConsoleErrors: /status of 401/,
});

const jana = "jana.novotna@modrahvezda.example";

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Uživatelské menu|Jana Novotná/ }).click();
  await page.getByRole("menuitem", { name: "Odhlásit se" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Přihlášení" })).toBeVisible();
}

test("D32, D33: a passkey is made, and lets in after the password and by itself", async ({ page }) => {
  await withPasskeys(page);
  await signIn(page, jana, "/my-profile/devices");
  await page.getByRole("button", { name: "Přidat přístupový klíč" }).click();
  await page.getByLabel("Jméno klíče").fill("Notebook v hospodě");
  await page.getByRole("button", { name: "Pokračovat" }).click();
  const codes = page.getByRole("dialog", { name: "Záchranné kódy" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await codes.getByRole("button", { name: "Kódy mám uložené" }).click();
  await expect(page.getByText("Notebook v hospodě")).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await signOut(page);
  await typeSignIn(page, jana);
  await page.getByRole("button", { name: "Použít přístupový klíč" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Košík/ })).toBeVisible();

  await signOut(page);
  await page.getByRole("button", { name: "Přihlásit se přístupovým klíčem" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Košík/ })).toBeVisible();
});
