import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { chooseMethod, signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** What a customer keeps: hearts beside goods, the count in the header, and the page to order from (FAV-01…12, LAYOUT-03). */

/** Nine favourites, one of which vanished from the range and one of which waits for Easter. */
const jana = "jana.novotna@modrahvezda.example";
/** Three favourites. */
const eliska = "eliska.rezacova@modrahvezda.example";
/** None at all. */
const petr = "petr.dvorak@modrahvezda.example";

const keg = "Kamenář 12 extra hořký ležák, sud KEG 20 l slim";
const vanished = "Luční radler pomeranč, plechovka 0,5 l, tray 24 ks";

test("FAV-01, FAV-03, LAYOUT-03: a heart keeps a product, here, in the header, on its page, and after a reload", async ({
  page,
}) => {
  await signIn(page, eliska);
  await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 3 produkty");
  const lager = "Lipovrch 11 světlý ležák, lahev 0,5 l, přepravka 20 ks";
  await page.goto("/catalog/products?q=lipovrch+11+lahev");
  await expect(heart(page, lager)).toHaveAttribute("aria-pressed", "false");
  await heart(page, lager).focus();
  await page.keyboard.press("Enter");
  await expect(heart(page, lager)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page, lager)).toBeFocused();
  await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 4 produkty");

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

test("FAV-08, CATALOG-16: favourites are ordered exactly as in the catalogue", async ({ page }) => {
  await signIn(page, jana);
  await headerLink(page).click();
  await expect(page).toHaveURL(/\/catalog\/favorites$/);
  await expect(page.getByRole("heading", { level: 1, name: "Oblíbené" })).toBeVisible();
  await expect(rows(page)).toHaveCount(9);
  await expect(page.getByText(/^9 produktů, \d lze objednat na \d+\.\d+\.\d{4}$/)).toBeVisible();
  const tonic = "Tonikum Classic tonic, lahev 0,25 l, přepravka 24 ks";
  await rowOf(page, tonic)
    .getByRole("spinbutton", { name: /^Palety/ })
    .fill("1");
  await rowOf(page, tonic)
    .getByRole("spinbutton", { name: /^Palety/ })
    .press("Enter");
  await expect(rowOf(page, tonic)).toContainText("56 přepravek");
  await expect(rowOf(page, tonic).getByRole("spinbutton")).toHaveCount(3);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Košík/ })).toContainText(/Kč/);
});

test("D13, C27: what vanished stays by its name and is no longer sold; what waits for its season says until when", async ({
  page,
}) => {
  await signIn(page, jana, "/catalog/favorites");
  const gone = rows(page).filter({ has: heart(page, vanished) });
  await expect(gone).toContainText("Luční radler pomeranč");
  await expect(gone).toContainText("Už se neprodává");
  await expect(gone.getByRole("link")).toHaveCount(0);
  await expect(gone.getByRole("spinbutton")).toHaveCount(0);
  await expect(heart(page, vanished)).toHaveAttribute("aria-pressed", "true");
  await expect(rowOf(page, /Velikonoční zelená 13/)).toContainText("Dostupné od 08.03.2027");
});

for (const width of [1440, 390]) {
  test(`FAV-02, C24: a row that is removed at ${width} px leaves the focus with the next heart, and comes back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, jana, "/catalog/favorites");
    await expect(rows(page)).toHaveCount(9);
    const names = await heartsOf(page);
    const [first = "", second = ""] = names;
    await page.getByRole("button", { name: first, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(8);
    await expect(page.getByRole("button", { name: second, exact: true })).toBeFocused();
    if (width === 1440) await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 8 produktů");
    const kept = page.waitForResponse(
      (answer) => answer.request().postData()?.includes("mutation AddProductsToWishlist") === true,
    );
    await page.getByRole("button", { name: "Vrátit zpět" }).click();
    await expect(rows(page)).toHaveCount(9);
    expect(await heartsOf(page)).toEqual(names);
    await kept;
    if (width === 1440) return;
    // A phone has no room for it in the header (D46).
    await page.getByRole("navigation", { name: "Spodní menu" }).getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: /^Oblíbené ?9$/ })).toBeVisible();
  });
}

test("C25, CATALOG-10: the search of the favourites and their order are in the address", async ({ page }) => {
  await signIn(page, jana, "/catalog/favorites");
  await page.getByRole("searchbox", { name: "Hledat v\u00a0oblíbených" }).fill("lezak sud");
  await expect(page).toHaveURL(/\?q=lezak\+sud$/);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Řadit podle: Název A–Ž" }).click();
  await page.getByRole("menuitem", { name: "Od nejdražšího" }).click();
  await expect(page).toHaveURL(/\?q=lezak\+sud&sort=price-desc$/);
  await expect(rows(page).first()).toContainText("Lipovrch 12");
  await page.getByRole("searchbox").fill("něco úplně jiného");
  await expect(page.getByRole("heading", { name: "V\u00a0oblíbených tomu nic neodpovídá." })).toBeVisible();
  await page.getByRole("button", { name: "Zrušit hledání" }).last().click();
  await expect(rows(page)).toHaveCount(9);
});

test("FAV-08: who keeps nothing is told how, and led to the goods", async ({ page }) => {
  await signIn(page, petr);
  await expect(headerLink(page)).toHaveAccessibleName("Oblíbené");
  await page.goto("/catalog/favorites");
  await expect(page.getByRole("heading", { name: "Zatím nemáte nic v\u00a0oblíbených." })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Otevřít katalog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Katalog" })).toBeVisible();
});

test("FAV-05, FAV-06: unfiltered and tank beer say why they cannot be kept", async ({ page }) => {
  await signIn(page, eliska);
  for (const [category, reason] of [
    ["beer%2Ftank", "Tankové pivo nelze uložit do oblíbených."],
    ["beer%2Funfiltered", "Nefiltrované pivo nelze uložit do oblíbených."],
  ] as const) {
    await page.goto(`/catalog/products?category=${category}`);
    const first = page.getByRole("list", { name: "Katalog" }).getByRole("listitem").first();
    const button = first.getByRole("button", { name: /^Oblíbené: / });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(reason);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 3 produkty");
  }
});

test("CATALOG-08, CATALOG-13: the catalogue shows favourites only, as many as it says", async ({ page }) => {
  await signIn(page, jana, "/catalog/products");
  const filter = page.getByRole("checkbox", { name: /^Oblíbené ?8$/ });
  await filter.check();
  await expect(page).toHaveURL(/\?show=favourites$/);
  const list = page.getByRole("list", { name: "Katalog" }).getByRole("listitem");
  await expect(list).toHaveCount(8);
  for (const button of await list.getByRole("button", { name: /^Oblíbené: / }).all()) {
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
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

test("C18: another language changes the words and keeps search and order", async ({ page }) => {
  await signIn(page, jana, "/catalog/favorites?q=sud&sort=price");
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole("contentinfo").getByText("English").click();
  await expect(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
  await expect(page).toHaveURL(/\?q=sud&sort=price$/);
  await page.getByRole("searchbox", { name: "Search favourites" }).fill("");
  await expect(page.getByRole("list", { name: "Favourites" }).getByRole("listitem")).toHaveCount(9);
  await expect(page.getByText("No longer sold")).toBeVisible();
});

test.describe("when the server does not do what was wanted", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("FAV-11, OP-125: a refusal is told in a message, and the heart is as it was", async ({ page }) => {
    await signIn(page, eliska, "/catalog/products?q=kamenar+12+sud+20");
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("mutation AddProductsToWishlist") === true
        ? route.fulfill({
            json: {
              data: {
                addProductsToWishlist: {
                  added_items: [],
                  user_errors: [
                    { code: "UNDEFINED", message: "V oblíbených může být nejvýše 1000 produktů." },
                  ],
                },
              },
            },
          })
        : route.fallback(),
    );
    await expect(heart(page, keg)).toHaveAttribute("aria-pressed", "false");
    await heart(page, keg).click();
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
      "V oblíbených může být nejvýše 1000 produktů.",
    );
    await page.getByRole("button", { name: "OK" }).click();
    await expect(heart(page, keg)).toHaveAttribute("aria-pressed", "false");
    await expect(headerLink(page)).toHaveAccessibleName("Oblíbené: 3 produkty");
  });

  test("ERROR-28: without an answer the heart goes back, and the page says why", async ({ page }) => {
    await signIn(page, eliska, "/catalog/favorites");
    await expect(rows(page)).toHaveCount(3);
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("mutation RemoveProductsFromWishlist") === true
        ? route.abort()
        : route.fallback(),
    );
    const [first = ""] = await heartsOf(page);
    await page.getByRole("button", { name: first, exact: true }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });

  test("ERROR-28: a list that cannot be read says so, and another try brings it", async ({ page }) => {
    await signIn(page, jana);
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query FavouriteProducts") === true
        ? route.abort()
        : route.fallback(),
    );
    await page.goto("/catalog/favorites");
    await expect(page.getByRole("heading", { name: "Produkty se nepodařilo načíst." })).toBeVisible();
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Zkusit znovu" }).click();
    await expect(rows(page)).toHaveCount(9);
  });
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

function rowOf(page: Page, name: string | RegExp): Locator {
  return rows(page).filter({ has: page.getByRole("link", { name }) });
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

function asked(page: Page, operation: string) {
  return page.waitForRequest((request) => request.postData()?.includes(`query ${operation}(`) === true);
}
