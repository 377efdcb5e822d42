import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands, expectAccessibleAtBothWidths } from "../harness/accessibility.ts";
import { expect, test } from "../harness/product.ts";

/** A password's life as its owner lives it: by mail in, by mail back in. */

// A password that was used before is refused; a mail's frame may run no script, which a browser under test tells.
test.use({ expectedConsoleErrors: /status of 422|serviceWorker/ });

const invited = "veronika.horakova@modrahvezda.example";

test("AUTH-15, AUTH-16, AUTH-17, ROUTE-02, ROUTE-25, ROUTE-26, MAIL-04: who was invited sets a first password, forgets it and sets another, and is signed in each time", async ({
  page,
}) => {
  await askForLink(page);
  await openMail(page, "Nastavte si heslo do portálu");
  await expect(page.getByRole("heading", { level: 1, name: "Vítejte v zákaznickém portálu" })).toBeVisible();
  expect(new URL(page.url()).hash, "the secret leaves the address").toBe("");
  await expectAccessibleAtBothWidths(page);
  await type(page, "slad");
  await page.getByRole("button", { name: "Ověřit účet a vstoupit" }).click();
  await expect(page.getByText("Odsouhlaste prosím podmínky použití.")).toBeVisible();
  await type(page, "Slad-a-chmel-2026");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Ověřit účet a vstoupit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dobrý den" })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await askForLink(page);
  await openMail(page, "Obnovení hesla do portálu");
  await type(page, "Slad-a-chmel-2026");
  await page.getByRole("button", { name: "Uložit heslo a přihlásit" }).click();
  await expect(page.getByText("Tohle heslo už jste měli. Zvolte jiné než posledních osm.")).toBeVisible();
  await type(page, "Kvasnice-a-voda-2027");
  await page.getByRole("button", { name: "Uložit heslo a přihlásit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dobrý den" })).toBeVisible();
});

async function askForLink(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("link", { name: "Zapomněli jste heslo?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Zapomenuté heslo" })).toBeVisible();
  await page.getByLabel("E-mail").fill(invited);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Zkontrolujte e-mail" })).toBeVisible();
}

/** Opens the newest mail of a subject in the demo's mailbox and follows its link; it comes within a moment. */
async function openMail(page: Page, subject: string): Promise<void> {
  const mail = page.getByRole("link", { name: subject }).filter({ hasText: invited }).first();
  await expect(async () => {
    await page.goto("/demo/mailbox?lang=cs");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await expectAccessibleAsItStands(page);
  const [link] = await page.locator("pre a").all();
  await page.goto((await link?.getAttribute("href")) ?? "");
}

async function type(page: Page, password: string): Promise<void> {
  await page.getByLabel("Nové heslo", { exact: true }).fill(password);
  await page.getByLabel("Nové heslo znovu").fill(password);
}
