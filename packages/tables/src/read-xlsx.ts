import { unpack } from "./unpack.ts";

export type SheetRow = { readonly line: number; readonly cells: readonly string[] };

type XlsxLimits = {
  /** No more rows with anything in them are read. */
  readonly most: number;
  /** No more bytes are unpacked. */
  readonly mostBytes: number;
  /** Reads dates as days (`xlsx-days.ts`); without it they stay the numbers that Excel keeps. */
  readonly days?: ReadDays | undefined;
};

/** From the styles and the head of a workbook, what day a number of a style is; undefined where it is none. */
export type ReadDays = (styles: Iterable<Tag>, workbook: Iterable<Tag>) => DayOfNumber;
type DayOfNumber = (style: string | undefined, number: number) => string | undefined;

const mostColumns = 60;
const mostCellChars = 1000;

/**
 * The rows of the first sheet of a workbook, each with its number; empty ones are left out. Undefined when the archive
 * holds no workbook. Formulas come as their last results, formats as the numbers they are, and dates too where nobody asks for days.
 */
export function readXlsx(
  archive: Uint8Array,
  { most, mostBytes, days }: XlsxLimits,
): readonly SheetRow[] | undefined {
  const heads = unpack(archive, (name) => name === workbookPath || name === relationsPath, mostBytes);
  const workbook = heads.get(workbookPath);
  if (workbook === undefined) return;
  const sheetPath = firstSheet(workbook, heads.get(relationsPath) ?? "");
  const wanted = [sheetPath, stringsPath, ...(days ? [stylesPath] : [])];
  const parts = unpack(archive, (name) => wanted.includes(name), mostBytes);
  const sheet = parts.get(sheetPath);
  if (sheet === undefined) return;
  const dayOf = days?.(tagsOf(parts.get(stylesPath) ?? ""), tagsOf(workbook));
  return rowsOf(sheet, { strings: sharedStrings(parts.get(stringsPath) ?? ""), dayOf }, most);
}

const workbookPath = "xl/workbook.xml";
const relationsPath = "xl/_rels/workbook.xml.rels";
const stringsPath = "xl/sharedStrings.xml";
const stylesPath = "xl/styles.xml";

function firstSheet(workbook: string, relations: string): string {
  const visible = [...tagsOf(workbook)].find(
    (tag) => tag.name === "sheet" && tag.attribute("state") !== "hidden",
  );
  const id = visible?.attribute("r:id") ?? visible?.attribute("id");
  const relation = [...tagsOf(relations)].find(
    (tag) => tag.name === "Relationship" && tag.attribute("Id") === id,
  );
  const target = relation?.attribute("Target") ?? "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** Each text once, as cells name them by place; pieces in different scripts are one text, phonetic ones none. */
function sharedStrings(xml: string): readonly string[] {
  const strings: string[] = [];
  let text = "";
  let isPhonetic = false;
  for (const tag of tagsOf(xml)) {
    if (tag.name === "rPh") isPhonetic = !tag.isEnd;
    else if (tag.name === "t" && !tag.isEnd && !isPhonetic) text += tag.text();
    else if (tag.name === "si" && (tag.isEnd || tag.isEmpty)) {
      strings.push(text);
      text = "";
    }
  }
  return strings;
}

type Known = { readonly strings: readonly string[]; readonly dayOf: DayOfNumber | undefined };

function rowsOf(xml: string, { strings, dayOf }: Known, most: number): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = "";
  let style: string | undefined;
  let value = "";
  for (const tag of tagsOf(xml)) {
    if (tag.name === "row" && !tag.isEnd) {
      line = Number(tag.attribute("r") ?? line + 1);
      cells = [];
      column = -1;
    } else if (tag.name === "c" && !tag.isEnd) {
      column = columnOf(tag.attribute("r")) ?? column + 1;
      type = tag.attribute("t") ?? "n";
      style = tag.attribute("s");
      value = "";
    } else if ((tag.name === "v" || tag.name === "t") && !tag.isEnd) {
      value += tag.text();
    } else if (tag.name === "c" && tag.isEnd && column < mostColumns) {
      while (cells.length < column) cells.push("");
      const day = dayOf && (type === "d" ? value.slice(0, 10) : dayIn(type, value, style));
      cells[column] = (day ?? cellText(type, value, strings)).slice(0, mostCellChars);
    } else if (tag.name === "row" && tag.isEnd && cells.some((cell) => cell.trim() !== "")) {
      rows.push({ line, cells });
      if (rows.length >= most) return rows;
    }
  }
  return rows;

  function dayIn(kind: string, text: string, look: string | undefined) {
    return kind === "n" && text !== "" ? dayOf?.(look, Number(text)) : undefined;
  }
}

function cellText(type: string, value: string, strings: readonly string[]): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (type !== "n" || value === "") return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const text = Number.isInteger(number) && Math.abs(number) < 1e16 ? number.toFixed(0) : String(number);
  // Three decimals would read like thousands.
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** "C5" is the third column. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

export type Tag = {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attribute: (name: string) => string | undefined;
  /** What stands between this tag and the next one. */
  readonly text: () => string;
};

/** The tags of a document one after the other, in one pass: no tree, no entities of its own, no way to grow. */
function* tagsOf(xml: string): Generator<Tag> {
  let at = xml.indexOf("<");
  while (at !== -1) {
    const end = xml.indexOf(">", at);
    if (end === -1) return;
    const next = xml.indexOf("<", end);
    const first = xml[at + 1];
    if (first !== "?" && first !== "!") yield tagOf(xml.slice(at + 1, end), xml, { from: end + 1, to: next });
    at = next;
  }
}

function tagOf(inside: string, xml: string, after: { readonly from: number; readonly to: number }): Tag {
  const isEnd = inside.startsWith("/");
  const isEmpty = inside.endsWith("/");
  const body = inside.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined);
  const space = body.search(/\s/);
  const qualified = space === -1 ? body : body.slice(0, space);
  const attributes = space === -1 ? "" : body.slice(space);
  return {
    name: qualified.slice(qualified.indexOf(":") + 1),
    isEnd,
    isEmpty,
    attribute: (name) => {
      const start = attributes.indexOf(` ${name}="`);
      if (start === -1) return;
      const from = start + name.length + 3;
      return decoded(attributes.slice(from, attributes.indexOf('"', from)));
    },
    text: () => (isEmpty ? "" : decoded(xml.slice(after.from, after.to === -1 ? undefined : after.to))),
  };
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });
}
