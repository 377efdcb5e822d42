import pg from "pg";

export type Answered = (error: Error | undefined, result: pg.QueryResult) => void;

/**
 * Sends a query and waits so long for its answer: PostgreSQL's own limit cannot fire when the database is a black hole, this one can.
 * The query gets its callback as it is made. Where the driver waits (`query_timeout`), or makes the promise, it gives a query that is there
 * already another one, and a function that is written into an object that way is let go, with all rows that it saw, only when V8
 * clears its whole memory (decision 0693).
 */
export function answerOf(
  client: pg.PoolClient,
  make: (callback: Answered) => pg.Submittable,
  waitMs: number,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(unanswered)), waitMs);
    const callback: Answered = (error, result) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(result);
    };
    client.query(make(callback));
  });
}

type Plain = { readonly name?: string; readonly text: string; readonly values?: unknown[] };

/** The same of a query of the driver's own. */
export function answerOfPlain(
  client: pg.PoolClient,
  statement: Plain,
  waitMs: number,
): Promise<pg.QueryResult> {
  return answerOf(client, (callback) => new DriversQuery({ ...statement, callback }), waitMs);
}

/** The driver takes a callback among the rest; its types do not tell so. */
const DriversQuery = pg.Query as unknown as new (
  config: Plain & { readonly callback: Answered },
) => pg.Submittable;

/** As the driver words it. */
const unanswered = "Query read timeout";

/** A statement that nobody answered: its connection is still busy with it. */
export function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.message === unanswered;
}
