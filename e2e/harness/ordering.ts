import { type BrowserContext, expect, type Page } from "@playwright/test";
import { withConnection } from "../../db/src/connection.ts";

/** Everybody's password in the demo. */
export const demoPassword = "Vycep-demo-2026";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** What the provider left in the browser of those who have signed in to this worker's server. */
const remembered = new Map<string, Cookies>();

/**
 * Signs in and waits for a page, the home page if no other is named: the first time on the portal's own form, afterwards
 * like a new tab of the same browser, unasked. Whom the provider has forgotten since (a journey signed out) types again.
 */
export async function signIn(page: Page, email: string, path = "/"): Promise<void> {
  await page.context().addCookies(remembered.get(email) ?? []);
  // What is new since the last visit would stand over every home page.
  await page.addInitScript(() =>
    localStorage.setItem("sawTutorials", localStorage.getItem("sawTutorials") ?? "true"),
  );
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (new URL(page.url()).pathname !== "/login") return;
  await typeSignIn(page, email);
  await page.waitForURL((url) => !/^\/(login|oidc)/.test(url.pathname));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  remembered.set(email, await page.context().cookies());
}

/** Fills the sign-in form that the page shows. */
export async function typeSignIn(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: /e-mail/i }).fill(email);
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.locator('input[type="password"]').press("Enter");
}

/** Chooses how the goods come, in the order bar. */
export async function chooseMethod(page: Page, method: string): Promise<void> {
  await page.getByRole("button", { name: /^(Způsob|Spôsob) dopravy/ }).click();
  await page.getByRole("option", { name: new RegExp(`^${method}`) }).click();
  await expect(page.getByRole("button", { name: /^(Způsob|Spôsob) dopravy/ })).toContainText(method);
}

export interface Wanted {
  /** The beginning of the product's name. */
  readonly product: RegExp;
  /** What is typed into the search of the catalogue. */
  readonly search: string;
  /** By the labels of the steppers: { Palety: 6, Vrstvy: 2 }. */
  readonly amounts: Readonly<Record<string, number>>;
}

/** The page of the catalogue that shows a product. */
export function listWith({ search }: Wanted): string {
  return `/catalog/products?q=${encodeURIComponent(search)}`;
}

/** Finds a product in the catalogue, unless the page shows it already, types its amounts and puts it in with Enter. */
export async function putIntoCart(page: Page, wanted: Wanted): Promise<void> {
  const { product, amounts } = wanted;
  if (!page.url().endsWith(listWith(wanted))) await page.goto(listWith(wanted));
  const row = page.getByRole("group", { name: product }).first();
  const add = page.getByRole("button", { name: new RegExp(`^(Přidat|Pridať) ${product.source.slice(1)}`) });
  await expect(add.first()).not.toHaveAttribute("aria-disabled", "true");
  // A full load of another page would cut a call off that is under way.
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("mutation AddProductsToCart") === true,
  );
  const entries = Object.entries(amounts);
  for (const [index, [unit, amount]] of entries.entries()) {
    const field = row.getByRole("spinbutton", { name: new RegExp(`^${unit}`) });
    await field.fill(String(amount));
    await field.press(index === entries.length - 1 ? "Enter" : "Tab");
  }
  await saved;
}

/** The price list of the owner's company changes for one product, the keg of 11° lager. */
export async function raiseKegPrice(databaseUrl: string, byMinor: number): Promise<void> {
  await withConnection(databaseUrl, (client) =>
    client.query(
      `update price set your_minor = your_minor + $1, base_minor = base_minor + $1
       where sku = '100212' and price_list = 'CZ-HORECA'`,
      [byMinor],
    ),
  );
}

/** What other journeys ordered lies further back than the brewery's own history: the last order is one of the demo's. */
export async function ageOrdersOfJourneys(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, (client) =>
    client.query(
      "update sales_order set created_at = created_at - interval '10 years' where cart_id is not null",
    ),
  );
}
