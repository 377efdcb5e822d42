import { createHash } from "node:crypto";
import type { WantedYear } from "@vycep/domain/calendar/confirm-holidays";
import { type FullHolidayRow, proposedHolidays } from "@vycep/domain/calendar/proposed-holidays";
import { toLocalDate, yearOf } from "@vycep/domain/kernel/local-moment";
import { type Market, parseMarket } from "@vycep/domain/market/market";
import type { Deps } from "../../../platform/deps.ts";
import type { HolidayShops, HolidayYear } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { type HolidayDayRow, knownDays } from "./holiday-year.repo.ts";

/** As the table has them, each by the name of the contract. */
export const shopTexts: Readonly<Record<HolidayShops, string>> = {
  open: "open",
  closed: "closed",
  large_closed: "closed >200 m2",
  closed_from_noon: "closed from 12:00",
  large_closed_from_noon: "closed from 12:00 >200 m2",
};

export type OfYear = { readonly market: Market; readonly year: number };

/** Reads which year is meant; what is none is a mistake of the caller. */
export function yearMeant({
  market: text,
  year,
}: {
  readonly market: string;
  readonly year: number;
}): OfYear {
  const market = parseMarket(text);
  if (market === undefined) throw badInput("input-invalid", undefined, [{ path: "market", code: "invalid" }]);
  if (year < 2000 || year > 2199)
    throw badInput("input-invalid", undefined, [{ path: "year", code: "invalid" }]);
  return { market, year };
}

/** A year as it is known, else as the years before propose it (DCAL-01). */
export async function holidayYear(
  { db }: Pick<Deps, "db">,
  asked: { readonly market: string; readonly year: number },
): Promise<HolidayYear> {
  const of = yearMeant(asked);
  return yearView(of, await knownDays(db, of.market));
}

export function yearView({ market, year }: OfYear, known: readonly HolidayDayRow[]): HolidayYear {
  const held = known.filter(({ day }) => yearOf(toLocalDate(day)) === year);
  const days =
    held.length > 0
      ? held.map((row) => ({ row, doubt: undefined }))
      : proposedHolidays(
          known.map((row) => ({ ...row, ...asRow(market, row) })),
          year,
        ).map(({ row, doubt }) => ({ row: { ...row, day: row.date }, doubt }));
  return {
    ...{ market, year, isKnown: held.length > 0, seen: seenOf(held) },
    days: days.map(({ row, doubt }) => ({
      ...{ day: row.day, name: row.name, nameEn: row.names["en"] ?? "", isDayOff: row.isDayOff },
      shops: shopsOf(row.shops),
      doubt: doubt === "only-one-year" ? "only_one_year" : (doubt ?? null),
    })),
  };
}

/** Another text as soon as a known year says something else. */
export function seenOf(days: readonly HolidayDayRow[]): string {
  const said = days.map(({ day, name, isDayOff, shops }) => [day, name, isDayOff, shops]);
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

/** The known years as the rules read them. */
export function yearsIn(market: Market, known: readonly HolidayDayRow[]): readonly WantedYear[] {
  const rows = known.map((row) => asRow(market, row));
  return [...Map.groupBy(rows, ({ date }) => yearOf(date))].map(([year, same]) => ({
    market,
    year,
    rows: same,
  }));
}

export function asRow(
  market: Market,
  { day, name, isDayOff, shops }: Pick<HolidayDayRow, "day" | "name" | "isDayOff" | "shops">,
): FullHolidayRow {
  return { market, date: toLocalDate(day), name, isDayOff, shops };
}

/** The name that the contract has for it. */
export function shopsOf(text: string): HolidayShops {
  const isLarge = text.includes(">200");
  if (!text.startsWith("closed")) return "open";
  if (text.includes("from")) return isLarge ? "large_closed_from_noon" : "closed_from_noon";
  return isLarge ? "large_closed" : "closed";
}
