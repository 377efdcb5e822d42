import { parseTheme, THEMES, type Theme } from "@vycep/domain/market/theme";

/** The theme of this page: the server wrote it into the document; the main one when it says nothing (OP-11, D12). */
export function currentTheme(): Theme {
  return parseTheme(pageFacts()["theme"] ?? "") ?? "main";
}

/** What the server wrote into the document; rules and tests without a page have nothing. */
export function pageFacts(): Readonly<Record<string, string | undefined>> {
  return typeof document === "undefined" ? {} : document.documentElement.dataset;
}

/** What the theme of this page opens and shows, under its own name or the one that the brewery has given the portal (DCONF-04). */
export function currentThemeRow() {
  const row = THEMES[currentTheme()];
  return { ...row, brand: row.brand ?? pageFacts()["name"] };
}
