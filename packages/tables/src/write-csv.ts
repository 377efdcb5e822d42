/** A day of the calendar as `2026-11-23`: a date to the spreadsheet, whatever its language. */
export type DayCell = { readonly day: string };
/** An amount in hundredths of its currency: a number with two places. */
export type MoneyCell = { readonly minor: number };
export type Cell = string | number | DayCell | MoneyCell;

/**
 * A formula in a cell that somebody else wrote would be run by a spreadsheet; a mark makes it text. Spreadsheets take
 * full-width, small, raised and lowered signs for plain ones, and pass over what cannot be seen in front of them, and over
 * an empty pair of quotes.
 */
const formula =
  /^[\p{Cc}\p{Cf}\p{Z}"]*(?:[=\uFF1D\uFE66\u207C\u208C@\uFF20\uFE6B]|[+\uFF0B\uFE62\u207A\u208A\-\u2212\uFF0D\uFE63\u207B\u208B](?![\d.,]+$))|^[\p{Cf}\p{Z}\0]*[\t\r\n]/u;

/**
 * One within a text, behind what a spreadsheet of another language, or one that is asked, takes for the end of a cell: quotes do
 * not hold there. A number and the dash of a price (199,-) are none.
 */
const formulaWithin =
  /([,;|\t\r\n][\p{Cc}\p{Cf}\p{Z}"]*)(?=[=\uFF1D\uFE66\u207C\u208C@\uFF20\uFE6B]|[+\uFF0B\uFE62\u207A\u208A\-\u2212\uFF0D\uFE63\u207B\u208B](?!\p{Z}*$|[\d.]+(?:[,;|\t\r\n]|$)))/gu;

/** A table as Czech Excel opens it by a double click: semicolons, CRLF, UTF-8 with its mark (C17). */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return csvMark + csvLines(rows);
}

/** What a CSV begins with. */
export const csvMark = "\uFEFF";

/** Rows of a CSV; a long table is written in several goes. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(printed).join(";")}\r\n`).join("");
}

function printed(cell: Cell): string {
  const safe = typeof cell === "string" ? harmless(cell) : textOf(cell);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function harmless(text: string): string {
  const within = text.replaceAll(formulaWithin, "$1'");
  return formula.test(text) ? `'${within}` : within;
}

function textOf(cell: Exclude<Cell, string>): string {
  if (typeof cell === "number") return String(cell).replace(".", ",");
  if ("minor" in cell) return (cell.minor / 100).toFixed(2).replace(".", ",");
  return cell.day.split("-").toReversed().join(".");
}
