import { formatLocalDate, type LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Minor, Money } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { signOfCurrency } from "@vycep/domain/market/market";
import { withSignOf } from "./texts.ts";
import { weekdayName } from "./weekday-names.ts";

/** Ties a figure to its unit. */
const nbsp = "\u00a0";

const amounts = new Intl.NumberFormat("cs-CZ", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholes = new Intl.NumberFormat("cs-CZ", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("cs-CZ", { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat("cs-CZ", { maximumFractionDigits: 2 });

/** Money where the currency is told elsewhere, as in a row of narrow cells. */
export function formatAmount(minor: Minor): string {
  return amounts.format(minor / 100).replace("-", "−");
}

/**
 * Money, the Czech way in every language (OP-140, PRICE-02, PRICE-03).
 *
 * @example formatMoney({ minor: 123450, currency: "CZK" }) // "1 234,50 Kč"
 */
export function formatMoney({ minor, currency }: Money): string {
  return `${formatAmount(minor)}${nbsp}${signOfCurrency(currency)}`;
}

/** A threshold, limit or sum: whole money without its zeros. @example formatRoundMoney({ minor: 350000, currency: "CZK" }) // "3 500 Kč" */
export function formatRoundMoney({ minor, currency }: Money): string {
  if (minor % 100 !== 0) return formatMoney({ minor, currency });
  return `${wholes.format(minor / 100).replace("-", "−")}${nbsp}${signOfCurrency(currency)}`;
}

export function formatCount(count: number): string {
  return wholes.format(count);
}

/** Kilograms up to a tonne, then tonnes. @example formatWeight(1934.5, "en") // "1.9 t" */
export function formatWeight(kilograms: number, language: Language): string {
  return kilograms < 1000
    ? `${measure(tenths, kilograms, language)}${nbsp}kg`
    : `${measure(tenths, kilograms / 1000, language)}${nbsp}t`;
}

/** Pallet places, to a tenth. @example formatPallets(17.4, "en") // "17.4" */
export function formatPallets(places: number, language: Language): string {
  return measure(tenths, places, language);
}

/** Hours, as exact as a quarter of one. @example formatHours(1.5, "cs") // "1,5 h" */
export function formatHours(hours: number, language: Language): string {
  return `${measure(hundredths, hours, language)}${nbsp}h`;
}

/** Hectolitres, to a tenth. @example formatHectolitres(235, "cs") // "2,4 hl" */
export function formatHectolitres(litres: number, language: Language): string {
  return `${measure(tenths, litres / 100, language)}${nbsp}hl`;
}

/** Pallets to a hundredth, because a tenth hides a keg. @example formatPalletHundredths(0.583, "cs") // "0,58" */
export function formatPalletHundredths(pallets: number, language: Language): string {
  return measure(amounts, pallets, language);
}

/** How large a file is, in kilobytes and from a megabyte on in megabytes, to a tenth. @example formatBytes(19293798, "cs") // "18,4 MB" */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${wholes.format(Math.max(1, Math.round(kilobytes)))}${nbsp}kB`
    : `${measure(tenths, kilobytes / 1024, language)}${nbsp}MB`;
}

/** Measures have the decimal sign of their language; money has the Czech comma in every language (OP-140). */
function measure(digits: Intl.NumberFormat, value: number, language: Language): string {
  return withSignOf(language, digits.format(value));
}

/** @example formatPercent(-8) // "−8 %" */
export function formatPercent(percent: number): string {
  return `${hundredths.format(percent).replace("-", "−")}${nbsp}%`;
}

/** dd.MM.yyyy (CONST-28). */
export function formatDate(date: LocalDate): string {
  return formatLocalDate(date);
}

/** Without the year, for what is near. @example formatDayMonth(toLocalDate("2026-11-09")) // "9.11." */
export function formatDayMonth(date: LocalDate): string {
  return `${Number(date.slice(8, 10))}.${Number(date.slice(5, 7))}.`;
}

/**
 * A day that is near: without the year, and whole where the year is not this one (CONST-28).
 *
 * @example formatNearDay(toLocalDate("2027-01-04"), toLocalDate("2026-12-30")) // "04.01.2027"
 */
export function formatNearDay(date: LocalDate, today: LocalDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(date) : formatDate(date);
}

/** @example formatWeekdayDate(toLocalDate("2026-11-23"), "cs") // "po 23.11.2026" */
export function formatWeekdayDate(date: LocalDate, language: Language): string {
  return `${weekdayName(date, language, "short")}${nbsp}${formatDate(date)}`;
}

/**
 * A day with its weekday: without the year, and whole where the year is not this one (CONST-28).
 *
 * @example formatWeekdayNearDay(toLocalDate("2026-11-23"), toLocalDate("2026-11-20"), "cs") // "po 23.11."
 */
export function formatWeekdayNearDay(date: LocalDate, today: LocalDate, language: Language): string {
  return `${weekdayName(date, language, "short")}${nbsp}${formatNearDay(date, today)}`;
}

/** Without the year, where there is little room. @example formatWeekdayNear(toLocalDate("2026-11-23"), "cs") // "po 23.11." */
export function formatWeekdayNear(date: LocalDate, language: Language): string {
  return `${weekdayName(date, language, "short")}${nbsp}${formatDayMonth(date)}`;
}
