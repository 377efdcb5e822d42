import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { chooseMethod, signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** What a customer keeps: hearts beside goods, the count in the header, and the page to order from (FAV-01…12, LAYOUT-03). */

/** Nine favourites, one of which vanished from the range and one of which waits for Easter. */
const jana = "jana.novotna@modrahvezda.example";
/** Three favourites. */
const eliska = "eliska.rezacova@modrahvezda.example";
test("FAV-01, FAV-03, LAYOUT-03: a heart keeps a product, here, in the header, on its page, and after a reload", async ({
  page,
}) => {
  await signIn(page, eliska);
  await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 3 produkty");
  const lager = "Lipovrch 11 světlý ležák, lahev 0,5 l, přepravka 20 ks";
  await page.goto("/catalog/products?q=lipovrch+11+lahev");
  await expect(heart(page, lager)).toHaveAttribute("aria-pressed", "false");
  // Shown at once and sent behind: a reload would ask the server before it has heard of it.
  const kept = keeping(page);
  await heart(page, lager).focus();
  await page.keyboard.press("Enter");
  await expect(heart(page, lager)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page, lager)).toBeFocused();
  await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 4 produkty");

  await kept;
  await page.reload();
  await expect(heart(page, lager)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: lager }).click();
  await expect(page.getByRole("region", { name: "Jak se balí" })).toBeVisible();
  await expect(heart(page, lager)).toHaveAttribute("aria-pressed", "true");

  // FAV-02, FAV-04: removed where it stands, with a way back for whoever did not mean it.
  await heart(page, lager).click();
  await expect(heart(page, lager)).toHaveAttribute("aria-pressed", "false");
  await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 3 produkty");
  await expect(page.getByText("Lipovrch 11 světlý ležák: odebráno z\u00a0oblíbených")).toBeVisible();
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(heart(page, lager)).toHaveAttribute("aria-pressed", "true");
  // Shown at once and sent behind: the journeys after this one count what the server keeps.
  const removed = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("mutation RemoveProductsFromWishlist") === true,
  );
  await heart(page, lager).click();
  await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 3 produkty");
  await removed;
});

test("FAV-02, C24: on a phone a row that is removed leaves the focus with the next heart, and comes back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page, jana, "/catalog/favorites");
  await expect(rows(page)).toHaveCount(9);
  const names = await heartsOf(page);
  const [first = "", second = ""] = names;
  await page.getByRole("button", { name: first, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByRole("button", { name: second, exact: true })).toBeFocused();
  const kept = keeping(page);
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(rows(page)).toHaveCount(9);
  expect(await heartsOf(page)).toEqual(names);
  await kept;
  // A phone has no room for it in the header (D46).
  await page.getByRole("navigation", { name: "Spodní menu" }).getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: /^Oblíbené ?9$/ })).toBeVisible();
});

test("CATALOG-08, CATALOG-13: the catalogue shows favourites only, as many as it says", async ({ page }) => {
  await signIn(page, jana, "/catalog/products");
  const filter = page.getByRole("checkbox", { name: /^Oblíbené ?8$/ });
  await filter.check();
  await expect(page).toHaveURL(/\?show=favourites$/);
  const hearts = page.getByRole("main").getByRole("button", { name: /^Oblíbené: / });
  await expect(hearts).toHaveCount(8);
  for (const button of await hearts.all()) await expect(button).toHaveAttribute("aria-pressed", "true");
});

test("TRANSPORT-40, TRANSPORT-50: another way of delivery reads the favourites anew, on their page and at home", async ({
  page,
}) => {
  await signIn(page, jana, "/catalog/favorites");
  await expect(rows(page)).toHaveCount(9);
  const products = asked(page, "FavouriteProducts");
  await chooseMethod(page, "Kamion");
  expect((await products).postDataJSON().variables).toEqual({ pageSize: 25, currentPage: 1 });
  await expect(rows(page)).toHaveCount(9);
  await page.goto("/");
  await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 9 produktů");
  const marks = asked(page, "FavouriteMarks");
  await chooseMethod(page, "Standard");
  expect((await marks).postDataJSON().variables).toEqual({ pageSize: 25, currentPage: 1 });
});

test("WCAG: favourites are accessible and fit, and hearts are large enough for a thumb", async ({ page }) => {
  await signIn(page, jana, "/catalog/favorites");
  await expect(rows(page)).toHaveCount(9);
  await expect(rows(page).getByRole("spinbutton").first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const button of await page.getByRole("button", { name: /^Oblíbené: / }).all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

function rows(page: Page): Locator {
  return page.getByRole("list", { name: "Oblíbené" }).getByRole("listitem");
}

/** The heart of a product, wherever it stands. */
function heart(page: Page, product: string): Locator {
  return page.getByRole("button", { name: `Oblíbené: ${product}`, exact: true });
}

async function heartsOf(page: Page): Promise<string[]> {
  const buttons = await rows(page)
    .getByRole("button", { name: /^Oblíbené: / })
    .all();
  return Promise.all(buttons.map(async (button) => (await button.getAttribute("aria-label")) ?? ""));
}

function headerLink(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: /^Oblíbené/ });
}

/** Until the server has kept it. */
function keeping(page: Page) {
  return page.waitForResponse(
    (answer) => answer.request().postData()?.includes("mutation AddProductsToWishlist") === true,
  );
}

function asked(page: Page, operation: string) {
  return page.waitForRequest((request) => request.postData()?.includes(`query ${operation}(`) === true);
}
