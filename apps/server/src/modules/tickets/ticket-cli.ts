import { randomUUID } from "node:crypto";
import { parseTicketStatus, TICKET_STATUSES } from "@vycep/domain/tickets/ticket-status";
import { createClock } from "../../platform/clock.ts";
import { parseConfig } from "../../platform/config.ts";
import { openDatabase } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { operatorsList, operatorsTicket } from "./operators-view.ts";
import { answerTicket, type BreweryRefusal, changeTicket } from "./tickets.commands.ts";

type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };
type Run = Pick<Deps, "db" | "clock" | "config"> & Output;

const usage = [
  "Usage: npm run ticket -- list [all]",
  "       npm run ticket -- show CASE",
  "       npm run ticket -- answer CASE AUTHOR TEXT",
  `       npm run ticket -- state CASE STATE [INTO]     ${TICKET_STATUSES.join(", ")}`,
];

/**
 * Tickets in the hands of an operator, beside the desk and by the same code: those that are open, one with all that was said,
 * an answer, another state.
 *
 * @returns the exit code: 0 done, 1 refused or the configuration is not right, 2 called wrongly
 */
export async function ticketCli(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, error }: Output,
): Promise<number> {
  const work = workOf(args);
  if (work === undefined) {
    for (const line of usage) error(line);
    return 2;
  }
  const parsed = parseConfig(environment);
  if (parsed.kind === "invalid") {
    for (const problem of parsed.problems) error(problem);
    return 1;
  }
  const { config } = parsed;
  const database = openDatabase(config, (cause) => error(String(cause)));
  try {
    return await work({ db: database.db, config, clock: createClock(config.clock), out, error });
  } finally {
    await database.close();
  }
}

function workOf([command, caseNumber = "", ...more]: readonly string[]):
  | ((run: Run) => Promise<number>)
  | undefined {
  const [first = "", second] = more;
  if (command === "list" && (caseNumber === "" || caseNumber === "all") && more.length === 0)
    return (run) => list(run, caseNumber === "all");
  if (caseNumber === "") return undefined;
  if (command === "show" && more.length === 0) return (run) => show(run, caseNumber);
  if (command === "answer" && more.length === 2)
    return (run) => answer(run, { caseNumber, author: first, text: second ?? "" });
  const status = parseTicketStatus(first);
  if (command === "state" && status !== undefined && more.length <= 2)
    return async ({ db, clock, config, ...output }) => {
      const when = { at: clock.instant(), today: clock.now().date, eventId: `operator ${randomUUID()}` };
      const done = await inTransaction(db, (tx) =>
        changeTicket(tx, { caseNumber, status, mergedInto: second, ...when }, config.secrets),
      );
      return done.ok ? said(output, `${caseNumber} is ${done.value.status}.`) : no(output, done.refusal);
    };
  return undefined;
}

async function list({ db, out }: Run, isAll: boolean): Promise<number> {
  for (const line of await operatorsList(db, isAll)) out(line);
  return 0;
}

async function show({ db, out, error }: Run, caseNumber: string): Promise<number> {
  const lines = await operatorsTicket(db, caseNumber);
  if (lines === undefined) return no({ out, error }, { kind: "no-such-ticket" });
  for (const line of lines) out(line);
  return 0;
}

async function answer(
  { db, clock, config, ...output }: Run,
  told: { readonly caseNumber: string; readonly author: string; readonly text: string },
): Promise<number> {
  const when = { at: clock.instant(), eventId: `operator ${randomUUID()}`, isAutomatic: false };
  const done = await inTransaction(db, (tx) => answerTicket(tx, { ...told, ...when }, config.secrets));
  return done.ok ? said(output, `${told.caseNumber} is answered.`) : no(output, done.refusal);
}

const reasons: Readonly<Record<BreweryRefusal["kind"], string>> = {
  "no-such-ticket": "There is no such ticket.",
  "ticket-closed": "The ticket is cancelled or merged: change its state first.",
  "answer-empty": "The answer has no text.",
  "answer-too-long": "The answer has more than 2,000 characters.",
  "merged-into-unknown": "The company has no such other ticket.",
};

function said({ out }: Output, line: string): number {
  out(line);
  return 0;
}

function no({ error }: Output, { kind }: BreweryRefusal): number {
  error(reasons[kind]);
  return 1;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  // biome-ignore lint/style/noProcessEnv: a program's own entry reads the environment once
  process.exitCode = await ticketCli(process.argv.slice(2), process.env, {
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
  });
}
