import { stripVTControlCharacters } from "node:util";

const mostLines = 40;
/** The name of a test and what went wrong; where it stands in the code is told above the table. */
const linesOfOne = 8;
/** How Vitest and Playwright begin to tell of one failure. */
const beginning = /^(?: FAIL {2}| {2}\d+\) )/u;

/** Why a step is red, out of all that it said: each test that failed with its message, else the last it said. */
export function whyRed(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");
  const begun = lines.flatMap((line, index) => (beginning.test(line) ? [index] : []));
  if (begun.length === 0) return lines.slice(-mostLines);
  const each = Math.max(2, Math.min(linesOfOne, Math.floor(mostLines / begun.length)));
  const told = begun.flatMap((start, index) =>
    lines.slice(start, Math.min(start + each, begun[index + 1] ?? lines.length)),
  );
  return told.length <= mostLines
    ? told
    : [...told.slice(0, mostLines), `… and ${begun.length - mostLines / each} more`];
}
