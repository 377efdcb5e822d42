import type { RowError } from "./row-error.ts";

/** One refused file of a folder, or a refused cell of its table; row nought means the whole file. */
export type FileError = RowError & { file: string };

/** A refusal of a whole file. */
export function fileError(file: string, code: RowError["code"], value = ""): FileError {
  return { file, row: 0, column: "", code, value };
}
