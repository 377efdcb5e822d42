import type { FileError } from "./file-error.ts";
import type { About, AboutCode, RowError, RowErrorCode } from "./row-error.ts";
import { textTable } from "./text-table.ts";

const words: Record<RowErrorCode, string> = {
  unreadable: "the file cannot be read as a table",
  missing_column: "the column is missing from the file",
  column_twice: "stands twice in the header",
  no_rows: "the file has no rows",
  wrong_cell_count: "the row has more or fewer cells than the header",
  not_a_row: "is no object with a field per column",
  bad_character: "holds a character that no text may hold",
  missing: "must not be empty",
  not_empty: "must be empty here",
  not_a_number: "is not a number",
  too_precise: "has too many decimal places",
  out_of_range: "is too small or too large",
  not_a_day: "is not a day written as 2026-12-31",
  not_a_moment: "is not a day and time written as 2026-12-31 16:00",
  day_passed: "is a day that has passed",
  not_allowed: "is not one of the allowed values",
  malformed: "does not have the expected form",
  too_long: "is too long",
  check_digit: "has a wrong check digit",
  duplicate: "is used twice",
  overlap: "overlaps another row in time",
  ends_before_start: "ends before it starts",
  same_day: "is the very day that it should replace",
  after_delivery: "lies after the day of the delivery itself",
  year_incomplete: "is a year of which the file lacks holidays",
  unknown_reference: "names nothing that is known",
  mismatch: "does not agree with the other data",
  placed_here: "was placed in the portal and cannot be imported",
  not_kept: "is refused by the database",
  not_a_picture: "is not a whole JPEG, PNG or WebP picture",
  too_large: "is larger than 20 MB or 50 million pixels",
  no_pictures: "the folder has no pictures",
  not_a_material: "is no JPEG, PNG, WebP, PDF, MP4 or WebM by what is in it",
  not_a_pdf: "is no PDF by what is in it",
  runs_something: "holds scripts or programs that run when it is opened",
};

const abouts: Record<AboutCode, string> = {
  "other-prices-of-list": "the other prices of price_list",
  markets: "the markets",
  "vat-rates-today": "VAT rates of {market} today",
  "net-and-vat-rates": "net and the VAT rates of currency",
  "home-market": "the market that it is at home in",
  "company-of-ship-to": "the company of the ship-to",
  "first-row-of-bundle": "the first row of bundle_sku",
  "no-choice-fits": "no choice of the items comes to it",
  "no-order-fits": "no order can keep it",
  "less-than": "less than {column}",
  "more-than": "more than {column}",
  "same-for-each-box": "the same deposit for each of boxes",
  "sum-of-lines": "the order says {order}, its lines come to {lines}",
  "one-speaker": "user: one of them speaks",
  "delivery-moved": "the delivery is moved",
  "delivery-cancelled": "the delivery is cancelled",
  "month-without-holiday": "none is in month {month} of the year",
  "holiday-missing": '"{name}" of {year} (a working day keeps its row, with day_off 0)',
  "still-referred-to": "rows of {table} refer to it",
  "refers-to-nothing": "{table} has no such row",
  "already-there": "another row has {columns} {value}",
  "rule-of-database": "rule {rule}",
  "never-changes": "what is written once is not changed",
  "database-says": "{text}",
};

/** The report as a table for people: one line per refused cell. */
export function errorTable(errors: readonly RowError[]): string {
  return textTable([
    ["line", "column", "value", "why"],
    ...errors.map((error) => [String(error.row), error.column, shown(error.value), wordsOf(error)]),
  ]);
}

/** The same for a folder: a refused file has no line. */
export function fileErrorTable(errors: readonly FileError[]): string {
  const lineOf = ({ row }: FileError) => (row === 0 ? "" : String(row));
  return textTable([
    ["file", "line", "column", "value", "why"],
    ...errors.map((error) => [error.file, lineOf(error), error.column, shown(error.value), wordsOf(error)]),
  ]);
}

/** A cell on one line of the report, however long it is. */
function shown(value: string): string {
  const line = value.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Why a cell was refused, for who sits at the server; everybody else reads it in their language. */
function wordsOf({ code, about }: Pick<RowError, "code" | "about">): string {
  return about === undefined ? words[code] : `${words[code]}: ${aboutWords(about)}`;
}

function aboutWords(about: About): string {
  if (typeof about === "string") return about;
  return abouts[about.code].replaceAll(/\{(\w+)\}/g, (name, key: string) => about.values?.[key] ?? name);
}
