import { createHash } from "node:crypto";
import type { Piece } from "@vycep/db/export/read-pieces";

/** A file of an archive, as its list tells it. */
export type Written = { file: string; rows: number; sha256: string };

/** The bytes of a file as they flow past; how many rows they were, and their sum, is told when all have. */
export async function* measured(
  pieces: AsyncIterable<Piece>,
  { written, tell }: { readonly written: Written; readonly tell: () => Promise<void> },
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const { text, rows } of pieces) {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    written.rows += rows;
    await tell();
    yield bytes;
  }
  written.sha256 = hash.digest("hex");
}
