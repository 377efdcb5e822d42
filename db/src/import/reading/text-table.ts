/** Rows in columns as wide as what is in them, to 40 characters; the last one is as long as it is. */
export function textTable(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_head, at) =>
    Math.min(40, Math.max(...rows.map((row) => row[at]?.length ?? 0))),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths?.[at] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
