import {
  amount,
  countShown,
  filter,
  jana,
  openCatalogue,
  rowOf,
  rows,
  searchBox,
  unfold,
} from "./harness/catalogue.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** Goods are found: filters, pages, language, a search in vain (CATALOG, ROUTE). */

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
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole("link", { name: "Stránka 2" }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await page.getByRole("link", { name: "Stránka 2" }).click();
  await expect(page).toHaveURL(/\?sort=price-desc&page=2$/);
  await expect(page.getByRole("link", { name: "Stránka 2" })).toHaveAttribute("aria-current", "page");
  // A shorter second page may end sooner; it must not start anew.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 200);

  const link = rows(page).nth(6).getByRole("link").first();
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
  await unfold(rowOf(page, can));
  await amount(page, can, "Vrstvy").fill("7");
  await amount(page, can, "Vrstvy").press("Enter");
  await page.getByRole("contentinfo").getByText("English").click();
  await expect(page.getByRole("heading", { level: 1, name: "Catalogue" })).toBeVisible();
  await expect(page).toHaveURL(/\?q=lipovrch&package=can$/);
  await expect(searchBox(page)).toHaveValue("lipovrch");
  await expect(page.getByRole("button", { name: "Remove filter Can" })).toBeVisible();
  const row = rowOf(page, "Lipovrch 10 pale draught beer, can 0.5 l, tray of 24");
  await expect(row.getByRole("spinbutton", { name: /^Layers/ })).toHaveValue("7");
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
  await expect(rows(page)).toHaveCount(8);
  await rows(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/catalog\/[\w-]+$/);
});
