/** The largest page that the content is asked for (OP-117). */
const pageSize = 100;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Reads a list that comes in pages to its end: until a page is shorter than it could be (CONTENT-15, OP-117). */
export async function readToEnd<Row>(
  readPage: (page: Page) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let page: readonly Row[];
  do {
    page = await readPage({ offset: rows.length, limit: pageSize });
    rows.push(...page);
  } while (page.length === pageSize);
  return rows;
}
