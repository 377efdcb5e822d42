/**
 * Whatever takes a statement: a connection of `pg`, or the server's own transaction. An importer needs no more, so that a file
 * and a call are saved by the same code.
 */
export type Sql = {
  query: <Row extends object = Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ) => Promise<{ rows: Row[] }>;
};
