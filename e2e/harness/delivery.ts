import type { Page } from "@playwright/test";

// The bar above every page: where, how and when, and the question that a change of it asks.

export const place = (page: Page) => page.getByRole("button", { name: /^Odběrné místo/ });

export const day = (page: Page) => page.getByRole("button", { name: /^Požadované datum/ });

export const question = (page: Page, title: string) => page.getByRole("dialog", { name: title });

export const cartLink = (page: Page) => page.getByRole("link", { name: /^Košík/ }).first();

export async function pickDay(page: Page, name: RegExp): Promise<void> {
  await day(page).click();
  await page.getByRole("dialog", { name: "Požadované datum" }).getByRole("button", { name }).click();
}
