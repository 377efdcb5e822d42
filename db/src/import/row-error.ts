/** Why a cell was refused; the words for people stand in `error-words.ts`. */
export type RowErrorCode =
  | "unreadable"
  | "missing_column"
  | "no_rows"
  | "wrong_cell_count"
  | "missing"
  | "not_a_number"
  | "too_precise"
  | "out_of_range"
  | "not_a_day"
  | "not_allowed"
  | "malformed"
  | "too_long"
  | "check_digit"
  | "duplicate"
  | "overlap"
  | "ends_before_start"
  | "unknown_reference"
  | "mismatch"
  | "placed_here"
  | "not_a_picture"
  | "too_large"
  | "no_pictures";

/** One refused cell. `row` is the line in the file, as an editor counts it; the header is line 1. */
export type RowError = { row: number; column: string; code: RowErrorCode; value: string };

/** A checked row that still knows its line. */
export type Numbered<Row> = { line: number; row: Row };
