/** How the rows of an importer's file are made of what stands in the database, so that another installation can read them (DINT-04). */
export type FileRows = {
  /** The importer that reads them. */
  kind: string;
  /** A table, or a query in brackets: one row for each row of the file, called `it`. */
  from: string;
  /** In what order they stand. */
  order: readonly string[];
  /** Those of which the file can say all that it has to; all of them where nothing is said. */
  where?: string;
  /** SQL that makes the row out of `it`; `asked.today` is the day. */
  row: string;
};

/** SQL that tells people from what acts as a company's key, which no file brings. */
export function isPerson(uid: string): string {
  return `exists (select from app_user person where person.uid = ${uid} and person.status <> 'Program')`;
}
