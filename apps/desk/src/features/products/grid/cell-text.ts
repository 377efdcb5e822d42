import type { Language } from "@vycep/domain/market/language";
import type { ProductField } from "../use-product.ts";

/** What codes are called in the reader's language. */
export type CellWords = {
  readonly yes: string;
  readonly no: string;
  /** By the code of a flag. */
  readonly flags: Readonly<Record<string, string>>;
  /** By the code of what a field is one of, such as its category. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A cell as people read it: numbers with their sign for decimals, a flag as yes or no. */
export function shownCell(
  field: Pick<ProductField, "name" | "unit" | "values">,
  value: string,
  { language, words }: { readonly language: Language; readonly words: CellWords },
): string {
  if (isFlag(field)) return value === "1" ? words.yes : value === "0" ? words.no : value;
  if (field.name === "flags") return listed(value, (code) => words.flags[code]);
  const named = words.names[field.name]?.[value];
  if (named !== undefined) return named;
  return field.unit !== "" && language !== "en" ? value.replace(".", ",") : value;
}

/** What somebody means by a cell, typed or pasted. @example meantCell({ unit: "kg", values: [] }, "1 234,5", words) // "1234.5" */
export function meantCell(
  field: Pick<ProductField, "name" | "unit" | "values">,
  text: string,
  words: CellWords,
): string {
  if (isFlag(field)) {
    const said = text.trim().toLowerCase();
    return said === words.yes ? "1" : said === words.no ? "0" : text;
  }
  const names = words.names[field.name];
  if (names !== undefined) return codeOf(text, names) ?? text;
  if (field.unit !== "") return text.replace(/[\s\u00a0](?=\d{3})/g, "").replace(",", ".");
  const [, day, month, year] = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\s*$/.exec(text) ?? [];
  if (field.name.startsWith("sellable_") && day !== undefined && month !== undefined)
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (field.name === "flags") return listed(text, (name) => codeOf(name, words.flags)).replace(/,\s+/g, ",");
  return field.values.length > 0 || field.name === "markets" ? text.replace(/,\s+/g, ",") : text;
}

/** A list with each of its parts under another name, where it has one. */
function listed(text: string, nameOf: (part: string) => string | undefined): string {
  return text
    .split(",")
    .map((part) => nameOf(part.trim()) ?? part)
    .join(", ")
    .replace(/,\s+/g, ", ");
}

/** The code of a name; one that several have is that of none. */
function codeOf(name: string, names: CellWords["flags"]): string | undefined {
  const found = Object.keys(names).filter((code) => names[code]?.toLowerCase() === name.toLowerCase());
  return found.length === 1 ? found[0] : undefined;
}

function isFlag({ values }: Pick<ProductField, "values">): boolean {
  return values.length === 2 && values.includes("1") && values.includes("0");
}
