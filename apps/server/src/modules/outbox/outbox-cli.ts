import { parseConfig } from "../../platform/config.ts";
import { type Db, openDatabase } from "../../platform/db.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { dropMessage, repeatMessage } from "./outbox.commands.ts";
import { type ParkedMessage, parkedMessages } from "./outbox.facts.ts";

type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };
type Run = Output & { readonly db: Db; readonly id: number };

const usage = ["list", "show MESSAGE", "repeat MESSAGE", "drop MESSAGE"];

const commands: Readonly<Record<string, (run: Run) => Promise<number>>> = {
  show: async ({ db, id, out, error }) => {
    const [message] = await parkedMessages(db, id);
    if (message === undefined) return unknown(error);
    out(lineOf(message));
    out(JSON.stringify(message.body, undefined, 2));
    return 0;
  },
  repeat: async ({ db, id, out, error }) => {
    if (!(await inTransaction(db, (tx) => repeatMessage(tx, id)))) return unknown(error);
    out(`Message ${id} goes to the ERP again.`);
    return 0;
  },
  drop: async ({ db, id, out, error }) => {
    if ((await inTransaction(db, (tx) => dropMessage(tx, id))) === undefined) return unknown(error);
    out(`Message ${id} is sent no more. What the customer is told of the order is left to you.`);
    return 0;
  },
};

/**
 * Messages that the ERP refused, in the hands of an operator (D29): `list` names them with the reason, `show` prints the body,
 * `repeat` sends one again once the reason is mended, `drop` gives it up.
 *
 * @returns the exit code: 0 done, 1 no such message or the configuration is not right, 2 called wrongly
 */
export async function outboxCli(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, error }: Output,
): Promise<number> {
  const [name = "", said = "", ...more] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isList = name === "list" && said === "";
  if (!isList && (command === undefined || !/^[1-9][0-9]{0,14}$/.test(said) || more.length > 0)) {
    error("Usage:");
    for (const each of usage) error(`  npm run outbox -- ${each}`);
    return 2;
  }
  const parsed = parseConfig(environment);
  if (parsed.kind === "invalid") {
    for (const problem of parsed.problems) error(problem);
    return 1;
  }
  const database = openDatabase(parsed.config, (cause) => error(String(cause)));
  try {
    if (command !== undefined) return await command({ db: database.db, id: Number(said), out, error });
    const parked = await parkedMessages(database.db);
    for (const message of parked) out(lineOf(message));
    if (parked.length === 0) out("No message is parked.");
    return 0;
  } finally {
    await database.close();
  }
}

function lineOf({ id, topic, orderNumber, companyId, parkedAt, reason }: ParkedMessage): string {
  return [id, topic, orderNumber ?? "", companyId, parkedAt.toISOString(), reason].join("  ");
}

function unknown(error: Output["error"]): number {
  error("No such message is parked.");
  return 1;
}
