import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { importPhotos } from "../db/src/photos/import-photos.ts";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** Photos of products, from the folder to the screen (CATALOG-04). */

const jana = "jana.novotna@modrahvezda.example";
const crate = "Lipovrch 10 světlé výčepní, lahev 0,5 l, přepravka 20 ks";

test("CATALOG-04: imported photos stand in the list and in the gallery, which keyboard and screen reader can use", async ({
  page,
  product,
}) => {
  await importTwoPhotos(page, product.databaseUrl);
  await signIn(page, jana, "/catalog/products?q=100101");
  const row = page.getByRole("main").getByRole("group", { name: crate });
  // It says nothing that the name beside it does not.
  await expect(row.getByRole("img")).toHaveCount(0);
  await expect.poll(() => row.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(144);

  await row.getByRole("link", { name: crate }).click();
  await expect(page.getByRole("img", { name: crate })).toBeVisible();
  await page.getByRole("tab", { name: `Fotografie 1 z 2: ${crate}` }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Fotografie 2 z 2: Zadní etiketa" })).toBeFocused();
  const large = page.getByRole("tabpanel").getByRole("img", { name: "Zadní etiketa" });
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessibleAtBothWidths(page, 900);
});

async function importTwoPhotos(page: Page, databaseUrl: string): Promise<void> {
  const path = await mkdtemp(join(tmpdir(), "vycep-photos-"));
  const clip = { x: 0, y: 0, width: 300, height: 400 };
  await writeFile(join(path, "100101.png"), await page.screenshot({ clip }));
  await page.setContent("<h1>11</h1>");
  await writeFile(join(path, "100101-2.png"), await page.screenshot({ clip }));
  await writeFile(
    join(path, "alt.csv"),
    "sku,position,alt_cs,alt_sk,alt_en\n100101,2,Zadní etiketa,Zadná etiketa,Back label\n",
  );
  const entries = await readdir(path, { withFileTypes: true });
  expect(await importPhotos(databaseUrl, { path, entries })).toMatchObject({ photos: 2 });
  await rm(path, { recursive: true });
}
