export type Cell = string | number;

/** A formula in a cell that somebody else wrote would be run by a spreadsheet; a mark makes it text. */
const formula = /^(?:[=@\t\r]|[+-](?![\d.,]+$))/;

/** A table as Czech Excel opens it by a double click: semicolons, CRLF, UTF-8 with its mark (C17). */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(printed).join(";")).join("\r\n")}\r\n`;
}

function printed(cell: Cell): string {
  const text = typeof cell === "number" ? String(cell).replace(".", ",") : cell;
  const safe = typeof cell === "string" && formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
