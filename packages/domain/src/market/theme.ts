import { isNameIn } from "../kernel/closed-list.ts";
import type { LabelLanguage } from "./language.ts";

/** The two themes: Czech and Slovak, and the Italian one (OP-11, CONFIG-06, CONFIG-07). */
export type Theme = "main" | "peroni";

type ThemeRow = {
  /** The one brand that the theme is about, by whose name the portal goes there (D12); none in the main one. */
  readonly brand: string | undefined;
  /** Whether there is a page about the brand, with its line in the menus (CONFIG-07, LAYOUT-27). */
  readonly hasBrandPage: boolean;
  /** Home and news need their permission only in the main theme (PERM-14, PERM-15). */
  readonly homeAndNewsArePublic: boolean;
  /** The market a ticket is created for (TICKET-18). */
  readonly ticketMarket: "CZ" | "IT";
  /** Beer type, origin, alcohol strength and shelf life (CONFIG-07, CATALOG-03). */
  readonly showsProductFeatures: boolean;
  /** Languages that are offered beside those of the host and the person (D16, LANG-02). */
  readonly furtherLanguages: readonly LabelLanguage[];
};

export const THEMES: Readonly<Record<Theme, ThemeRow>> = {
  main: {
    brand: undefined,
    hasBrandPage: false,
    homeAndNewsArePublic: false,
    ticketMarket: "CZ",
    showsProductFeatures: false,
    furtherLanguages: [],
  },
  peroni: {
    brand: "Ponente",
    hasBrandPage: true,
    homeAndNewsArePublic: true,
    ticketMarket: "IT",
    showsProductFeatures: true,
    furtherLanguages: ["it"],
  },
};

/**
 * Reads the theme of the configuration; undefined when it is none of the two.
 *
 * @example parseTheme("main") // "main"
 */
export function parseTheme(text: string): Theme | undefined {
  return isNameIn(THEMES, text) ? text : undefined;
}
