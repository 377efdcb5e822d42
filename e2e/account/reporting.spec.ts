import { readFile } from "node:fs/promises";
import { expectAccessible } from "../harness/accessibility.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** What was taken and which empties lie there, from the menu to the file (REPORT-01, B3). */

test("REPORT-01 B3: an owner looks at the year, narrows it, saves it, and follows a keg to its order", async ({
  page,
}) => {
  await signIn(page, "jana.novotna@modrahvezda.example");
  await page.getByRole("button", { name: /Uživatelské menu|Jana Novotná/ }).click();
  await page.getByRole("menuitem", { name: "Reporty" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reporty" })).toBeVisible();
  await page.getByRole("link", { name: "Přehled odběrů" }).click();
  await expect(page.getByRole("img", { name: /^Sloupcový graf: Po měsících/ })).toBeVisible();
  const table = page.getByRole("table", { name: "Stejná čísla v tabulce" });
  await expect(table.getByRole("row")).toHaveCount(13);
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Odběrné místo/ }).click();
  await page.getByRole("option", { name: /Výčep Na Růžku/ }).click();
  await page.getByRole("button", { name: /^Jednotka/ }).click();
  await page.getByRole("option", { name: "Koruny" }).click();
  await expect(page).toHaveURL(/shipTo=500102&measure=CZK$/);
  await expect(page.getByText("bez DPH a záloh")).toBeVisible();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportovat" }).click();
  await page.getByRole("menuitem", { name: "Tabulka CSV" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(file).toContain("2026-10;500102;");

  await page.goto("/reporting/empties");
  const balances = page.getByRole("table", { name: "Zůstatky podle druhu" });
  await expect(balances.getByRole("row", { name: /^Sud KEG 50 l/ })).toBeVisible();
  await expectAccessible(page);
  const order = page
    .getByRole("table", { name: "Pohyby" })
    .getByRole("link", { name: /^\d{10}$/ })
    .first();
  const number = await order.innerText();
  await order.click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
});
