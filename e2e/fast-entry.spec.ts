import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { showToCamera } from "./harness/camera.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** An order entered at once: pasted, from a file, or in the order form by the keyboard (C1, C17, C22, C24). */

const jana = "jana.novotna@modrahvezda.example";

const text = (page: Page) => page.getByRole("textbox", { name: "Vložený text" });
const check = (page: Page) => page.getByRole("button", { name: "Zkontrolovat řádky" }).click();
const group = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\d`) });
const addButton = (page: Page) => page.getByRole("button", { name: /^Přidat \d+ řád\S* do košíku$/ });

async function open(page: Page): Promise<void> {
  await signIn(page, jana, "/catalog/fast-entry");
  await expect(text(page)).toBeVisible();
}

test("C1, C22, C20: pasted rows, good ones go in, bad ones are corrected by an offer, and survive a reload", async ({
  page,
}) => {
  await signIn(page, jana);
  await page.getByRole("link", { name: "Rychlé zadání" }).click();
  await text(page).fill("100112;12\n100101\t3 vrstvy\nkamenar 11 keg 30;18\n100101;305 ks\n140131;4");
  await check(page);

  await expect(group(page, "V pořádku").getByRole("listitem")).toHaveCount(3);
  await expect(group(page, "V pořádku")).toContainText("24 přepravek");
  const bad = group(page, "K vyřešení");
  await expect(bad).toContainText("Produkt „140131“ neznáme.");

  await page.reload();
  await expect(bad).toContainText("Produkt „140131“ neznáme.");
  await bad.getByRole("button", { name: /^Použít toto: Lipovrch 10 .* 16 přepravek$/ }).click();
  await expect(group(page, "Upravené")).toContainText("Stejný produkt jako řádek 2");
  await expect(addButton(page)).toHaveAccessibleName("Přidat 4 řádky do košíku");
  await addButton(page).click();

  await expect(page.getByText("Přidáno: 4, zbývá vyřešit: 1.")).toBeVisible();
  await expect(group(page, "V pořádku")).toHaveCount(0);
  await expect(bad.getByRole("textbox")).toHaveValue("140131;4");
  await page.goto("/cart");
  await expect(
    page
      .getByRole("row")
      .filter({ hasText: /100112|12\ssudů/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Kamenář 11 hořká jedenáctka");
});

test("C1: a code before the camera becomes a row, also in a browser that cannot read codes itself", async ({
  page,
}) => {
  await showToCamera(page, "2901001011010");
  await open(page);
  await page.getByRole("button", { name: "Načíst čárový kód" }).click();
  const dialog = page.getByRole("dialog", { name: "Načtěte čárový kód" });
  await expect(dialog.getByRole("status")).toHaveText("Načten 1 kód, poslední 2901001011010.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Hotovo" }).click();
  await expect(group(page, "Upravené")).toContainText("Lipovrch 10 světlé výčepní");
});

test("C17: a file of a Czech Excel is read as it is, what is no table says so, and the cart comes home again", async ({
  page,
}) => {
  await open(page);
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({
    name: "foto.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([0x89, 0x50, 0, 1, 2]),
  });
  await expect(page.getByText("Tento soubor není tabulka. Uložte ho jako XLSX nebo CSV.")).toBeVisible();

  // "Číslo zboží;Název;Množství;MJ" in Windows-1250, lines ended by CRLF.
  const excel =
    "\xc8\xedslo zbo\x9e\xed;N\xe1zev;Mno\x9estv\xed;MJ\r\n100101;Lipovrch 10;2;pal\r\n100112;Lipovrch;12;sudy\r\n";
  const bytes = Buffer.from(excel, "latin1");
  await file.setInputFiles({ name: "objednavka.csv", mimeType: "text/csv", buffer: bytes });
  await expect(group(page, "V pořádku").getByRole("listitem")).toHaveCount(2);
  await expect(group(page, "V pořádku")).toContainText("80 přepravek");
  await addButton(page).click();
  await expect(page.getByText("Do košíku přidány 2 řádky.")).toBeVisible();

  await page.goto("/cart");
  await page.getByRole("button", { name: "Další možnosti" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Stáhnout jako XLSX" }).click();
  const path = await (await download).path();
  await page.goto("/catalog/fast-entry");
  await file.setInputFiles({
    name: "kosik.xlsx",
    mimeType: "application/octet-stream",
    buffer: await readFile(path),
  });
  await expect(group(page, "V pořádku").getByRole("listitem")).toHaveCount(2);
  await expect(group(page, "V pořádku")).toContainText("2 palety");
});

test.describe("when the answer gets lost", () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ });

  test("C9: the rows go in once, however often they are sent, also after a reload", async ({ page }) => {
    await open(page);
    await text(page).fill("100112;7");
    await check(page);
    const keys: (string | undefined)[] = [];
    await page.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes("mutation AddGoods") !== true) return route.fallback();
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 2) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await addButton(page).click();
    // The page asks once more by itself, and when that gets lost too, the rows stay to be sent again.
    await expect.poll(() => keys.length).toBe(2);
    await page.reload();
    await addButton(page).click();
    await expect(page.getByText("Do košíku přidán 1 řádek.")).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await page.goto("/cart");
    await expect(page.getByRole("main")).toContainText("7 sudů");
  });
});

test("C23, C24: the order form by the keyboard alone: numbers, units, on to the next row, and back", async ({
  page,
}) => {
  await signIn(page, jana, "/catalog/products?q=lipovrch%2010&view=grid");
  const table = page.getByRole("table", { name: "Objednávkový formulář" });
  const crate = table.getByRole("row").filter({ hasText: "100101" });
  const number = crate.getByRole("textbox");
  await number.focus();
  await page.keyboard.type("3v");
  await page.keyboard.press("Enter");
  await expect(crate).toContainText("24");
  await expect(number).not.toBeFocused();
  await expect(table.getByRole("textbox").and(page.locator(":focus"))).toBeVisible();
  await expect(page.getByText("V košíku 1 řádek")).toBeVisible();

  await page.keyboard.press("Control+z");
  await expect(page.getByText("V košíku 0 řádků")).toBeVisible();
  await number.focus();
  await page.keyboard.type("2,5");
  await page.keyboard.press("Enter");
  await expect(number).toBeFocused();
  await expect(crate).toContainText("Zadejte celé číslo.");
});

test("C24: fast entry and the order form are accessible", async ({ page }) => {
  await open(page);
  await expectAccessibleAtBothWidths(page, 900);
  await text(page).fill("100112;72\n100101;300 ks\n100101;305 ks\nvoda;1");
  await check(page);
  await expect(group(page, "K vyřešení")).toBeVisible();
  // High enough that the bar at the foot lies over no field that one would scroll to.
  await expectAccessibleAtBothWidths(page);
  await page.goto("/catalog/products?q=lipovrch%2010&view=grid");
  await page.getByRole("table").getByRole("textbox").first().focus();
  await expectAccessible(page);
});
