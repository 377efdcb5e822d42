import { screen, within } from "@testing-library/react";

/** A name as somebody reads it: short words are tied to the next by a space that does not break. */
export function named(text: string): RegExp {
  return new RegExp(`^${spoken(text)}$`, "u");
}

/** A name that begins so. */
export function namedFrom(text: string): RegExp {
  return new RegExp(`^${spoken(text)}`, "u");
}

function spoken(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
}

export const button = (name: string) => screen.getByRole("button", { name: named(name) });
export const noButton = (name: string) => screen.queryByRole("button", { name: named(name) });
export const link = (name: string) => screen.getByRole("link", { name: named(name) });
export const noLink = (name: string) => screen.queryByRole("link", { name: named(name) });
export const heading = (name: string) => screen.getByRole("heading", { name: named(name) });
export const section = (name: string) => within(screen.getByRole("region", { name: named(name) }));
export const addressOf = (found: HTMLElement) => found.getAttribute("href");

/** The page without whoever's tie: what stands in it as one text. */
export const textOf = (found: HTMLElement = document.body) =>
  (found.textContent ?? "").replace(/\s+/gu, " ").trim();

/** A text without whoever's tie: short words and numbers are tied to the next by a space that does not break. */
export const untied = (text: string) => text.replace(/\s+/gu, " ");

/** The values of a list of terms, by term: `{ "Zboží bez DPH": "442,00 Kč" }`. */
export function facts(list: HTMLElement): Record<string, string> {
  const terms = [...list.querySelectorAll("dt")];
  return Object.fromEntries(
    terms.map((term) => [textOf(term), textOf(term.parentElement?.querySelector("dd") ?? term)]),
  );
}

/** The cells of each row of a table. */
export function rowsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll<HTMLElement>("th, td")].map((cell) => textOf(cell)));
}
