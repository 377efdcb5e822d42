import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { amount, openCatalogue, rowOf, rows, searchBox, unfold } from "./harness/catalogue.ts";
import { typeSignIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** Understanding goods, and putting them into the cart (CATALOG, ROUTE). */

const crate = "Lipovrch 11 světlý ležák, lahev 0,5 l, přepravka 20 ks";

test("CATALOG-16, CART-05: six pallets and two layers stand in the row and in the cart button, and still after a reload", async ({
  page,
}) => {
  await openCatalogue(page);
  // ROUTE-04.
  await expect(page.getByRole("main").getByText("Nová objednávka")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type("lezak LAHEV prepravka");
  await expect(page).toHaveURL(/\?q=lezak\+LAHEV\+prepravka$/);
  await expect(rowOf(page, crate)).toBeVisible();

  await unfold(rowOf(page, crate));
  await amount(page, crate, "Palety").fill("6");
  await amount(page, crate, "Palety").press("Tab");
  await amount(page, crate, "Vrstvy").fill("2");
  await amount(page, crate, "Vrstvy").press("Enter");
  await expect(amount(page, crate, "Vrstvy")).toBeFocused();
  await expect(rowOf(page, crate)).toContainText("256 přepravek");
  await expect(announced(page)).toContainText(/: v\skošíku 256\spřepravek, [\d\s]+,\d\d\sKč bez DPH$/);
  await expect(cartButton(page)).toContainText(/Kč/);

  await page.reload();
  await expect(amount(page, crate, "Palety")).toHaveValue("6");
  await expect(amount(page, crate, "Vrstvy")).toHaveValue("2");
  await expect(rowOf(page, crate)).toContainText("256 přepravek");

  await amount(page, crate, "Palety").fill("0");
  await amount(page, crate, "Palety").press("Enter");
  await amount(page, crate, "Vrstvy").fill("0");
  await amount(page, crate, "Vrstvy").press("Enter");
  await expect(rowOf(page, crate).getByText("V košíku")).toHaveCount(0);
  await expect(amount(page, crate, "Vrstvy")).toBeFocused();
  await expect(announced(page)).toHaveText(`${crate}: odebráno z\u00a0košíku`);
});

test("CATALOG-16: on the page of a product a number that was only typed is marked, outlives the page, and goes in with Enter", async ({
  page,
}) => {
  await openCatalogue(page, "?q=120213");
  await page.getByRole("link", { name: "Kamenář 12 extra hořký ležák, sud KEG 30 l" }).click();
  const main = page.getByRole("main");
  const kegs = main.getByRole("spinbutton", { name: /^Sudy/ }).first();
  await expect(page.getByRole("region", { name: "Jak se balí" })).toBeVisible();
  await kegs.fill("4");
  await kegs.press("Tab");
  await expect(main.getByRole("status").filter({ hasText: "Nevloženo" })).toBeVisible();
  await cartButton(page).click();
  await expect(page.getByText("1 produkt s\u00a0vyplněným množstvím není v\u00a0košíku.")).toBeVisible();
  await page.goBack();
  await expect(kegs).toHaveValue("4");
  await kegs.press("Enter");
  await expect(main.getByText("Nevloženo")).toHaveCount(0);
  await expect(cartButton(page)).toContainText(/Kč/);
  await kegs.fill("0");
  await kegs.press("Enter");
  await expect(main.getByRole("button", { name: "Přidat do košíku" })).toBeVisible();
});

test("CATALOG-03, CATALOG-04, PROMO-02, C28: the page of a product tells its price and why, its packing and when it last came", async ({
  page,
}) => {
  await openCatalogue(page, "?show=promo");
  await rows(page).first().getByRole("link").first().click();
  await expect(page.getByText("Rozhoduje datum dodání, ne datum objednání.")).toBeVisible();
  const days = page.getByRole("list", { name: "Cena podle dne dodání" }).getByRole("listitem");
  await expect(days).toHaveCount(5);
  await expect(days.first()).toHaveAttribute("aria-current", "date");
  await expect(page.getByRole("region", { name: "Jak se balí" })).toContainText(/1\spaleta = \d+/);
  await expect(page.getByRole("region", { name: "Vlastnosti" })).toContainText("Země původu");
  await expect(page.getByRole("region", { name: "Charakter piva" })).toHaveCount(0);

  // CATALOG-03: the theme of the brand tells these four before all else.
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "peroni"));
  const related = page.getByRole("region", { name: "Související produkty" });
  await related.getByRole("link").first().click();
  const features = page.getByRole("region", { name: "Charakter piva" });
  await expect(features.getByRole("term")).toHaveText([
    "Druh piva",
    "Obsah alkoholu",
    "Trvanlivost",
    "Země původu",
  ]);
  await expect(page.getByRole("region", { name: "Vlastnosti" })).not.toContainText("Země původu");

  await page.goto("/catalog/100101");
  await expect(page.getByText("0\u00a0přepravek · 0\u00a0kg")).toBeVisible();
  await expect(page.getByText(/^Naposledy dodáno/)).toBeVisible();
  await page.getByRole("button", { name: "Stejné množství" }).click();
  await expect(page.getByText("0\u00a0přepravek · 0\u00a0kg")).toBeHidden();
});

test("WCAG: list and product are accessible and fit", async ({ page }) => {
  await openCatalogue(page, "?q=lipovrch+sud");
  await expectAccessibleAtBothWidths(page);
  await page.goto("/catalog/130514");
  await expect(page.getByRole("region", { name: "Jak se balí" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test("LAYOUT-35: on mobile a packaging has one number, and layers and pallets unfold", async ({ page }) => {
  const pet = "Lipovrch 10 světlé výčepní, PET 1,5 l, balení 6 ks";
  await page.setViewportSize({ width: 390, height: 844 });
  await openCatalogue(page, "?q=lipovrch+PET");
  const row = rowOf(page, pet);
  await expect(row.getByRole("spinbutton")).toHaveCount(1);
  await expect(row.getByRole("spinbutton")).toHaveAttribute("inputmode", "numeric");
  await unfold(row);
  await row.getByRole("button", { name: "Přidat: Palety" }).click();
  await expect(row).toContainText("84 balení");
  await page.getByRole("button", { name: "Filtry" }).click();
  const sheet = page.getByRole("dialog", { name: "Filtry" });
  await sheet.getByText("PET lahev").click();
  await sheet.getByRole("button", { name: /^Zobrazit \d+ produkt/ }).click();
  await expect(page).toHaveURL(/package=PET\+bottle/);
});

test.describe("after somebody else has left", () => {
  // What the page had asked meanwhile may be answered after the session has ended.
  test.use({ expectedConsoleErrors: /status of 401/ });

  test("C10, SESSION-16: who signs in after somebody else in one browser sees nothing of theirs, not for a moment", async ({
    page,
  }) => {
    const radek = "radek.brazda@brazda.example";
    await openCatalogue(page, "?q=100201");
    const prices: string[] = [];
    const priceNow = async () =>
      (await rowOf(page, crate).textContent())?.match(/[\d\s]+,\d\d\sKč(?=\s?bez)/)?.[0] ?? "";
    prices.push(await priceNow());
    await page.getByRole("button", { name: /Uživatelské menu|Jana Novotná/ }).click();
    await page.getByRole("menuitem", { name: "Odhlásit se" }).click();
    await page.waitForURL(/\/login/);

    // The goods are held back: what shows before they come could only be the other's.
    let isFirst = true;
    await page.route("**/graphql", async (route) => {
      if (isFirst && route.request().postData()?.includes("query Products(")) {
        isFirst = false;
        await expect(page.getByRole("status", { name: "Načítáme produkty…" })).toBeVisible();
        await expect(page.getByText(prices[0] ?? "")).toHaveCount(0);
      }
      await route.continue();
    });
    await typeSignIn(page, radek);
    await page.waitForURL((url) => url.pathname === "/");
    await page
      .getByRole("navigation", { name: "Hlavní menu" })
      .getByRole("link", { name: "Katalog" })
      .click();
    await searchBox(page).fill("100201");
    await expect(rows(page)).toHaveCount(1);
    prices.push(await priceNow());
    expect(isFirst).toBe(false);
    expect(prices[0]).toMatch(/Kč/);
    expect(prices[1]).toMatch(/Kč/);
    expect(prices[1]).not.toBe(prices[0]);
  });
});

function cartButton(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: /^Košík/ });
}

function announced(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /košík/ });
}
