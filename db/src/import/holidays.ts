import { byYear, type HolidayYear, type YearGap, yearGaps } from "@vycep/domain/calendar/holiday-year";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { FALLBACK_LANGUAGE } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { z } from "zod";
import type { Sql } from "../sql.ts";
import { marketCell } from "./markets/known-markets.ts";
import { day, flag, text } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import type { About, CellFault } from "./reading/row-error.ts";
import { insertRows, upsertRows } from "./reading/save-rows.ts";
import { perLanguage, textsIn } from "./texts.ts";

const columns = z.object({
  country: text,
  date: day,
  name: text,
  ...perLanguage("name", text, [FALLBACK_LANGUAGE]),
  type: text,
  day_off: flag,
  shops: text,
});

type Row = { readonly country: Market; readonly date: string; readonly name: string };

const rule = rulesFor(columns);

/** Told at the first row of the year; not while a row of the country cannot be read, for it may be the missing one. */
const wholeYears = rule(
  ["country", "date", "name"],
  async (rows, tx) => {
    const inFile = yearsOf(rows.map(({ row }) => row));
    const left = (await knownYears(tx)).filter((known) => !inFile.some((year) => isSameYear(year, known)));
    return inFile.flatMap((year) => {
      const first = rows.find(({ row }) => isOf(year, row));
      return yearGaps(year, [...inFile, ...left]).map(
        (gap): CellFault => ({
          row: first?.line ?? 1,
          column: "date",
          code: "year_incomplete",
          about: aboutGap(gap),
        }),
      );
    });
  },
  "country",
);

/**
 * Holidays with their three facts: day off, type, shops (D07). A file holds whole years: all days of each country and
 * year that it names. Real days: the demo never moves them.
 */
export const holidays = importer(columns, {
  kind: "holidays",
  file: "holidays.csv",
  key: ["country", "date"],
  references: [{ column: "country", ...marketCell }],
  rules: [wholeYears],
  save: async (tx, rows) => {
    const years = yearsOf(rows.map(({ row }) => row)).map(({ market, year }) => ({ country: market, year }));
    await tx.query(
      `delete from holiday using json_to_recordset($1) as whole (country text, year integer)
       where holiday.country = whole.country and extract(year from holiday.day) = whole.year`,
      [JSON.stringify(years)],
    );
    await insertRows(
      tx,
      "holiday",
      rows.map(({ row }) => ({
        country: row.country,
        day: row.date,
        name: row.name,
        names: textsIn(row, "name"),
        type: row.type,
        day_off: row.day_off,
        shops: row.shops,
      })),
    );
    await upsertRows(tx, { table: "holiday_year", key: ["country", "year"] }, years);
  },
});

async function knownYears(tx: Sql): Promise<readonly HolidayYear[]> {
  const { rows } = await tx.query<Row>(
    `select holiday.country, day as date, name from holiday
     join holiday_year known on known.country = holiday.country and known.year = extract(year from day)
     order by holiday.country, day`,
  );
  return yearsOf(rows);
}

function yearsOf(rows: readonly Row[]): readonly HolidayYear[] {
  return byYear(rows.map(({ country, date, name }) => ({ market: country, date: toLocalDate(date), name })));
}

function isSameYear(one: HolidayYear, other: HolidayYear): boolean {
  return one.market === other.market && one.year === other.year;
}

function isOf({ market, year }: HolidayYear, row: Row): boolean {
  return row.country === market && Number(row.date.slice(0, 4)) === year;
}

function aboutGap(gap: YearGap): About {
  if (gap.kind === "none-in")
    return { code: "month-without-holiday", values: { month: gap.month === "January" ? "1" : "12" } };
  return { code: "holiday-missing", values: { name: gap.name, year: String(gap.year) } };
}
