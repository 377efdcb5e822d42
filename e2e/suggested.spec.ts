import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { chooseMethod, signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** The suggested cart: what a place may need next, with reasons, changed and put into the cart (SUGGEST-01…13). */

const jana = "jana.novotna@modrahvezda.example";

const lines = (page: Page) => page.getByRole("list", { name: "Navržené produkty" }).getByRole("listitem");
const checks = (page: Page) => lines(page).getByRole("checkbox");
const addButton = (page: Page) => page.getByRole("button", { name: /^Přidat \d+ produkt\S* do košíku$/ });
const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Košík/ });

async function open(page: Page, email: string): Promise<void> {
  await signIn(page, email, "/catalog/suggested-cart");
  await expect(lines(page).first()).toBeVisible();
}

/** Chooses where the goods go, in the order bar. */
async function choosePlace(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Odběrné místo/ }).click();
  await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
}

/** Leaves exactly the first so many lines checked. */
async function checkFirst(page: Page, count: number): Promise<void> {
  const boxes = await checks(page).all();
  for (const [index, box] of boxes.entries()) await box.setChecked(index < count);
}

test("SUGGEST-01, SUGGEST-05, SUGGEST-07: reasons, amounts that stay, and what is checked goes into the cart", async ({
  page,
}) => {
  await signIn(page, jana);
  await page.getByRole("banner").getByRole("link", { name: "Navržený košík" }).click();
  await expect(page).toHaveURL(/\/catalog\/suggested-cart$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Navržený košík: Restaurace U Modré hvězdy" }),
  ).toBeVisible();
  await expect(lines(page).first()).toContainText(/posledních/);
  await expect(page.getByRole("button", { name: /^Standardní objednávka závoz/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await checkFirst(page, 2);
  await expect(addButton(page)).toHaveAccessibleName("Přidat 2 produkty do košíku");
  const kegs = lines(page).first().getByRole("spinbutton", { name: /^Sudy/ });
  await kegs.fill("5");
  await kegs.press("Enter");
  await expect(kegs).toHaveValue("5");

  await page.reload();
  await expect(addButton(page)).toHaveAccessibleName("Přidat 2 produkty do košíku");
  await expect(kegs).toHaveValue("5");

  await expect(addButton(page)).not.toHaveAttribute("aria-disabled", "true");
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("mutation AddGoods") === true,
  );
  await addButton(page).click();
  await saved;
  await expect(page.getByText("Do košíku přidány 2 produkty.")).toBeVisible();
  await expect(cartLink(page)).toContainText(/Kč/);
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(cartLink(page)).not.toContainText(/Kč/);
});

test("SUGGEST-05: the truck is a suggestion of its own, and the order bar decides which one can be added", async ({
  page,
}) => {
  await open(page, jana);
  await page.getByRole("button", { name: /^Doplnit kamion/ }).click();
  await expect(lines(page).first()).toContainText(/dopředu/);
  await expect(addButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Návrh jede jako „Kamion“.")).toBeVisible();
  await chooseMethod(page, "Kamion");
  await expect(addButton(page)).not.toHaveAttribute("aria-disabled", "true");
});

test("RECO-01, RECO-03: the cart and a product's page show what is often bought with it, and it goes in at once", async ({
  page,
}) => {
  await signIn(page, jana, "/catalog/100112");
  const card = page.getByRole("region", { name: "Často se kupuje společně" });
  await expect(card.getByRole("listitem")).toHaveCount(4);
  await expect(card.getByRole("link", { name: /^Lipovrch 10 světlé výčepní, sud KEG 50 l/ })).toHaveCount(0);
  const name = await card.getByRole("link").first().getAttribute("aria-label");
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("mutation AddProductsToCart") === true,
  );
  await card.getByRole("listitem").first().getByRole("button").first().click();
  await saved;
  await page.goto("/cart");
  await expect(page.getByText(name?.split(",")[0] ?? "").first()).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(4);
});

test("RECO-04, RECO-05, SUGGEST-11, SUGGEST-12: another place and another way ask for both again", async ({
  page,
}) => {
  const asks = (name: string) =>
    page.waitForRequest((request) => request.postData()?.includes(`query ${name}`) === true);
  await open(page, jana);
  await expect(addButton(page)).not.toHaveAttribute("aria-disabled", "true");
  const byTruck = asks("SuggestedCarts");
  await chooseMethod(page, "Kamion");
  await byTruck;
  await expect(page.getByRole("button", { name: /^Doplnit kamion/ })).toHaveAttribute("aria-pressed", "true");
  await chooseMethod(page, "Standardní objednávka");
  const elsewhere = asks("SuggestedCarts");
  await choosePlace(page, "Výčep Na Růžku");
  await elsewhere;
  await expect(page.getByRole("heading", { level: 1, name: "Navržený košík: Výčep Na Růžku" })).toBeVisible();

  const first = asks("RecommendItems");
  await page.goto("/catalog/100112");
  await first;
  const again = asks("RecommendItems");
  await choosePlace(page, "Restaurace U Modré hvězdy");
  expect((await again).postDataJSON()).toMatchObject({ variables: { shipTo: "500101" } });

  // The home page recommends nothing, so a change of the place asks for nothing there.
  await page.goto("/");
  let asked = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("query RecommendItems") === true) asked += 1;
  });
  const days = page.waitForResponse(/GetDeliveryAvailableDate/);
  await choosePlace(page, "Výčep Na Růžku");
  await days;
  await expect(page.getByRole("button", { name: /^Požadované datum/ })).toContainText(/\d+\.\d+\.\d{4}/);
  expect(asked).toBe(0);
});

test("WCAG: the page is accessible and fits", async ({ page }) => {
  await open(page, jana);
  await expect(addButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await expectAccessibleAtBothWidths(page);
  const box = checks(page).first();
  await box.focus();
  const before = await box.isChecked();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked({ checked: !before });
  await expect(box).toBeFocused();
});
