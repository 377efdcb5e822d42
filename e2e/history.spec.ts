import type { Page } from "@playwright/test";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** What was ordered, in a list: filtered, found, sorted, as a file (HISTORY-01, HISTORY-11, C28). */

const jana = "jana.novotna@modrahvezda.example";

test("HISTORY-01 C28 filters stand in the address, survive a change of language, and lead back", async ({
  page,
}) => {
  await signIn(page, jana);
  await page.getByRole("link", { name: "Moje objednávky" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Moje objednávky" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Moje objednávky" }).getByRole("row")).toHaveCount(11);
  const lately = await countFound(page);

  await choose(page, "Období", "Celá historie");
  await expect(page).toHaveURL(/period=all/);
  await expect.poll(() => countFound(page)).toBeGreaterThan(lately);
  const all = await countFound(page);
  await choose(page, "Stav", "zrušená");
  await expect(page).toHaveURL(/status=cancelled/);
  await expect.poll(() => countFound(page)).toBeLessThan(all);
  for (const row of await page.getByRole("table").getByRole("row").all()) {
    await expect(row).toContainText(/zrušená|stav/i);
  }

  const address = page.url();
  await page.getByRole("contentinfo").getByText("English").click();
  await expect(page.getByRole("heading", { level: 1, name: "My orders" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Status cancelled/ })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page).toHaveURL(/period=all/);
});

test("C28 an order is found by its number, by one's own number and by what was in it", async ({ page }) => {
  await signIn(page, jana, "/orders/history");
  const search = page.getByRole("searchbox", { name: "Hledat v objednávkách" });
  const first = page.getByRole("table").getByRole("rowheader").first();
  const [number = "", own = ""] = (await first.innerText()).split(/\s+/);

  await search.fill(number);
  await expect.poll(() => countFound(page)).toBe(1);
  await search.fill(own);
  await expect.poll(() => countFound(page)).toBe(1);
  await expect(first).toContainText(number);

  await search.fill("bylinkova kola");
  await expect(page).toHaveURL(/q=bylinkova/);
  await expect.poll(() => countFound(page)).toBeGreaterThan(1);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page.getByRole("table").getByText("Pramínek Bylinková kola")).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue("bylinkova kola");

  await search.fill("takové pivo nikdo nevaří");
  await expect(page.getByRole("heading", { name: "Žádná objednávka neodpovídá filtrům." })).toBeVisible();
  await page.getByRole("button", { name: "Zrušit filtry" }).last().click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(11);
});

test("HISTORY-01 HISTORY-11 C28 the list that is shown goes into a file, and an order on paper", async ({
  page,
}) => {
  await signIn(page, jana, "/orders/history?status=delivered&sort=total-desc");
  const found = await countFound(page);
  await page.getByRole("button", { name: "Exportovat" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Tabulka CSV" }).click();
  const file = await (await download).createReadStream();
  let text = "";
  for await (const part of file) text += String(part);
  const [head = "", ...rows] = text.trimEnd().split("\r\n");
  expect(head).toContain("Číslo objednávky;Vaše číslo;Vytvořeno;Dodání");
  expect(rows).toHaveLength(found);
  const first = page.getByRole("rowheader").first().getByRole("link");
  const number = await first.innerText();
  expect(rows[0]?.startsWith(`${number};`)).toBe(true);

  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: `Objednávka ${number}` })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Základ" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

/** The number of orders that the list tells at its foot: "Strana 1 z 8 · 1–10 z 76 objednávek". */
async function countFound(page: Page): Promise<number> {
  const summary = await page.getByText(/^Strana \d+ z\s\d+ · /).innerText();
  return Number(/z\s([\d\s]+)\sobjedn/.exec(summary.split("·")[1] ?? "")?.[1]?.replace(/\s/g, ""));
}

async function choose(page: Page, filter: string, option: string | RegExp): Promise<void> {
  await page
    .getByRole("region", { name: "Filtry objednávek" })
    .getByRole("button", { name: new RegExp(`^${filter}`) })
    .click();
  await page.getByRole("option", { name: option }).click();
}
