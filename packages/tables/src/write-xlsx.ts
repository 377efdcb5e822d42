import { strToU8, zipSync } from "fflate";
import type { Cell } from "./write-csv.ts";

/** A workbook of one sheet whose first row is the heading: numbers as numbers, texts as texts, never as formulas. */
export function writeXlsx(name: string, rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const files = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": relations("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": workbook(name),
    "xl/_rels/workbook.xml.rels": relations("worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": sheet(rows),
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(`${declaration}${xml}`)])),
  );
  return new Uint8Array(packed);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageNames = "http://schemas.openxmlformats.org/package/2006";
const ofSheets = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes =
  `<Types xmlns="${packageNames}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${ofSheets}.worksheet+xml"/></Types>`;

function relations(kind: string, target: string): string {
  const relation = `<Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/>`;
  return `<Relationships xmlns="${packageNames}/relationships">${relation}</Relationships>`;
}

/** A sheet's name has at most 31 characters and none of seven. */
function workbook(name: string): string {
  const safe = escaped(name.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31));
  const sheets = `<sheets><sheet name="${safe}" sheetId="1" r:id="rId1"/></sheets>`;
  return `<workbook xmlns="${main}" xmlns:r="${office}">${sheets}</workbook>`;
}

function sheet(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells, at) => {
    const line = at + 1;
    return `<row r="${line}">${cells.map((cell, column) => printed(cell, `${letters(column)}${line}`)).join("")}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function printed(cell: Cell, reference: string): string {
  if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
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
