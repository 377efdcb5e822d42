import { FALLBACK_LANGUAGE, type Language, parseLanguage } from "@vycep/domain/market/language";

/** How a page is asked for: by the address (`ui_locales` of OpenID Connect) and by the browser. */
export type PageAsked = {
  readonly uiLocales: unknown;
  readonly acceptLanguage: string | undefined;
};

/** The language of the provider's own pages: that of the sign-in that was begun, else the browser's first of ours. */
export function pageLanguage({ uiLocales, acceptLanguage }: PageAsked): Language {
  const asked = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  return (
    [...asked, ...weighted(acceptLanguage ?? "")].map(languageOf).find((each) => each !== undefined) ??
    FALLBACK_LANGUAGE
  );
}

/** The languages of an Accept-Language header, the most welcome first. */
function weighted(header: string): readonly string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.split(";q=");
      return { tag: tag.trim(), weight: Number(quality ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function languageOf(tag: string): Language | undefined {
  return parseLanguage(tag.toLowerCase().split("-")[0] ?? "");
}
