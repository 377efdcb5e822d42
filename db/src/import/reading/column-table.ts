import type { DescribedColumn } from "./described-columns.ts";
import type { Importer } from "./importer.ts";
import { textTable } from "./text-table.ts";

type Described = Pick<Importer<object>, "kind" | "key" | "reading">;

/** The first line of a file of the kind. */
export function templateOf({ reading }: Described): string {
  return reading.described.map(({ name }) => name).join(",");
}

/** What the columns of a kind mean, for people. */
export function columnTable({ kind, key, reading }: Described): string {
  return [
    `${kind}: a row is known again by ${key.join(", ")}.`,
    "",
    textTable([
      ["column", "needed", "unit", "what it means"],
      ...reading.described.map((column) => [column.name, neededOf(column), column.unit, meaningOf(column)]),
    ]),
  ].join("\n");
}

/** Whether the column has to be there, and something in it. */
function neededOf({ isRequired, mayBeEmpty }: DescribedColumn): string {
  if (!isRequired) return "no";
  return mayBeEmpty ? "may be empty" : "yes";
}

const forms = {
  ...{ text: "", number: "", list: "several, apart by commas", day: "2026-12-31" },
  ...{ moment: "2026-12-31 16:00", flag: "0 or 1", "yes-no": "Yes or No" },
} as const;

/** Its meaning, and how it is written. */
function meaningOf({ means, form, values }: DescribedColumn): string {
  const written = [forms[form], values.length > 0 ? `of ${values.join(", ")}` : ""].filter(
    (part) => part !== "",
  );
  return [means, ...written].filter((part) => part !== "").join("; ");
}
