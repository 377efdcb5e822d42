import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { marketTable, tellMarkets } from "@vycep/domain/market/markets";
import { describe, expect, test } from "vitest";
import {
  formatDayMonth,
  formatHectolitres,
  formatMoney,
  formatNearDay,
  formatPalletHundredths,
  formatPallets,
  formatPercent,
  formatRoundMoney,
  formatWeekdayDate,
  formatWeight,
} from "./format.ts";
import { formatCountdown, formatTime, formatWindow } from "./format-time.ts";

describe("PRICE-02 PRICE-03 OP-140 money is written the Czech way", () => {
  test.each([
    [{ minor: toMinor(123_450), currency: "CZK" } as const, "1 234,50 Kč"],
    [{ minor: toMinor(123_450), currency: "EUR" } as const, "1 234,50 €"],
    [{ minor: toMinor(5), currency: "CZK" } as const, "0,05 Kč"],
    [{ minor: toMinor(0), currency: "EUR" } as const, "0,00 €"],
  ])("%o", (amount, written) => {
    expect(formatMoney(amount)).toBe(written.replaceAll(" ", "\u00a0"));
  });

  test("OPS-17 in any currency that rows tell of, and by its code where they tell no sign", () => {
    const before = marketTable();
    tellMarkets({ ...before, currencies: [...before.currencies, { code: "PLN", sign: "zł", weight: 6 }] });
    expect(formatMoney({ minor: toMinor(123_450), currency: "PLN" })).toBe("1\u00a0234,50\u00a0zł");
    tellMarkets(before);
    expect(formatRoundMoney({ minor: toMinor(350_000), currency: "PLN" })).toBe("3\u00a0500\u00a0PLN");
  });

  test("a threshold has no useless zeros", () => {
    expect(formatRoundMoney({ minor: toMinor(350_000), currency: "CZK" })).toBe("3\u00a0500\u00a0Kč");
  });

  test("a sum with hundredths has both of them", () => {
    expect(formatRoundMoney({ minor: toMinor(5_864_740), currency: "CZK" })).toBe("58\u00a0647,40\u00a0Kč");
    expect(formatRoundMoney({ minor: toMinor(-40_000), currency: "EUR" })).toBe("−400\u00a0€");
  });
});

test("CONST-28 dates", () => {
  const day = toLocalDate("2026-11-09");
  expect(formatWeekdayDate(day, "cs")).toBe("po\u00a009.11.2026");
  expect(formatWeekdayDate(day, "en")).toBe("Mon\u00a009.11.2026");
  expect(formatDayMonth(day)).toBe("9.11.");
  expect(formatNearDay(day, toLocalDate("2026-12-31"))).toBe("9.11.");
  expect(formatNearDay(day, toLocalDate("2027-01-01"))).toBe("09.11.2026");
});

test.each([
  ["07:00-11:00", "7:00–11:00"],
  ["9:50 – 10:20", "9:50–10:20"],
  ["10:00-20:05", "10:00–20:05"],
])("hours are written alike wherever they come from: %s", (window, written) => {
  expect(formatWindow(window)).toBe(written);
  expect(formatTime(420)).toBe("7:00");
  expect(formatTime(605)).toBe("10:05");
});

test.each([
  ["cs", "934,5 kg", "1,9 t", "17,4", "0,58", "2,4 hl"],
  ["sk", "934,5 kg", "1,9 t", "17,4", "0,58", "2,4 hl"],
  ["en", "934.5 kg", "1.9 t", "17.4", "0.58", "2.4 hl"],
] as const)(
  "weights, pallets and volumes have the decimal sign of the language: %s",
  (language, ...written) => {
    expect([
      formatWeight(934.46, language),
      formatWeight(1934.5, language),
      formatPallets(17.4, language),
      formatPalletHundredths(0.583, language),
      formatHectolitres(235, language),
    ]).toEqual(written.map((text) => text.replace(" ", "\u00a0")));
  },
);

test("shares and countdowns", () => {
  expect(formatPercent(-8)).toBe("−8\u00a0%");
  expect(formatCountdown(47_000)).toBe("0:47");
  expect(formatCountdown(60_000)).toBe("1:00");
});
