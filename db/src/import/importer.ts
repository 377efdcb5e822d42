import type { ClientBase } from "pg";
import type { z } from "zod";
import type { Day } from "../days.ts";
import type { Numbered, RowError } from "./row-error.ts";

/** What an import may know besides its file. */
export type ImportContext = { today: Day };

/** A cell that must name an existing row. Null and empty cells name nothing and are fine. */
export type Reference<Row> = { column: keyof Row & string; table: string; key: string };

/** Rows of one key must not overlap in time; days are inclusive, an empty end is for ever. */
export type Validity<Row> = {
  key: readonly (keyof Row & string)[];
  from: keyof Row & string;
  to: keyof Row & string;
};

/** Everything about one kind of file. */
export type Importer<Row> = {
  /** The word on the command line. */
  kind: string;
  /** The demo's file. */
  file: string;
  columns: z.ZodType<Row, Record<string, string>>;
  /** Columns that the file must have. */
  header: readonly string[];
  /** Columns that together may stand only once in a file. */
  key: readonly (keyof Row & string)[];
  validity?: Validity<Row>;
  references: readonly Reference<Row>[];
  /** Columns whose text starts with a day that moves with the demo's reference day. */
  movingDays: readonly string[];
  /** Saves all rows in the caller's transaction. Refusals that need the database are returned; then nothing is kept. */
  save: (tx: ClientBase, rows: readonly Numbered<Row>[], context: ImportContext) => Promise<RowError[]>;
};

type ColumnsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

type ImporterSpec<Row> = Omit<Importer<Row>, "columns" | "header" | "movingDays" | "references"> &
  Partial<Pick<Importer<Row>, "movingDays" | "references">>;

/** Makes an importer of its columns; the header that a file needs is their names. */
export function importer<Shape extends z.ZodRawShape>(
  columns: z.ZodObject<Shape>,
  spec: ImporterSpec<ColumnsOf<Shape>>,
): Importer<ColumnsOf<Shape>> {
  return {
    movingDays: [],
    references: [],
    ...spec,
    columns: columns as unknown as z.ZodType<ColumnsOf<Shape>, Record<string, string>>,
    header: Object.keys(columns.shape),
  };
}
