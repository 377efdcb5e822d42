import { afterEach, describe, expect, it } from "vitest";
import { roundedTotal } from "../billing/cash-rounding.ts";
import { paperRows, tellPaperRows } from "../billing/paper-rows.ts";
import { isStructured } from "../billing/structured-invoice.ts";
import { creditWeight } from "../claims/credit-proposal.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { measures } from "../reporting/consumption.ts";
import { languageAfterLogin } from "./language.ts";
import {
  currencyOf,
  homeMarket,
  marketCodes,
  marketOf,
  parseCurrency,
  parseMarket,
  signOfCurrency,
} from "./market.ts";
import { marketTable, tellMarkets } from "./markets.ts";
import { parsePhone, spacedPhone } from "./phone.ts";
import { marketOfStore, parseStoreCode } from "./store-code.ts";

const first = marketTable();
const papers = paperRows();

afterEach(() => {
  tellMarkets(first);
  tellPaperRows(papers);
});

/** Poland as its brewery would write it. */
function tellPoland() {
  tellMarkets({
    markets: [
      ...first.markets,
      { code: "PL", currency: "PLN", country: "POL", language: "en", phone: "+48" },
    ],
    countries: first.countries.map((row) => (row.code === "POL" ? { ...row, market: "PL" } : row)),
    currencies: [...first.currencies, { code: "PLN", sign: "zł", weight: 6 }],
  });
  tellPaperRows({
    structuredFrom: { PL: "2026-02-01" },
    cashSteps: { PLN: [{ from: "2020-01-01", minor: 10 }] },
    currencyOf: { "985": "PLN" },
  });
}

describe("OPS-17 a market that rows tell of", () => {
  it("is a market everywhere, with what its rows say", () => {
    expect([parseMarket("PL"), parseCurrency("PLN"), marketOf("POL")]).toEqual([undefined, undefined, "CZ"]);
    tellPoland();
    expect(marketCodes()).toEqual(["CZ", "SK", "PL"]);
    expect([homeMarket(), parseMarket("PL"), marketOf("POL")]).toEqual(["CZ", "PL", "PL"]);
    expect([currencyOf("PL"), parseCurrency("PLN"), signOfCurrency("PLN")]).toEqual(["PLN", "PLN", "zł"]);
    expect(marketOfStore("LivePortal_PL_en")).toBe("PL");
    expect(parseStoreCode("LivePortal_PL_en")?.country).toBe("PL");
    expect(languageAfterLogin("POL", "cs")).toBe("en");
    expect(measures()).toEqual(["litres", "boxes", "CZK", "EUR", "PLN"]);
  });

  it("has telephone numbers, cash and limits of its own", () => {
    tellPoland();
    expect(parsePhone("501 000 001", "POL")).toBe("+48501000001");
    expect(spacedPhone("+48501000001")).toBe("+48 501 000 001");
    const cash = { currency: "PLN", payment: "cash", day: toLocalDate("2026-11-20") } as const;
    expect(roundedTotal(toMinor(1234), cash)).toBe(1230);
    expect(creditWeight({ minor: toMinor(100), currency: "PLN" })).toBe(600);
    expect(isStructured({ market: "PL", issued: toLocalDate("2026-02-01") })).toBe(true);
    expect(isStructured({ market: "PL", issued: toLocalDate("2026-01-31") })).toBe(false);
  });

  it("leaves the others as they were", () => {
    tellPoland();
    expect([currencyOf("CZ"), currencyOf("SK"), marketOf(undefined)]).toEqual(["CZK", "EUR", "CZ"]);
    expect(parsePhone("799 999 001", "SVK")).toBe("+421799999001");
    expect(spacedPhone("+420799999001")).toBe("+420 799 999 001");
    expect(marketOfStore("LivePortal_SK_en")).toBe("SK");
  });
});
