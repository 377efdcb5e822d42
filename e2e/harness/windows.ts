import { type Browser, expect, type Page } from "@playwright/test";
import { signIn } from "./ordering.ts";

/** A second device of the same person, who has something in the cart. */
export async function anotherWindow(browser: Browser, page: Page, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: "cs-CZ" });
  const other = await context.newPage();
  await signIn(other, email);
  // A device that comes to a cart that is there is asked about it first.
  const question = other.getByRole("dialog", { name: "Máte rozpracovanou objednávku" });
  await question.getByRole("button", { name: "Pokračovat" }).click();
  await expect(question).toBeHidden();
  return other;
}
