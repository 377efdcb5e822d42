import { type BrowserContext, expect, type Page, type Response } from "@playwright/test";
import { withConnection } from "../../db/src/connection.ts";

/** Everybody's password in the demo. */
export const demoPassword = "Vycep-demo-2026";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** What a sign-in leaves in the browser: the provider's cookies, and what the portal keeps of its token. */
interface Visit {
  readonly cookies: Cookies;
  readonly kept: Kept;
}

interface Kept {
  readonly owner: string;
  readonly idToken: string;
  readonly uidClaim: string;
}

/** Who has signed in to this worker's server. */
const remembered = new Map<string, Visit>();

/**
 * Signs in and waits for a page, the home page if no other is named: the first time on the portal's own form, afterwards
 * like a tab that is loaded again. Whose token has run out is like a new tab, unasked; whom the provider has forgotten
 * since (a journey signed out) types again.
 */
export async function signIn(page: Page, email: string, path = "/"): Promise<void> {
  const before = remembered.get(email);
  await page.context().addCookies(before?.cookies ?? []);
  // What is new since the last visit would stand over every home page.
  await page.addInitScript(() =>
    localStorage.setItem("sawTutorials", localStorage.getItem("sawTutorials") ?? "true"),
  );
  const isKept = before !== undefined && (await isTaken(page, before.kept));
  const seed = isKept ? await page.addInitScript(putBack, before.kept) : undefined;
  await page.goto(path);
  await seed?.dispose();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (isKept) return;
  if (new URL(page.url()).pathname === "/login") {
    await typeSignIn(page, email);
    await page.waitForURL((url) => !/^\/(login|oidc)/.test(url.pathname));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const kept = await page.evaluate(takeAlong);
  // Where the page is there before its token is, the next one types again.
  if (kept.idToken !== "") remembered.set(email, { cookies: await page.context().cookies(), kept });
}

/** Whether the server still takes the token, which lives long enough for a journey. */
async function isTaken(page: Page, { owner, idToken }: Kept): Promise<boolean> {
  const [, payload = ""] = idToken.split(".");
  const { exp }: { exp: number } = JSON.parse(Buffer.from(payload, "base64url").toString());
  if (exp * 1000 < Date.now() + longestJourneyMs) return false;
  const answer = await page.request.get(
    `/alcdcservice/api/v1/portal/users/GetUserInfoById/${owner}?lang=cs`,
    { headers: { authorization: `Bearer ${idToken}` } },
  );
  return answer.ok();
}

/** Within it no token is renewed that was kept, so the page is as one that has just signed in. */
const longestJourneyMs = 5 * 60_000;

function takeAlong(): Kept {
  return {
    owner: localStorage.getItem("owner") ?? "",
    idToken: sessionStorage.getItem("id_token") ?? "",
    uidClaim: sessionStorage.getItem("uidClaim") ?? "",
  };
}

function putBack({ owner, idToken, uidClaim }: Kept): void {
  localStorage.setItem("owner", owner);
  sessionStorage.setItem("id_token", idToken);
  sessionStorage.setItem("uidClaim", uidClaim);
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

function changesLines(answer: Response): boolean {
  return /mutation (AddProductsToCart|UpdateCartItems)/.test(answer.request().postData() ?? "");
}

/** Finds a product in the catalogue, unless the page shows it already, and types its amounts, which go in at once. */
export async function putIntoCart(page: Page, wanted: Wanted): Promise<void> {
  const { product, amounts } = wanted;
  if (!page.url().endsWith(listWith(wanted))) await page.goto(listWith(wanted));
  const row = page.getByRole("main").getByRole("group", { name: product }).first();
  // Without a cart nothing can be entered.
  await expect(row.getByRole("spinbutton").first()).not.toHaveAttribute("aria-disabled", "true");
  const entries = Object.entries(amounts);
  const isFolded = (await row.getByRole("spinbutton").count()) === 1;
  const isStacked = entries.some(([unit]) => /^(Vrstvy|Palety)/.test(unit));
  if (isFolded && isStacked) await row.getByRole("button", { name: /^Vrstvy a palety/ }).click();
  for (const [index, [unit, amount]] of entries.entries()) {
    const field = row.getByRole("spinbutton", { name: new RegExp(`^${unit}`) });
    await field.fill(String(amount));
    const isLast = index === entries.length - 1;
    const saved = isLast ? page.waitForResponse(changesLines) : undefined;
    await field.press(isLast ? "Enter" : "Tab");
    await saved;
  }
  // A full load of another page would cut a call off that is under way: what the server has not answered is kept here.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("unsentCart"))).toBeNull();
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
