import { isNameIn } from "../kernel/closed-list.ts";

/** The two themes: Czech and Slovak, and the Italian one (OP-11, CONFIG-06, CONFIG-07). */
export type Theme = "main" | "peroni";

type ThemeRow = {
  /** Home and news need their permission only in the main theme (PERM-14, PERM-15). */
  readonly homeAndNewsArePublic: boolean;
  /** The market a ticket is created for (TICKET-18). */
  readonly ticketMarket: "CZ" | "IT";
  /** Beer type, origin, alcohol strength, shelf life, and the about-the-brand menu item (CONFIG-07, CATALOG-03). */
  readonly showsProductFeatures: boolean;
};

export const THEMES: Readonly<Record<Theme, ThemeRow>> = {
  main: { homeAndNewsArePublic: false, ticketMarket: "CZ", showsProductFeatures: false },
  peroni: { homeAndNewsArePublic: true, ticketMarket: "IT", showsProductFeatures: true },
};

/**
 * Reads the theme of the configuration; undefined when it is none of the two.
 *
 * @example parseTheme("main") // "main"
 */
export function parseTheme(text: string): Theme | undefined {
  return isNameIn(THEMES, text) ? text : undefined;
}
