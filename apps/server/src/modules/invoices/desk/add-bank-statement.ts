import { createHash } from "node:crypto";
import {
  type IncomingPayment,
  isAbo,
  ownAccountOfAbo,
  type ReadStatement,
  readAbo,
  readStatementRows,
} from "@vycep/domain/billing/bank-statement";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { decodeText } from "@vycep/tables/decode-text";
import { readTableFile } from "@vycep/tables/read-table-file";
import { xlsxDays } from "@vycep/tables/xlsx-days";
import type { PaymentsMessage } from "@vycep/words/payments/answers";
import type { Db } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { AddBankStatementInput, BankStatementAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { paymentRefusal } from "./payment-refusal.ts";
import { arePaymentsErpOwned, type PaymentsDeskDeps } from "./payments-desk.deps.ts";
import { statementView } from "./statement-view.ts";
import { accountCurrency, insertMovements, insertStatement } from "./statements.repo.ts";

const mostBytes = 500_000;
const mostRows = 5000;
const longestName = 120;

/** Reads a file of the bank and keeps the payments in it that no earlier one told, with who read it (DDOC-02, DEDIT-02). */
export async function addBankStatement(
  deps: PaymentsDeskDeps,
  context: DeskContext,
  { name, content }: AddBankStatementInput,
): Promise<BankStatementAnswer> {
  const staff = await context.staff();
  const refuse = (code: PaymentsMessage, line: number | null = null) => ({
    statement: null,
    refusal: paymentRefusal(code, context.language, line),
  });
  if (arePaymentsErpOwned(deps.config)) return refuse("erp-owns-invoices");
  const bytes = Buffer.from(content, "base64");
  if (bytes.length > mostBytes) return refuse("file-too-large");
  const read = await readFile(deps.db, bytes);
  if (read.kind === "refused")
    return refuse(read.refusal.kind, "line" in read.refusal ? read.refusal.line : null);
  const { payments, others } = read.statement;
  if (payments.length === 0) return refuse("no-payments");
  const file = [...name.toWellFormed()].slice(0, longestName).join("");
  const at = deps.clock.instant();
  const { id, isNew } = await inTransaction(deps.db, async (tx) => {
    const added = await insertStatement(tx, { name: file, hash: hashOf(bytes), others, by: staff.uid, at });
    if (!added.isNew) return added;
    await insertMovements(tx, added.id, withFingerprints(payments));
    await recordAudit(tx, {
      ...{ at, uid: toId<UserId>(staff.uid), companyId: null, requestId: context.requestId },
      ...{ action: "bank-statement.added", subjectKind: "bank-statement", subjectId: added.id },
      detail: { name: file, payments: payments.length },
    });
    return added;
  });
  return {
    statement: await statementView(deps, id),
    refusal: isNew ? null : paymentRefusal("statement-known", context.language),
  };
}

type ReadFile =
  | ReadStatement
  | { readonly kind: "refused"; readonly refusal: { readonly kind: PaymentsMessage } };

async function readFile(db: Db, bytes: Uint8Array): Promise<ReadFile> {
  const text = decodeText(bytes);
  const account = { currency: await accountCurrency(db, ownAccountOfAbo(text)) };
  if (isAbo(text)) return readAbo(text, account);
  const table = readTableFile(bytes, mostRows, xlsxDays);
  return table.kind === "refused"
    ? { kind: "refused", refusal: { kind: table.code } }
    : readStatementRows(table.rows, account);
}

/** Two payments of a file that are alike in all are two; in files that overlap the first of them is the first again. */
function withFingerprints(payments: readonly IncomingPayment[]) {
  const before = new Map<string, number>();
  return payments.map((payment) => {
    const { line: _line, ...said } = payment;
    const key = JSON.stringify(said);
    const which = (before.get(key) ?? 0) + 1;
    before.set(key, which);
    return { ...payment, fingerprint: hashOf(`${which} ${key}`) };
  });
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
