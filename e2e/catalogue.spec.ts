import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { signIn, typeSignIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** Finding goods, understanding them, and putting them into the cart (CATALOG, ROUTE). */

const jana = "jana.novotna@modrahvezda.example";
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
  await expect(addButton(page, crate)).toBeVisible();
  await expect(amount(page, crate, "Vrstvy")).toBeFocused();
  await expect(announced(page)).toHaveText(`${crate}: odebráno z\u00a0košíku`);
});

test("OP-84: Add without a number puts in one of the first unit, and the focus waits beside it", async ({
  page,
}) => {
  const keg = "Kamenář 12 extra hořký ležák, sud KEG 30 l";
  await openCatalogue(page, "?q=kamenar+sud+30");
  await addButton(page, keg).focus();
  await page.keyboard.press("Enter");
  await expect(rowOf(page, keg)).toContainText("1 sud");
  await page.keyboard.press("Shift+Tab");
  await expect(amount(page, keg, "Palety")).toBeFocused();
});

test("CATALOG-16: a number that was only typed is marked, outlives the page, and goes in with Enter", async ({
  page,
}) => {
  const keg = "Kamenář 12 extra hořký ležák, sud KEG 30 l";
  await openCatalogue(page, "?q=kamenar+sud+30");
  await amount(page, keg, "Sudy").fill("4");
  await amount(page, keg, "Sudy").press("Tab");
  await expect(rowOf(page, keg).getByRole("status")).toContainText("Nevloženo");
  await cartButton(page).click();
  await expect(page.getByText("1 produkt s\u00a0vyplněným množstvím není v\u00a0košíku.")).toBeVisible();
  await page.goBack();
  await expect(amount(page, keg, "Sudy")).toHaveValue("4");
  await expect(rowOf(page, keg).getByRole("status")).toContainText("Nevloženo");
  await amount(page, keg, "Sudy").press("Enter");
  await expect(rowOf(page, keg)).toContainText("4 sudy");
  await expect(rowOf(page, keg).getByText("Nevloženo")).toHaveCount(0);
  await amount(page, keg, "Sudy").fill("0");
  await amount(page, keg, "Sudy").press("Enter");
  await expect(addButton(page, keg)).toBeVisible();
});

test("CART-05, C4: a refused number says why beside its row and goes back to what was in the cart", async ({
  page,
}) => {
  await openCatalogue(page, "?q=lipovrch+12+lahev+prepravka");
  const product = "Lipovrch 12 světlý ležák, lahev 0,5 l, přepravka 20 ks";
  await amount(page, product, "Vrstvy").fill("3");
  await amount(page, product, "Vrstvy").press("Enter");
  await expect(rowOf(page, product)).toContainText("24 přepravek");
  await amount(page, product, "Vrstvy").fill("10000");
  await amount(page, product, "Vrstvy").press("Enter");
  await expect(rowOf(page, product).getByRole("alert")).toContainText("nejvýše 9999");
  await expect(amount(page, product, "Vrstvy")).toHaveValue("3");
  await expect(amount(page, product, "Vrstvy")).toBeFocused();
});

test("CATALOG-08, ROUTE-41: filters narrow the list, live in the address, and come off by their chips", async ({
  page,
}) => {
  await openCatalogue(page);
  const all = await countShown(page);
  await filter(page, "Sud").check();
  await expect(page).toHaveURL(/package=keg/);
  await expect.poll(() => countShown(page)).toBeLessThan(all);
  const kegs = await countShown(page);
  await filter(page, "Kamenář").check();
  await expect(page).toHaveURL(/brand=Kamen/);
  await expect.poll(() => countShown(page)).toBeLessThan(kegs);
  const few = await countShown(page);
  for (const row of await rows(page).all()) await expect(row).toContainText(/Kamenář.*Sud/s);

  await page.getByRole("button", { name: "Zrušit filtr Sud" }).click();
  await expect.poll(() => countShown(page)).toBeGreaterThan(few);
  await page.goBack();
  await expect(filter(page, "Sud")).toBeChecked();
  await expect.poll(() => countShown(page)).toBe(few);
});

test("CATALOG-11, ROUTE-42, ROUTE-06: pages keep the scroll, a product comes back to the page it was opened from", async ({
  page,
}) => {
  await openCatalogue(page, "?sort=price-desc");
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole("link", { name: "Stránka 2" }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await page.getByRole("link", { name: "Stránka 2" }).click();
  await expect(page).toHaveURL(/\?sort=price-desc&page=2$/);
  await expect(page.getByRole("link", { name: "Stránka 2" })).toHaveAttribute("aria-current", "page");
  // A shorter second page may end sooner; it must not start anew.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 200);

  const link = rows(page).nth(20).getByRole("link").first();
  const name = await link.getAttribute("aria-label");
  await link.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole("region", { name: "Vlastnosti" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(name?.startsWith(await page.getByRole("heading", { level: 1 }).innerText())).toBe(true);
  await page.getByRole("link", { name: "Zpět do katalogu" }).click();
  await expect(page).toHaveURL(/\?sort=price-desc&page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
});

test("C18: another language changes the words and keeps search, filter and amounts", async ({ page }) => {
  await openCatalogue(page, "?q=lipovrch&package=can");
  const can = "Lipovrch 10 světlé výčepní, plechovka 0,5 l, tray 24 ks";
  await amount(page, can, "Vrstvy").fill("7");
  await page.getByRole("contentinfo").getByText("English").click();
  await expect(page.getByRole("heading", { level: 1, name: "Catalogue" })).toBeVisible();
  await expect(page).toHaveURL(/\?q=lipovrch&package=can$/);
  await expect(searchBox(page)).toHaveValue("lipovrch");
  await expect(page.getByRole("button", { name: "Remove filter Can" })).toBeVisible();
  const row = rowOf(page, "Lipovrch 10 pale draught beer, can 0.5 l, tray of 24");
  await expect(row.getByRole("spinbutton", { name: /^Layers/ })).toHaveValue("7");
});

test("CATALOG-19: a search in vain offers what comes near, and the ways back", async ({ page }) => {
  await openCatalogue(page, "?q=polotmav%C3%BD+sud+50");
  await expect(page.getByRole("heading", { name: "Vašemu hledání nic neodpovídá." })).toBeVisible();
  await expect(page.getByText("Hledání „polotmavý sud“ v celém katalogu odpovídá:")).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^Přidat Starý Mlynář 11 polotmavý ležák, sud/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Zobrazit celý katalog" }).click();
  await expect(page).toHaveURL(/\/catalog\/products$/);
  await expect(rows(page)).toHaveCount(25);
});

test("CATALOG-17: what cannot be ordered now says why, and from when it can", async ({ page }) => {
  await openCatalogue(page, "?category=beer%2Ftank");
  await expect(rows(page).first()).toContainText("Vyžaduje tankovou objednávku.");
  await expect(rows(page).first().getByRole("spinbutton")).toHaveCount(0);
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

test("ROUTE-34: an unknown product is a 404 inside the shell", async ({ page }) => {
  await signIn(page, jana, "/catalog/999999");
  await expect(page.getByRole("heading", { level: 1, name: "Tento produkt nemáme." })).toBeVisible();
  await page.getByRole("link", { name: "Zpět do katalogu" }).click();
  await expect(rows(page)).toHaveCount(25);
});

test.describe("when the list cannot be read", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("ERROR-28: the page says so and another try brings the list", async ({ page }) => {
    await signIn(page, jana);
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query Products(") ? route.abort() : route.fallback(),
    );
    await page.goto("/catalog/products");
    await expect(page.getByRole("heading", { name: "Produkty se nepodařilo načíst." })).toBeVisible();
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Zkusit znovu" }).click();
    await expect(rows(page)).toHaveCount(25);
  });
});

test("WCAG: list and product are accessible and fit", async ({ page }) => {
  await openCatalogue(page, "?q=lipovrch+sud");
  await expectAccessibleAtBothWidths(page);
  await page.goto("/catalog/130514");
  await expect(page.getByRole("region", { name: "Jak se balí" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test("LAYOUT-35: on mobile one number with a choice of its unit does what three do", async ({ page }) => {
  const pet = "Lipovrch 10 světlé výčepní, PET 1,5 l, balení 6 ks";
  await page.setViewportSize({ width: 390, height: 844 });
  await openCatalogue(page, "?q=lipovrch+PET");
  const row = rowOf(page, pet);
  await row.getByRole("button", { name: "Palety", exact: true }).click();
  await expect(row.getByRole("spinbutton")).toHaveCount(1);
  await expect(row.getByRole("spinbutton")).toHaveAttribute("inputmode", "numeric");
  await row.getByRole("button", { name: "Přidat: Palety" }).click();
  await addButton(page, pet).click();
  await expect(row).toContainText("84 balení");
  await page.getByRole("button", { name: "Filtry" }).click();
  const sheet = page.getByRole("dialog", { name: "Filtry" });
  await sheet.getByText("PET lahev").click();
  await sheet.getByRole("button", { name: /^Zobrazit \d+ produkt/ }).click();
  await expect(page).toHaveURL(/package=PET\+bottle/);
});

test("C10, SESSION-16: who signs in after somebody else in one browser sees nothing of theirs, not for a moment", async ({
  page,
}) => {
  const radek = "radek.brazda@brazda.example";
  await openCatalogue(page, "?q=100201");
  const prices: string[] = [];
  const priceNow = async () =>
    (await rowOf(page, crate).textContent())?.match(/[\d\s]+,\d\d\sKč(?=\sbez)/)?.[0] ?? "";
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
  await page.getByRole("navigation", { name: "Hlavní menu" }).getByRole("link", { name: "Katalog" }).click();
  await searchBox(page).fill("100201");
  await expect(rows(page)).toHaveCount(1);
  prices.push(await priceNow());
  expect(isFirst).toBe(false);
  expect(prices[0]).toMatch(/Kč/);
  expect(prices[1]).toMatch(/Kč/);
  expect(prices[1]).not.toBe(prices[0]);
});

test("CATALOG-01, CATALOG-12, CONST-16: until the first answer the list is drawn with ten rows on two pages", async ({
  page,
}) => {
  await signIn(page, jana);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("query Products(")) await held;
    await route.continue();
  });
  await page.goto("/catalog/products");
  const drawn = page.getByRole("status", { name: "Načítáme produkty…" });
  await expect(drawn).toBeVisible();
  expect(await drawn.evaluate((list) => list.children.length)).toBe(10 + 1);
  expect(await drawn.evaluate((list) => list.lastElementChild?.children.length)).toBe(2);
  answer();
  await expect(rows(page)).toHaveCount(25);
  await rowOf(page, crate).or(rows(page).first()).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/catalog\/[\w-]+$/);
});

async function openCatalogue(page: Page, search = ""): Promise<void> {
  await signIn(page, jana, `/catalog/products${search}`);
  await expect(page.getByRole("heading", { level: 1, name: "Katalog" })).toBeVisible();
  // The place is settled after the first list; its prices and its cart are what the journey is about.
  await expect(page.getByRole("status", { name: "Načítáme produkty…" })).toHaveCount(0);
}

function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: /Hledat v katalogu|Search the catalogue/ });
}

function rows(page: Page): Locator {
  return page.getByRole("list", { name: "Katalog" }).getByRole("listitem");
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
}

function amount(page: Page, name: string, unit: string): Locator {
  return rowOf(page, name).getByRole("spinbutton", { name: new RegExp(`^${unit}`) });
}

function addButton(page: Page, name: string): Locator {
  return page.getByRole("button", { name: `Přidat ${name}`, exact: true });
}

/** A filter of the left column; its name ends with how many it would leave. */
function filter(page: Page, label: string): Locator {
  return page.getByRole("checkbox", { name: new RegExp(`^${label} ?\\d+$`) });
}

function cartButton(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: /^Košík/ });
}

function announced(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /košík/ });
}

async function countShown(page: Page): Promise<number> {
  const text = await page
    .getByRole("status")
    .filter({ hasText: /^\d+ produkt/ })
    .innerText();
  return Number.parseInt(text, 10);
}
