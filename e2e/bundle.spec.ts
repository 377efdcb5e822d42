import type { Page } from "@playwright/test";
import { withConnection } from "../db/src/connection.ts";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, type Product, test } from "./harness/product.ts";

/** Bundles: found, filled, checked while they are chosen, one group in cart and order (BUNDLE, OP-86, C26). */

const jana = "jana.novotna@modrahvezda.example";
const pallet = "Namíchej si paletu ležáků";

const boxes = (page: Page, item: string) =>
  page.getByRole("group", { name: item }).getByRole("spinbutton", { name: /^Množství/ });
const summary = (page: Page) => page.getByRole("region", { name: "Váš balíček" });
const group = (page: Page, name: string) => page.getByRole("group", { name });

async function sql(product: Product, text: string): Promise<void> {
  await withConnection(product.databaseUrl, async (client) => void (await client.query(text)));
}

test("BUNDLE-05, BUNDLE-08, BUNDLE-09, C26: a pallet is filled under live checks, ordered as one group, and told so afterwards", async ({
  page,
}) => {
  await signIn(page, jana, "/catalog/products?q=namichej");
  await page.getByRole("link", { name: `Vybrat obsah: ${pallet}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: pallet })).toBeVisible();
  const add = page.getByRole("button", { name: "Přidat do košíku" });
  await expect(summary(page)).toContainText("chybí 24 přepravek do 40");
  await expect(add).toHaveAttribute("aria-disabled", "true");

  // Too few of an optional kind is said beside it, with the nearest number that is right.
  await boxes(page, "Kamenář 11 hořká jedenáctka").fill("4");
  await boxes(page, "Kamenář 11 hořká jedenáctka").press("Enter");
  await expect(page.getByText("Vyberte alespoň 8 přepravek, nebo položku odeberte.").first()).toBeVisible();
  await page.getByRole("button", { name: "Upravit na 8" }).click();
  await expect(boxes(page, "Kamenář 11 hořká jedenáctka")).toHaveValue("8");
  await page.getByRole("button", { name: /^Doplnit balíček: 16 přepravek Kamenář 11/ }).click();
  await expect(summary(page)).toContainText("40 z 40 přepravek");
  await add.click();
  await expect(summary(page)).toContainText("V košíku: 1 balíček");

  // Edited as a group: other contents on the page of the bundle.
  await page.goto("/cart");
  await expect(group(page, pallet).getByRole("list")).toContainText("24 přepravek Kamenář 11");
  await group(page, pallet).getByRole("link", { name: "Upravit obsah" }).click();
  await boxes(page, "Lipovrch 12 světlý ležák").fill("16");
  await boxes(page, "Lipovrch 12 světlý ležák").press("Enter");
  await expect(summary(page)).toContainText("o 8 přepravek víc, než se vejde");
  await boxes(page, "Kamenář 11 hořká jedenáctka").fill("16");
  await boxes(page, "Kamenář 11 hořká jedenáctka").press("Enter");
  await page.getByRole("button", { name: "Uložit změny do košíku" }).click();
  await expect(summary(page)).toContainText("Přejít do košíku");

  await page.goto("/cart/recap");
  await expect(page.getByRole("row", { name: new RegExp(pallet) })).toContainText("16 přepravek Lipovrch 12");
  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await page.waitForURL(/\/cart\/thank-you|\/thank/);
  await page.goto("/orders/history");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page.getByText(`${pallet} · 1\u00a0balíček`).first()).toBeVisible();
});

test("C4, C26: a condition that broke is the group's own; the group goes and comes back whole", async ({
  page,
  product,
}) => {
  await signIn(page, jana, "/catalog/950360");
  await page.getByRole("button", { name: "Přidat do košíku" }).click();
  await expect(summary(page)).toContainText("V košíku: 1 balíček");
  await sql(product, "update bundle set max_packages = 1 where sku = '950360'");
  await page.goto("/cart");
  await group(page, "Adventní balíček")
    .getByRole("button", { name: /^Přidat/ })
    .click();
  await expect(
    group(page, "Adventní balíček")
      .getByText(/Limit na zákazníka/)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: /^Odebrat z košíku: Adventní balíček/ }).click();
  await expect(page.getByText("Váš košík je prázdný.")).toBeVisible();
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(group(page, "Adventní balíček").getByRole("listitem")).toHaveCount(3);
  await sql(product, "update bundle set max_packages = 2 where sku = '950360'");
});

test("BUNDLE-01, CATALOG-20: the pages of a bundle and of a beer in all its packagings hold for everybody", async ({
  page,
}) => {
  await signIn(page, jana, "/catalog/950560");
  await expect(page.getByRole("heading", { level: 1, name: pallet })).toBeVisible();
  await expectAccessibleAtBothWidths(page, 900);
  await page.goto("/catalog/100201");
  const others = page.getByRole("region", { name: "Další balení" });
  await expect(others.getByRole("link").first()).toBeVisible();
  await expect(others.getByRole("link", { name: /sud KEG 50 l/ })).toBeVisible();
  await page.getByRole("region", { name: "Je také v balíčku" }).getByRole("link", { name: pallet }).click();
  await expect(page.getByRole("heading", { level: 1, name: pallet })).toBeVisible();
});
