import { describe, expect, it, test } from "vitest";
import {
  firstLanguage,
  languageAfterLogin,
  languageChoices,
  offeredLanguages,
  parseLanguage,
} from "./language.ts";
import {
  type Country,
  currencyOf,
  homeMarket,
  marketCodes,
  marketOf,
  PORTAL_MARKET,
  parseCountry,
  parseCurrency,
  parseMarket,
  toCurrency,
  toMarket,
} from "./market.ts";
import { marketOfStore, parseStoreCode, storeCode } from "./store-code.ts";
import { parseTheme, THEMES } from "./theme.ts";

describe("markets", () => {
  test.each([
    ["CZE", "CZ", "CZK", "LivePortal_CZ_cs"],
    ["SVK", "SK", "EUR", "LivePortal_SK_cs"],
    ["POL", "CZ", "CZK", "LivePortal_PL_cs"],
  ] as const)("CONFIG-05 PRICE-01 PRICE-02 OP-91 %s", (country, market, currency, store) => {
    expect(marketOf(country)).toBe(market);
    expect(currencyOf(market)).toBe(currency);
    expect(storeCode(country, "cs")).toBe(store);
  });

  it("CONFIG-03 the portal's market code is CZSK", () => {
    expect(PORTAL_MARKET).toBe("CZSK");
  });

  it("CONFIG-05 only three countries are read", () => {
    expect(["CZE", "SVK", "POL", "", "cze", "toString"].map(parseCountry)).toEqual([
      "CZE",
      "SVK",
      "POL",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("OP-90 before sign-in the store is Czech", () => {
    expect(storeCode(undefined, "en")).toBe("LivePortal_CZ_en");
  });

  test.each([
    ["LivePortal_SK_en", { country: "SK", language: "en" }],
    ["LivePortal_PL_cs", { country: "PL", language: "cs" }],
    ["LivePortal_DE_cs", undefined],
    ["LivePortal_CZ_de", undefined],
    ["xLivePortal_CZ_cs", undefined],
    ["", undefined],
  ])("LANG-14 store code %s", (text, store) => {
    expect(parseStoreCode(text)).toEqual(store);
  });

  it("LANG-14 reads every code that it builds", () => {
    for (const country of ["CZE", "SVK", "POL"] as const) {
      for (const language of ["cs", "sk", "en"] as const) {
        expect(parseStoreCode(storeCode(country, language))?.language).toBe(language);
      }
    }
  });

  test.each([
    ["LivePortal_SK_en", "SK"],
    ["LivePortal_CZ_sk", "CZ"],
    ["LivePortal_PL_en", "CZ"],
    ["", "CZ"],
  ])("CALENDAR-20 OP-63 holidays of %s are %s", (store, market) => {
    expect(marketOfStore(store)).toBe(market);
  });
});

describe("languages", () => {
  test.each([
    ["LANG-06", "portal.example.cz", undefined, "sk", ["cs", "en"]],
    ["LANG-07", "localhost", "CZE", "sk", ["cs", "en"]],
    ["LANG-08", "portal.example.sk", undefined, "cs", ["sk", "en"]],
    ["LANG-09", "localhost", "SVK", "cs", ["sk", "en"]],
    ["LANG-10", "localhost", undefined, "sk", ["sk", "en"]],
    ["LANG-10", "localhost", undefined, "en", ["en"]],
    ["LANG-10", "portal.example.cz", "POL", "cs", ["cs", "en"]],
    ["OP-89 the user's country beats the host", "portal.example.cz", "SVK", "cs", ["sk", "en"]],
  ] as const)("%s on %s for %s with %s: %j", (_, host, country, current, expected) => {
    expect(languageChoices({ host, country, current })).toEqual(expected);
  });

  test.each([
    ["LANG-01 before sign-in on a host of no country", "localhost", undefined, "en", ["cs", "sk", "en"]],
    ["LANG-06", "portal.example.cz", undefined, "en", ["cs", "en"]],
    ["LANG-08", "portal.example.sk", undefined, "en", ["sk", "en"]],
    ["LANG-09", "localhost", "SVK", "en", ["sk", "en"]],
    ["LANG-10", "localhost", "POL", "cs", ["cs", "en"]],
  ] as const)("%s on %s for %s with %s the switch offers %j", (_, host, country, current, expected) => {
    expect(offeredLanguages({ host, country, current })).toEqual(expected);
  });

  test.each([
    ["LANG-11", "CZE", "sk", "cs"],
    ["LANG-11 unless en", "CZE", "en", "en"],
    ["LANG-12", "SVK", "cs", "sk"],
    ["LANG-12 unless en", "SVK", "en", "en"],
    ["LANG-13", "POL", "cs", "en"],
    ["no country, no change", undefined, "sk", "sk"],
  ] as const)("%s: after login %s with %s gets %s", (_, country, current, expected) => {
    expect(languageAfterLogin(country satisfies Country | undefined, current)).toBe(expected);
  });

  test.each([
    ["CZE", "cs", "en", "en"],
    [undefined, "cs", "en", "en"],
    ["SVK", "cs", "cs", "sk"],
    ["CZE", "en", "cs", "en"],
  ] as const)(
    "LANG-11 LANG-12 %s with %s here and %s in the profile gets %s",
    (country, current, kept, spoken) => {
      expect(languageAfterLogin(country, current, kept)).toBe(spoken);
    },
  );

  it("LANG-04 begins in Czech, on a Slovak host in Slovak", () => {
    expect([firstLanguage("localhost"), firstLanguage("a.cz"), firstLanguage("a.sk")]).toEqual([
      "cs",
      "cs",
      "sk",
    ]);
  });

  test.each([
    ["localhost", ["sk-SK", "cs", "en"], "sk"],
    ["localhost", ["en-GB", "sk"], "sk"],
    ["localhost", ["cs-CZ", "sk"], "cs"],
    ["localhost", ["en-US", "de"], "cs"],
    ["portal.example.cz", ["sk-SK"], "cs"],
  ] as const)("LANG-04 a first visit of %s by a browser of %j speaks %s", (host, preferred, expected) => {
    expect(firstLanguage(host, preferred)).toBe(expected);
  });

  it("LANG-01 reads the three and no other", () => {
    expect(["cs", "sk", "en", "de", ""].map(parseLanguage)).toEqual(["cs", "sk", "en", undefined, undefined]);
  });
});

describe("OP-11 two themes", () => {
  it("CONFIG-06 CONFIG-07 differ in whose they are, what is public, whose tickets they write and what they show of a product", () => {
    expect(THEMES.main).toEqual({
      brand: undefined,
      hasBrandPage: false,
      homeAndNewsArePublic: false,
      ticketMarket: "CZ",
      showsProductFeatures: false,
      furtherLanguages: [],
    });
    expect(THEMES.peroni).toEqual({
      brand: "Ponente",
      hasBrandPage: true,
      homeAndNewsArePublic: true,
      ticketMarket: "IT",
      showsProductFeatures: true,
      furtherLanguages: ["it"],
    });
    expect([parseTheme("peroni"), parseTheme("dark")]).toEqual(["peroni", undefined]);
  });
});

describe("D20 a market and a currency are two facts", () => {
  test.each([
    ["CZ", "CZ", undefined],
    ["SK", "SK", undefined],
    ["EUR", undefined, "EUR"],
    ["CZK", undefined, "CZK"],
    ["PL", undefined, undefined],
    ["sk", undefined, undefined],
    ["", undefined, undefined],
  ])("%j reads as the market %s and the currency %s", (text, market, currency) => {
    expect(parseMarket(text)).toBe(market);
    expect(parseCurrency(text)).toBe(currency);
  });

  it("what stands in our own rows is one or the other, or an outage", () => {
    expect(marketCodes().map(toMarket)).toEqual(["CZ", "SK"]);
    expect(["CZK", "EUR"].map(toCurrency)).toEqual(["CZK", "EUR"]);
    expect(() => toMarket("EUR")).toThrow(RangeError);
    expect(() => toCurrency("SK")).toThrow(RangeError);
  });

  it("OP-90 OP-91 of no country the home market's figures hold, of Poland the Czech ones", () => {
    expect([marketOf(undefined), marketOf("POL"), marketOf("SVK")]).toEqual([homeMarket(), "CZ", "SK"]);
  });
});
