import pg from "pg";
import { type Answered, answerOf } from "./answer-of.ts";
import type { StatementNames } from "./statement-names.ts";

type Description = { readonly fields: readonly pg.FieldDef[] };
type Connection = {
  readonly bind: (prepared: { readonly statement: string }) => void;
  readonly execute: (portal: object) => void;
  readonly describe: () => void;
};
type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** The driver's query as it is made of messages; its own types tell of `submit` alone. */
type DriversQuery = pg.Submittable & {
  readonly name: string;
  hasBeenParsed(connection: Connection): unknown;
  prepare(connection: Connection): void;
  handleRowDescription(description: Description): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};
/** A named statement, and the prepared one that begins its transaction where that has not been sent yet. */
type Sent = Statement & { readonly beginning?: string | undefined };
const DriversQuery = pg.Query as unknown as new (
  config: Statement & { readonly callback: Answered },
) => DriversQuery;

const nothing: Description = { fields: [] };

/**
 * What each named statement answers with: PostgreSQL says it once, when a connection prepares the statement, and not with each
 * answer. It cannot change under a plan: PostgreSQL then refuses the plan (`isStalePlan`), and all names are forgotten.
 */
export class KnownColumns {
  readonly #byName = new Map<string, Description>();
  readonly #names: StatementNames;

  constructor(names: StatementNames) {
    this.#names = names;
  }

  of(name: string): Description | undefined {
    return this.#byName.get(name);
  }

  /** Connections that prepared a statement before and after a migration may be told differently: then all prepare anew. */
  learn(name: string, told: Description): void {
    const known = this.#byName.get(name);
    if (known !== undefined && !isSame(known, told)) {
      this.#names.forget();
      this.#byName.clear();
    }
    this.#byName.set(name, told);
  }

  /** Sends a named statement, in one message with what begins its transaction (decision 0593), and waits so long. */
  query(client: pg.PoolClient, { beginning, ...statement }: Sent, waitMs: number): Promise<pg.QueryResult> {
    const made = (callback: Answered) =>
      new DescribedOnce({ ...statement, callback }, { columns: this, beginning });
    return answerOf(client, made, waitMs);
  }
}

function isSame({ fields }: Description, told: Description): boolean {
  return (
    fields.length === told.fields.length &&
    fields.every(
      (field, at) => field.name === told.fields[at]?.name && field.dataTypeID === told.fields[at]?.dataTypeID,
    )
  );
}

class DescribedOnce extends DriversQuery {
  readonly #columns: KnownColumns;
  #isDescribed = false;
  #beginning: string | undefined;

  constructor(
    config: ConstructorParameters<typeof DriversQuery>[0],
    { columns, beginning }: { readonly columns: KnownColumns; readonly beginning: string | undefined },
  ) {
    super(config);
    this.#columns = columns;
    this.#beginning = beginning;
  }

  override prepare(connection: Connection): void {
    if (this.#beginning !== undefined) {
      connection.bind({ statement: this.#beginning });
      connection.execute({});
    }
    const known = this.hasBeenParsed(connection) ? this.#columns.of(this.name) : undefined;
    if (known !== undefined) {
      this.#isDescribed = true;
      super.handleRowDescription(known);
    }
    super.prepare(known === undefined ? connection : withoutDescribing(connection));
  }

  override handleRowDescription(told: Description): void {
    this.#isDescribed = true;
    this.#columns.learn(this.name, told);
    super.handleRowDescription(told);
  }

  /** What answers with no rows is not described either. The first answer is that of the beginning. */
  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#beginning !== undefined) {
      this.#beginning = undefined;
      return;
    }
    if (!this.#isDescribed) this.#columns.learn(this.name, nothing);
    super.handleCommandComplete(message, connection);
  }
}

const quiet = new WeakMap<Connection, Connection>();

/** The same connection, which asks for no description. */
function withoutDescribing(connection: Connection): Connection {
  const known = quiet.get(connection);
  if (known) return known;
  const made = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  quiet.set(connection, made);
  return made;
}
