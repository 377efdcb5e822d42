import { lastMonthOver } from "@vycep/domain/billing/statement";
import { FORMAT_TYPES } from "@vycep/domain/documents/document";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Deps } from "../../../platform/deps.ts";
import { repeatingJob } from "../../../platform/jobs/job.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { keepDocument } from "../../documents/documents.commands.ts";
import { keptNumbers } from "../../documents/documents.facts.ts";
import { filesOf } from "../../files/files.facts.ts";
import { arePaymentsTold } from "../payments.repo.ts";
import { drawStatement, statementOf } from "./statement.ts";
import { type Account, accountsBilled } from "./statements.repo.ts";

const everyMs = 60 * 60 * 1000;

/** The house ERP's office: once a month is over, each account gets its statement. Another ERP delivers its own. */
export const issueStatementsJob = repeatingJob("invoices: statements", everyMs, async (deps, stopping) => {
  if (deps.config.erp === undefined) await issueStatements(deps, stopping);
});

/**
 * Makes the statements of the month that is over, each once: the number says month, company and currency. Where nobody
 * tells payments there is none, for nobody knows what is open. Each is drawn with what was read for it, and so never
 * says anything else later.
 */
export async function issueStatements(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const { until } = lastMonthOver(clock.now().date);
  const accounts = await accountsBilled(db, until);
  const numbers = accounts.map((account) => numberOf(account, until));
  const known = await keptNumbers(db, { kind: "statement", numbers });
  const told = new Map<string, boolean>();
  for (const account of accounts) {
    const number = numberOf(account, until);
    if (stopping?.aborted || known.has(number)) continue;
    const { currency } = account;
    const isTold = told.get(currency) ?? (await arePaymentsTold(db, currency));
    told.set(currency, isTold);
    if (isTold) await issueStatement(deps, { ...account, number, until });
  }
}

async function issueStatement(
  deps: Deps,
  wanted: Account & { readonly number: string; readonly until: LocalDate },
): Promise<void> {
  const statement = await statementOf(deps, wanted);
  if (statement === undefined) return;
  const { number, companyId, currency, until: issued } = wanted;
  const name = `${number}.pdf`;
  const content = await drawStatement(deps, statement);
  const file = await filesOf(deps).write({ name, type: FORMAT_TYPES.pdf }, content);
  await inTransaction(deps.db, (tx) =>
    keepDocument(
      tx,
      {
        kind: "statement",
        ...{ number, companyId, issued },
        amount: { minor: statement.paper.closingMinor, currency },
        orderNumbers: [],
        files: [{ format: "pdf", file }],
      },
      deps.clock.instant(),
    ),
  );
}

/** `2026-10-C1-CZK` */
function numberOf({ companyId, currency }: Account, until: LocalDate): string {
  return `${until.slice(0, 7)}-${companyId}-${currency}`;
}
