import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { journeysDay } from "../harness/demo-template.ts";
import { withPasskeys } from "../harness/passkeys.ts";
import { expect, test } from "../harness/product.ts";

/** A driver's telephone comes in by a code once, and by itself afterwards (DSIGN-09). */

// Passkeys are bound to a name, and 127.0.0.1 is none.
test.use({
  serverEnv: { HOST: "localhost" },
  // Who has not come in, or is out again, is told so.
  expectedConsoleErrors: /status of (401|422)/,
});

test("DSIGN-09 a hired driver comes in by a code, then by a passkey, until the dispatcher takes it away", async ({
  page,
  browser,
}) => {
  await page.goto("/desk/login");
  await page.getByRole("button", { name: /Lenka Bartošová/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dnes" })).toBeVisible();
  await page.goto(`/desk/deliveries?day=${journeysDay}`);
  const code = await codeForMilan(page);

  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    locale: "cs-CZ",
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  const telephone = await context.newPage();
  await withPasskeys(telephone);
  await telephone.goto("/desk/round");
  await telephone.getByLabel(/^Kód od\sdispečinku/).fill(code);
  await telephone.getByRole("button", { name: "Pokračovat", exact: true }).click();
  const offer = telephone.getByRole("region", { name: /^Příště bez\skódu$/ });
  await expectAccessibleAsItStands(telephone);
  await offer.getByRole("button", { name: "Vytvořit klíč" }).click();
  await offer.getByLabel("Jméno telefonu").fill("");
  await offer.getByRole("button", { name: "Vytvořit klíč" }).click();
  await expect(offer.getByText(/Napište, jak telefonu říkáte/)).toBeVisible();
  await offer.getByLabel("Jméno telefonu").fill("Milanův telefon");
  await expectAccessibleAsItStands(telephone);
  await offer.getByRole("button", { name: "Vytvořit klíč" }).click();
  await expect(telephone.getByText(/Hotovo\. Od\szítřka/)).toBeVisible();
  await expect(offer).toBeHidden();

  const comeInAgain = async () => {
    await context.clearCookies();
    await telephone.reload();
    await telephone.getByRole("button", { name: /^Přihlásit se přístupovým\sklíčem$/ }).click();
  };
  await comeInAgain();
  await expect(telephone.getByText(/Dnes nemáte žádnou trasu/)).toBeVisible();
  await expect(telephone.getByText("Milan Doležal")).toBeVisible();
  await expect(offer).toBeHidden();

  await page.goto("/desk/fleet");
  await page.getByRole("button", { name: "Milan Doležal" }).click();
  const record = page.getByRole("dialog", { name: "Milan Doležal" });
  const keys = record.getByRole("region", { name: /^Telefony s\spřístupovým klíčem$/ });
  await expect(keys.getByRole("listitem")).toContainText(/Milanův telefon.*naposledy/);
  await keys.getByRole("button", { name: "Odebrat Milanův telefon" }).click();
  await expectAccessibleAsItStands(page);
  await keys.getByRole("button", { name: "Odebrat Milanův telefon" }).click();
  await expect(keys.getByText(/Žádný\./)).toBeVisible();

  await comeInAgain();
  await expect(telephone.getByText(/Telefon se nepodařilo ověřit/)).toBeVisible();
  await context.close();
});

/** The dispatcher looks who might drive today, and makes a code for Milan's telephone. */
async function codeForMilan(page: Page): Promise<string> {
  await page
    .getByRole("button", { name: /^Řidič a\sodjezd/ })
    .first()
    .click();
  const round = page.getByRole("dialog");
  await round.getByRole("button", { name: /^Řidič/ }).click();
  await page.getByRole("option", { name: /^Milan Doležal/ }).click();
  await round.getByRole("button", { name: "Vytvořit kód" }).click();
  const code = await round.getByRole("status", { name: /^Kód pro\sMilan Doležal$/ }).textContent();
  await round.getByRole("button", { name: "Zrušit" }).click();
  await expect(round).toBeHidden();
  return code ?? "";
}
