import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../harness/accessibility.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("DOCS-01 DOCS-02 DOCS-03 what is overdue stands on top, is opened, paid, downloaded, and three papers come as one archive", async ({
  page,
}) => {
  await signIn(page, "jana.novotna@modrahvezda.example", "/my-documents");
  const table = page.getByRole("table", { name: "Moje doklady" });
  await expect(table.getByRole("row").nth(1)).toContainText("Po splatnosti");
  const first = table.getByRole("row").nth(2);
  await expect(first).toContainText("po splatnosti");
  await expectAccessibleAtBothWidths(page, 9000);

  await first.getByRole("link", { name: /^\d{10}$/ }).click();
  const heading = page.getByRole("heading", { level: 1, name: /^Faktura \d{10}$/ });
  const number = (await heading.innerText()).replace("Faktura ", "");
  await page.getByRole("button", { name: "Zkopírovat: Variabilní symbol" }).press("Enter");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  const pdf = await savedBy(page, `Stáhnout PDF, Faktura ${number}`);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await expectAccessible(page);
  // Ten orders are folded up.
  await page.locator("summary", { hasText: "objednávek" }).press("Enter");
  await page
    .getByRole("link", { name: /^Objednávka \d{10}/ })
    .first()
    .click();
  await expect(
    page.getByRole("region", { name: "Doklady k objednávce" }).getByRole("link", { name: number }),
  ).toBeVisible();

  await page.goto("/my-documents");
  for (const at of [2, 3, 4]) await table.getByRole("row").nth(at).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Stáhnout vybrané (ZIP)" }).click();
  await expect(page.getByRole("heading", { name: "Balíček je hotový", exact: true })).toBeVisible();
  const archive = (await savedBy(page, "Stáhnout ZIP")).toString("latin1");
  expect(archive.slice(0, 2)).toBe("PK");
  expect(archive).toContain(number);
  await page.getByRole("button", { name: "Zavřít" }).last().click();

  await page.getByRole("link", { name: /^Dobropisy/ }).click();
  await expect(page).toHaveURL(/tab=credit-notes/);
  await page.getByRole("searchbox", { name: "Hledat v dokladech" }).fill("nic takového");
  await expect(page.getByText("Filtru neodpovídá žádný doklad.").first()).toBeVisible();
  await expect(page).toHaveURL(/q=nic/);
});

async function savedBy(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await saving).path());
}
