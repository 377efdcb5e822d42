import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "@vycep/tables/read-csv";
import { root } from "../bootstrap.mjs";

/** What a code means where there are no words for it, and what whoever meets it does. */
export type Advice = { readonly says: string; readonly todo: string };

/** The advice of each code, by hand in `code-advice.csv`. */
export function codeAdvice(): ReadonlyMap<string, Advice> {
  const [, ...rows] = readCsv(readFileSync(join(root, "tools/api/code-advice.csv"), "utf8"));
  return new Map(rows.map(({ record: [code = "", says = "", todo = ""] }) => [code, { says, todo }]));
}

/** What of a page of codes is not told: a meaning, what to do, or a code for advice that there is. */
export function untold(page: string, advice = codeAdvice()): readonly string[] {
  const rows = [...page.matchAll(/^\| `([^`]+)` \|(.*) \|$/gm)].map(([, code = "", cells = ""]) => ({
    code,
    cells: cells.split(/(?<!\\)\|/).map((cell) => cell.trim()),
  }));
  const known = new Set(rows.map(({ code }) => code));
  return [
    ...rows.filter(({ cells }) => cells.at(-2) === "").map(({ code }) => `${code} has no meaning`),
    ...rows
      .filter(({ cells }) => cells.at(-1) === "")
      .map(({ code }) => `${code} says nothing of what to do`),
    ...[...advice.keys()].filter((code) => !known.has(code)).map((code) => `${code} is no code`),
  ];
}
