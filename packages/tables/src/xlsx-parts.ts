/** The XML of a workbook with one sheet, whether it is packed whole or in a stream. */
import type { Cell } from "./write-csv.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageNames = "http://schemas.openxmlformats.org/package/2006";
const ofSheets = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes =
  `<Types xmlns="${packageNames}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${ofSheets}.styles+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${ofSheets}.worksheet+xml"/></Types>`;

/** The files of a workbook beside its one sheet. */
export function filesAround(name: string): readonly (readonly [path: string, xml: string])[] {
  const files = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": relations("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": workbook(name),
    "xl/_rels/workbook.xml.rels": relations("worksheet", "worksheets/sheet1.xml", "styles", "styles.xml"),
    "xl/styles.xml": styles,
  };
  return Object.entries(files).map(([path, xml]) => [path, declaration + xml]);
}

export const sheetPath = "xl/worksheets/sheet1.xml";

/** Pairs of kind and target. */
function relations(...pairs: readonly string[]): string {
  const each = pairs.flatMap((kind, at) => {
    const target = pairs[at + 1];
    const id = `rId${at / 2 + 1}`;
    return at % 2 === 0 ? [`<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`] : [];
  });
  return `<Relationships xmlns="${packageNames}/relationships">${each.join("")}</Relationships>`;
}

/** Kinds of cells, by their place in the list of formats; 14 and 4 are the formats that every Excel shows its own way. */
const formats = { plain: 0, heading: 1, day: 2, money: 3 } as const;

const styles =
  `<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/>' +
  '<xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/>' +
  '<xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>';

/** A sheet's name has at most 31 characters and none of seven. */
function workbook(name: string): string {
  const safe = escaped(name.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31));
  const sheets = `<sheets><sheet name="${safe}" sheetId="1" r:id="rId1"/></sheets>`;
  return `<workbook xmlns="${main}" xmlns:r="${office}">${sheets}</workbook>`;
}

/** What the sheet begins with; its columns are as wide as the first rows want them. */
export function sheetHead(rows: readonly (readonly Cell[])[]): string {
  return `${declaration}<worksheet xmlns="${main}">${headingStays}${columns(rows)}<sheetData>`;
}

/** Rows of the sheet, so many after the first; a long table is written in several goes. */
export function sheetRows(rows: readonly (readonly Cell[])[], before = 0): string {
  const lines = rows.map((cells, at) => {
    const line = before + at + 1;
    const format = line === 1 ? formats.heading : formats.plain;
    const row = cells.map((cell, column) => printed(cell, `${letters(column)}${line}`, format));
    return `<row r="${line}">${row.join("")}</row>`;
  });
  return lines.join("");
}

export const sheetFoot = "</sheetData></worksheet>";

const headingStays =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';

/** As wide as what stands in the first rows, within reason. */
function columns(rows: readonly (readonly Cell[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.slice(0, 200).map((cells) => lengthOf(cells[column]))),
  );
  if (widths.length === 0) return "";
  const each = widths.map((width, at) => {
    const chars = Math.min(Math.max(width + 2, 8), 48);
    return `<col min="${at + 1}" max="${at + 1}" width="${chars}" customWidth="1"/>`;
  });
  return `<cols>${each.join("")}</cols>`;
}

function lengthOf(cell: Cell | undefined): number {
  return typeof cell === "string" ? cell.length : 10;
}

function printed(cell: Cell, reference: string, format: number): string {
  if (typeof cell === "string") {
    const style = format === formats.plain ? "" : ` s="${format}"`;
    return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
  if ("minor" in cell) return `<c r="${reference}" s="${formats.money}"><v>${cell.minor / 100}</v></c>`;
  return `<c r="${reference}" s="${formats.day}"><v>${serial(cell.day)}</v></c>`;
}

/** Days are counted from the end of 1899. */
function serial(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 25_569;
}

function letters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`;
}

function escaped(text: string): string {
  const plain = [...text].filter((character) => character >= " " || "\t\n\r".includes(character)).join("");
  return plain
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
