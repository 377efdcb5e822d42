import { z } from "zod";
import type { Day } from "../../days.ts";
import type { Sql } from "../../sql.ts";
import { type DescribedColumn, describedColumns } from "./described-columns.ts";
import type { CellFault, Numbered } from "./row-error.ts";

/** What an import may know besides its file. */
export type ImportContext = { today: Day };

/** A cell that must name an existing row, or a list of them. Null and empty cells name nothing and are fine. */
export type Reference<Row> = { column: keyof Row & string; table: string; key: string };

/** Rows of one key must not overlap in time; days are inclusive, an empty end is for ever. */
export type Validity<Row> = {
  key: readonly (keyof Row & string)[];
  from: keyof Row & string;
  to: keyof Row & string;
};

/** What must hold of rows beyond their single cells. It judges every row in which the cells it needs could be read. */
export type RowRule<Row> = {
  needs: readonly (keyof Row & string)[];
  /** Rows that are judged together: left out when one of them has a needed cell that could not be read. */
  group?: keyof Row & string;
  check: (
    rows: readonly Numbered<Row>[],
    tx: Sql,
    context: ImportContext,
  ) => CellFault[] | Promise<CellFault[]>;
};

/** How the cells of a row are read. */
export type Reading<Row> = {
  /** What each column says of itself, in the order of a file. */
  described: readonly DescribedColumn[];
  /** Columns that the file must have. */
  header: readonly string[];
  /** Columns that are read where the file has them. */
  columns: readonly string[];
  whole: (cells: Cells) => z.ZodSafeParseResult<Row>;
  /** The same for a row of which only some cells are there. */
  part: (cells: Cells) => z.ZodSafeParseResult<Partial<Row>>;
};

export type Cells = Readonly<Record<string, string>>;

/** Everything about one kind of file. */
export type Importer<Row> = {
  /** The word on the command line. */
  kind: string;
  /** The demo's file. */
  file: string;
  reading: Reading<Row>;
  /** Columns that together may stand only once in a file. */
  key: readonly (keyof Row & string)[];
  validity?: Validity<Row>;
  references: readonly Reference<Row>[];
  /** Columns whose text starts with a day that moves with the demo's reference day. */
  movingDays: readonly string[];
  rules: readonly RowRule<Row>[];
  /** Saves all rows in the caller's transaction. Nothing is refused any more. */
  save: (tx: Sql, rows: readonly Numbered<Row>[], context: ImportContext) => Promise<void>;
};

type ColumnsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

type ImporterSpec<Row> = Omit<Importer<Row>, "reading" | "movingDays" | "references" | "rules"> &
  Partial<Pick<Importer<Row>, "movingDays" | "references" | "rules">>;

/** Makes an importer of its columns. */
export function importer<Shape extends z.ZodRawShape>(
  columns: z.ZodObject<Shape>,
  spec: ImporterSpec<ColumnsOf<Shape>>,
): Importer<ColumnsOf<Shape>> {
  return {
    movingDays: [],
    references: [],
    rules: [],
    ...spec,
    reading: readingOf(columns),
  };
}

export function readingOf<Shape extends z.ZodRawShape>(
  columns: z.ZodObject<Shape>,
): Reading<ColumnsOf<Shape>> {
  const names = Object.keys(columns.shape);
  // Made for the first file that is read: a server that starts has all importers, and reads none.
  let described: readonly DescribedColumn[] | undefined;
  let some: z.ZodType | undefined;
  return {
    get described() {
      described ??= describedColumns(columns);
      return described;
    },
    header: names.filter((name) => !(columns.shape[name] instanceof z.ZodOptional)),
    columns: names,
    whole: (cells) => columns.safeParse(cells),
    part: (cells) => {
      some ??= columns.partial();
      return some.safeParse(cells) as z.ZodSafeParseResult<Partial<ColumnsOf<Shape>>>;
    },
  };
}

/** A row of which only some cells are sure to be there. */
type Known<Row, Column extends keyof Row> = Pick<Row, Column> & Partial<Row>;

/** Makes rules about rows of these columns: a rule sees for sure only the cells that it names. */
export function rulesFor<Shape extends z.ZodRawShape>(_columns: z.ZodObject<Shape>) {
  type Row = ColumnsOf<Shape>;
  return <Column extends keyof Row & string>(
    needs: readonly Column[],
    check: (
      rows: readonly Numbered<Known<Row, Column>>[],
      tx: Sql,
      context: ImportContext,
    ) => CellFault[] | Promise<CellFault[]>,
    group?: Column,
  ): RowRule<Row> => ({ needs, check, ...(group === undefined ? {} : { group }) });
}
