/** Rows of cells as a spreadsheet puts them into the clipboard: parted by tabs, a cell with breaks or quotes in quotes. */
export function pastedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let rest = text.replaceAll("\r\n", "\n").replace(/\n+$/, "");
  while (rest !== "") {
    const quoted = /^"((?:[^"]|"")*)"(?=\t|\n|$)/.exec(rest);
    const cell = quoted?.[0] ?? /^[^\t\n]*/.exec(rest)?.[0] ?? "";
    rows.at(-1)?.push((quoted?.[1]?.replaceAll('""', '"') ?? cell).trim());
    const part = rest.charAt(cell.length);
    rest = rest.slice(cell.length + 1);
    if (part === "\n") rows.push([]);
    if (part !== "" && rest === "") rows.at(-1)?.push("");
  }
  return rows.filter((row) => row.some((cell) => cell !== ""));
}

/** A table of a spreadsheet: the numbers of products, and under the names of fields what is said of them. */
export type PastedTable = {
  readonly fields: readonly string[];
  readonly rows: readonly { readonly sku: string; readonly cells: readonly string[] }[];
  /** Heads that name no field. */
  readonly unknown: readonly string[];
};

/**
 * A pasted table (DGOOD-02): its first column holds the numbers of products, its first row says which fields follow, as a file or as
 * the page calls them; without such a row they are those of the grid, in its order.
 *
 * @example pastedTable("Kód\tHmotnost\n100101\t19,6", { columns: [], fieldOf: (name) => name === "Hmotnost" ? "gross_kg_per_box" : undefined })
 *   // { fields: ["gross_kg_per_box"], rows: [{ sku: "100101", cells: ["19,6"] }], unknown: [] }
 */
export function pastedTable(
  text: string,
  {
    columns,
    fieldOf,
  }: { readonly columns: readonly string[]; readonly fieldOf: (name: string) => string | undefined },
): PastedTable {
  const [head = [], ...body] = pastedCells(text);
  const named = head.slice(1).map((name) => ({ name, field: fieldOf(name) }));
  const isHead = named.some(({ field }) => field !== undefined);
  const kept = isHead
    ? named.flatMap(({ field }, at) => (field === undefined ? [] : [{ field, at }]))
    : columns.map((field, at) => ({ field, at })).slice(0, Math.max(0, head.length - 1));
  return {
    fields: kept.map(({ field }) => field),
    rows: (isHead ? body : [head, ...body]).flatMap(([sku = "", ...cells]) =>
      sku === "" ? [] : [{ sku, cells: kept.map(({ at }) => cells[at] ?? "") }],
    ),
    unknown: isHead ? named.filter(({ field }) => field === undefined).map(({ name }) => name) : [],
  };
}
