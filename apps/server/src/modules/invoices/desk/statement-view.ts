import { matchPayments } from "@vycep/domain/billing/match-payment";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { BankStatement, OpenInvoice, PaymentMatch } from "../../../platform/desk/desk-graphql.gen.ts";
import { shipTosById } from "../../ship-to/ship-to.facts.ts";
import { invoicesFor, type OpenInvoiceRow } from "./open-invoices.repo.ts";
import type { PaymentsDeskDeps } from "./payments-desk.deps.ts";
import { movementsOf, type StatementRow, statementOf } from "./statements.repo.ts";

/** A statement with its payments, and what each that waits is likely for, as invoices are open now. */
export async function statementView(
  { db, staffNameOf }: PaymentsDeskDeps,
  id: string,
): Promise<BankStatement | null> {
  const row = await statementOf(db, id);
  if (row === undefined) return null;
  const movements = await movementsOf(db, row.id);
  const unsettled = movements.filter(({ paid, leftReason }) => paid === null && leftReason === null);
  const waiting = unsettled.filter(({ isToldBefore }) => !isToldBefore);
  const open = await invoicesFor(db, {
    symbols: waiting.map(({ symbol }) => symbol).filter((symbol) => symbol !== ""),
    amounts: waiting.map(({ amountMinor }) => amountMinor),
  });
  const views = await openInvoiceViews(db, open);
  const matches = matchPayments(waiting, open);
  const matchOf = new Map<number, PaymentMatch>([
    ...unsettled.map(({ line }) => [line, toldBefore] as const),
    ...waiting.flatMap(({ line }, at) => {
      const match = matches[at];
      return match === undefined ? [] : [[line, matchViewOf(match, views)] as const];
    }),
  ]);
  return {
    ...headOf(row, (await namesOf(db, [row.addedBy], staffNameOf)).get(row.addedBy)),
    payments: movements.map(({ isToldBefore: _before, ...movement }) => ({
      ...movement,
      match: matchOf.get(movement.line) ?? null,
    })),
  };
}

export function headOf({ addedAt, ...row }: StatementRow, addedBy: string | undefined): BankStatement {
  return {
    ...row,
    id: String(row.id),
    addedAt: addedAt.toISOString(),
    addedBy: addedBy ?? null,
    payments: [],
  };
}

/** Names of the staff, in one statement. */
export async function namesOf(
  db: Db,
  uids: readonly string[],
  staffNameOf: PaymentsDeskDeps["staffNameOf"],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ uid: string; name: string | null }>`
    select who.uid, ${staffNameOf(sql`who.uid`)} as name from unnest(${[...new Set(uids)]}::text[]) as who(uid)`.execute(
    db,
  );
  return new Map(rows.flatMap(({ uid, name }) => (name === null ? [] : [[uid, name] as const])));
}

/** Open invoices with the names of customer and place, by their numbers. */
export async function openInvoiceViews(
  db: Db,
  open: readonly OpenInvoiceRow[],
): Promise<ReadonlyMap<string, OpenInvoice>> {
  const places = await shipTosById(
    db,
    open.map(({ shipToId }) => shipToId),
  );
  return new Map(
    open.map(({ companyId, shipToId, ...invoice }) => {
      const place = places.get(shipToId);
      return [
        invoice.number,
        {
          ...invoice,
          companyName: place?.payer.name ?? companyId,
          shipToName: place?.facts.name ?? shipToId,
        },
      ];
    }),
  );
}

/** Whether an earlier statement means the same payment somebody decides. */
const toldBefore: PaymentMatch = { kind: "told_before", differsMinor: null, invoice: null };

function matchViewOf(
  match: ReturnType<typeof matchPayments>[number],
  views: ReadonlyMap<string, OpenInvoice>,
): PaymentMatch {
  return {
    kind: match.kind === "by-amount" ? "by_amount" : match.kind,
    differsMinor: "differsMinor" in match ? match.differsMinor : null,
    invoice: "number" in match ? (views.get(match.number) ?? null) : null,
  };
}
