import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  firstLanguage,
  LABEL_LANGUAGES,
  LANGUAGES,
  languageAfterLogin,
  languageChoices,
  nameOfLanguage,
  offeredLanguages,
  parseLabelLanguage,
  parseLanguage,
  spokenIn,
} from "./language.ts";
import { type Country, currencyOf, marketOf, parseCountry, parseMarket, storeCountryOf } from "./market.ts";
import { marketOfStore, parseStoreCode, storeCode } from "./store-code.ts";
import { textsOf } from "./texts.ts";

const COUNTRIES: readonly (Country | undefined)[] = ["CZE", "SVK", "POL", undefined];
const HOSTS = ["portal.example.cz", "portal.example.sk", "localhost", "pivo.example.com"];
/** Every visitor there can be: host, country and the language spoken now. */
const VISITORS = HOSTS.flatMap((host) =>
  COUNTRIES.flatMap((country) => LANGUAGES.map((current) => ({ host, country, current }))),
);

describe("whoever comes", () => {
  it("LANG-06 LANG-07 LANG-08 LANG-09 may choose English, and at most one language besides, never twice the same", () => {
    for (const visitor of VISITORS) {
      const choices = languageChoices(visitor);
      expect(choices.at(-1)).toBe("en");
      expect(choices.length).toBeLessThanOrEqual(2);
      expect(new Set(choices).size).toBe(choices.length);
    }
  });

  it("LANG-10 the switch takes nothing away from the choices, and never the way back", () => {
    for (const visitor of VISITORS) {
      const offered = offeredLanguages(visitor);
      expect(offered).toEqual(expect.arrayContaining([...languageChoices(visitor)]));
      if (visitor.country === "POL") continue;
      for (const chosen of offered) {
        expect(offeredLanguages({ ...visitor, current: chosen })).toEqual(offered);
      }
    }
  });

  it("LANG-11 LANG-12 after sign-in speaks a language that may be chosen then, and keeps it at the next", () => {
    for (const { host, country, current } of VISITORS) {
      const spoken = languageAfterLogin(country, current);
      expect(languageAfterLogin(country, spoken)).toBe(spoken);
      if (country === undefined) expect(spoken).toBe(current);
      else expect(languageChoices({ host, country, current: spokenIn(spoken) })).toContain(spoken);
    }
  });

  it("LANG-04 begins in a language that the switch offers there, and never in English", () => {
    const tags = fc.array(fc.constantFrom("en", "sk", "sk-SK", "cs", "de", "pl-PL", "", "SK"), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.constantFrom(...HOSTS), tags, (host, preferred) => {
        const first = firstLanguage(host, preferred);
        expect(first).not.toBe("en");
        expect(offeredLanguages({ host, current: first })).toContain(first);
      }),
    );
  });

  test.each([
    ["a host with sk before its end", "sk.example.cz", ["sk"], "cs"],
    ["a host that only ends in the letters", "shopsk", [], "cs"],
    ["a tag in capitals", "localhost", ["SK"], "sk"],
    ["a tag with a script", "localhost", ["sk-Latn-SK"], "sk"],
    ["a tag that only begins so", "localhost", ["skr", "cs"], "cs"],
    ["Polish before Slovak", "localhost", ["pl", "sk"], "sk"],
  ])("LANG-04 LANG-06 LANG-08 %s", (_what, host, preferred, expected) => {
    expect(firstLanguage(host, preferred)).toBe(expected);
  });
});

describe("store codes", () => {
  it("LANG-14 CALENDAR-20 each says its country and language again, and its country's market", () => {
    for (const country of COUNTRIES) {
      for (const language of LANGUAGES) {
        const code = storeCode(country, language);
        expect(parseStoreCode(code)).toEqual({ country: storeCountryOf(country), language });
        expect(marketOfStore(code)).toBe(marketOf(country));
      }
    }
  });

  test.each([
    "LivePortal_SK_en ",
    "LivePortal_SK_EN",
    "LivePortal_sk_en",
    "LivePortal_SK",
    "LivePortal_SK_toString",
  ])("LANG-14 %j is none", (text) => {
    expect(parseStoreCode(text)).toBeUndefined();
  });

  it("PRICE-01 PRICE-02 every country pays in the currency of its market", () => {
    expect(COUNTRIES.map((country) => currencyOf(marketOf(country)))).toEqual(["CZK", "EUR", "CZK", "CZK"]);
  });
});

describe("what is read from outside", () => {
  it("LANG-18 OP-27 labels exist in German and Italian, which only a theme offers", () => {
    expect(["cs", "sk", "en", "de", "it", "pl", "", "CS"].map(parseLabelLanguage)).toEqual([
      "cs",
      "sk",
      "en",
      "de",
      "it",
      undefined,
      undefined,
      undefined,
    ]);
    const offered = new Set<string>(VISITORS.flatMap(offeredLanguages));
    expect(LABEL_LANGUAGES.filter((language) => !offered.has(language))).toEqual(["de", "it"]);
    expect(LABEL_LANGUAGES.map(spokenIn)).toEqual(["cs", "sk", "en", "en", "en"]);
    expect([nameOfLanguage("it"), nameOfLanguage("sk")]).toEqual(["Italiano", "Slovenčina"]);
    // Who chose it keeps it after sign-in, wherever they come from.
    expect(COUNTRIES.map((country) => languageAfterLogin(country, "it", "cs"))).toEqual([
      "it",
      "it",
      "it",
      "it",
    ]);
  });

  it("is itself or nothing, whatever the text", () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.constantFrom("constructor", "__proto__", "CZ", "SK", "CZE", "SVK", "cs", "it"),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        for (const parse of [parseCountry, parseMarket, parseLanguage, parseLabelLanguage])
          expect([text, undefined]).toContain(parse(text));
      }),
    );
  });
});

describe("LANG-05 texts that lack some languages", () => {
  it("are whole when they are read, say what they say, and are whole when read again", () => {
    const anyTexts = fc.record(
      { cs: fc.string(), sk: fc.string(), en: fc.string(), it: fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyTexts, (kept) => {
        const texts = textsOf(kept);
        for (const language of LANGUAGES) expect(texts[language]).toBe(kept[language] ?? kept.en ?? "");
        expect(textsOf(texts)).toBe(texts);
      }),
    );
  });
});
