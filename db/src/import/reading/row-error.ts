/** Why a cell was refused; the words for people stand in `error-words.ts`. */
export type RowErrorCode =
  | "unreadable"
  | "missing_column"
  | "column_twice"
  | "no_rows"
  | "wrong_cell_count"
  | "not_a_row"
  | "bad_character"
  | "missing"
  | "not_empty"
  | "not_a_number"
  | "too_precise"
  | "out_of_range"
  | "not_a_day"
  | "not_a_moment"
  | "day_passed"
  | "not_allowed"
  | "malformed"
  | "too_long"
  | "check_digit"
  | "duplicate"
  | "overlap"
  | "ends_before_start"
  | "same_day"
  | "after_delivery"
  | "year_incomplete"
  | "unknown_reference"
  | "mismatch"
  | "placed_here"
  | "not_kept"
  | "not_a_picture"
  | "too_large"
  | "no_pictures"
  | "not_a_material"
  | "not_a_pdf"
  | "runs_something";

/** Against what a cell was held; words for it stand beside those of the codes. */
export type AboutCode =
  | "other-prices-of-list"
  | "markets"
  | "vat-rates-today"
  | "net-and-vat-rates"
  | "home-market"
  | "company-of-ship-to"
  | "first-row-of-bundle"
  | "no-choice-fits"
  | "no-order-fits"
  | "less-than"
  | "more-than"
  | "same-for-each-box"
  | "sum-of-lines"
  | "one-speaker"
  | "delivery-moved"
  | "delivery-cancelled"
  | "month-without-holiday"
  | "holiday-missing"
  | "still-referred-to"
  | "refers-to-nothing"
  | "already-there"
  | "rule-of-database"
  | "never-changes"
  | "database-says";

/** Names of columns, codes and sums of them (`boxes × your_price`) are the same in every language; what else there is has a code. */
export type About = string | { readonly code: AboutCode; readonly values?: Readonly<Record<string, string>> };

/**
 * One refused cell. `row` is the line in the file, as an editor counts it; the header is line 1. `about` says what the
 * cell was held against, where its own value does not tell.
 */
export type RowError = { row: number; column: string; code: RowErrorCode; value: string; about?: About };

/** What a rule finds wrong with a cell; its value is what stands in the file. */
export type CellFault = Omit<RowError, "value">;

/** A most that is below its least. */
export function lessThan(column: string): About {
  return { code: "less-than", values: { column } };
}

/** A checked row that still knows its line. */
export type Numbered<Row> = { line: number; row: Row };

/** The same fault in one column for every row that has it. */
export function faultsOf<Row>(
  rows: readonly Numbered<Row>[],
  fault: Omit<CellFault, "row">,
  isWrong: (row: Row) => boolean,
): CellFault[] {
  return rows.filter(({ row }) => isWrong(row)).map(({ line }) => ({ row: line, ...fault }));
}
