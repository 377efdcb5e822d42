import { namesIn } from "../kernel/closed-list.ts";
import { fold } from "../kernel/fold.ts";
import { type AmountReading, type EntryAmount, isUnit, readAmount } from "./amount.ts";

/** So many rows an entry takes at once (C17). */
export const MAX_ROWS = 2000;
/** Nobody's row of an order is longer; a longer one is refused, not read. */
export const MAX_ROW_CHARS = 300;

/** One row of the text and what is written in it. */
export type EntryRow = {
  /** Place of the row in the list, from 0. */
  readonly index: number;
  readonly text: string;
  /** What names the product: a number, an EAN, or words of its name. Empty where there is none. */
  readonly product: string;
  /** Further texts that may name it, when the first says nothing. */
  readonly otherwise: readonly string[];
  readonly amount: AmountReading;
};

export type EntryTable = {
  readonly rows: readonly EntryRow[];
  /** The row that names the columns, if there is one. */
  readonly headerIndex: number | undefined;
};

type Role = "sku" | "ean" | "name" | "quantity" | "unit" | "packages" | "layers" | "pallets";
type Columns = ReadonlyMap<Role, number>;

/** What columns are called in Czech, Slovak and English, folded. */
const headings: Readonly<Record<Role, string>> = {
  sku:
    "cislo|cislo produktu|cislo zbozi|cislo tovaru|cislo polozky|kod|kod produktu|kod zbozi|kod tovaru|sku|material|" +
    "artikl|artikel|product number|product code|item|item number|item no|number|code|product no|c. produktu",
  ean: "ean|ean kod|ean13|gtin|carovy kod|ciarovy kod|barcode|ean code",
  name: "nazev|nazov|nazev produktu|nazov produktu|name|product|product name|produkt|zbozi|tovar|popis|description|polozka",
  quantity:
    "mnozstvi|mnozstvo|quantity|qty|pocet|pocet ks|pocet kusu|pocet kusov|amount|objednavka|objednat|order",
  unit: "jednotka|merna jednotka|mj|j|unit|units|uom",
  packages: "baleni|balenia|balenie|packages|boxes|krabice|prepravky",
  layers: "vrstvy|vrstva|layers|layer",
  pallets: "palety|paleta|pallets|pallet",
};

const roleOfHeading: ReadonlyMap<string, Role> = new Map(
  namesIn(headings).flatMap((role) => headings[role].split("|").map((name) => [name, role] as const)),
);

/**
 * Reads the rows of a pasted or imported order (C17): separated by tab, semicolon, bar, comma or blanks, each row by
 * its own, with a heading or without one. Empty rows are left out, and so are those of separators alone.
 *
 * @example readEntries(["100112;72", "2 pal 100101"]).rows.length // 2
 */
export function readEntries(lines: readonly string[]): EntryTable {
  const rows: EntryRow[] = [];
  let columns: Columns | undefined;
  let headerIndex: number | undefined;
  for (const [index, line] of lines.entries()) {
    const isLong = line.length > MAX_ROW_CHARS;
    const text = (isLong ? line.slice(0, MAX_ROW_CHARS + 1) : line).replaceAll("\uFEFF", "");
    if (/^[\s;,|"']*$/.test(text)) continue;
    const cells = splitRow(text);
    const header = rows.length === 0 && headerIndex === undefined ? columnsOf(cells) : undefined;
    if (header) {
      columns = header;
      headerIndex = index;
    } else {
      rows.push({
        index,
        text,
        ...(columns && cells.length > 1 ? readByColumns(cells, columns) : readFreely(cells)),
      });
    }
  }
  return { rows, headerIndex };
}

type Meaning = Pick<EntryRow, "product" | "otherwise" | "amount">;

/** Cells of one row; a comma between figures is a decimal one, unless a product's number stands before it. */
function splitRow(line: string): readonly string[] {
  const separator = ["\t", ";", "|"].find((mark) => line.includes(mark));
  const byComma = /^\s*"?[0-9A-Za-z-]*\d[0-9A-Za-z-]{3,}"?\s*,/.test(line)
    ? splitAfterCode(line)
    : line.split(/,(?!\d)/);
  const cells = separator === undefined ? byComma : line.split(separator);
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^["']+|["']+$/g, "")
      .trim(),
  );
}

function splitAfterCode(line: string): readonly string[] {
  const at = line.indexOf(",");
  const rest = line.slice(at + 1);
  return [line.slice(0, at), ...(readAmount(rest).kind === "read" ? [rest] : rest.split(","))];
}

/** The columns that a heading names; undefined when the row is none. It names goods and an amount, and no figures. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => readAmount(cell).kind === "read")) return;
  const columns = new Map<Role, number>();
  for (const [at, cell] of cells.entries()) {
    const role = roleOfHeading.get(
      fold(cell)
        .replaceAll(/\s+/g, " ")
        .replace(/\s*\(.*\)$/, "")
        .trim(),
    );
    if (role && !columns.has(role)) columns.set(role, at);
  }
  // Where there is an amount, a column called "packaging" says what the goods are packed in.
  if (columns.has("quantity"))
    for (const role of ["packages", "layers", "pallets"] as const) columns.delete(role);
  const namesGoods = columns.has("sku") || columns.has("ean") || columns.has("name");
  const namesAmount =
    columns.has("quantity") || columns.has("packages") || columns.has("layers") || columns.has("pallets");
  return namesGoods && namesAmount ? columns : undefined;
}

function readByColumns(cells: readonly string[], columns: Columns): Meaning {
  const cell = (role: Role) => cells[columns.get(role) ?? -1] ?? "";
  const [product = "", ...otherwise] = [cell("sku"), cell("ean"), cell("name")].filter((text) => text !== "");
  return { product, otherwise, amount: amountByColumns(cell) };
}

function amountByColumns(cell: (role: Role) => string): AmountReading {
  const quantity = cell("quantity");
  if (quantity !== "") {
    const bare = readAmount(quantity);
    const unit = cell("unit");
    return unit === "" || !/^[-+\d\s.,]+$/.test(quantity) ? bare : readAmount(`${quantity} ${unit}`);
  }
  const amounts: EntryAmount[] = [];
  for (const unit of ["packages", "layers", "pallets"] as const) {
    const reading = readAmount(cell(unit));
    if (reading.kind === "unreadable") return reading;
    if (reading.kind === "ambiguous") return { ...reading, unit };
    const counted = reading.kind === "read" ? reading.amounts : [];
    amounts.push(...counted.flatMap(({ count }) => (count === 0 ? [] : [{ count, unit }])));
  }
  return amounts.length === 0 ? { kind: "missing" } : { kind: "read", amounts };
}

/** A number of a product or an EAN: figures, perhaps with letters, too long to be a quantity. */
const code = /^(?=.*\d)[0-9A-Za-z-]{5,32}$/;

function readFreely(cells: readonly string[]): Meaning {
  const filled = cells.filter((cell) => cell !== "");
  const [first = ""] = filled;
  if (filled.length <= 1) return readSentence(first);
  const coded = filled.findIndex((cell) => code.test(cell) && readAmount(cell).kind !== "unreadable");
  const codeAt = coded === -1 ? filled.findIndex((cell) => code.test(cell)) : coded;
  const goodsAt = codeAt === -1 ? filled.findIndex((cell) => readAmount(cell).kind !== "read") : codeAt;
  if (goodsAt === -1) return { product: first, otherwise: [], amount: amountAmong(filled.slice(1)) };
  const after = amountAmong(filled.slice(goodsAt + 1));
  const isBefore = after.kind === "missing" && goodsAt > 0;
  const amount = isBefore ? amountAmong(filled.slice(0, goodsAt)) : after;
  const otherwise = filled.slice(goodsAt + 1).filter(mayName);
  return { product: filled[goodsAt] ?? "", otherwise: codeAt === -1 ? [] : otherwise, amount };
}

/** Words, and not those of an amount: by "12 pal" nobody means a pale ale of twelve degrees. */
function mayName(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && !isUnit(cell) && readAmount(cell).kind === "unreadable";
}

/** The first cell that is an amount, with the unit beside it; what else there is may be prices. */
function amountAmong(cells: readonly string[]): AmountReading {
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1] ?? "";
    const reading = readAmount(isUnit(next) && /^[-+\d\s.,]+$/.test(cell) ? `${cell} ${next}` : cell);
    if (reading.kind === "read" || reading.kind === "ambiguous") return reading;
  }
  const last = cells.findLast((cell) => cell !== "");
  return last === undefined ? { kind: "missing" } : { kind: "unreadable", text: last };
}

const number = String.raw`[-+]?\d+(?:[ \u00a0]\d{3})*(?:[.,]\d+)?`;
const codeFirst = /^(?<code>(?=\S*\d)[0-9A-Za-z-]{5,32})(?:\s*[-–:=]\s+|\s*[:=x×*]\s*|\s+)(?<rest>.+)$/u;
const amountFirst = new RegExp(String.raw`^(?<amount>${number}\s*(?:[x×*]|\p{L}+\.?)?)\s+(?<rest>.+)$`, "u");
const amountLast = new RegExp(
  String.raw`^(?<rest>.*\S)(?:\s*[:=x×*]\s*|\s+[-–]\s+|\s+)(?<amount>${number}\s*(?:\p{L}+\.?)?)$`,
  "u",
);

/** A row without separators: "150114 6", "2 pal 100101", "lipovrch 12 lahev 0,5 300 ks". */
function readSentence(text: string): Meaning {
  const sentence = text.replace(/^(?:[-*•–]\s+|\d{1,3}[.)]\s+)/, "").trim();
  const leading = codeFirst.exec(sentence)?.groups;
  if (leading?.code !== undefined && leading.rest !== undefined) {
    const whole = readAmount(leading.rest);
    if (whole.kind !== "unreadable") return { product: leading.code, otherwise: [], amount: whole };
  }
  const before = amountFirst.exec(sentence)?.groups;
  if (
    before?.amount !== undefined &&
    before.rest !== undefined &&
    isPlainAmount(before.amount, before.rest)
  ) {
    return { product: before.rest, otherwise: [], amount: readAmount(before.amount) };
  }
  const after = amountLast.exec(sentence)?.groups;
  const behind = after?.amount === undefined ? undefined : readAmount(after.amount);
  // "sud 50 l" is how the goods are packed, not how much is wanted.
  const isVolume = behind?.kind === "read" && behind.amounts.some(({ unit }) => unit === "litres");
  if (after?.rest !== undefined && behind && behind.kind !== "unreadable" && !isVolume) {
    const product = leading?.code ?? after.rest;
    const otherwise = leading?.code === undefined ? [sentence] : [after.rest];
    return { product, otherwise, amount: behind };
  }
  if (leading?.code !== undefined && leading.rest !== undefined) {
    return {
      product: leading.code,
      otherwise: [sentence],
      amount: { kind: "unreadable", text: leading.rest },
    };
  }
  return { product: sentence, otherwise: [], amount: { kind: "missing" } };
}

/** "6x Lipovrch" and "2 pal 100101" begin with an amount; a bare figure does so before a product's number only. */
function isPlainAmount(amount: string, rest: string): boolean {
  if (readAmount(amount).kind !== "read") return false;
  return /[^\d\s.,+-]/.test(amount) || code.test(rest);
}
