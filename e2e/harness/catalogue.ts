import type { Locator, Page } from "@playwright/test";
import { signIn } from "./ordering.ts";
import { expect } from "./product.ts";

// The list of goods and its rows.

export const jana = "jana.novotna@modrahvezda.example";

export async function openCatalogue(page: Page, search = ""): Promise<void> {
  await signIn(page, jana, `/catalog/products${search}`);
  await expect(page.getByRole("heading", { level: 1, name: "Katalog" })).toBeVisible();
  // The place is settled after the first list; its prices and its cart are what the journey is about.
  await expect(page.getByRole("status", { name: "Načítáme produkty…" })).toHaveCount(0);
}

export function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: /Hledat v katalogu|Search the catalogue/ });
}

/** The beers of the page, the usual and the others. */
export function rows(page: Page): Locator {
  return page.getByRole("list", { name: /^(Katalog|Catalogue|Obvyklé)$/ }).getByRole("listitem");
}

/** One packaging of a beer. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("group", { name, exact: true });
}

export function amount(page: Page, name: string, unit: string): Locator {
  return rowOf(page, name).getByRole("spinbutton", { name: new RegExp(`^${unit}`) });
}

/** Layers and pallets of a packaging stand open. */
export async function unfold(row: Locator): Promise<void> {
  await row.getByRole("button", { name: /^(Vrstvy a palety|Layers and pallets)/ }).click();
}

/** A filter of the left column; its name ends with how many it would leave. */
export function filter(page: Page, label: string): Locator {
  return page.getByRole("checkbox", { name: new RegExp(`^${label} ?\\d+$`) });
}

export async function countShown(page: Page): Promise<number> {
  const text = await page
    .getByRole("status")
    .filter({ hasText: /^\d+ produkt/ })
    .innerText();
  return Number.parseInt(text, 10);
}
