import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { formatCount, formatDate, formatWeekdayDate, formatWeight } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import type { SheetContent } from "../sheet-content.ts";
import type { PaperWords } from "../tax/tax-content.ts";

/** What every paper of the house says of itself: whose, by whom and when it was printed. */
export interface HousePaper {
  readonly brewery: string;
  readonly printedBy: string;
  readonly printedAt: LocalMoment;
  /** The vehicle carries other orders as well: not chosen, or not for the eyes of whoever prints. */
  readonly isPartial: boolean;
}

export interface HouseGoods {
  readonly sku: string;
  readonly name: string;
  readonly boxes: number;
}

/** What drives, where something does. */
export interface PaperVehicle {
  readonly plate: string;
  readonly name: string;
  readonly places: number;
  readonly payloadKilograms: number;
  readonly driver: string | null;
  /** 5:40; null where nobody said. */
  readonly departs: string | null;
}

/** Words, and the language that figures are written in. */
export interface HouseWords {
  readonly t: PaperWords;
  readonly language: Language;
}

/** The parts of a sheet that no paper of the house has, and its head. */
export function houseSheet(
  { brewery, printedBy, printedAt: { date, minutes }, isPartial }: HousePaper,
  { t }: HouseWords,
): Omit<SheetContent, "title" | "status" | "facts"> {
  return {
    brewery,
    imprint: [t("printedBy", { name: printedBy }), `${formatDate(date)} ${formatTime(minutes)}`],
    isSent: true,
    caution: isPartial ? t("partialPaper") : undefined,
    addresses: [],
    note: undefined,
    goods: undefined,
    vat: undefined,
    totals: [],
    total: undefined,
    empties: undefined,
  };
}

/** A day, or from which to which. */
export function daysInWords(days: readonly LocalDate[], language: Language): string {
  const sorted = days.toSorted();
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return "";
  return first === last ? formatWeekdayDate(first, language) : `${formatDate(first)} – ${formatDate(last)}`;
}

/** 2 palety + 3 vrstvy + 4. */
export function amountsInWords({ pallets, layers, packages }: Amounts, t: PaperWords): string {
  return [
    ...(pallets > 0 ? [t("palletCount", { count: pallets })] : []),
    ...(layers > 0 ? [t("layerCount", { count: layers })] : []),
    ...(packages > 0 ? [t("boxCount", { count: packages })] : []),
  ].join(" + ");
}

/** Vehicle, driver, departure. */
export function vehicleFacts(vehicle: PaperVehicle | undefined, { t }: HouseWords) {
  if (vehicle === undefined) return [{ label: t("vehicle"), value: t("noVehicle") }];
  const { plate, name, driver, departs } = vehicle;
  return [
    { label: t("vehicle"), value: name === "" ? plate : `${name}, ${plate}` },
    ...(driver === null ? [] : [{ label: t("driver"), value: driver }]),
    ...(departs === null ? [] : [{ label: t("departs"), value: departs }]),
  ];
}

export function weightFact(grams: number, { t, language }: HouseWords) {
  return { label: t("weight"), value: formatWeight(grams / 1000, language) };
}

export function countFact(label: string, count: number) {
  return { label, value: formatCount(count) };
}
