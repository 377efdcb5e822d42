import pg from "pg";

const { Client, TypeOverrides, types } = pg;

/**
 * How this house reads PostgreSQL's types: a `date` stays a calendar day in text (D15), and whole numbers and
 * percents become numbers. A bigint beyond 2^53 is refused rather than rounded.
 */
export function houseTypes(): pg.CustomTypesConfig {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.DATE, (text) => text);
  overrides.setTypeParser(types.builtins.INT8, wholeNumber);
  overrides.setTypeParser(types.builtins.NUMERIC, Number);
  return overrides;
}

/** As the server asks of its own connections (apps/server/src/platform/db.ts); migrations and imports take their time. */
const relyingOn =
  "-c jit=off -c timezone=UTC -c datestyle=ISO -c statement_timeout=0 -c idle_in_transaction_session_timeout=0";

/** Opens one connection; whoever asks for it ends it. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new Client({ connectionString: databaseUrl, types: houseTypes(), options: relyingOn });
  await client.connect();
  return client;
}

/** Opens one connection, hands it to `work` and closes it, whatever happens. */
export async function withConnection<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(databaseUrl);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `work` in one transaction: all of it, or nothing. */
export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a whole number`);
  return value;
}
