import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { testConfig } from "../apps/server/src/testing/test-server.ts";
import { loadDemoMaterials } from "../tools/serve/demo-materials.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { journeysDay } from "./harness/demo-template.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

const files = join(tmpdir(), `vycep-materials-${process.pid}`);
test.use({ serverEnv: { VYCEP_FILES: files } });

const jana = "jana.novotna@modrahvezda.example";
const poster = "Plakát Vánoční speciál A2";

test("MARKETING-01 MARKETING-02 MARKETING-03 materials are found, looked at, downloaded as one archive, and a print is ordered by a ticket", async ({
  page,
  product,
}) => {
  await loadDemoMaterials(
    product.databaseUrl,
    testConfig({
      DATABASE_URL: product.databaseUrl,
      VYCEP_FILES: files,
      VYCEP_CLOCK: `@${journeysDay}T09:41:00`,
    }),
  );
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
  expect(Object.keys(unzipSync(archive)).toSorted()).toEqual([
    "myti-sklenic.mp4",
    "plakat-vanocni-special.pdf",
  ]);
  await page.getByRole("button", { name: "Zrušit výběr" }).click();
  await expectAccessibleAtBothWidths(page);

  await card(poster)
    .getByRole("button", { name: `Objednat výtisk: ${poster}` })
    .click();
  await page.getByRole("spinbutton", { name: /Počet kusů/ }).press("ArrowUp");
  await page.getByRole("button", { name: "Pokračovat k požadavku" }).click();
  await expect(page.getByText(`Materiál 2 kusy · ${poster}`)).toBeVisible();
  await expect(page.getByLabel("Podkategorie")).toContainText("Tištěné materiály");
  await page.getByRole("button", { name: "Odeslat požadavek" }).click();
  await expect(page).toHaveURL(/support\/tickets\/CS/);
  await expect(page.getByText(`2 kusy · ${poster}`).first()).toBeVisible();
});

async function savedBy(page: Page, button: string): Promise<Uint8Array> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return new Uint8Array(await readFile(await (await saving).path()));
}
