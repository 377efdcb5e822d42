/** How the rows of a noun are found and told. */
export type Feed = {
  /** The kind of its files. */
  noun: string;
  /** Columns of the key, as a file calls them. */
  key: readonly string[];
  /** The table with a row for each, and the columns of its key in the same order. */
  from: { table: string; key: readonly string[] };
  /** Which of the table's rows `it` are of the noun, where not all are. */
  only?: string;
  /** All tables whose changes are its changes. */
  tables: readonly string[];
  /** Those of them whose rows of the same key go with it, where the database does not see to it. */
  parts?: readonly string[];
  /** SQL that makes the row of a file out of the table's row `it`; `asked.today` is the day. */
  row: string;
};
