import type { Page } from "@playwright/test";
import { chooseMethod, listWith, putIntoCart, signIn, type Wanted } from "./ordering.ts";
import { expect } from "./product.ts";

// A cart on its way to be sent.

export const jana = "jana.novotna@modrahvezda.example";

export const crates: Wanted = {
  search: "100101",
  product: /^Lipovrch 10 světlé výčepní, lahev 0,5 l/,
  amounts: { Palety: 6, Vrstvy: 2 },
};

export const kegs: Wanted = {
  search: "100212",
  product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/,
  amounts: { Sudy: 4 },
};

/** A new cart of somebody with a few kegs in it, enough for a standard order. */
export async function standardOrder(page: Page): Promise<void> {
  await signIn(page, jana, listWith(kegs));
  await chooseMethod(page, "Standardní objednávka");
  await putIntoCart(page, kegs);
}

export async function openCart(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Košík/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Košík/ })).toBeVisible();
}

export async function totalShown(page: Page): Promise<string> {
  const label = page.getByText(/^Celkem k\súhradě$|^Spolu na\súhradu$/).first();
  await expect(label).toBeVisible();
  return (await label.locator("xpath=following-sibling::dd[1]").innerText()).trim();
}

export function isPlaceOrder(body: string | null): boolean {
  return body?.includes("mutation PlaceOrder") === true;
}
