/** Goods as they are typed: a line a product, "100101 40". */
export interface TypedLines {
  readonly lines: readonly { readonly sku: string; readonly boxes: number }[];
  /** The first line that cannot be read, counted from 1. */
  readonly wrongLine: number | undefined;
}

/** Reads typed goods; empty lines are none. @example readLines("100101 40").lines // [{ sku: "100101", boxes: 40 }] */
export function readLines(text: string): TypedLines {
  const rows = text.split("\n").map((row) => /^\s*(?:(\S+)[\s;,]+(\d{1,5}))?\s*$/.exec(row));
  const wrong = rows.findIndex((row) => row === null || Number(row[2] ?? 1) < 1);
  const lines = rows.flatMap((row) =>
    row?.[1] === undefined || row[2] === undefined ? [] : [{ sku: row[1], boxes: Number(row[2]) }],
  );
  return { lines, wrongLine: wrong === -1 ? undefined : wrong + 1 };
}
