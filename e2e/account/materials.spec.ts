import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "../harness/accessibility.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, type Product, test } from "../harness/product.ts";

const jana = "jana.novotna@modrahvezda.example";
const poster = "Plakát Vánoční speciál A2";

test("MARKETING-01 MARKETING-02 MARKETING-03 materials are found, looked at, downloaded as one archive, and a print is ordered by a ticket", async ({
  page,
  product,
}) => {
  await importMaterials(product);
  await signIn(page, jana, "/marketing-materials");
  const card = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.getByRole("searchbox", { name: "Hledat v materiálech" }).fill("SPECIAL");
  await expect(page).toHaveURL(/q=SPECIAL/);
  await expect(page.getByRole("article")).toHaveCount(2);
  const cover = card(poster).locator("img");
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole("searchbox", { name: "Hledat v materiálech" }).fill("");
  await page.getByRole("button", { name: /^Video \(2\)/ }).click();
  await expect(page).toHaveURL(/folder=video/);
  await card("Video Jak načepovat hladinku")
    .getByRole("button", { name: /^Náhled/ })
    .press("Enter");
  const film = page.getByRole("dialog").locator("video");
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.duration)).toBeGreaterThan(5);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Vybrat: Video Mytí sklenic" }).check();
  await page.getByRole("button", { name: /^Vše \(20\)/ }).click();
  await page.getByRole("checkbox", { name: `Vybrat: ${poster}` }).check();
  const archive = await savedBy(page, "Stáhnout vybrané (ZIP)");
  expect(["myti-sklenic.mp4", "plakat-vanocni-special.pdf"].every((name) => archive.includes(name))).toBe(
    true,
  );
  await page.getByRole("button", { name: "Zrušit výběr" }).click();
  await expectAccessibleAtBothWidths(page);

  await card(poster)
    .getByRole("button", { name: `Objednat výtisk: ${poster}` })
    .click();
  await page.getByRole("spinbutton", { name: /Počet kusů/ }).press("ArrowUp");
  await page.getByRole("button", { name: "Pokračovat k požadavku" }).click();
  await expect(page.getByText(`Materiál 2 kusy · ${poster}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Podkategorie/ })).toContainText("Tištěné materiály");
  await page.getByRole("button", { name: "Odeslat požadavek" }).click();
  await expect(page).toHaveURL(/support\/tickets\/CS/);
  await expect(page.getByText(`2 kusy · ${poster}`).first()).toBeVisible();
});

async function savedBy(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await saving).path());
}

/** As the brewery does it, from the command line. */
async function importMaterials({ databaseUrl, files }: Product): Promise<void> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const env = { ...process.env, DATABASE_URL: databaseUrl, VYCEP_FILES: files, INIT_CWD: root };
  const args = ["tools/import.ts", "materials", "db/demo/materials"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  expect(stdout).toContain("21 materials of 32 files imported.");
}
