import { parseTheme, THEMES, type Theme } from "@vycep/domain/market/theme";

/** The theme of this page: the server wrote it into the document; the main one when it says nothing (OP-11, D12). */
export function currentTheme(): Theme {
  // Rules and tests without a page have none either.
  if (typeof document === "undefined") return "main";
  return parseTheme(document.documentElement.dataset.theme ?? "") ?? "main";
}

/** What the theme of this page opens and shows. */
export function currentThemeRow() {
  return THEMES[currentTheme()];
}
